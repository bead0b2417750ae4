import { css } from '@linaria/core'
import { space } from '../../ui/tokens'

/** A note beside what it belongs to, not a block of its own. */
export const place = css`
  --foyer-block-start: ${space.l};
`
