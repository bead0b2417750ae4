import { css } from '@linaria/core'
import {
  color,
  container,
  font,
  from,
  motion,
  radius,
  reducedMotion,
  size,
  space,
} from '../../ui/tokens'

/** Lines on the dark background. */
const line = 'color-mix(in srgb, var(--foyer-color-on-inverse) 22%, transparent)'

export const footer = css`
  padding-block: ${space.xl};
  background: ${color.inverse};
  color: ${color.onInverse};

  /* Its background is dark in the light scheme as well. */
  > * {
    color-scheme: dark;
  }
  font-size: ${size.s};
  overflow-wrap: anywhere;

  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  ${from.m} {
    padding-block: ${space.xxl} ${space.xl};
  }
`

export const inner = css`
  inline-size: ${container};
  margin-inline: auto;
`

export const columns = css`
  ${from.m} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.xl};
    margin-block-end: ${space.xl};
  }

  ${from.l} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

/** The title of a column that is not collapsible. */
export const heading = css`
  display: none;
  margin: 0 0 ${space.m};
  font: 600 ${size.m} / 1.4 ${font.display};
`

export const summary = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  min-block-size: 56px;
  border-block-start: 1px solid ${line};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  h2,
  h3,
  h4,
  h5,
  h6 {
    margin: 0;
    font: 600 ${size.m} / 1.4 ${font.display};
  }

  svg {
    transition: rotate ${motion.quick};
  }

  [open] > & svg {
    rotate: 180deg;
  }

  ${reducedMotion} {
    svg {
      transition: none;
    }
  }
`

/**
 * On wider screens the content of a closed column is shown. A browser without support for it keeps
 * the accordion.
 */
export const column = css`
  padding-block-end: 0;

  &[open] {
    padding-block-end: ${space.m};
  }

  @supports selector(::details-content) {
    ${from.m} {
      &[open] {
        padding-block-end: 0;
      }

      &::details-content {
        content-visibility: visible;
      }

      > summary {
        display: none;
      }

      nav:has(> &) > *:first-child {
        display: block;
      }
    }
  }
`

export const links = css`
  margin: 0;
  padding: 0;
  list-style: none;

  li + li {
    margin-block-start: ${space.xs};
  }
`

export const link = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 36px;
  padding: ${space.xs} 0;
  border: 0;
  background: transparent;
  color: ${color.onInverseMuted};
  font: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition: color ${motion.quick};

  &:hover {
    color: ${color.onInverse};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`

/** Rich text below a link. */
export const below = css`
  color: ${color.onInverseMuted};

  p {
    margin: 0;
  }

  a {
    color: ${color.onInverse};
  }
`

export const destinations = css`
  margin-block-end: ${space.l};
  border-block-end: 1px solid ${line};

  ${from.m} {
    margin-block-end: ${space.xl};
  }
`

export const destinationColumns = css`
  display: grid;
  gap: ${space.xs} ${space.xl};
  padding-block: ${space.s} ${space.l};

  ${from.s} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: ${space.m};
  }

  ${from.l} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

export const social = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.l};
  margin-block: ${space.l};
`

export const socialTitle = css`
  margin: 0;
  font: 600 ${size.m} / 1.4 ${font.display};
`

export const socialLinks = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const socialLink = css`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border: 1px solid ${line};
  border-radius: ${radius.control};
  color: ${color.onInverse};
  transition: background-color ${motion.quick};

  &:hover {
    background: ${color.onInverse};
    color: ${color.inverse};
  }
`

export const glyph = css`
  inline-size: 20px;
  block-size: 20px;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`

export const bottom = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m} ${space.xl};

  :not(:first-child)& {
    padding-block-start: ${space.l};
    border-block-start: 1px solid ${line};
  }
`

export const copyright = css`
  max-inline-size: 100ch;
  color: ${color.onInverseMuted};
  font-size: ${size.xs};
  text-wrap: pretty;

  p {
    margin: 0;
  }

  p + p {
    margin-block-start: ${space.s};
  }

  a {
    color: inherit;
  }
`

/**
 * Says that the browser's privacy signal is honored. It keeps its place on every page, because a page that
 * is kept for all visitors learns of the signal in the browser (`services/analytics/privacy-signal.ts`).
 */
export const honored = css`
  visibility: hidden;
  margin: ${space.s} 0 0;
  font-size: ${size.xs};
  font-weight: 600;

  html[data-privacy-signal] & {
    visibility: visible;
  }
`

/** The links of the privacy column side by side. */
export const inline = css`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.l};
  }

  li + li {
    margin-block-start: 0;
  }
`

/** For an author only. */
export const warning = css`
  margin: 0 0 ${space.m};
  padding: ${space.s} ${space.m};
  border: 1px dashed currentcolor;
  border-radius: ${radius.m};
`
