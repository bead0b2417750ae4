declare global {
  /** The loader says: a visitor has done something on this page. */
  var foyerSeen: boolean | undefined
}

/** A person is there, or leaves. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'visibilitychange']

let seen: Promise<void> | undefined

/**
 * Resolves with the first sign of a visitor on the page, at once where there is no window. What is
 * not needed to see a page waits for it, so that the page costs less until somebody is there.
 */
export function visitorSeen(): Promise<void> {
  seen ??= new Promise((resolve) => {
    // The visitor may have been quicker than this script.
    const isThere =
      typeof window === 'undefined' ||
      navigator.userActivation?.hasBeenActive ||
      globalThis.foyerSeen
    if (isThere) return resolve()
    const stop = new AbortController()
    const onSign = () => {
      stop.abort()
      resolve()
    }
    const { signal } = stop
    for (const sign of SIGNS)
      document.addEventListener(sign, onSign, { signal, capture: true, passive: true })
  })
  return seen
}
