import { css } from '@linaria/core'

/**
 * Seen only when all of it is there, up to its `WholeEnd`: while the parser is in the middle of a row
 * that is aligned to its end, what has come would move with what comes. The space is kept.
 */
export const whole = css`
  &:not(:has(> [data-whole])) {
    visibility: hidden;
  }
`
