import { css } from '@linaria/core'
import { bigLetters, color, container, from, print, shadow, size, space } from '../../ui/tokens'

/** A window so low, as with an on-screen keyboard, that the bar would take too much of the page. */
const LOW = '@media (max-height: 24em)'

/** A phone with letters of a usual size. */
const PHONE = '@media (min-width: 19em) and (max-width: 767.98px)'

/** Where the placeholder sticks, and room for it below what has the focus. */
export const stuck = css`
  :global() {
    foyer-widget[data-sticky='bottom'] {
      inset-block-end: 0;
      z-index: 48;
    }

    html:has(foyer-widget[data-sticky='bottom'] > div:not(:empty)) {
      scroll-padding-block-end: 8rem;
    }

    ${bigLetters} {
      foyer-widget[data-sticky='bottom'] {
        position: static;
      }
    }

    ${LOW} {
      foyer-widget[data-sticky='bottom'] {
        position: static;
      }
    }

    ${print} {
      foyer-widget[data-sticky='bottom'] {
        position: static;
      }
    }
  }
`

export const bar = css`
  margin-block-start: var(--foyer-rhythm);
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};
  box-shadow: ${shadow.bar};
  line-height: 1.4;
  pointer-events: auto;

  & p {
    margin: 0;
  }
`

export const inner = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.l};
  inline-size: ${container};
  margin-inline: auto;
  padding-block: ${space.s};

  /* The price beside the next step, and above that the link: half as high as one below the other. */
  ${PHONE} {
    display: grid;
    grid-template-columns: auto auto;
  }

  /* One long word of twice the size is wider than a phone. */
  & > form {
    min-inline-size: 0;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
`

/**
 * A strip over the rest, from the first paint on; its text begins where the rest begins, and does not
 * move when the time is filled in: the strip has room for the longer of its two texts.
 */
export const note = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: ${space.xs} var(--foyer-edge);
  background: ${color.raised};
  font-size: ${size.s};

  & > *,
  &::before,
  &::after {
    grid-area: 1 / 1;
  }

  &::before,
  &::after {
    visibility: hidden;
  }

  &::before {
    content: attr(data-first);
  }

  &::after {
    content: attr(data-then);
  }
`

/** Small screens show total and action alone. */
export const stay = css`
  display: none;

  ${from.m} {
    display: grid;
  }

  & > span {
    color: ${color.muted};
    font-size: ${size.s};
  }
`

export const price = css`
  display: grid;
  color: ${color.muted};
  font-size: ${size.xs};

  ${PHONE} {
    grid-row: span 2;
  }

  ${from.m} {
    margin-inline-start: auto;
    text-align: end;
  }
`

export const amount = css`
  color: ${color.text};
  font-size: ${size.l};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`

export const action = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
  font-size: ${size.s};

  ${PHONE} {
    justify-content: end;
    text-align: end;
    /* Lines of equal length, which end between phrases. */
    text-wrap: balance;
    word-break: auto-phrase;

    &:last-child {
      grid-row: span 2;
    }

    & ~ form {
      text-align: end;
    }
  }

  & > a:not([data-kind]) {
    color: ${color.accent};
  }
`
