/** What does something; fields take what is typed, which goes nowhere. */
const CONTROLS = 'a[href], button, [type="submit"], summary, [role="button"], [role="link"]'
/** What only opens and closes a part of the widget stays alive. */
const OPENERS = 'summary, [aria-expanded], [role="tab"]'

/** Says of every control of a widget that it does nothing here (A.8). */
export function makeInert(content: Element) {
  for (const control of content.querySelectorAll(CONTROLS)) {
    if (control.matches(OPENERS)) continue
    if (control.closest('foyer-widget') !== content.closest('foyer-widget')) continue
    if (control.getAttribute('aria-disabled') === 'true') continue
    control.setAttribute('aria-disabled', 'true')
    // It looks as a visitor sees it all the same.
    control.setAttribute('data-author-inert', '')
  }
}

/**
 * Keeps links, forms and controls from doing anything as long as the page is edited: nothing
 * navigates, nothing is sent. Before everybody else's listeners.
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
