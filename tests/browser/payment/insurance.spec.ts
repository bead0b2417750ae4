/** The insurance that was chosen with a booking, on its confirmation (W44). */
import { expect, type Page } from '@playwright/test'
import { layoutShifts, settled, test, watch } from '../site'
import {
  bookButton,
  CARD,
  confirmation,
  expectBooked,
  openForm,
  showCard,
  typeCard,
} from './payment-page'

const insurance = (page: Page) => page.locator('foyer-widget[type="travel-insurance"]')

/** Books with the insurance; returns its premium as it was offered. */
async function bookInsured(page: Page, card: string) {
  await openForm(page)
  await insurance(page).scrollIntoViewIfNeeded()
  await settled(page)
  const isStored = page.waitForResponse(/updateCart/)
  await insurance(page).getByRole('radio', { name: /^Yes/ }).check()
  await isStored
  const premium = await insurance(page).getByText('for this trip').textContent()
  await showCard(page)
  await typeCard(page, card)
  await bookButton(page).click()
  await expectBooked(page)
  return String(premium).match(/[\d.,]+/)?.[0] ?? 'no premium'
}

test('an insurance is bought after the order, by itself, and told with its number', async ({
  page,
}) => {
  await watch(page)
  const premium = await bookInsured(page, CARD.approve)
  const status = insurance(page).getByRole('status')
  await expect(status).toContainText('Your trip is insured')
  await expect(status).toContainText(premium)
  await expect(status.locator('bdi')).toHaveText(/^FH-\d{9}$/)
  expect(await confirmation(page).textContent()).not.toContain(premium)
  const number = await status.locator('bdi').textContent()
  await page.reload()
  await expect(status.locator('bdi')).toHaveText(String(number))
})

test('a refused insurance leaves the booking as it is, and can be tried again', async ({
  page,
}) => {
  const seen = await watch(page)
  await bookInsured(page, CARD.declineAgain)
  const status = insurance(page).getByRole('status')
  await expect(status).toContainText('Your stay is booked, insurance was not bought')
  const calls = () => seen.requests.filter((one) => one.endsWith('/CreateTravelInsuranceOrder'))
  expect(calls()).toHaveLength(1)
  const answer = page.waitForResponse(/CreateTravelInsuranceOrder/)
  await status.getByRole('button', { name: 'Try again' }).click()
  expect(await (await answer).json()).toMatchObject({
    data: { createTravelInsuranceOrder: { insurance: { state: 'FAILED', attempt: 2 } } },
  })
  await expect(status).toContainText('insurance was not bought')
  await expect(confirmation(page).locator('bdi').first()).toHaveText(/^\d{1,11}$/)
  await settled(page)
  if (process.env.SHOTS) {
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await insurance(page).screenshot({ path: `${process.env.SHOTS}/refused-${width}.png` })
    }
  }
  expect((await layoutShifts(page)).filter(([value]) => value > 0)).toEqual([])
})

test('without a script a refused insurance is tried again by a form, five times at most', async ({
  page,
  context,
  browser,
}) => {
  await bookInsured(page, CARD.declineAgain)
  await expect(insurance(page).getByRole('status')).toContainText('insurance was not bought')
  const storageState = await context.storageState()
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState })
  const confirmed = await plain.newPage()
  await confirmed.goto(page.url())
  const again = insurance(confirmed).getByRole('button', { name: 'Try again' })
  for (let attempt = 2; attempt <= 5; attempt += 1) {
    const answer = confirmed.waitForResponse(/confirmation\.mi/)
    await again.click()
    await answer
  }
  await expect(again).toHaveCount(0)
  await expect(insurance(confirmed)).toContainText('insurance was not bought')
  await expect(confirmation(confirmed).locator('bdi').first()).toHaveText(/^\d{1,11}$/)
  await plain.close()
})
