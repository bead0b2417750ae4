import { escapeHtml } from '../../../src/server/print/json-script'

/** A link or button that opens an overlay of its page; without the overlay, a link navigates. */
export interface Opener {
  /** Id of the overlay. */
  id: string
  /** Whether it is hidden for signed-in members; its place stays empty. */
  notForMembers?: boolean
}

export const OPENER_SCRIPT_PATH = '/sandbox/opener.js'

/** The only script of the CMS's own blocks. */
export const openerScript = `addEventListener('click', (event) => {
  const opener = event.target.closest('[data-opens]')
  if (!opener || event.defaultPrevented) return
  const id = opener.dataset.opens
  if (opener.href) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    if (!document.querySelector('foyer-widget:not([status=failed])#' + CSS.escape(id))) return
    event.preventDefault()
  }
  dispatchEvent(new CustomEvent('overlay-open', { detail: { id } }))
})
addEventListener('overlay-refused', ({ detail }) => {
  for (const opener of document.querySelectorAll('[data-opens=' + CSS.escape(detail.id) + ']'))
    opener.dataset.useless = ''
})
addEventListener('auth-changed', ({ detail }) => {
  for (const opener of document.querySelectorAll('[data-not-for-members]'))
    opener.toggleAttribute('data-useless', detail.state === 'authenticated')
})
`

/** The attributes of an element that opens an overlay. */
export function openerAttributes({ id, notForMembers }: Opener): string {
  return ` data-opens="${escapeHtml(id)}"${notForMembers ? ' data-not-for-members' : ''}`
}

/** The script element, printed for each block with an opener; a browser runs the module once. */
export function openerScriptTag(nonce: string): string {
  return `<script type="module" src="${OPENER_SCRIPT_PATH}" nonce="${escapeHtml(nonce)}"></script>`
}
