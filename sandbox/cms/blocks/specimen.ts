import { escapeHtml } from '../../../src/server/print/json-script'
import { element } from './html'
import { openerAttributes, openerScriptTag } from './opener'

/** The heading of a component on the page of all widgets; an overlay gets a button that opens it. */
export interface SpecimenProps {
  name: string
  /**
   * The id of the overlay, and the text of its button. With the id of its `<dialog>` the browser opens
   * it without a script.
   */
  opens?: { id: string; label: string; dialog?: string }
}

export function renderSpecimen({ name, opens }: SpecimenProps, nonce: string): string {
  return `${element('h2', name)}${opens ? renderButton(opens, nonce) : ''}`
}

function renderButton(
  { id, label, dialog }: NonNullable<SpecimenProps['opens']>,
  nonce: string,
): string {
  const button = (attributes: string) =>
    `<p><button type="button" class="button"${attributes}>${escapeHtml(label)}</button></p>`
  if (dialog) return button(` command="show-modal" commandfor="${escapeHtml(dialog)}"`)
  return button(openerAttributes({ id })) + openerScriptTag(nonce)
}
