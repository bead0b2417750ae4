import { css } from '@linaria/core'

/** Reserves the height, so that the footer stays below. */
export const waiting = css`
  &[data-part='main'] {
    min-block-size: 60vh;
  }
`
