import { css } from '@linaria/core'
import { color, radius, size, space } from '../tokens'

/** A note for authors, beside the part that it describes. */
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
