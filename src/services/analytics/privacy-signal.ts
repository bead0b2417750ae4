declare global {
  interface Navigator {
    /** Global Privacy Control: the visitor's browser asks not to sell or share what it tells. */
    globalPrivacyControl?: boolean
  }
}

/**
 * Whether the visitor has opted out of marketing by the browser's signal, Global Privacy Control: the
 * browser says so itself, or the server has read `Sec-GPC: 1` and put `data-privacy-signal` on `<html>`
 * of a page that no cache keeps (docs/decisions/0112).
 */
export function hasPrivacySignal(): boolean {
  return (
    navigator.globalPrivacyControl === true || 'privacySignal' in document.documentElement.dataset
  )
}

/** Marks the page, also one that is kept for all visitors: its stylesheet then says that the signal is honored. */
export function markPrivacySignal(): void {
  if (hasPrivacySignal()) document.documentElement.dataset.privacySignal = ''
}
