/** Controls that act. Form fields accept input, because nothing submits it. */
const CONTROLS = 'a[href], button, [type="submit"], summary, [role="button"], [role="link"]'
/** Controls that only open and close a part of the widget; these keep working. */
const OPENERS = 'summary, [aria-expanded], [role="tab"]'

/** Marks every control of a widget as disabled, because it does nothing in edit mode (A.8). */
export function makeInert(content: Element) {
  for (const control of content.querySelectorAll(CONTROLS)) {
    if (control.matches(OPENERS)) continue
    if (control.closest('foyer-widget') !== content.closest('foyer-widget')) continue
    if (control.getAttribute('aria-disabled') === 'true') continue
    control.setAttribute('aria-disabled', 'true')
    // Styles skip the disabled look for this attribute, so the author sees what a visitor sees.
    control.setAttribute('data-author-inert', '')
  }
}

/**
 * Blocks links, forms and controls while the page is edited, so that nothing navigates or submits. The
 * listeners capture on `window`, so they run before the listeners of any element.
 */
export function holdStill(window: Window, isEditing: () => boolean) {
  const stop = (event: Event) => {
    if (!isEditing()) return
    const target = event.target instanceof Element ? event.target : null
    const control = target?.closest(CONTROLS)
    const isOpener = control?.matches(OPENERS) ?? false
    if (event.type === 'submit' || control?.matches('a, area')) event.preventDefault()
    if (event.type === 'submit' || (control && !isOpener && control.closest('foyer-widget')))
      event.stopPropagation()
  }
  for (const type of ['click', 'auxclick', 'submit', 'dragstart'])
    window.addEventListener(type, stop, { capture: true })
}
