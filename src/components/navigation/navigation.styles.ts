import { css } from '@linaria/core'
import {
  bigLetters,
  color,
  container,
  motion,
  print,
  radius,
  reducedMotion,
  space,
  stickyHeight,
} from '../../ui/tokens'

/*
 * The breakpoints of the header are in em: 62em is L of B.0, and with text of twice the size it is
 * reached at twice the width. The height is the same at every width, because sticky elements below
 * depend on it.
 */

export const skip = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: var(--foyer-gutter);
  z-index: 1;
  padding: 0.75rem 1.25rem;
  border-radius: 0 0 ${radius.m} ${radius.m};
  background: ${color.inverse};
  color: ${color.onInverse};
  font-weight: 600;
  translate: 0 -110%;
  pointer-events: auto;

  &:focus {
    translate: none;
  }

  ${print} {
    display: none;
  }
`

export const header = css`
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
  pointer-events: auto;

  &[data-sticky] {
    transition: translate ${motion.calm};
  }

  /* Never while the focus is in it, or a panel of it is open. */
  &[data-away]:not(:focus-within, :has(:popover-open)) {
    translate: 0 -110%;
  }

  ${reducedMotion} {
    transition: none;
  }

  > div {
    display: flex;
    align-items: center;
    gap: ${space.s} ${space.m};
    inline-size: ${container};
    /* The line below it belongs to its height. */
    block-size: calc(${stickyHeight.top} - 1px);
    margin-inline: auto;
  }

  :where(ul, ol) {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  /* The logo has a fixed box, so that a late picture does not move the page. */
  > div > a {
    display: flex;
    flex: 0 1 9.25rem;
    align-items: center;
    min-inline-size: 5rem;
    min-block-size: 44px;
  }

  > div > a img {
    display: block;
    inline-size: 100%;
    block-size: 2.5rem;
    object-fit: contain;
    object-position: left center;
  }

  &:dir(rtl) > div > a img {
    object-position: right center;
  }

  /* Logo, step, sign-in and menu of a booking stand in 320 px. */
  @media (max-width: 22.5em) {
    > div {
      column-gap: ${space.xs};
    }
  }

  ${bigLetters} {
    > div {
      column-gap: 4px;
    }

    > div > a {
      flex-shrink: 4;
      min-inline-size: 1rem;
    }
  }

  @media (min-width: 62em) {
    > div {
      column-gap: ${space.l};
    }

    > div > a {
      flex: none;
      inline-size: 11rem;
    }
  }
`

export const menuButton = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-inline-size: 44px;
  min-block-size: 44px;
  margin-inline-end: -10px;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.text};
  font-size: 1.5rem;
  cursor: pointer;

  &:hover {
    background: ${color.raised};
  }

  ${bigLetters} {
    font-size: 1rem;
  }

  @media (min-width: 62em) {
    display: none;
  }

  ${print} {
    display: none;
  }
`
