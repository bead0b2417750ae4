import { ARIA_LIVE_REMOVED_MS } from '../../rules/codes/timers'

export type Politeness = 'polite' | 'assertive'

const REPEAT_MS = 500

const regions = new Map<Politeness, HTMLElement>()
let last = { text: '', at: 0 }

/**
 * Announces a text in the page's shared live regions. A repetition of the last text within 500 ms is
 * dropped (C.24). The text is removed after 2000 ms [spec], so that screen-reader users do not meet it
 * while they browse the page.
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
  // Screen readers ignore changes outside an open modal dialog, so the region moves into the dialog.
  const home = document.querySelector('dialog:modal') ?? document.body
  const region = known ?? document.createElement('div')
  regions.set(politeness, region)
  region.className = 'foyer-live-region'
  region.setAttribute('role', politeness === 'polite' ? 'status' : 'alert')
  region.setAttribute('aria-live', politeness)
  if (region.parentElement !== home) home.append(region)
  return region
}
