import { css } from '@linaria/core'
import { color, radius, size, space } from '../tokens'

/** What only an author reads, beside what it is about. */
export const authorNote = css`
  max-inline-size: 72ch;
  margin: ${space.s} 0 0;
  padding: ${space.s} ${space.m};
  border: 1px dashed ${color.warning};
  border-radius: ${radius.m};
  color: ${color.warning};
  font-size: ${size.s};
  text-align: start;
`
