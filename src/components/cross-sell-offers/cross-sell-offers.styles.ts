import { css } from '@linaria/core'
import {
  color,
  font,
  forcedColors,
  motion,
  print,
  radius,
  shadow,
  size,
  space,
} from '../../ui/tokens'

/** One card on a phone, two on a tablet, three on a desktop; the last of three fills its row on a tablet. */
export const row = css`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  gap: var(--foyer-gap);
  margin: ${space.m} 0 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    flex: 1 1 100%;
    grid-template-columns: minmax(0, 1fr);
    min-inline-size: 0;
  }

  @container (inline-size >= 34rem) {
    & > li {
      flex-basis: calc(50% - var(--foyer-gap));
    }
  }

  @container (inline-size >= 54rem) {
    & > li {
      flex: 0 0 calc((100% - 2 * var(--foyer-gap)) / 3);
    }
  }

  ${print} {
    display: none;
  }
`

export const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
  transition: box-shadow ${motion.calm};

  &:hover {
    box-shadow: ${shadow.card};
  }

  ${forcedColors} {
    border-color: CanvasText;
  }
`

export const photo = css`
  flex: none;
  aspect-ratio: 3 / 2;
  background: ${color.skeleton};
`

export const words = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.s};
  padding: ${space.l};
  overflow-wrap: anywhere;

  & > * {
    margin: 0;
  }

  & :is(h3, h4, h5, h6) {
    font: ${font.displayWeight} ${size.l} / 1.3 ${font.display};
    text-wrap: balance;
  }

  :is(:lang(ja), :lang(zh), :lang(ar)) & :is(h3, h4, h5, h6) {
    line-height: 1.5;
  }

  & :is(h3, h4, h5, h6) a {
    color: ${color.text};
    text-decoration: none;
  }

  /* The whole card is the link. */
  & :is(h3, h4, h5, h6) a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.m};
  }

  & :is(h3, h4, h5, h6) a:focus-visible {
    outline: 0;
  }

  & :is(h3, h4, h5, h6) a:focus-visible::after {
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
  }
`

export const disclosure = css`
  color: ${color.muted};
  font-size: ${size.xs};
  line-height: 1.5;
`

export const text = css`
  color: ${color.muted};
  font-size: ${size.s};
  line-height: 1.6;

  & p {
    margin: 0;
  }

  /* Links of an author's text lie above the card's own. */
  & a {
    position: relative;
    z-index: 1;
    color: ${color.accent};
  }

  :is(:lang(ja), :lang(zh), :lang(ar)) & {
    line-height: 1.8;
  }
`

/** At the end of every card of a row. */
export const action = css`
  display: inline-flex;
  gap: ${space.s};
  align-items: center;
  margin-block-start: auto;
  padding-block-start: ${space.s};
  color: ${color.accent};
  font-size: ${size.s};
  font-weight: 600;

  & svg {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    transition: translate ${motion.calm};
  }

  &[data-new-tab] svg {
    rotate: -45deg;
  }

  article:hover & svg {
    translate: 0.25em;
  }

  [dir='rtl'] & svg {
    scale: -1 1;
  }

  [dir='rtl'] &[data-new-tab] svg {
    rotate: 45deg;
  }

  [dir='rtl'] article:hover & svg {
    translate: -0.25em;
  }
`
