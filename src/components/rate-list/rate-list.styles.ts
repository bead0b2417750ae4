import { css } from '@linaria/core'
import { color, from, radius, size, space } from '../../ui/tokens'

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

  ${from.m} {
    & > * {
      contain-intrinsic-size: auto 51rem;
    }
  }

  ${from.xl} {
    & > * {
      contain-intrinsic-size: auto 34.5rem;
    }

    /* A card with more rates than it shows has a line that says so. */
    & > :has(details) {
      contain-intrinsic-size: auto 38.5rem;
    }
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

  ${from.xl} {
    border-inline-start: 1px solid ${color.border};
  }
`

/** As high as a card of `list`. */
export const skeleton = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 94rem;

  ${from.m} {
    min-block-size: 51rem;
  }

  ${from.xl} {
    min-block-size: 36rem;
  }
`

/** The way to the calendar, for a list without dates. */
export const datesLink = css`
  color: ${color.accent};
  font-weight: 600;
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

  /* Points below a price fit a line of the narrowest tile. */
  & bdi + bdi {
    font-size: ${size.s};
    font-weight: 400;
  }
`
