/** One stay that an award, points and money pay for, from the guests' page to the refund (J8 with an award). */
import { expect, type Page } from '@playwright/test'
import { ownStay } from '../booking/journey-page'
import { openGuests } from '../checkout/by-form'
import { agree, button, fill } from '../checkout/guest-page'
import { become, settled, test, UPCOMING, watch } from '../site'
import { expectBooked } from './payment-page'

const panel = (page: Page) => page.getByRole('region', { name: 'Use your points' })
const nights = (page: Page) => panel(page).getByRole('group', { name: 'Your free nights' })
const summary = (page: Page) => page.locator('foyer-widget[type="reservation-summary"]')

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('a member pays one night with an award, the other with points, and has both back', async ({
      page,
      context,
    }) => {
      await become(context, 'member-p')
      const { complaints } = await watch(page)
      await openGuests(page, { search: `${ownStay()}&usePoints=true&tab=points` })
      if (javaScriptEnabled) await settled(page)
      const points = /([\d,]+) points pay for all nights\./
      const before = points.exec((await panel(page).textContent()) ?? '')?.[1]
      const [first] = await nights(page).getByRole('checkbox').all()
      await first?.check()
      const came = page.waitForEvent('load')
      await nights(page).getByRole('button', { name: 'Use free nights' }).click()
      await came
      await expect(nights(page).getByRole('checkbox').first()).toBeChecked()
      const after = points.exec((await panel(page).textContent()) ?? '')?.[1]
      expect(Number(after?.replace(',', ''))).toBeLessThan(Number(before?.replace(',', '')))
      await expect(summary(page)).toContainText(`${after} points + 1 free night`)
      await expect(page.getByText(`${after} points + 1 free night are taken`)).toBeVisible()

      await fill(page, { phone: '212 555 0100' })
      await agree(page)
      await button(page, 'Book now').click()
      await expectBooked(page)
      await expect(page.getByText(`${after} points + 1 free night`).first()).toBeVisible()

      await page.goto(UPCOMING)
      await page
        .locator('foyer-widget[type="cancel-all-rooms"]')
        .getByRole('link', { name: 'Cancel this stay' })
        .click()
      const cancel = page.locator('foyer-widget[type="cancel-all-rooms"]')
      await expect(cancel.getByText('Awards that come back')).toBeVisible()
      await expect(cancel.getByText('1 free night')).toBeVisible()
      await cancel.getByRole('button', { name: 'Yes, cancel' }).click()
      await page.waitForURL(/confirmReservationCancellation/)
      const ended = page.locator('foyer-widget[type="cancelled-reservation-details"]')
      await expect(ended).toContainText(/Awards that come back\s*1 free night/)
      expect(complaints).toEqual([])
    })
  })
}
