/** One of two booked rooms gets other dates, with a script and without one (W29, W30, W54). */
import { expect, type Page } from '@playwright/test'
import { addDays } from '../../../src/rules/stay/days'
import { ownStay } from '../booking/journey-page'
import { GUEST } from '../checkout/guest-page'
import { expectInReach } from '../in-reach'
import { settled, test, UPCOMING, watch } from '../site'
import { openBookedByForm, TWO_ROOMS } from './booked-stay'
import { bookButton, CARD, expectBooked, openPayment, typeCard } from './payment-page'

const stay = (page: Page) => page.locator('foyer-widget[type="stay-details"]')
const rooms = (page: Page) => page.locator('foyer-widget[type="room-overview"]')
const success = (page: Page) => page.locator('foyer-widget[type="success-message"]')
const room = (page: Page, number: number) =>
  rooms(page)
    .getByRole('article')
    .nth(number - 1)

/** First and last day of the test's own stay, and the day before that. */
const days = () => {
  const query = new URLSearchParams(ownStay())
  const to = query.get('toDate') ?? ''
  return { from: query.get('fromDate') ?? '', to, earlier: addDays(to, -1) }
}

/** "Mar 9", as the page writes a day. */
const written = (iso: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(iso),
  )

/** The review tells the second room alone: what it was, and what it becomes. */
async function expectReview(page: Page) {
  const { to, earlier } = days()
  await page.waitForURL(/reviewDetails.*stay=/)
  await expect(room(page, 1)).toContainText('Stays as it is')
  await expect(room(page, 1)).toContainText(`to ${dayOf(to)}, `)
  await expect(room(page, 2)).toContainText(`to ${dayOf(earlier)}, `)
  await expect(room(page, 2)).toContainText(new RegExp(`Before: .* to ${dayOf(to)}`))
}

const dayOf = (iso: string) =>
  `${new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' }).format(new Date(iso))}, ${written(iso)}`

/** The stay is as long as the room that stays, and each room is told with its days. */
async function expectMoved(page: Page) {
  const { to, earlier } = days()
  await page.waitForURL(/findReservationDetail/)
  await expect(success(page)).toContainText('Your reservation has been changed.')
  await expect(stay(page).locator(`time[datetime="${to}"]`)).toBeVisible()
  await expect(
    stay(page)
      .getByText(`to ${dayOf(to)}, `)
      .first(),
  ).toBeVisible()
  await expect(
    stay(page)
      .getByText(`to ${dayOf(earlier)}, `)
      .first(),
  ).toBeVisible()
  await expect(room(page, 2)).toContainText(`to ${dayOf(earlier)}, `)
}

test('one of two rooms goes home a day earlier: it is left ticked in the dialog', async ({
  page,
  context,
}) => {
  await openPayment(page, GUEST, { rates: TWO_ROOMS.rates, search: ownStay() + TWO_ROOMS.more })
  await typeCard(page, CARD.approve)
  await bookButton(page).click()
  await expectBooked(page)
  await page.goto(UPCOMING)
  const { complaints } = await watch(page)
  await settled(page)
  await stay(page).getByText('Change dates and guests').click()
  const dialog = page.getByRole('dialog')
  const { from, earlier } = days()
  await dialog.locator(`[data-day="${from}"]`).click()
  await dialog.locator(`[data-day="${earlier}"]`).click()
  const [first, second] = [1, 2].map((number) =>
    dialog.getByRole('checkbox', { name: `Room ${number}` }),
  )
  await first?.click()
  await second?.click()
  const proceed = dialog.getByRole('button', { name: 'See the new price' })
  await proceed.click()
  // Below the ticks, and not behind the dialog's buttons.
  await expect(dialog.getByText('Please choose at least one room.')).toBeInViewport({ ratio: 1 })
  await second?.click()
  await proceed.click()
  await expectReview(page)
  await settled(page)
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 320, height: 700 })
  await expectInReach(page, context, 'review')
  await page.setViewportSize(size)
  await bookButton(page).click()
  await expectMoved(page)
  // The dialog begins with the days of both, and moves the other room now.
  await settled(page)
  await stay(page).getByText('Change dates and guests').click()
  await dialog.locator(`[data-day="${from}"]`).click()
  await dialog.locator(`[data-day="${earlier}"]`).click()
  await proceed.click()
  await page.waitForURL(/reviewDetails/)
  await expect(room(page, 2)).toContainText('Stays as it is')
  await expect(room(page, 1)).toContainText(/nights? given back/)
  expect(complaints).toEqual([])
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })

  test('one of two rooms goes home a day earlier: it is left ticked in the form', async ({
    page,
  }) => {
    await openBookedByForm(page)
    const { earlier } = days()
    const ask = () => stay(page).getByRole('button', { name: 'See the new price' }).click()
    await stay(page).getByText('Change dates and guests').click()
    await stay(page).getByLabel('Check-out').fill(earlier)
    for (const number of [1, 2])
      await stay(page)
        .getByRole('checkbox', { name: `Room ${number}` })
        .uncheck()
    await ask()
    await expect(stay(page).getByText('Please choose at least one room.')).toBeVisible()
    await stay(page).getByRole('checkbox', { name: 'Room 2' }).check()
    await ask()
    await expectReview(page)
    // The rates of the change are those of the room that moves, for its days.
    const review = page.url()
    await page.getByRole('link', { name: 'Change dates and guests' }).click()
    await page.waitForURL(/modifyRateListMenu.*rooms=/)
    expect(new URL(page.url()).searchParams.get('toDate')).toBe(earlier)
    await page.goto(review)
    await page.getByRole('button', { name: 'Save your changes' }).click()
    await expectMoved(page)
  })
})
