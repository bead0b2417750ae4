import type { Page } from '@playwright/test'

/** More than the stops of any page. */
const MOST_STOPS = 250

interface Stop {
  name: string
  place: string
  /** In the window and not entirely covered by other elements. */
  isSeen: boolean
  hasRing: boolean
}

/** The element with the focus, and whether a visitor can see it. */
function focusStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const on = (across: number, down: number) =>
      document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down)
    const topmost = on(1 / 2, 1 / 2)
    // A pin of a map may stand in its middle.
    const points = [topmost, on(1 / 4, 1 / 4), on(3 / 4, 1 / 4), on(1 / 4, 3 / 4), on(3 / 4, 3 / 4)]
    const hasRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    // A card around a choice is its label, and has the ring in its place.
    const card = element.closest('label')
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      // For the message of a failure: the element on top, and the scroll position.
      place: `${topmost?.tagName} .${topmost?.className} at ${left}, ${top} of ${innerWidth} x ${innerHeight}, scrolled ${scrollY}`,
      isSeen: points.some((one) => one && (element.contains(one) || one.contains(element))),
      hasRing: [element, card].some((one) => one && hasRing(getComputedStyle(one))),
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
