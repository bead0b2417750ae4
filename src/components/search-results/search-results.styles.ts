import { css } from '@linaria/core'
import {
  color,
  forcedChosen,
  forcedColors,
  from,
  motion,
  print,
  radius,
  shadow,
  size,
  space,
} from '../../ui/tokens'

/** Close to the search above, and away from the end of the page. */
export const block = css`
  --foyer-block-start: ${space.l};
  --foyer-block-end: var(--foyer-rhythm);
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

export const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  margin: ${space.l} 0;
  padding: 0;
  list-style: none;

  & > * {
    container-type: inline-size;
    content-visibility: auto;
    contain-intrinsic-size: auto 30rem;
  }

  ${from.m} {
    & > * {
      contain-intrinsic-size: auto 16rem;
    }
  }
`

/** Wide enough for a price at the end; a picture at the start needs less. */
const WHOLE = '@container (inline-size >= 42rem)'
const WIDE = '@container (inline-size >= 56rem)'
const HALF = '@container (inline-size >= 29rem)'

/** One under the other, then picture and facts side by side, then with the price at the end. */
export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  transition: border-color ${motion.quick};

  ${HALF} {
    grid-template-columns: minmax(0, 12rem) minmax(0, 1fr);
  }

  ${WHOLE} {
    grid-template-columns: minmax(0, 12rem) minmax(0, 1fr) minmax(0, 14rem);
  }

  ${WIDE} {
    grid-template-columns: minmax(0, 17rem) minmax(0, 1fr) minmax(0, 18rem);
  }

  &[data-sold-out] {
    background: ${color.raised};
    box-shadow: none;
  }

  &[data-active] {
    border-color: ${color.accent};
  }
`

export const photo = css`
  position: relative;
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

/** On the picture, so that nothing moves when it comes. */
export const heart = css`
  position: absolute;
  inset-block-start: ${space.s};
  inset-inline-end: ${space.s};
  border-radius: ${radius.round};

  &:has(button, a) {
    background: ${color.surface};
    box-shadow: ${shadow.card};
  }

  /* On the picture: the card cuts what stands out of it, and its price and button stay free. */
  && [role='alert']:not(:empty) {
    position: fixed;
    inset-block: 3.75rem auto;
    inset-inline: ${space.s} auto;
    inline-size: auto;
    max-inline-size: 11rem;
  }
`

/** List and map side by side; a narrow window shows one of them. */
export const layout = css`
  &[data-view='map'] > :first-child {
    display: none;
  }

  ${from.l} {
    display: grid;
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    gap: ${space.l};

    &[data-view] > :first-child {
      display: block;
    }
  }

  @media (scripting: none) {
    display: block;

    &[data-view] > :first-child {
      display: block;
    }
  }
`

export const mapPlace = css`
  display: none;
  min-block-size: 20rem;
  margin-block: ${space.m} ${space.l};
  border-radius: ${radius.l};
  background: ${color.skeleton};

  [data-view='map'] > & {
    display: block;
    block-size: 68svh;
  }

  ${from.l} {
    && {
      position: sticky;
      inset-block-start: calc(var(--foyer-sticky-top) + ${space.m});
      display: block;
      block-size: min(100svh - var(--foyer-sticky-top) - 2 * ${space.m}, 54rem);
      margin-block: ${space.l};
    }
  }

  ${print} {
    && {
      position: static;
    }
  }
`

export const filters = css`
  margin-block-start: ${space.m};
`

/** The order has a row of its own where list and map take turns. */
export const order = css`
  --order-basis: 100%;

  ${from.l} {
    --order-basis: 12em;
  }
`

export const views = css`
  ${from.l} {
    display: none;
  }
`

export const facts = css`
  display: grid;
  align-content: start;
  gap: ${space.s};
  padding: ${space.m};
  overflow-wrap: anywhere;

  & > p {
    margin: 0;
    color: ${color.muted};
    line-height: 1.6;
  }

  & a {
    color: inherit;
    text-decoration-color: transparent;
    text-underline-offset: 0.2em;
  }

  & a:hover {
    text-decoration-color: currentcolor;
  }
`

export const rating = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  white-space: nowrap;
`

export const tags = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  font-size: ${size.xs};
  list-style: none;

  & > li {
    padding: 0 ${space.s};
    border: 1px solid ${color.border};
    border-radius: ${radius.round};
    line-height: 1.8;
  }
`

export const price = css`
  display: grid;
  align-content: center;
  gap: ${space.m};
  padding: ${space.m};
  border-block-start: 1px solid ${color.border};

  & > p {
    margin: 0;
    font-size: ${size.s};
    line-height: 1.6;
  }

  ${WHOLE} {
    border-block-start: 0;
    border-inline-start: 1px solid ${color.border};
  }
`

export const pager = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.m};

  & > ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & li a {
    display: grid;
    place-items: center;
    min-inline-size: 44px;
    min-block-size: 44px;
    border-radius: ${radius.control};
    color: ${color.text};
    text-decoration: none;
  }

  & li a:hover {
    background: ${color.raised};
  }

  & li a[aria-current] {
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: 600;
  }

  ${forcedColors} {
    & li a[aria-current] {
      ${forcedChosen}
    }
  }
`
