/** An answer that takes longer is no longer waited for: a call's timeout, its retry and it again. */
const AWAITED_MS = 60_000

const CONTROLS = 'button, input, select, textarea, summary, [role="button"]'

interface Submit {
  element: Element
  form: Element | null
  at: number
}

/** What the visitor pressed or sent last; null when it was something else, or is being typed over. */
let last: Submit | null | undefined

/**
 * Notes what the visitor presses or sends, so that `followsSubmit` knows: Safari focuses no button
 * on a click, and a button that is disabled while it works loses the focus. Returns what stops it.
 */
export function watchSubmits(now: () => number): () => void {
  const note = (event: Event) => {
    const element = (event.target as Element | null)?.closest?.(`${CONTROLS}, form`)
    last = element ? { element, form: element.closest('form'), at: now() } : null
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
 * Whether what happens now answers something the visitor did: in the last minute a control was
 * pressed or a form sent, nothing was typed since, and the focus is still there or nowhere. Before
 * anything was noted: whether a control of a page that the visitor has used has the focus.
 */
export function followsSubmit(now: number): boolean {
  const { activeElement, body } = document
  const focused = activeElement === body ? null : activeElement
  if (last === undefined) {
    const hasActed: boolean | undefined = navigator.userActivation?.hasBeenActive
    return hasActed === true && focused?.matches(CONTROLS) === true
  }
  if (last === null || now - last.at > AWAITED_MS) return false
  const { element, form } = last
  return focused === null || element.contains(focused) || form?.contains(focused) === true
}
