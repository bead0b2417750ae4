import { css } from '@linaria/core'
import { size, space } from '../../../ui/tokens'

export const caption = css`
  padding-block: ${space.m} ${space.xs};
  font-size: ${size.m};
  font-weight: 600;
  text-align: start;
`
