import { css } from '@linaria/core'

/** Breaks inside only where it is longer than the line. */
export const fact = css`
  display: inline-block;
`
