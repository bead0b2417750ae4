import { css } from '@linaria/core'

/**
 * Hides an element until the parser has reached its `ParsedEnd`. In a row that is aligned to its end,
 * parts that have arrived would otherwise move with each further part. The element keeps its space.
 */
export const revealWhenParsed = css`
  &:not(:has(> [data-parsed-end])) {
    visibility: hidden;
  }
`
