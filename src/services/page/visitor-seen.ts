declare global {
  /** Set by the loader after the visitor's first interaction with the page. */
  var foyerSeen: boolean | undefined
}

/** Events that show that a visitor is present or is leaving. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'visibilitychange']

let seen: Promise<void> | undefined

/**
 * Resolves after the visitor's first interaction; on the server it resolves at once. Work that the page
 * does not need for rendering waits for this promise.
 */
export function visitorSeen(): Promise<void> {
  seen ??= new Promise((resolve) => {
    // The first interaction may precede this script.
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
