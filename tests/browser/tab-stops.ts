import type { Page } from '@playwright/test'

/** More than the stops of any page. */
const MOST_STOPS = 250

interface Stop {
  name: string
  place: string
  /** In the window and not covered by another element. */
  isSeen: boolean
  hasRing: boolean
}

/** The element with the focus, and whether a visitor can see it. */
function focusStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const topmost = document.elementFromPoint(x, y)
    const style = getComputedStyle(element)
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      // For the message of a failure: the element on top, and the scroll position.
      place: `${topmost?.tagName} .${topmost?.className} at ${x}, ${y} of ${innerWidth} x ${innerHeight}, scrolled ${scrollY}`,
      isSeen: topmost !== null && (element.contains(topmost) || topmost.contains(element)),
      hasRing: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
    }
  })
}

/** Presses Tab through the page; the stops in their order. A page that holds the focus has the most. */
export async function tabStops(page: Page): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab')
    const stop = await focusStop(page)
    if (!stop) break
    stops.push(stop)
  }
  return stops
}
