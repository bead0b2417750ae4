import { css } from '@linaria/core'
import { color, size, space } from 'foyer/tokens'

export const room = css`
  min-block-size: 44px;
`

export const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};
  min-block-size: 44px;
  margin: 0;
  color: ${color.muted};
  font-size: ${size.l};
`
