import { AuthoredWidget } from '../authored-widget'
import { coerce } from '../fields/coerce'

/** The message of AEM's SPA editor after a change of its page model (cms-contracts §3). */
interface UpdateMessage {
  cmd: 'replace' | 'insertBefore' | 'insertAfter' | 'delete'
  /** Path of the component that is replaced or deleted, or of the sibling for an insertion. */
  path: string
  data?: { key?: string; value?: Record<string, unknown> }
}

/** Applies the SPA editor's changes. The editor sends the new model, never HTML. */
export function listenToPageModel(window: Window) {
  window.addEventListener('cq-pagemodel-update', (event) => {
    const { msg } = (event as CustomEvent<{ msg?: UpdateMessage }>).detail ?? {}
    if (msg) void apply(window.document, msg)
  })
}

async function apply(page: Document, { cmd, path, data }: UpdateMessage) {
  const element = elementAt(page, path)
  if (!element) return
  const model = data?.value ?? {}
  if (cmd === 'delete') element.remove()
  else if (cmd === 'replace') await replace(element, model)
  else {
    const added = elementOf(page, model, siblingPath(path, data?.key))
    if (cmd === 'insertBefore') element.before(added)
    else element.after(added)
    if (added instanceof AuthoredWidget) await replace(added, model)
  }
}

/** The component at a path: the element with that `data-cq-data-path`, else with the last step as id. */
function elementAt(page: Document, path: string): AuthoredWidget | null {
  const marked = page.querySelector(`[data-cq-data-path="${CSS.escape(path)}"]`)
  const element =
    (marked?.matches('foyer-widget') ? marked : marked?.querySelector('foyer-widget')) ??
    page.getElementById(nameIn(path))
  return element instanceof AuthoredWidget ? element : null
}

function nameIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function siblingPath(path: string, key: string | undefined): string {
  return path.slice(0, path.lastIndexOf('/') + 1) + (key ?? '')
}

/** The model without AEM's own entries; the SDK renames `:type` to `cqType`. */
function propsIn(model: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(model).filter(([name]) => !/^(:|cq[A-Z]|id$)/.test(name)),
  )
}

async function replace(element: AuthoredWidget, model: Record<string, unknown>) {
  await element.ready
  element.replaceAll(
    element.widget ? coerce(element.widget.schema, propsIn(model)) : propsIn(model),
  )
}

function elementOf(page: Document, model: Record<string, unknown>, path: string): HTMLElement {
  const element = page.createElement('foyer-widget')
  const type = String(model[':type'] ?? model.cqType ?? '')
  element.id = typeof model.id === 'string' ? model.id : nameIn(path)
  element.setAttribute('type', nameIn(type))
  element.setAttribute('props', JSON.stringify(propsIn(model)))
  element.setAttribute('data-cq-data-path', path)
  return element
}
