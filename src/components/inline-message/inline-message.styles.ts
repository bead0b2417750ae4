import { css } from '@linaria/core'
import { space } from '../../ui/tokens'

/** Close to the content that it belongs to. */
export const place = css`
  --foyer-block-start: ${space.l};
`
