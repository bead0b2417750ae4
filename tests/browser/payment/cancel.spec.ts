/** Rooms of a booked stay are cancelled and taken back, with a script and without one (W48, W49). */
import { expect, type Page } from '@playwright/test'
import { findStay, settled, test, watch } from '../site'
import { openBookedByForm } from './booked-stay'
import { bookButton, CARD, expectBooked, openPayment, typeCard } from './payment-page'

const CALL = /confirmCancelReservation$/

const cancel = (page: Page) => page.locator('foyer-widget[type="cancel-all-rooms"]')
const cancelled = (page: Page) => page.locator('foyer-widget[type="cancelled-reservation-details"]')
const rooms = (page: Page) =>
  page.locator('foyer-widget[type="room-overview"]').getByRole('article')
const success = (page: Page) => page.locator('foyer-widget[type="success-message"]')

const STAY_PAGE = '/reservation/findReservationDetail.mi'

/** The page of one room that was booked with the card form of the page. */
async function openBooked(page: Page) {
  await openPayment(page)
  await typeCard(page, CARD.approve)
  await bookButton(page).click()
  await expectBooked(page)
  await page.goto(STAY_PAGE)
}

/** A second tab of the same browser, in which another stay was found after the first tab was opened. */
async function openOther(page: Page) {
  await findStay(page.context(), ['70110003', 'Müller'])
  const other = await page.context().newPage()
  await other.goto(STAY_PAGE)
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Nordkette')
  return other
}

const hotel = (page: Page) => page.getByRole('heading', { level: 1 })

/** J5: each tab goes on with its own stay, whatever the other one does. */
async function cancelInBoth(page: Page, other: Page) {
  await cancel(page).getByRole('button', { name: 'Yes, cancel' }).click()
  await page.waitForURL(/confirmReservationCancellation/)
  await expect(hotel(page)).toContainText('Munich')
  await expect(cancelled(page)).toContainText(/Cancellation number/)

  await other.reload()
  await expect(hotel(other)).toContainText('Nordkette')
  await cancel(other).getByRole('link', { name: 'Cancel this stay' }).click()
  await expect(hotel(other)).toContainText('Nordkette')
  await cancel(other).getByRole('button', { name: 'Yes, cancel' }).click()
  await other.waitForURL(/confirmReservationCancellation/)
  await expect(hotel(other)).toContainText('Nordkette')

  await cancelled(page).getByRole('button', { name: /back$/ }).click()
  await page.waitForURL(/findReservationDetail/)
  await expect(hotel(page)).toContainText('Munich')
  await cancelled(other).getByRole('button', { name: 'Take this room back' }).click()
  await other.waitForURL(/findReservationDetail/)
  await expect(hotel(other)).toContainText('Nordkette')
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })

  test('one of two rooms is cancelled and taken back, then both', async ({ page }) => {
    await openBookedByForm(page)
    await expect(rooms(page)).toHaveCount(2)
    await cancel(page).getByRole('link', { name: 'Choose rooms to cancel' }).click()

    await cancel(page).getByRole('button', { name: 'Continue' }).click()
    await expect(cancel(page)).toContainText('Choose at least one room')
    await cancel(page).getByRole('checkbox').first().check()
    await cancel(page).getByRole('button', { name: 'Continue' }).click()

    await expect(cancel(page).getByRole('heading', { level: 2 })).toHaveText('Cancel this room?')
    await expect(cancel(page)).toContainText('Cancellation fee')
    await cancel(page).getByRole('button', { name: 'Yes, cancel' }).click()

    await page.waitForURL(/confirmReservationCancellation/)
    await expect(cancelled(page).getByRole('article')).toHaveCount(2)
    await expect(cancelled(page)).toContainText(/Cancellation number/)
    await expect(cancelled(page)).toContainText('Still booked')
    await cancelled(page).getByRole('link', { name: 'See your stay' }).click()
    await expect(rooms(page).filter({ hasText: 'Cancellation number' })).toHaveCount(1)

    await page.goBack()
    await cancelled(page).getByRole('button', { name: 'Take this room back' }).click()
    await page.waitForURL(/findReservationDetail/)
    await expect(rooms(page).filter({ hasText: 'Cancellation number' })).toHaveCount(0)

    await cancel(page).getByRole('link', { name: 'Choose rooms to cancel' }).click()
    await cancel(page).getByRole('checkbox', { name: 'All rooms (2)' }).check()
    await cancel(page).getByRole('button', { name: 'Continue' }).click()
    await cancel(page).getByRole('button', { name: 'Yes, cancel' }).click()
    await expect(
      cancelled(page).getByRole('button', { name: 'Take these 2 rooms back' }),
    ).toBeVisible()
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('two tabs with two stays: each form cancels the stay of its tab', async ({ page }) => {
    await openBookedByForm(page)
    await cancel(page).getByRole('link', { name: 'Choose rooms to cancel' }).click()
    const other = await openOther(page)
    await cancel(page).getByRole('checkbox', { name: 'All rooms (2)' }).check()
    await cancel(page).getByRole('button', { name: 'Continue' }).click()
    await cancelInBoth(page, other)
  })
})

test('two tabs with two stays: each press cancels the stay of its tab', async ({ page }) => {
  await openBooked(page)
  await cancel(page).getByRole('link', { name: 'Cancel this stay' }).click()
  await settled(page)
  await cancelInBoth(page, await openOther(page))
})

test('an address with the handle of a stay opens nothing by itself', async ({ page, browser }) => {
  await findStay(page.context())
  await page.goto('/reservation/confirmReservationCancellation.mi')
  await page.waitForURL(/findReservationDetail\.mi\?stay=/)
  const stranger = await browser.newPage()
  await stranger.goto(page.url())
  expect(new URL(stranger.url()).pathname).toBe('/reservation/lookupReservation.mi')
  await stranger.close()
})

test('a double press is one call, and the next page says what was done', async ({ page }) => {
  await openBooked(page)
  const { complaints } = await watch(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (CALL.test(request.url())) calls.push(request.postData() ?? '')
  })
  await cancel(page).getByRole('link', { name: 'Cancel this stay' }).click()
  await settled(page)
  await cancel(page).getByRole('combobox').selectOption('plans')
  await cancel(page).getByRole('button', { name: 'Yes, cancel' }).dblclick()
  await page.waitForURL(/confirmReservationCancellation/)
  await expect(success(page).getByRole('heading')).toBeFocused()
  await expect(success(page)).toContainText('Your reservation has been cancelled.')
  await expect(cancelled(page)).toContainText(/Cancellation number/)
  expect(calls.map((body) => JSON.parse(body))).toEqual([
    expect.objectContaining({ reason: 'plans', items: [expect.anything()] }),
  ])
  expect(complaints).toEqual([])
})

test('what another tab has cancelled is done, and a lost answer assumes nothing', async ({
  page,
}) => {
  await openBooked(page)
  await cancel(page).getByRole('link', { name: 'Cancel this stay' }).click()
  await settled(page)
  await page.route(CALL, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await cancel(page).getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(cancel(page)).toContainText('Check your email before you try again')
  await page.unroute(CALL)
  await cancel(page).getByRole('button', { name: 'Yes, cancel' }).click()
  await page.waitForURL(/confirmReservationCancellation/)
})
