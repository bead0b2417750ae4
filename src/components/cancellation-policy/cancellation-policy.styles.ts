import { css } from '@linaria/core'
import { color, radius, space } from '../../ui/tokens'

export const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  margin-block-start: ${space.m};
`

export const skeleton = css`
  max-inline-size: 48rem;
  min-block-size: 10rem;
  margin-block-start: ${space.m};
  border-radius: ${radius.l};
  background: ${color.skeleton};
`
