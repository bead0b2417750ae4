import { focusAnyway, isShown } from '../text/focus'

const CONTROLS =
  'a[href], button:not([disabled]), input:not([disabled], [type=hidden]), select:not([disabled]), textarea:not([disabled]), summary, iframe, [contenteditable=true], [tabindex="0"]'

/** The focused element at the time a dialog opened. */
const openers = new WeakMap<HTMLDialogElement, Element>()

export function rememberOpener(dialog: HTMLDialogElement): void {
  if (document.activeElement) openers.set(dialog, document.activeElement)
}

/** Whether an element is the opener of the dialog, or inside it. */
export function isOpener(dialog: HTMLDialogElement, element: Node): boolean {
  return openers.get(dialog)?.contains(element) === true && openers.get(dialog) !== document.body
}

/**
 * Returns the focus after closing (W74): to the opener; to the opener of a closed outer dialog; or
 * to the page's main heading.
 */
export function returnFocus(dialog: HTMLDialogElement): void {
  // The browser opened the dialog itself and returns the focus too.
  if (!openers.has(dialog)) return
  let opener = openers.get(dialog)
  openers.delete(dialog)
  const seen = new Set<Element>()
  while (opener && !isShown(opener) && !seen.has(opener)) {
    seen.add(opener)
    const outer = opener.closest('dialog')
    opener = outer ? openers.get(outer) : undefined
  }
  if (opener === document.body) return
  if (opener instanceof HTMLElement) {
    opener.focus()
    if (document.activeElement === opener) return
  }
  if (document.querySelector('dialog[open]')) return
  focusAnyway(
    document.querySelector<HTMLElement>('main h1') ??
      document.querySelector<HTMLElement>('h1, main'),
  )
}

/** Whether the focus has moved elsewhere already, such as to a dialog that replaces this one. */
export function hasLostFocus(dialog: HTMLDialogElement): boolean {
  const { activeElement, body } = document
  return activeElement !== null && activeElement !== body && !dialog.contains(activeElement)
}

export function firstControl(container: Element | null): HTMLElement | undefined {
  return controlsIn(container)[0]
}

/** Focus trap: Tab wraps from the last control to the first, and back. */
export function cycleFocus(
  event: { shiftKey: boolean; preventDefault(): void },
  dialog: HTMLDialogElement,
): void {
  const controls = controlsIn(dialog)
  const [first] = controls
  const last = controls.at(-1)
  const current = document.activeElement
  if (!first || !last || !current) return
  const { DOCUMENT_POSITION_FOLLOWING: follows } = Node
  const isAtStart = current === first || current.compareDocumentPosition(first) & follows
  const isAtEnd = current === last || last.compareDocumentPosition(current) & follows
  if (event.shiftKey ? isAtStart : isAtEnd) {
    event.preventDefault()
    ;(event.shiftKey ? last : first).focus()
  }
}

/** Makes a scrollable text without controls focusable, so that arrow keys can scroll it. */
export function letScroll(body: HTMLElement | null): void {
  if (!body) return
  if (body.scrollHeight > body.clientHeight && !firstControl(body)) body.tabIndex = 0
  else body.removeAttribute('tabindex')
}

/** Tab stops in order, without those of inner dialogs. */
function controlsIn(container: Element | null): HTMLElement[] {
  if (!container) return []
  const all = [...container.querySelectorAll<HTMLElement>(CONTROLS)]
  return all.filter(
    (control) =>
      control.closest('dialog') === container.closest('dialog') &&
      control.tabIndex >= 0 &&
      isShown(control) &&
      !isOtherRadio(control, all),
  )
}

/** Tab stops only at the chosen radio button of a group. */
function isOtherRadio(control: HTMLElement, all: HTMLElement[]): boolean {
  const isRadio = (element: HTMLElement): element is HTMLInputElement =>
    element instanceof HTMLInputElement && element.type === 'radio'
  return (
    isRadio(control) &&
    !control.checked &&
    all.some((other) => isRadio(other) && other.checked && other.name === control.name)
  )
}
