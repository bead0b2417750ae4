import { css } from '@linaria/core'
import {
  bigLetters,
  color,
  motion,
  print,
  radius,
  shadow,
  size,
  space,
  unseen,
} from '../../ui/tokens'

/** A link or a button of the header: plain text, underlined under the mouse. */
const word = `
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  min-block-size: 44px;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color.text};
  font: inherit;
  font-size: ${size.s};
  text-decoration: underline transparent;
  text-underline-offset: 0.5em;
  white-space: nowrap;
  cursor: pointer;
  transition: text-decoration-color ${motion.quick};
`

const wordHover = `
  color: ${color.accentStrong};
  text-decoration-color: currentcolor;
`

export const row = css`
  display: none;

  @media (min-width: 62em) {
    display: block;
  }

  ${print} {
    display: none;
  }

  > ul {
    display: flex;
    gap: ${space.l};
  }

  > ul > li > :is(a, button) {
    ${word}
  }

  > ul > li > :is(a, button):hover,
  button:has(+ :popover-open) {
    ${wordHover}
  }

  button::after {
    content: '';
    inline-size: 0.4em;
    block-size: 0.4em;
    margin-block-start: -0.25em;
    border: solid currentcolor;
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
  }

  button:has(+ :popover-open)::after {
    margin-block-start: 0.25em;
    rotate: 225deg;
  }

  /* Below the whole header, from edge to edge. */
  [popover] {
    position: fixed;
    inset: 4rem 0 auto;
    inline-size: auto;
    max-block-size: calc(100dvh - 5rem);
    margin: 0;
    padding: ${space.m} var(--foyer-edge) ${space.xl};
    border: 0;
    border-block-end: 1px solid ${color.border};
    background: ${color.surface};
    color: ${color.text};
    box-shadow: ${shadow.card};
    overflow: auto;
  }

  [popover] > a {
    display: inline-block;
    padding-block: ${space.s};
    color: ${color.accent};
    font-weight: 600;
    text-underline-offset: 0.35em;
  }

  [popover] ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
    gap: 0 ${space.l};
  }

  [popover] li > a {
    display: block;
    margin-inline: calc(-1 * ${space.s});
    padding: ${space.s};
    border-radius: ${radius.s};
    color: ${color.text};
    text-decoration: none;
  }

  [popover] li > a:hover {
    background: ${color.raised};
  }

  [popover] span {
    display: block;
    color: ${color.muted};
    font-size: ${size.s};
  }
`

/** Below L only the current step is shown. */
export const steps = css`
  display: flex;
  align-items: center;
  gap: ${space.s} ${space.l};
  min-inline-size: 0;
  counter-reset: step;

  @media (min-width: 62em) {
    margin-inline-start: auto;
  }

  li {
    display: inline-flex;
    align-items: center;
    gap: ${space.s};
    color: ${color.muted};
    font-size: ${size.s};
    line-height: 1.2;
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 1.75em;
    block-size: 1.75em;
    border: 1px solid ${color.borderStrong};
    border-radius: 50%;
    font-size: ${size.xs};
    line-height: 1;
  }

  [aria-current] {
    color: ${color.text};
    font-weight: 600;
  }

  [aria-current]::before {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: ${color.accent};
    text-underline-offset: 0.35em;
  }

  @media (max-width: 61.99em) {
    /* The logo comes first, then the name. */
    flex: 1 1 2em;
    min-inline-size: 2em;

    ${bigLetters} {
      flex-basis: 1.4em;
      min-inline-size: 1.4em;
    }

    /* Not display: none, which does not count: the current step would always be the first. */
    li:not([aria-current]) {
      position: absolute;
      inline-size: 0;
      overflow: hidden;
      visibility: hidden;
    }

    /* A number alone would look like a count of messages. */
    [aria-current]::before {
      content: counter(step) '/' attr(data-of);
      inline-size: 2.4em;
      border-radius: 1em;

      ${bigLetters} {
        content: counter(step);
        inline-size: 1.75em;
      }
    }

    /* A name that does not fit beside its number wraps, out of sight. */
    [aria-current] {
      flex-wrap: wrap;
      column-gap: ${space.s};
      row-gap: ${space.m};
      block-size: 1.75em;
      overflow: hidden;
      line-height: 1.75em;
    }
  }

  /* Only the number, where four names do not fit; the link back covers its number. */
  @media (min-width: 62em) and (max-width: 89.99em) {
    column-gap: ${space.m};

    li:not([aria-current]) > span {
      ${unseen}
    }

    li:has(> a) {
      position: relative;
      color: ${color.accent};
    }

    li > a {
      position: absolute;
      inset: -0.8em -0.5em;
      min-block-size: 0;
      text-indent: 100%;
      white-space: nowrap;
      overflow: hidden;
    }
  }
`

/** Beside the account from L up, and in the drawer. */
export const utilities = css`
  display: none;

  dialog & {
    display: grid;
  }

  @media (min-width: 62em) {
    display: flex;
    gap: ${space.l};
    margin-inline-start: auto;

    /* Both are at the end of the row. */
    & + div {
      margin-inline-start: 0;
    }

    /* Beside the booking's steps only the telephone icon fits. */
    ol + & [href^='tel:'] > span {
      ${unseen}
    }
  }

  ${print} {
    display: none;
  }

  :is(a, button) {
    ${word}
  }

  :is(a, button):hover {
    ${wordHover}
  }
`
