/** Offers around the stay on the confirmation (W27). */
import { expect } from '@playwright/test'
import { accessibilityFindings, layoutShifts, settled, test, watch } from '../site'
import { bookButton, CARD, expectBooked, openPayment, typeCard } from './payment-page'

test('the confirmation shows the offers of the service, and nothing moves', async ({ page }) => {
  await watch(page)
  await openPayment(page)
  await typeCard(page, CARD.approve)
  await bookButton(page).click()
  await expectBooked(page)
  const offers = page.locator('foyer-widget[type="cross-sell-offers"]')
  // As a visitor scrolls: offers take their places below the window.
  await offers.evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    window.scrollBy({ top: top - window.innerHeight - 300, behavior: 'instant' })
  })
  await expect(offers.getByRole('link', { name: 'A free night every year' })).toBeAttached()
  await expect(offers.getByRole('listitem')).toHaveCount(3)
  await offers.scrollIntoViewIfNeeded()
  await settled(page)
  const card = offers.getByRole('link', { name: 'A free night every year' })
  if (process.env.SHOTS) {
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await settled(page)
      await page.screenshot({
        path: `${process.env.SHOTS}/confirmation-${width}.png`,
        fullPage: true,
      })
    }
  }
  await expect(card).toHaveAttribute('rel', 'sponsored noopener')
  await expect(card).toHaveAttribute('href', /chase\.mi\?destinationURL=.*SPID=card/)
  expect(await accessibilityFindings(page)).toEqual([])
  expect((await layoutShifts(page)).filter(([value]) => value > 0)).toEqual([])
})
