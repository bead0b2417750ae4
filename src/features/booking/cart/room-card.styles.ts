import { css } from '@linaria/core'
import { color, from, radius, shadow, size, space } from '../../../ui/tokens'

/** A card with a picture of a room, what it is, and what it costs; its columns are the widget's. */
export const card = css`
  display: grid;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`

export const photo = css`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${color.skeleton};

  ${from.m} {
    aspect-ratio: auto;
    /* A loaded picture has its own ratio, and would make the card higher. */
    contain: size;
    min-block-size: 100%;
  }
`

export const content = css`
  display: grid;
  align-content: start;
  gap: ${space.xs};
  padding: ${space.m};
  overflow-wrap: anywhere;

  & p {
    margin: 0;
  }
`

/** Lines about a room or a rate. */
export const facts = css`
  margin: 0;
  padding: 0;
  color: ${color.muted};
  font-size: ${size.s};
  line-height: 1.7;
  list-style: none;
`
