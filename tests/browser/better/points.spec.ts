/** Stays in points, and in points and money. */
import { expect } from '@playwright/test'
import { addDays } from '../../../src/rules/stay/days'
import { bar, ownDays } from '../booking/journey-page'
import { agree } from '../checkout/guest-page'
import { setServerClock } from '../checkout/review-page'
import { bookButton, confirmation, expectBooked } from '../payment/payment-page'
import { become, RATES, settled, test, UPCOMING } from '../site'
import { askForDates, bookInPoints, charges, mailsTo, sumOf, widget } from './better-page'

/** The number of points that a text says first. */
async function pointsIn(text: Promise<string>): Promise<number> {
  return Number(/([\d,]+) points/.exec(await text)?.[1]?.replaceAll(',', ''))
}

for (const hasScript of [true, false])
  test.describe(hasScript ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled: hasScript, viewport: { width: 375, height: 800 } })

    test('better 4: a stay in points is changed online, and cancelled late it costs points and no money', async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      const cancel = widget(page, 'cancel-all-rooms')
      const cancelled = widget(page, 'cancelled-reservation-details')
      const pointsOf = (type: string, name: string) => pointsIn(sumOf(page, type, name).innerText())
      await become(context, 'member-maria')
      await bookInPoints({ browser, context, baseURL }, 'BKKTH')
      await page.goto(UPCOMING)
      if (hasScript) await settled(page)
      const used = charges(page).getByRole('row', { name: /^Points used/ })
      const points = await pointsIn(used.innerText())
      expect(points).toBeGreaterThan(30_000)

      // A night less: its points come back.
      const { from, to } = ownDays()
      await askForDates(page, { from, to: addDays(to, -1), hasScript })
      await page.waitForURL(/reviewDetails/)
      if (hasScript) await settled(page)
      const returned = await pointsOf('summary-of-charges', 'Comes back to your account')
      await page.getByRole('button', { name: 'Save your changes' }).click()
      await page.waitForURL(/findReservationDetail/)
      await expect.poll(() => pointsIn(used.innerText())).toBe(points - returned)

      await cancel.getByRole('link', { name: 'Cancel this stay' }).click()
      expect(await pointsOf('cancel-all-rooms', 'Points that come back')).toBe(points - returned)
      await cancel.getByRole('button', { name: 'Yes, cancel' }).click()
      await page.waitForURL(/confirmReservationCancellation/)
      await expect(cancelled).toContainText('Points that come back')

      await cancelled.getByRole('button', { name: /back$/ }).click()
      await page.waitForURL(/findReservationDetail/)
      await expect.poll(() => pointsIn(used.innerText())).toBe(points - returned)

      await setServerClock(context, baseURL, Date.parse(`${from}T01:00:00Z`))
      await page.goto(UPCOMING)
      await cancel.getByRole('link', { name: 'Cancel this stay' }).click()
      expect(await pointsOf('cancel-all-rooms', 'Points that are kept')).toBe(points - returned)
      await expect(cancel).not.toContainText(MONEY)
      await cancel.getByRole('button', { name: 'Yes, cancel' }).click()
      await page.waitForURL(/confirmReservationCancellation/)
      await expect(cancelled).toContainText('Points that are kept')
      await expect(cancelled).not.toContainText(MONEY)
      const [mail = ''] = await mailsTo(context, MEMBER)
      expect(mail).toContain('Points that are kept')
      expect(mail).not.toMatch(MONEY)
    })

    test('better 8: money and points stand in one calendar, and pay one stay', async ({
      page,
      context,
    }) => {
      const panel = page.getByRole('region', { name: 'Use your points' })
      await become(context, 'member-maria')
      await page.goto(`${RATES.replace('NYCAB', 'MUCDE')}&usePoints=true`)
      if (hasScript) {
        await page.getByRole('link', { name: /^Choose your dates/ }).click()
        const dialog = page.getByRole('dialog', { name: 'Change your stay' })
        const days = dialog.getByRole('button', { name: /, from €[\d,]+, from [\d,]+ points(,|$)/ })
        await days.nth(20).click()
        await days.nth(21).click()
        await dialog.getByRole('button', { name: 'View rates' }).click()
      } else
        await page
          .getByRole('link', { name: /€[\d,.]+ [\d,]+ points$/ })
          .nth(20)
          .click()
      await page.waitForURL(/fromDate=/)
      await page.getByRole('link', { name: 'Standard rates' }).click()
      await page
        .getByRole('button', { name: /^Select.*Flexible/ })
        .first()
        .click()
      await page.waitForURL(/reviewDetails/)
      await bar(page).locator('button[name=step]').click()
      await page.waitForURL(/guestInfo/)
      if (hasScript) await settled(page)
      await panel.scrollIntoViewIfNeeded()
      if (hasScript) {
        const slider = panel.getByRole('slider', { name: 'Points to use' })
        await slider.focus()
        await page.keyboard.press('ArrowRight')
      } else await panel.getByRole('textbox', { name: 'Number of points' }).fill('10000')
      await panel.getByRole('button', { name: 'Apply' }).click()
      await expect(panel).toContainText(/You use [\d,]+ points for this room\./)
      const left = /€[\d.,]*\d/.exec(await panel.getByText('left to pay').innerText())?.[0] ?? ''
      const points = /[\d,]+ points/.exec(await panel.getByText('You use').innerText())?.[0] ?? ''
      // The rest is paid at the hotel.
      await expect(page.getByText('No card needed.')).toBeVisible()
      await agree(page)
      if (hasScript) await settled(page)
      await bookButton(page).click()
      await expectBooked(page)
      await expect(confirmation(page)).toContainText(points)
      await expect(confirmation(page)).toContainText(left)
    })
  })

const MEMBER = 'maria@example.com'

/** An amount of money. */
const MONEY = /THB|฿|€|\$/
