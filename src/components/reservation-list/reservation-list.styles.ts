import { css } from '@linaria/core'
import { color, forcedColors, from, radius, shadow, size, space } from '../../ui/tokens'

/** One line under all tabs; the current one stands on it. They wrap where letters are big. */
export const tabs = css`
  margin-block: ${space.m} 0;
  border-block-end: 1px solid ${color.border};

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.l};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 48px;
    margin-block-end: -1px;
    border-block-end: 3px solid transparent;
    color: ${color.muted};
    font-weight: 600;
    text-decoration: none;
  }

  & a:hover {
    border-color: ${color.borderStrong};
    color: ${color.text};
  }

  & a[aria-current] {
    border-color: ${color.accent};
    color: ${color.text};
  }

  ${forcedColors} {
    & a[aria-current] {
      border-color: Highlight;
    }
  }
`

export const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  margin-block: ${space.l} var(--foyer-rhythm);
`

export const shown = css`
  margin: 0;
  color: ${color.muted};
`

export const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  margin: 0;
  padding: 0;
  list-style: none;

  & > * {
    container-type: inline-size;
  }
`

const HALF = '@container (inline-size >= 29rem)'
const WHOLE = '@container (inline-size >= 42rem)'
const WIDE = '@container (inline-size >= 56rem)'

/** One under the other, then picture and facts side by side, then with the links at the end. */
export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};

  ${HALF} {
    grid-template-columns: minmax(0, 12rem) minmax(0, 1fr);
  }

  ${WHOLE} {
    grid-template-columns: minmax(0, 12rem) minmax(0, 1fr) minmax(0, 13rem);
  }

  ${WIDE} {
    grid-template-columns: minmax(0, 17rem) minmax(0, 1fr) minmax(0, 15rem);
  }
`

export const photo = css`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${color.skeleton};

  ${HALF} {
    grid-row: span 2;
    aspect-ratio: auto;
    /* A loaded picture has its own ratio, and would make the card higher. */
    contain: size;
    min-block-size: 12rem;
  }

  ${WHOLE} {
    grid-row: auto;
  }
`

export const face = css`
  padding: ${space.m};
`

/** At the end of a card, and below a text. */
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};

  article > & {
    padding: 0 ${space.m} ${space.m};
  }

  article > & > a {
    flex: 1 1 9rem;
  }

  ${WHOLE} {
    article > & {
      flex-direction: column;
      align-items: stretch;
      justify-content: center;
      padding: ${space.m};
      border-inline-start: 1px solid ${color.border};
    }

    article > & > a {
      flex: none;
    }
  }
`

export const total = css`
  flex: 1 0 100%;
  margin: 0;
  font-size: ${size.s};
  line-height: 1.6;

  & > b {
    font-size: ${size.m};
  }

  ${WHOLE} {
    flex: none;
    display: grid;
  }
`

export const pager = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.l};
  margin: 0;
`

export const prompt = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.s};
  padding: ${space.l};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.raised};
  overflow-wrap: anywhere;

  & > p {
    max-inline-size: 60ch;
    margin: 0;
    line-height: 1.6;
  }

  & > p:last-child {
    margin-block-start: ${space.s};
  }
`

/** What to do without having signed in: side by side where there is room. */
export const signIn = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.l};
  margin-block: ${space.l} var(--foyer-rhythm);

  ${from.l} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-columns: none;
  }
`

export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  max-inline-size: 44rem;
  padding: ${space.l};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  overflow-wrap: anywhere;

  & > p {
    margin: 0 0 ${space.s};
    color: ${color.muted};
    line-height: 1.6;
  }
`

export const skeleton = css`
  min-block-size: 30rem;
  border-radius: ${radius.l};
  background: ${color.skeleton};
`
