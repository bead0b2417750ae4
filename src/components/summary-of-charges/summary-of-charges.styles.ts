import { css } from '@linaria/core'
import { color, radius, space } from '../../ui/tokens'

export const skeleton = css`
  max-inline-size: 48rem;
  min-block-size: 18rem;
  margin-block-start: ${space.m};
  border-radius: ${radius.l};
  background: ${color.skeleton};
`
