/** The insurance that was chosen with a booking, on its confirmation (W44). */
import { expect, type Page } from '@playwright/test'
import { addDays } from '../../../src/rules/stay/days'
import { openGuests } from '../checkout/by-form'
import { agree, fill, GUEST } from '../checkout/guest-page'
import { layoutShifts, settled, test, UPCOMING, watch } from '../site'
import { payOnHostedPage } from './booked-stay'
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

const widget = (page: Page, type: string) => page.locator(`foyer-widget[type="${type}"]`)

/** Asks for another last day of the booked stay, by the form that also a page without a script has. */
async function stayUntil(page: Page, days: number) {
  await page.goto(new URL(UPCOMING, page.url()).href)
  const stay = widget(page, 'stay-details')
  const to = stay.locator('input[type=date]').last()
  await stay.locator('details').evaluate((panel) => panel.setAttribute('open', ''))
  await to.fill(addDays(await to.inputValue(), days))
  await stay.getByRole('button', { name: 'See the new price' }).click()
  await page.waitForURL(/reviewDetails/)
}

test('a longer stay is insured whole once the guest has said so, and not before', async ({
  page,
}) => {
  await bookInsured(page, CARD.approve)
  await expect(insurance(page).getByRole('status')).toContainText('Your trip is insured')
  await stayUntil(page, 1)
  await expect(widget(page, 'room-overview')).toContainText('Your travel insurance costs')
  await page.getByRole('button', { name: 'Continue to your insurance' }).click()
  await page.waitForURL(/reviewGuestInfo/)
  await settled(page)
  const question = insurance(page).getByRole('radiogroup')
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0)
  const charges = widget(page, 'reservation-summary')
  await page.getByRole('button', { name: 'Save your changes' }).click()
  await expect(insurance(page)).toContainText('Choose yes or no for the travel insurance.')
  const more = question.getByRole('radio', { name: /more and be covered for all of it$/ })
  const amount = /€\d+\.\d\d/.exec((await more.locator('..').innerText()) ?? '')?.[0] ?? 'none'
  await more.check()
  expect(await charges.innerText()).not.toContain(amount)
  await page.getByRole('button', { name: 'Save your changes' }).click()
  await page.waitForURL(/findReservationDetail/)
  await expect(widget(page, 'success-message')).toContainText('Your reservation has been changed.')
  await expect(insurance(page).getByRole('status')).toContainText('Your trip is insured')
  await expect(insurance(page)).not.toContainText('nothing beyond that')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a longer stay keeps its insurance as it is, and says what that covers', async ({
    page,
  }) => {
    await openGuests(page)
    await fill(page, GUEST)
    await agree(page)
    await insurance(page).getByRole('radio', { name: /^Yes/ }).check()
    await page.getByRole('button', { name: 'Book now' }).click()
    await payOnHostedPage(page)
    await expectBooked(page)
    // What its button sends, which stands where only a browser without a script has it.
    const form = { stay: new URL(page.url()).searchParams.get('stay') ?? '', attempt: '1' }
    await page.request.post('/phoenix-reservation/v1/buyInsurance', { form })
    await stayUntil(page, 1)
    await page.getByRole('button', { name: 'Continue to your insurance' }).click()
    await page.waitForURL(/reviewGuestInfo/)
    await page.getByRole('button', { name: 'Save your changes' }).click()
    await expect(insurance(page)).toContainText('Choose yes or no for the travel insurance.')
    await insurance(page).getByRole('radio', { name: 'Keep the cover as it is' }).check()
    await page.getByRole('button', { name: 'Save your changes' }).click()
    await page.waitForURL(/findReservationDetail/)
    await expect(insurance(page)).toContainText(/covers .* and nothing beyond that/)
  })
})
