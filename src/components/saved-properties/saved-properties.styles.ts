import { css } from '@linaria/core'
import { color, font, from, radius, size, space } from '../../ui/tokens'

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  margin-block-end: ${space.l};
`

export const count = css`
  margin: 0;
  color: ${color.muted};
`

export const cards = css`
  display: grid;
  gap: var(--foyer-gap);
  margin: ${space.m} 0 var(--foyer-rhythm);
  padding: 0;
  list-style: none;

  ${from.s} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.l} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

export const card = css`
  display: flex;
  flex-direction: column;
  min-block-size: 24rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  overflow: clip;
`

export const skeleton = css`
  min-block-size: 24rem;
  border-radius: ${radius.m};
  background: ${color.skeleton};
`

export const picture = css`
  aspect-ratio: 4 / 3;
  background: ${color.skeleton};

  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

export const name = css`
  margin: ${space.m} ${space.m} 0;
  font: ${font.displayWeight} ${size.l} / 1.3 ${font.display};

  a {
    color: ${color.text};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

export const place = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.xs} ${space.m};
  margin: ${space.xs} ${space.m} ${space.m};
  color: ${color.muted};
  font-size: ${size.s};
`

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-block-start: auto;
  padding: 0 ${space.m} ${space.m};

  > * {
    flex: 1 1 auto;
  }
`

/** Keeps the place of a removed hotel. */
export const gone = css`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space.m};
  flex: 1;
  padding: ${space.l};
  background: ${color.raised};
  text-align: center;

  p {
    margin: 0;
  }
`

export const empty = css`
  display: grid;
  margin-block-end: var(--foyer-rhythm);
  justify-items: start;
  gap: ${space.m};

  p {
    max-inline-size: 60ch;
    margin: 0;
  }
`
