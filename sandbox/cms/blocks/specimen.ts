import { escapeHtml } from '../../../src/server/json-script'
import { element } from './html'

/** Stands over a component on the page that shows them all; a button opens what opens on demand. */
export interface SpecimenProps {
  name: string
  /** The id of the overlay that it is about, and the text of the button. */
  opens?: { id: string; label: string }
}

export const SPECIMEN_SCRIPT_PATH = '/sandbox/specimen.js'

/** What the buttons do; the page has no other script of its own. */
export const specimenScript = `addEventListener('click', ({ target }) => {
  const id = target.closest('[data-opens]')?.dataset.opens
  if (id) dispatchEvent(new CustomEvent('overlay-open', { detail: { id } }))
})
`

export function renderSpecimen({ name, opens }: SpecimenProps): string {
  const button =
    opens &&
    `<p><button type="button" class="button" data-opens="${escapeHtml(opens.id)}">${escapeHtml(opens.label)}</button></p>` +
      `<script type="module" src="${SPECIMEN_SCRIPT_PATH}"></script>`
  return `${element('h2', name)}${button ?? ''}`
}
