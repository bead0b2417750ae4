import { css } from '@linaria/core'
import { color, font, from, motion, print, size, space } from '../tokens'

/** B.0: tablet is M, desktop is L and wider. */
const tablet = '@media (min-width: 768px) and (max-width: 991.98px)'
const desktop = from.l
const noScript = '@media (scripting: none)'

export const list = css`
  border-block-end: 1px solid ${color.border};
`

export const item = css`
  border-block-start: 1px solid ${color.border};

  ${print} {
    break-inside: avoid;
  }
`

export const heading = css`
  margin: 0;
  font: ${font.displayWeight} ${size.l} / 1.35 ${font.display};

  :is(:lang(ja), :lang(zh), :lang(ar)) & {
    line-height: 1.5;
  }
`

const plain = 'pointer-events: none;'
const noSign = 'display: none;'

/**
 * The same box for a button and a plain title, so that replacing one by the other moves nothing.
 */
export const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  inline-size: 100%;
  min-block-size: 64px;
  padding: ${space.m} 0;
  border: 0;
  background: none;
  color: ${color.text};
  font: inherit;
  text-align: start;
  hyphens: auto;
  overflow-wrap: anywhere;

  button& {
    cursor: pointer;
    transition: color ${motion.quick};
  }

  button&:hover {
    color: ${color.accent};
  }

  & svg {
    color: ${color.accent};
    font-size: ${size.m};
  }

  & > svg {
    transition: rotate ${motion.calm};
  }

  &[aria-expanded='true'] > svg,
  :not([data-live]) > :target > * > & > svg {
    rotate: 180deg;
  }

  ${tablet} {
    [data-always-open~='tablet'] > * > * > & {
      ${plain}
    }

    [data-always-open~='tablet'] > * > * > & > svg {
      ${noSign}
    }
  }

  ${desktop} {
    [data-always-open~='desktop'] > * > * > & {
      ${plain}
    }

    [data-always-open~='desktop'] > * > * > & > svg {
      ${noSign}
    }
  }

  foyer-widget[status='failed'] & {
    ${plain}
  }

  foyer-widget[status='failed'] & > svg {
    ${noSign}
  }

  ${noScript} {
    ${plain}

    & > svg {
      ${noSign}
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
  display: block;
  block-size: auto;
  content-visibility: visible;
`

/**
 * A closed panel takes no room; only the browser's find-in-page reaches it. It is open where no
 * script can open it: on paper, without a script, after a failed load. It is also open for a
 * visitor who came by its link, until the widget is hydrated and keeps that state.
 */
export const panel = css`
  display: block;
  interpolate-size: allow-keywords;

  &[hidden] {
    block-size: 0;
    content-visibility: hidden;
    overflow-y: clip;
  }

  /* Clipped while it unfolds; visible overflow afterwards. */
  [data-live] > * > & {
    transition:
      block-size ${motion.calm},
      overflow-y 0s var(--foyer-duration-calm) allow-discrete;
  }

  [data-live] > * > &[hidden] {
    transition:
      block-size ${motion.calm},
      content-visibility ${motion.calm} allow-discrete;
  }

  @supports not (content-visibility: hidden) {
    &[hidden] {
      display: none;
    }
  }

  :not([data-live]) > :target > &[hidden],
  foyer-widget[status='failed'] &[hidden] {
    ${shown}
  }

  ${tablet} {
    [data-always-open~='tablet'] > * > &[hidden] {
      ${shown}
    }
  }

  ${desktop} {
    [data-always-open~='desktop'] > * > &[hidden] {
      ${shown}
    }
  }

  ${noScript} {
    &[hidden] {
      ${shown}
    }
  }

  ${print} {
    &[hidden] {
      ${shown}
    }
  }
`

export const body = css`
  padding-block: 0 ${space.l};
`
