/** What a member reads about points (W24). */
import { expect, type Page } from '@playwright/test'
import { addDays } from '../../../src/rules/stay/days'
import { openGuests } from '../checkout/by-form'
import { agree, button } from '../checkout/guest-page'
import { expectBooked } from '../payment/payment-page'
import { become, noticedShifts, settled, test, UPCOMING, watch } from '../site'
import { ARRIVAL, ownStay } from './journey-page'

const notice = (page: Page) => page.locator('foyer-widget[type="redemption-alert"]')

/** Four nights, which take more points than Maria has. */
const SEARCH =
  '/reservation/rateListMenu.mi?propertyCode=MUCDE&usePoints=true' +
  `&fromDate=${ARRIVAL}&toDate=${addDays(ARRIVAL, 4)}`

test('a member who searches in points reads how many are missing, until the notice is dismissed', async ({
  page,
  context,
}) => {
  await become(context, 'member-maria')
  await watch(page)
  await page.goto(SEARCH)
  await notice(page).scrollIntoViewIfNeeded()
  await expect(notice(page).getByRole('status')).toHaveText(
    /You need [1-9][\d,]* points more for this stay\.$/,
  )
  await settled(page)
  expect(await noticedShifts(page)).toEqual([])

  await notice(page).getByRole('button', { name: 'Close: Not enough points yet' }).click()
  await expect(notice(page)).toHaveText('')
  await page.reload()
  await expect(notice(page)).toHaveAttribute('status', 'mounted')
  await settled(page)
  await expect(notice(page).getByRole('heading')).toBeHidden()
})

test('a visitor who has not signed in reads nothing about points, and asks nothing', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(SEARCH)
  await page.keyboard.press('Shift')
  await notice(page).scrollIntoViewIfNeeded()
  await settled(page)
  await expect(notice(page)).toHaveText('')
  expect(asked.join(' ')).not.toContain('RedemptionNotification')
})

test('a member who cancels a stay in points reads that they are back, without a script too', async ({
  page,
  context,
}) => {
  await become(context, 'member-maria')
  await openGuests(page, { search: `${ownStay()}&usePoints=true&tab=points` })
  await agree(page)
  await button(page, 'Book now').click()
  await expectBooked(page)
  await page.goto(UPCOMING)
  const cancel = page.locator('foyer-widget[type="cancel-all-rooms"]')
  await cancel.getByRole('link', { name: 'Cancel this stay' }).click()
  await cancel.getByRole('button', { name: 'Yes, cancel' }).click()
  await page.waitForURL(/confirmReservationCancellation/)

  const words = /[1-9][\d,]* points are back in your account\./
  await expect(notice(page).getByRole('status')).toHaveText(words)
  const printed = await page.request.get(page.url())
  expect(await printed.text()).toMatch(words)
})
