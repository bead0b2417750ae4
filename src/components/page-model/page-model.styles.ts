import { css } from '@linaria/core'

/** Keeps the footer where it will be: below. */
export const waiting = css`
  &[data-part='main'] {
    min-block-size: 60vh;
  }
`
