import { css } from '@linaria/core'
import { color, from, radius, size, space } from '../../ui/tokens'

/** Wide enough for the price beside the button, and for both beside the name. */
const HALF = '@container (inline-size >= 22rem)'
const WHOLE = '@container (inline-size >= 36rem)'

/** The rates of a card, or its one rate: rows are laid out by their width, not by the window's. */
export const rates = css`
  container-type: inline-size;
  margin: 0;
  padding: 0;
  list-style: none;

  & > * {
    border-block-start: 1px solid ${color.border};
  }

  ${from.xl} {
    border-inline-start: 1px solid ${color.border};

    & > :first-child {
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

  & :is(h1, h2, h3, h4, h5, h6) {
    margin: 0;
    font-size: ${size.m};
    line-height: 1.4;
  }

  ${HALF} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > :first-child {
      grid-column: 1 / -1;
    }
  }

  ${WHOLE} {
    grid-template-columns: minmax(0, 1fr) minmax(11rem, auto) auto;

    & > :first-child {
      grid-column: auto;
    }
  }

  & > :is(button, a) {
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
