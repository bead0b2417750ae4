import { ARIA_LIVE_REMOVED_MS } from '../../rules/codes/timers'

export type Politeness = 'polite' | 'assertive'

const REPEAT_MS = 500

const regions = new Map<Politeness, HTMLElement>()
let last = { text: '', at: 0 }

/**
 * Speaks a text through the page's shared live regions; the same text within 500 ms is spoken once
 * (C.24). The text is taken away after 2000 ms [spec], so that nobody finds it while reading on.
 */
export function announce(text: string, politeness: Politeness = 'polite'): void {
  if (text === last.text && Date.now() - last.at < REPEAT_MS) return
  last = { text, at: Date.now() }
  const region = regionOf(politeness)
  const line = document.createElement('p')
  line.textContent = text
  region.append(line)
  setTimeout(() => line.remove(), ARIA_LIVE_REMOVED_MS)
}

function regionOf(politeness: Politeness): HTMLElement {
  const known = regions.get(politeness)
  // A modal dialog makes everything outside of it silent: the region lives where it can be heard.
  const home = document.querySelector('dialog:modal') ?? document.body
  const region = known ?? document.createElement('div')
  regions.set(politeness, region)
  region.className = 'foyer-live-region'
  region.setAttribute('role', politeness === 'polite' ? 'status' : 'alert')
  region.setAttribute('aria-live', politeness)
  if (region.parentElement !== home) home.append(region)
  return region
}
