/** An answer that takes longer is no longer waited for: a call's timeout, its retry and it again. */
const AWAITED_MS = 60_000

const BUTTONS =
  'button, summary, [role="button"], input:is([type=submit], [type=button], [type=image])'

interface Submit {
  /** A button; the form, when it was sent. */
  element: Element
  at: number
}

/** What the visitor pressed or sent last; null when it was something else, or typing has gone on. */
let last: Submit | null | undefined

/**
 * Notes what the visitor presses or sends, so that `followsSubmit` knows: Safari focuses no button
 * on a click, and a button that is disabled while it works loses the focus. Returns what stops it.
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
 * Whether what happens now answers something the visitor did: in the last minute a button was
 * pressed or a form sent, nothing was typed since, and the focus is still there or nowhere. Before
 * anything was noted: whether a button has the focus, on a page that the visitor has used.
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
