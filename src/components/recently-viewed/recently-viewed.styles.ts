import { css } from '@linaria/core'
import { color, font, from, radius, shadow, size, space } from '../../ui/tokens'

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
`

/** A bit of the next card says that there are more. */
export const row = css`
  display: grid;
  grid-auto-columns: 82%;
  grid-auto-flow: column;
  gap: var(--foyer-gap);
  margin: ${space.m} calc(-1 * ${space.xs}) 0;
  padding: ${space.xs} ${space.xs} ${space.m};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${space.xs};
  scroll-snap-type: inline proximity;
  list-style: none;

  & > li {
    display: grid;
    scroll-snap-align: start;
  }

  ${from.m} {
    grid-auto-columns: calc((100% - var(--foyer-gap)) / 2);
  }

  ${from.l} {
    grid-auto-columns: calc((100% - 3 * var(--foyer-gap)) / 4);
  }
`

export const card = css`
  position: relative;
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};

  &:hover {
    box-shadow: ${shadow.card};
  }
`

export const photo = css`
  aspect-ratio: 16 / 9;
  background: ${color.skeleton};
`

export const facts = css`
  display: grid;
  gap: ${space.xs};
  padding: ${space.m};
  overflow-wrap: anywhere;

  & > * {
    margin: 0;
  }

  & > p {
    color: ${color.muted};
    font-size: ${size.s};
    line-height: 1.5;
  }

  & > :first-child {
    font: ${font.displayWeight} ${size.m} / 1.35 ${font.display};
  }

  & a {
    color: ${color.text};
    text-decoration: none;
  }

  & a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  /* The whole card is the link. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.m};
  }

  & a:focus-visible {
    outline: 0;
  }

  & a:focus-visible::after {
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
  }
`

export const rating = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
`
