import { css } from '@linaria/core'

/**
 * What only an author sees on the page: of its own colours, so that nobody takes it for the site's, and
 * the same on a dark ground. Nothing of it moves what is around it.
 */
const INK = '#1f2430'
const GROUND = '#fffbe8'
const LINE = '#8a6d00'
const TROUBLE = '#b3261e'
const FONT = '500 13px/1.4 system-ui, sans-serif'

export const frame = css`
  box-sizing: border-box;
  display: grid;
  gap: 4px;
  justify-items: start;
  align-content: center;
  min-block-size: 72px;
  padding: 16px 20px;
  border: 2px dashed ${LINE};
  border-radius: 6px;
  background: ${GROUND};
  color: ${INK};
  font: ${FONT};
  text-align: start;
  overflow-wrap: anywhere;
`

export const frameTitle = css`
  margin: 0;
  font: 600 14px/1.4 system-ui, sans-serif;
`

export const frameText = css`
  margin: 0;
`

export const badge = css`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 4px;
  z-index: 5;
  max-inline-size: min(36ch, calc(100% - 8px));
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 4px;
  pointer-events: none;
`

export const chip = css`
  padding: 2px 8px;
  border: 1px solid ${LINE};
  border-radius: 999px;
  background: ${GROUND};
  color: ${INK};
  font: ${FONT};
  overflow-wrap: anywhere;
`

export const problems = css`
  box-sizing: border-box;
  display: block;
  margin: 0;
  padding: 8px 12px;
  border: 1px solid ${TROUBLE};
  border-radius: 6px;
  background: #fff4f2;
  color: ${INK};
  font: ${FONT};
  text-align: start;
  list-style: none;
  overflow-wrap: anywhere;
`

export const problemField = css`
  color: ${TROUBLE};
  font-weight: 700;
`

/** Of the whole page: nothing moves by itself, and a badge stands at its widget. */
export const stillness = css`
  &[data-foyer-author='edit'] * {
    animation: none !important;
    transition: none !important;
    scroll-behavior: auto !important;
  }
  &[data-foyer-author='edit'] *::before,
  &[data-foyer-author='edit'] *::after {
    animation: none !important;
    transition: none !important;
  }
  &[data-foyer-author='edit'] foyer-widget > div {
    position: relative;
  }
  /* Its badge says on which widths visitors do not see it. */
  &[data-foyer-author='edit'] foyer-widget[data-hide-on] {
    display: block;
  }
  &[data-foyer-author='edit'] [aria-disabled='true'] {
    cursor: default;
  }
  &[data-foyer-author='preview'] [data-author-only] {
    display: none !important;
  }
`
