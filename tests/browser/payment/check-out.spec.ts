/** J7: a booked stay is checked in to, made longer, left and paid, with a script and without one (W71, W30). */
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { addDays } from '../../../src/rules/stay/days'
import { ownStay } from '../booking/journey-page'
import { GUEST } from '../checkout/guest-page'
import { setServerClock } from '../checkout/review-page'
import { accessibilityFindings, settled, test, UPCOMING } from '../site'
import { bookByForm } from './booked-stay'
import { bookButton, CARD, expectBooked, openPayment, typeCard } from './payment-page'

const widget = (page: Page, type: string) => page.locator(`foyer-widget[type="${type}"]`)

/** First and last day of the test's own stay. */
const days = () => {
  const query = new URLSearchParams(ownStay())
  return { from: query.get('fromDate') ?? '', to: query.get('toDate') ?? '' }
}

/** What the hotel's own system says of the room. */
async function desk(context: BrowserContext, number: string, event: string) {
  const form = { number, event }
  const answer = await context.request.post('/sandbox/desk', { form, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
}

/** Asks for another departure of the stay that has begun, looks at what it costs, and makes it. */
async function stayUntil(page: Page, day: string) {
  const stay = widget(page, 'stay-details')
  await page.goto(UPCOMING)
  await widget(page, 'check-in-banner')
    .getByRole('link', { name: /^Stay longer/ })
    .click()
  await expect(stay.getByLabel('New departure')).toBeInViewport()
  await stay.getByLabel('New departure').fill(day)
  await stay.getByRole('button', { name: 'See the new price' }).click()
  await page.waitForURL(/reviewDetails/)
  await expect(widget(page, 'room-overview')).toContainText('1 night at the price of today')
  await expect(widget(page, 'summary-of-charges')).toContainText('Difference')
  // Nothing else of it can be changed, and it cannot be cancelled.
  await expect(widget(page, 'room-overview')).not.toContainText('Cancellation fee')
  await expect(page.getByRole('link', { name: 'Change dates and guests' })).toBeHidden()
  await expect(page.getByText('Add extras')).toBeHidden()
  await page.getByRole('button', { name: 'Save your changes' }).click()
  await page.waitForURL(/findReservationDetail/)
  await expect(widget(page, 'success-message')).toContainText('Your reservation has been changed.')
  await expect(stay.locator(`time[datetime="${day}"]`)).toBeVisible()
}

/** Books with the card form of the page. */
async function book(page: Page) {
  await openPayment(page, GUEST)
  await typeCard(page, CARD.approve)
  await bookButton(page).click()
  await expectBooked(page)
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('J7: a guest checks in, arrives, stays longer, checks out and pays what is left with the card of the booking', async ({
      page,
      context,
      baseURL,
    }) => {
      await (javaScriptEnabled ? book(page) : bookByForm(page))
      const { from, to } = days()
      const clock = (day: string, time: string) =>
        setServerClock(context, baseURL, Date.parse(`${day}T${time}:00Z`))
      await clock(addDays(from, -1), '12:00')
      await page.goto(UPCOMING)
      const banner = widget(page, 'check-in-banner')
      await banner.getByLabel('Nationality').selectOption('DE')
      await banner.getByRole('button', { name: 'Check in' }).click()
      await page.waitForURL(/check-in-confirmation/)
      await expect(widget(page, 'success-message')).toContainText('You’re checked in.')

      await page.goto(UPCOMING)
      const number = /8\d{9}/.exec(await widget(page, 'stay-details').innerText())?.[0] ?? ''
      await clock(from, '18:00')
      await desk(context, number, 'arrive')
      await clock(addDays(from, 1), '15:00')
      const last = addDays(to, 1)
      await stayUntil(page, last)
      await expect(banner).toContainText('You’re checked in')
      await clock(last, '07:00')
      await page.goto(UPCOMING)
      const left = await banner.getByText(/^Still to be paid: /).innerText()
      const amount = left.replace('Still to be paid: ', '')
      await expect(banner).toContainText(/With the card of your booking: Visa ending in/)
      await banner.getByRole('button', { name: `Check out and pay ${amount}` }).click()
      await page.waitForURL(/expiredReservation/)
      await expect(widget(page, 'success-message')).toContainText('You’re checked out.')

      const receipt = page.locator('[data-receipt]')
      await expect(receipt).toContainText(number)
      await expect(receipt.getByRole('row', { name: /^Paid on .*Visa ending in/ })).toContainText(
        amount,
      )
      await expect(receipt).not.toContainText('still to be paid')
      const details = widget(page, 'cancelled-reservation-details')
      await details.getByLabel('Name and address in one line').fill('Lindqvist <AB>, Storgatan 1')
      await details.getByLabel('VAT ID').fill('SE556677889901')
      await details.getByRole('button', { name: 'Put it on the receipt' }).click()
      await expect(receipt).toContainText('Lindqvist <AB>, Storgatan 1')
      await details.getByRole('button', { name: 'Send the receipt by email' }).click()
      await expect(widget(page, 'success-message')).toContainText('sent you the receipt')
      if (javaScriptEnabled) {
        await settled(page)
        expect(await accessibilityFindings(page)).toEqual([])
      }
      // On paper nothing else is left of the page.
      await page.emulateMedia({ media: 'print' })
      await expect(receipt).toBeVisible()
      for (const other of ['button', 'h1', 'footer', 'header'])
        await expect(page.locator(other).filter({ visible: true })).toHaveCount(0)
    })
  })
