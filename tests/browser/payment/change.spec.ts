/** A booked stay is changed and the difference paid, with a script and without one (W30, W31, W37). */
import { expect, type Page } from '@playwright/test'
import { addDays } from '../../../src/rules/stay/days'
import { casesOf } from '../../cases'
import { ownStay } from '../booking/journey-page'
import type { Booking } from '../checkout/by-form'
import { GUEST } from '../checkout/guest-page'
import { expectInReach } from '../in-reach'
import { settled, test, UPCOMING, watch } from '../site'
import { bookByForm, payOnHostedPage } from './booked-stay'
import {
  answerBank,
  bookButton,
  CARD,
  expectBooked,
  notice,
  openPayment,
  showCard,
  typeCard,
} from './payment-page'

const PREPAID: Booking = { rates: [/Pay Now/] }

const stay = (page: Page) => page.locator('foyer-widget[type="stay-details"]')
const rooms = (page: Page) => page.locator('foyer-widget[type="room-overview"]')
const charges = (page: Page) => page.locator('foyer-widget[type="summary-of-charges"]')
const success = (page: Page) => page.locator('foyer-widget[type="success-message"]')
const line = (page: Page) => stay(page).getByText('Change dates and guests')

/** First and last day of the test's own stay. */
const days = () => {
  const query = new URLSearchParams(ownStay())
  return { from: query.get('fromDate') ?? '', to: query.get('toDate') ?? '' }
}

/** The page of a stay that was booked with the card form of the page. */
async function openBooked(page: Page, booking: Booking = {}, card: string = CARD.approve) {
  await openPayment(page, GUEST, booking)
  await typeCard(page, card)
  await bookButton(page).click()
  await expectBooked(page)
  await page.goto(UPCOMING)
}

/** Chooses dates in the dialog, and goes on to what they cost. */
async function askInDialog(page: Page, from: string, to: string) {
  await line(page).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator(`[data-day="${from}"]`).click()
  await dialog.locator(`[data-day="${to}"]`).click()
  await dialog.getByRole('button', { name: 'See the new price' }).click()
}

async function askByForm(page: Page, to: string) {
  await line(page).click()
  await stay(page).getByLabel('Check-out').fill(to)
  await stay(page).getByRole('button', { name: 'See the new price' }).click()
}

test('other dates for the own stay, nothing due: five taps, both days included', async ({
  page,
}) => {
  await openBooked(page)
  const { complaints } = await watch(page)
  await settled(page)
  const { from, to } = days()
  let taps = 0
  await page.exposeFunction('countTap', () => {
    taps += 1
  })
  const count = () =>
    page.evaluate(() => {
      const { countTap } = window as unknown as { countTap: () => void }
      document.addEventListener('pointerdown', countTap, { capture: true })
    })
  await count()
  await askInDialog(page, from, addDays(to, 1))
  await page.waitForURL(/reviewDetails.*stay=/)
  await expect(rooms(page)).toContainText('1 night at the price of today')
  await settled(page)
  await count()
  await bookButton(page).click()
  await page.waitForURL(/findReservationDetail/)
  await expect(success(page)).toContainText('Your reservation has been changed.')
  await expect(stay(page).locator(`time[datetime="${addDays(to, 1)}"]`)).toBeVisible()
  expect(taps).toBe(5)
  expect(complaints).toEqual([])
})

test('J3: a difference is declined, then challenged by the bank, then paid', async ({ page }) => {
  await openBooked(page, PREPAID)
  await settled(page)
  const { from, to } = days()
  await askInDialog(page, from, addDays(to, 1))
  await page.waitForURL(/reviewDetails/)
  await settled(page)
  await expect(bookButton(page)).toHaveText('Continue to payment')
  await bookButton(page).click()
  await page.waitForURL(/reviewGuestInfo/)
  await showCard(page)
  await expect(bookButton(page)).toHaveText(/^Change and pay €\d+\.\d\d$/)
  await typeCard(page, CARD.decline)
  await bookButton(page).click()
  await expect(notice(page)).toBeVisible()
  await showCard(page)
  await typeCard(page, CARD.challenge)
  await bookButton(page).click()
  await answerBank(page)
  await page.waitForURL(/findReservationDetail/)
  await expect(success(page)).toContainText('Your reservation has been changed.')
  await expect(charges(page).getByRole('row', { name: /^Paid until now/ })).toBeVisible()
})

for (const locale of casesOf(['en-US', 'de-DE', 'ja-JP', 'zh-CN', 'ar-SA', 'es-ES'], (one) =>
  ['de-DE', 'ar-SA'].includes(one),
)) {
  test(`${locale}: a change at 320 px, and with text of 200 %`, async ({ page, context }) => {
    await openBooked(page, PREPAID)
    const { complaints } = await watch(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(locale === 'en-US' ? UPCOMING : `/${locale}${UPCOMING}`)
    await settled(page)
    // As a visitor finds it without the dialog.
    await stay(page)
      .locator('details')
      .evaluate((panel) => panel.setAttribute('open', ''))
    // Drawn before the page scrolls to the field: together they are a shift of what is in view.
    await settled(page)
    await stay(page).locator('input[type=date]').last().fill(addDays(days().to, 1))
    await expectInReach(page, context, 'stay')
    await stay(page).locator('form button').click()
    await page.waitForURL(/reviewDetails/)
    await expectInReach(page, context, 'review')
    const review = page.url()
    await page.goto(
      (await stay(page).locator('a[href*=modifyRateListMenu]').getAttribute('href')) ?? '',
    )
    await expectInReach(page, context, 'rates')
    await page.goto(review)
    await settled(page)
    await bookButton(page).click()
    await page.waitForURL(/reviewGuestInfo/)
    await expectInReach(page, context, 'payment')
    expect(complaints).toEqual([])
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })

  test('extras alone are a change', async ({ page }) => {
    await bookByForm(page)
    await page.goto(new URL(UPCOMING, page.url()).href)
    await askByForm(page, days().to)
    await page.waitForURL(/reviewDetails/)
    await expect(page.getByText('Nothing is changed yet.')).toBeVisible()
    const extras = page.locator('foyer-widget[type="non-room-products"]')
    await extras.getByText('Add extras').click()
    await extras.getByRole('spinbutton', { name: 'Quantity: Rollaway bed' }).fill('1')
    await extras.locator('button[value=extras]').click()
    await expect(charges(page)).toContainText('+€70.00')
    await page.getByRole('button', { name: 'Save your changes' }).click()
    await expect(success(page)).toContainText('Your reservation has been changed.')
    await expect(charges(page)).toContainText('Rollaway bed')
  })

  test('another room is chosen, and the stay left as it is', async ({ page }) => {
    await bookByForm(page)
    await page.goto(new URL(UPCOMING, page.url()).href)
    await page.goto(`${await changeAddress(page)}`)
    await page
      .getByRole('button', { name: /^Select.*Flexible/ })
      .nth(1)
      .click()
    await page.waitForURL(/reviewDetails/)
    await expect(rooms(page)).toContainText('Before: ')
    await page.getByRole('link', { name: 'Keep the booking as it is' }).click()
    await page.waitForURL(/findReservationDetail/)
    await expect(success(page)).toBeHidden()
  })
})

/** The rates for a change, from its review. */
async function changeAddress(page: Page): Promise<string> {
  await askByForm(page, days().to)
  await page.waitForURL(/reviewDetails/)
  const link = page.getByRole('link', { name: 'Change dates and guests' })
  return new URL((await link.getAttribute('href')) ?? '', page.url()).href
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 375, height: 800 } })

    test('J4: with a smaller room the deposit shrinks, and a card that does not take it back is told', async ({
      page,
    }) => {
      // The first night is paid at the booking.
      const deposit = { propertyCode: 'BKKTH', rates: [/^Select Rain Tree.*Half Board/] }
      if (javaScriptEnabled) await openBooked(page, deposit, CARD.noRefund)
      else await bookByForm(page, deposit, undefined, CARD.noRefund)
      await page.goto(UPCOMING)
      await page.getByRole('button', { name: 'Choose another room or rate' }).click()
      await page.waitForURL(/modifyRateListMenu/)
      const twin = page.getByRole('article', { name: 'Garden Twin' })
      await twin.getByText(/more rates?$/).click()
      await twin.getByRole('button', { name: /Half Board/ }).click()
      await page.waitForURL(/reviewDetails/)
      const back = charges(page).locator('div', { has: page.getByText('Goes back to your card') })
      const amount = /THB\s[\d,.]+/.exec(await back.last().innerText())?.[0] ?? ''
      await page.getByRole('button', { name: 'Save your changes' }).click()
      await page.waitForURL(/findReservationDetail/)
      const refund = page.getByRole('table', { name: 'Back after a change' })
      await expect(refund).toContainText(amount)
      // The sandbox moves money every half a minute: it may have done so before the page.
      await expect(refund).toContainText(/Goes back to the card|Your card did not take it\./)
      await expect(async () => {
        await page.reload()
        await expect(refund).toContainText('Your card did not take it.', { timeout: 500 })
      }).toPass({ intervals: [2_000] })
      await expect(refund).toContainText(amount)
    })

    test('another card is given for a stay: one that is declined changes nothing', async ({
      page,
      context,
    }) => {
      await (javaScriptEnabled ? openBooked(page) : bookByForm(page))
      await page.goto(UPCOMING)
      await page.getByRole('link', { name: 'Change contact, guests or card' }).click()
      const card = page.getByRole('form', { name: 'Card of the stay' })
      await expect(card).toContainText(/Visa ending in \u2068?1111/)
      await card.getByRole('button', { name: 'Use another card' }).click()
      await page.waitForURL(/reviewGuestInfo\.mi\?.*cart=/)
      if (javaScriptEnabled) {
        await watch(page)
        await page.reload()
        await settled(page)
        await expectInReach(page, context, 'a card')
        await showCard(page)
        await typeCard(page, CARD.decline)
        await bookButton(page).click()
        await expect(notice(page)).toContainText('declined')
        await typeCard(page, CARD.mastercard)
      }
      await expect(bookButton(page)).toHaveText('Use this card')
      await bookButton(page).click()
      if (!javaScriptEnabled) await payOnHostedPage(page, CARD.mastercard)
      await page.waitForURL(/findReservationDetail/)
      await expect(success(page)).toContainText('Your payment details are saved.')
      await page.getByRole('link', { name: 'Change contact, guests or card' }).click()
      await expect(card).toContainText(/Mastercard ending in \u2068?4444/)
    })
  })
