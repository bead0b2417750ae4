import { css } from '@linaria/core'
import { color, from, radius, shadow, size, space } from '../../ui/tokens'

/** Rooms are what the page is for: they begin early. */
export const block = css`
  --foyer-block-start: ${space.xl};
`

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  margin-block-end: ${space.m};

  & > * {
    min-inline-size: 0;
  }

  & > p {
    margin: 0;
    color: ${color.muted};
  }
`

/** What is said before the rooms: of a choice, of two prices, of what is not on sale. */
export const messages = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  margin-block-end: ${space.l};

  & form {
    margin-block: ${space.s};
  }
`

export const bar = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  margin-block-end: ${space.l};
`

export const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  margin: ${space.m} 0;
  padding: 0;
  list-style: none;

  /*
   * A hotel may sell hundreds of rates: those out of sight are not laid out. The height is that of a
   * card with three rates, so that tools that look at places find no card above the next section.
   */
  & > * {
    content-visibility: auto;
    contain-intrinsic-size: auto 94rem;
  }

  ${from.l} {
    & > * {
      contain-intrinsic-size: auto 36rem;
    }
  }
`

export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};

  ${from.l} {
    grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
  }

  &[data-sold-out] {
    grid-template-columns: minmax(0, 1fr);
    background: ${color.raised};
    box-shadow: none;
  }
`

export const room = css`
  display: grid;
  align-content: start;
  gap: ${space.s};
  padding: ${space.m};
  overflow-wrap: anywhere;

  & p {
    margin: 0;
    line-height: 1.6;
  }
`

/** The heights of W19, as shapes, so that text at twice its size cuts nothing. */
export const photo = css`
  aspect-ratio: 16 / 10;
  margin: calc(-1 * ${space.m}) calc(-1 * ${space.m}) ${space.s};
  overflow: hidden;
  background: ${color.skeleton};
`

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  margin: 0;
  padding: 0;
  color: ${color.muted};
  font-size: ${size.s};
  line-height: 1.7;
  overflow-wrap: anywhere;
  /* A number stays with its unit. */
  word-break: keep-all;
  list-style: none;
`

export const rates = css`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    border-block-start: 1px solid ${color.border};
  }

  ${from.l} {
    border-inline-start: 1px solid ${color.border};

    & > li:first-child {
      border-block-start: 0;
    }
  }
`

export const rate = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space.m};
  padding: ${space.m};

  & h4 {
    margin: 0;
    font-size: ${size.m};
    line-height: 1.4;
  }

  ${from.s} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > :first-child {
      grid-column: 1 / -1;
    }
  }

  ${from.m} {
    grid-template-columns: minmax(0, 1fr) minmax(11rem, auto) auto;

    & > :first-child {
      grid-column: auto;
    }
  }

  & > button {
    min-inline-size: 7rem;
  }

  & > button[data-busy] {
    cursor: progress;
    opacity: 0.7;
  }
`

/** Why a rate is not in the cart, below it. */
export const notice = css`
  padding: 0 ${space.m} ${space.m};
`

export const badges = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin: 0 0 ${space.xs};
  font-size: ${size.xs};

  &:empty {
    display: none;
  }

  & > b {
    padding: 0 ${space.s};
    border: 1px solid ${color.border};
    border-radius: ${radius.round};
    background: ${color.raised};
    color: ${color.text};
    line-height: 1.8;
  }
`

export const terms = css`
  margin: ${space.xs} 0 0;
  padding: 0;
  color: ${color.muted};
  font-size: ${size.s};
  line-height: 1.6;
  list-style: none;

  & > [data-part='left'] {
    color: ${color.danger};
    font-weight: 600;
  }
`

export const detailsLink = css`
  margin: ${space.xs} 0 0;
  font-size: ${size.s};
  line-height: 1.6;

  & > a {
    color: ${color.accent};
    font-weight: 600;
    text-underline-offset: 0.2em;
  }
`

export const more = css`
  border-block-start: 1px solid ${color.border};

  & > summary {
    padding: ${space.m};
    color: ${color.accent};
    font-size: ${size.s};
    font-weight: 600;
    cursor: pointer;
  }

  ${from.l} {
    border-inline-start: 1px solid ${color.border};
  }
`

/** As high as a card of `list`. */
export const skeletonCard = css`
  grid-template-rows: auto 1fr;
  min-block-size: 94rem;

  ${from.l} {
    grid-template-rows: auto;
    min-block-size: 36rem;
  }
`

export const skeletonRates = css`
  display: grid;
  grid-auto-rows: 1fr;

  & > * {
    align-content: center;
    padding: ${space.m};
    border-block-start: 1px solid ${color.border};
  }

  ${from.l} {
    border-inline-start: 1px solid ${color.border};

    & > :first-child {
      border-block-start: 0;
    }
  }
`

/** Days as tiles, as many in a row as fit, or weeks, so that a weekday has a column. */
export const nights = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: ${space.s};
  margin: ${space.s} 0 ${space.l};
  padding: 0;
  list-style: none;

  ${from.l} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }

  & a {
    display: grid;
    align-content: start;
    box-sizing: border-box;
    block-size: 100%;
    min-block-size: 44px;
    padding: ${space.s};
    border: 1px solid ${color.border};
    border-radius: ${radius.m};
    background: ${color.surface};
    color: inherit;
    text-decoration: none;
  }

  & a:hover {
    border-color: currentcolor;
  }

  & time {
    color: ${color.muted};
    font-size: ${size.s};
  }

  & bdi {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`
