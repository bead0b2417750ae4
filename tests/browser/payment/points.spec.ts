/** J8: a member books a stay in points, changes it, cancels it and takes it back, with every point in its place. */
import { expect, type Page } from '@playwright/test'
import { addDays } from '../../../src/rules/stay/days'
import { ownStay } from '../booking/journey-page'
import { openGuests } from '../checkout/by-form'
import { agree } from '../checkout/guest-page'
import { become, settled, test, UPCOMING } from '../site'
import { bookButton, confirmation, expectBooked } from './payment-page'

const stay = (page: Page) => page.locator('foyer-widget[type="stay-details"]')
const charges = (page: Page) => page.locator('foyer-widget[type="summary-of-charges"]')
const cancel = (page: Page) => page.locator('foyer-widget[type="cancel-all-rooms"]')
const cancelled = (page: Page) => page.locator('foyer-widget[type="cancelled-reservation-details"]')

/** First and last day of the test's own stay. */
const days = () => {
  const query = new URLSearchParams(ownStay())
  return { from: query.get('fromDate') ?? '', to: query.get('toDate') ?? '' }
}

/** The number of points that a text says first. */
async function pointsIn(text: Promise<string>): Promise<number> {
  return Number(/([\d,]+) points/.exec(await text)?.[1]?.replaceAll(',', ''))
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled, viewport: { width: 375, height: 800 } })

    test('J8: points are spent, given back night by night, and all of them at the end', async ({
      page,
      context,
    }) => {
      await become(context, 'member-maria')
      await openGuests(page, {
        ...{ propertyCode: 'BKKTH', rates: [/^Select.*Points Stay/] },
        search: `${ownStay()}&usePoints=true`,
      })
      if (javaScriptEnabled) await settled(page)
      await expect(page.getByText('No card needed.')).toBeVisible()
      await agree(page)
      await bookButton(page).click()
      await expectBooked(page)
      await expect(confirmation(page)).toContainText(/[\d,]+ points/)

      await page.goto(UPCOMING)
      if (javaScriptEnabled) await settled(page)
      const used = charges(page).getByRole('row', { name: /^Points used/ })
      const points = await pointsIn(used.innerText())
      expect(points).toBeGreaterThan(30_000)

      // A night less: its points come back.
      await stay(page).getByText('Change dates and guests').click()
      const { from, to } = days()
      if (javaScriptEnabled) {
        const dialog = page.getByRole('dialog')
        await dialog.locator(`[data-day="${from}"]`).click()
        await dialog.locator(`[data-day="${addDays(to, -1)}"]`).click()
        await dialog.getByRole('button', { name: 'See the new price' }).click()
      } else {
        await stay(page).getByLabel('Check-out').fill(addDays(to, -1))
        await stay(page).getByRole('button', { name: 'See the new price' }).click()
      }
      await page.waitForURL(/reviewDetails/)
      if (javaScriptEnabled) await settled(page)
      const back = charges(page).locator('div', {
        has: page.getByText('Comes back to your account'),
      })
      const returned = await pointsIn(back.last().innerText())
      await page.getByRole('button', { name: 'Save your changes' }).click()
      await page.waitForURL(/findReservationDetail/)
      await expect.poll(() => pointsIn(used.innerText())).toBe(points - returned)

      await cancel(page).getByRole('link', { name: 'Cancel this stay' }).click()
      const sums = cancel(page).locator('div', { has: page.getByText('Points that come back') })
      expect(await pointsIn(sums.last().innerText())).toBe(points - returned)
      await cancel(page).getByRole('button', { name: 'Yes, cancel' }).click()
      await page.waitForURL(/confirmReservationCancellation/)
      await expect(cancelled(page)).toContainText('Points that come back')

      await cancelled(page).getByRole('button', { name: /back$/ }).click()
      await page.waitForURL(/findReservationDetail/)
      await expect.poll(() => pointsIn(used.innerText())).toBe(points - returned)
    })
  })
