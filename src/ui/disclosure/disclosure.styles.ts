import { css } from '@linaria/core'
import { color, font, from, motion, print, size, space } from '../tokens'

/** B.0: tablet is M, desktop is L and wider. */
const tablet = '@media (min-width: 768px) and (max-width: 991.98px)'
const desktop = from.l

export const list = css`
  border-block-end: 1px solid ${color.border};
`

export const item = css`
  position: relative;
  border-block-start: 1px solid ${color.border};

  ${print} {
    break-inside: avoid;
  }
`

export const heading = css`
  min-inline-size: 0;
  margin: 0;
  font: ${font.displayWeight} ${size.l} / 1.35 ${font.display};

  :is(:lang(ja), :lang(zh), :lang(ar)) & {
    line-height: 1.5;
  }
`

const noSign = 'display: none;'

/** The content shows without being opened; where the browser cannot do that, the visitor opens it. */
const plain = `
  @supports selector(::details-content) {
    pointer-events: none;

    & > svg {
      ${noSign}
    }
  }
`

/**
 * The same box for a summary and a plain title, so that replacing one by the other moves nothing.
 */
export const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  min-block-size: 64px;
  padding: ${space.m} 0;
  color: ${color.text};
  hyphens: auto;
  overflow-wrap: anywhere;

  summary& {
    list-style: none;
    cursor: pointer;
    transition: color ${motion.quick};
  }

  summary&[hidden] {
    display: none;
  }

  summary&::-webkit-details-marker {
    display: none;
  }

  summary&:hover {
    color: ${color.accent};
  }

  & svg {
    color: ${color.accent};
    font-size: ${size.m};
  }

  & > svg {
    transition: rotate ${motion.calm};
  }

  [open] > & > svg {
    rotate: 180deg;
  }

  ${tablet} {
    [data-always-open~='tablet'] > * > details > & {
      ${plain}
    }
  }

  ${desktop} {
    [data-always-open~='desktop'] > * > details > & {
      ${plain}
    }
  }

  ${print} {
    min-block-size: 0;

    & > svg {
      ${noSign}
    }
  }
`

export const name = css`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-inline-size: 0;
`

const shown = `
  block-size: auto;
  overflow: visible;
  content-visibility: visible;
`

/** Without a box of its own, that it begins below its heading once that is plain moves nothing. */
const alwaysShown = `
  @supports selector(::details-content) {
    display: contents;
  }

  &:not([open])::details-content {
    ${shown}
  }
`

/** Closed, it takes no room; where it is always open and on paper, its content shows all the same. */
export const panel = css`
  interpolate-size: allow-keywords;

  &:not([open])::details-content {
    block-size: 0;
    overflow-y: clip;
  }

  /* Clipped while it unfolds; visible overflow afterwards. */
  [data-live] > * > &::details-content {
    transition:
      block-size ${motion.calm},
      overflow-y 0s var(--foyer-duration-calm) allow-discrete;
  }

  [data-live] > * > &:not([open])::details-content {
    transition:
      block-size ${motion.calm},
      content-visibility ${motion.calm} allow-discrete;
  }

  ${tablet} {
    [data-always-open~='tablet'] > * > & {
      ${alwaysShown}
    }
  }

  ${desktop} {
    [data-always-open~='desktop'] > * > & {
      ${alwaysShown}
    }
  }

  ${print} {
    &:not([open])::details-content {
      ${shown}
    }
  }
`

/** At the top of the section. */
export const place = css`
  position: absolute;
  inset-block-start: 0;
`

export const body = css`
  padding-block: 0 ${space.l};
`
