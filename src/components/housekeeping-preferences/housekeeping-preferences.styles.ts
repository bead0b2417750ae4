import { css } from '@linaria/core'
import { color, radius, space } from '../../ui/tokens'

export const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  max-inline-size: 48rem;
  margin-block-start: ${space.m};
`

export const skeleton = css`
  min-block-size: 8.5rem;
  border-radius: ${radius.m};
  background: ${color.skeleton};
`
