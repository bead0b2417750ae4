const CONTROLS =
  'a[href], button:not([disabled]), input:not([disabled], [type=hidden]), select:not([disabled]), textarea:not([disabled]), summary, iframe, [contenteditable=true], [tabindex="0"]'

/** What had the focus when a dialog opened. */
const openers = new WeakMap<HTMLDialogElement, Element>()

export function rememberOpener(dialog: HTMLDialogElement): void {
  if (document.activeElement) openers.set(dialog, document.activeElement)
}

/** Whether an element is what opened the dialog, or stands inside of it. */
export function isOpener(dialog: HTMLDialogElement, element: Node): boolean {
  return openers.get(dialog)?.contains(element) === true && openers.get(dialog) !== document.body
}

/**
 * Gives the focus back after closing: to the opener; to the opener of the dialog that it stood in,
 * if that has closed; or to the page's main heading (W74).
 */
export function returnFocus(dialog: HTMLDialogElement): void {
  // Opened by the browser itself, which then gives the focus back as well.
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

/** Whether the focus is somewhere else already, such as in a dialog that takes this one's place. */
export function hasLostFocus(dialog: HTMLDialogElement): boolean {
  const { activeElement, body } = document
  return activeElement !== null && activeElement !== body && !dialog.contains(activeElement)
}

/** Focuses something that is no control, such as a heading. */
export function focusAnyway(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus(options)
}

export function firstControl(container: Element | null): HTMLElement | undefined {
  return controlsIn(container)[0]
}

/** From the last control Tab goes to the first, and back. */
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

/** A text that scrolls and has no control in it is a stop of its own: the arrow keys scroll it. */
export function letScroll(body: HTMLElement | null): void {
  if (!body) return
  if (body.scrollHeight > body.clientHeight && !firstControl(body)) body.tabIndex = 0
  else body.removeAttribute('tabindex')
}

/** What Tab stops at, in order; not what stands in another dialog. */
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

/** Of a group of radio buttons Tab stops at the chosen one. */
function isOtherRadio(control: HTMLElement, all: HTMLElement[]): boolean {
  const isRadio = (element: HTMLElement): element is HTMLInputElement =>
    element instanceof HTMLInputElement && element.type === 'radio'
  return (
    isRadio(control) &&
    !control.checked &&
    all.some((other) => isRadio(other) && other.checked && other.name === control.name)
  )
}

export function isShown(element: Element): boolean {
  return element.isConnected && element.checkVisibility?.({ visibilityProperty: true }) !== false
}
