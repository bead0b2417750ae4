/** One total, to the minor unit, wherever it is told. */
import { expect, type Page } from '@playwright/test'
import { bar } from '../booking/journey-page'
import { GUEST } from '../checkout/guest-page'
import { settled, test } from '../site'
import { bookButton, CARD, confirmation, expectBooked, openPayment, typeCard } from './payment-page'

const amounts = (text: string | null) => text?.match(/[\d.,]*\d\.\d\d/g) ?? []

test('bar, summary, payment, confirmation, structured data and mail tell one total', async ({
  page,
}) => {
  await openPayment(page)
  await settled(page)
  const [total] = amounts(await bar(page).textContent())
  expect(total).toMatch(/\d\.\d\d$/)
  const summary = await page.locator('foyer-widget[type="reservation-summary"]').textContent()
  expect(amounts(summary)).toContain(total)
  const payment = await page.locator('foyer-widget[type="payment-information"]').textContent()
  expect(amounts(payment)).toContain(total)
  await typeCard(page, CARD.approve)
  await bookButton(page).click()
  await expectBooked(page)
  expect(amounts(await confirmation(page).textContent())).toContain(total)
  // The order tells of its rooms, charges and policies as the cart did.
  const rooms = page.locator('foyer-widget[type="room-overview"]')
  await expect(rooms.getByRole('article')).toHaveCount(1)
  await expect(rooms).toContainText(`${GUEST.givenName} ${GUEST.familyName}`)
  expect(amounts(await rooms.textContent())).toContain(total)
  const charges = page.locator('foyer-widget[type="summary-of-charges"]')
  const sum = charges
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Total' }) })
  expect(amounts(await sum.textContent())).toContain(total)
  await expect(page.locator('foyer-widget[type="cancellation-policy"]')).toContainText(
    /Free cancellation until/,
  )
  expect(await structuredTotal(page)).toBe(Number(String(total).replace(',', '')))
  await page.goto('/sandbox/mailbox')
  await expect(page.locator('body')).toContainText(String(total))
})

/** What search engines and mail programmes read. */
async function structuredTotal(page: Page) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const found = texts.flatMap((text) => JSON.parse(text))
  const prices = found.flatMap((one) =>
    one.totalPrice === undefined ? [] : Number(one.totalPrice),
  )
  return prices.reduce((sum: number, price: number) => sum + price, 0)
}
