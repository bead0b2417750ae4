import { css } from '@linaria/core'

/**
 * Styles of the parts that only an author sees. Their own colours set them apart from the site, also on
 * a dark background. The badge does not move the content around it.
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

export const neededField = css`
  text-decoration: underline;
  text-underline-offset: 3px;
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

/** Applies to the whole page: switches off animations, and positions each badge at its widget. */
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
  /* A placeholder in a text that is shown as its template (typed-template.ts). */
  &[data-foyer-author='edit'] *::highlight(foyer-placeholder) {
    background-color: ${GROUND};
    color: ${INK};
  }
  /* The author sees the widget at every width; its badge names the widths that hide it. */
  &[data-foyer-author='edit'] foyer-widget[data-hide-on] {
    display: block;
  }
  /* An empty container needs a visible area as a drop target. */
  &[data-foyer-author='edit'] [data-aue-type='container']:not(:has(*)) {
    min-block-size: 120px;
    outline: 2px dashed ${LINE};
    outline-offset: -8px;
  }
  &[data-foyer-author='edit'] [aria-disabled='true'] {
    cursor: default;
  }
  &[data-foyer-author='preview'] [data-author-only] {
    display: none !important;
  }
`
