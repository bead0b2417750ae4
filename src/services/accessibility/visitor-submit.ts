/**
 * Time in which a result counts as the answer to a submit: a call's timeout, its delay and one
 * retry.
 */
const AWAITED_MS = 60_000

const BUTTONS =
  'button, summary, [role="button"], input:is([type=submit], [type=button], [type=image])'

interface Submit {
  /** The pressed button, or the submitted form. */
  element: Element
  at: number
}

/** The visitor's last submit; null after another click or after typing, undefined before any. */
let last: Submit | null | undefined

/**
 * Records the visitor's clicks on buttons and form submits for `followsSubmit`. The focus alone does
 * not show them: Safari does not focus a clicked button, and a button loses the focus when it is
 * disabled. Returns a function that stops it.
 */
export function watchSubmits(now: () => number): () => void {
  const note = ({ target, type }: Event) => {
    const wanted = type === 'submit' ? 'form' : BUTTONS
    const element = target instanceof Element ? target.closest(wanted) : null
    last = element && { element, at: now() }
  }
  const forget = () => {
    last = null
  }
  document.addEventListener('click', note, true)
  document.addEventListener('submit', note, true)
  document.addEventListener('input', forget, true)
  return () => {
    document.removeEventListener('click', note, true)
    document.removeEventListener('submit', note, true)
    document.removeEventListener('input', forget, true)
    last = undefined
  }
}

/**
 * Whether a current change is the result of the visitor's submit: the visitor pressed a button or sent
 * a form in the last minute and has not typed since, and the focus is still inside that element or on
 * the body. Before the first record: whether a button has the focus and the visitor has used the page.
 */
export function followsSubmit(now: number): boolean {
  const { activeElement, body } = document
  const focused = activeElement === body ? null : activeElement
  if (last === undefined) {
    const hasActed: boolean | undefined = navigator.userActivation?.hasBeenActive
    return hasActed === true && focused?.matches(BUTTONS) === true
  }
  if (last === null || now - last.at > AWAITED_MS) return false
  return focused === null || last.element.contains(focused)
}
