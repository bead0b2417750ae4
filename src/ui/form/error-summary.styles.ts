import { css } from '@linaria/core'
import { space } from '../tokens'

export const errorList = css`
  margin: 0;
  padding-inline-start: 1.25em;

  /* Inline, so that the bullet stands at the first line of a link that wraps. */
  & li {
    padding-block: ${space.xs};
  }
`
