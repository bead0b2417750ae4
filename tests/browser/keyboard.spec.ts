import { expect, type Page } from '@playwright/test'
import { become, OVERVIEW, seeAll, settled, test } from './site'

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

for (const width of [375, 1280]) {
  for (const path of [OVERVIEW, `/ar-SA${OVERVIEW}`]) {
    test(`${path} at ${width} px: every tab stop is visible and has a focus ring`, async ({
      page,
      context,
    }) => {
      await become(context, 'member-maria')
      await page.setViewportSize({ width, height: 700 })
      await page.goto(path)
      await settled(page)
      // Rows that scroll bring their focused element into view once the widget is mounted.
      await seeAll(page)
      // The header is hidden while scrolling down and handles the jump to the top a moment later.
      await expect(page.locator('nav[data-away]')).toHaveCount(0)
      const stops: Stop[] = []
      for (let presses = 0; presses < 120; presses++) {
        await page.keyboard.press('Tab')
        const stop = await focusStop(page)
        if (!stop) break
        stops.push(stop)
      }
      expect(stops.length).toBeGreaterThan(20)
      expect(stops.filter(({ isSeen, hasRing }) => !isSeen || !hasRing)).toEqual([])
    })
  }
}

test('the first stop skips to the content', async ({ page }) => {
  await page.goto(OVERVIEW)
  await settled(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-a11y-mode', 'keyboard')
})

test('hotel details open, are read and close without a mouse', async ({ page }) => {
  await page.goto(OVERVIEW)
  await settled(page)
  const details = page.getByRole('button', { name: 'Hotel details' })
  await details.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('foyer-widget[status=mounted]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(details).toBeFocused()
})
