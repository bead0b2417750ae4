import { css } from '@linaria/core'
import { color, space } from '../../../ui/tokens'

export const rating = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  font-weight: 600;
`

export const star = css`
  inline-size: 1.125em;
  block-size: 1.125em;
  fill: ${color.star};
`
