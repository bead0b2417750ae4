import { expect } from '@playwright/test'
import { become, OVERVIEW, seeAll, settled, test } from './site'
import { tabStops } from './tab-stops'

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
      const stops = await tabStops(page)
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
