import { css } from '@linaria/core'
import { from, space } from '../../ui/tokens'

export const place = css`
  padding: ${space.m} var(--foyer-edge) 0;

  ${from.m} {
    padding-block-start: ${space.l};
  }
`
