import { css } from '@linaria/core'
import { color, radius, size, space } from '../../../ui/tokens'

/** A card of boxes to tick, one below the other. */
export const group = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  max-inline-size: 48rem;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  overflow-wrap: anywhere;

  & > p {
    margin: 0;
  }
`

/** A text to be read, without a box. */
export const read = css`
  color: ${color.muted};
  font-size: ${size.s};
  line-height: 1.6;

  & p {
    margin: 0;
  }

  & a {
    color: ${color.accent};
  }
`
