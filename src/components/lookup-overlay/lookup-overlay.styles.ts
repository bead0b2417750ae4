import { css } from '@linaria/core'
import { color, space } from '../../ui/tokens'

export const lead = css`
  margin: 0 0 ${space.m};
  color: ${color.muted};
  line-height: 1.6;
`
