/** What is cancelled by mistake is not lost. */
import { expect } from '@playwright/test'
import { ownDays, ownStay } from '../booking/journey-page'
import { setFaults, test, UPCOMING } from '../site'
import { book, charges, rooms, widget } from './better-page'
import { expectFull, fillHotel, SMALL } from './full-hotel'

for (const hasScript of [true, false])
  test.describe(hasScript ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled: hasScript, viewport: { width: 375, height: 800 } })

    test('better 3: two of three rooms are cancelled and taken back in a full hotel at the old price', async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      const { from, to } = ownDays()
      const cancel = widget(page, 'cancel-all-rooms')
      const cancelled = widget(page, 'cancelled-reservation-details')
      const total = charges(page).getByRole('row', { name: /^Total/ })
      const rates = [/Flexible/, /Flexible/, /Flexible/]
      const search = `${ownStay()}&numRooms=3`
      await book({ browser, context, baseURL }, { propertyCode: SMALL, rates, search })
      await fillHotel(baseURL, from, to)
      await page.goto(UPCOMING)
      const names = await rooms(page).getByRole('heading').allInnerTexts()
      expect(names).toHaveLength(3)
      const booked = await total.innerText()

      await cancel.getByRole('link', { name: 'Choose rooms to cancel' }).click()
      await cancel.getByRole('checkbox').nth(0).check()
      await cancel.getByRole('checkbox').nth(2).check()
      await cancel.getByRole('button', { name: 'Continue' }).click()
      await cancel.getByRole('button', { name: 'Yes, cancel' }).click()
      await page.waitForURL(/confirmReservationCancellation/)
      await expect(cancelled.getByText(/^Cancellation number/)).toHaveCount(2)
      await expect(cancelled.getByText('Still booked')).toHaveCount(1)

      // Nobody else gets them meanwhile, and prices rise.
      await expectFull(baseURL, from, to)
      await setFaults(context, '*:price')
      await cancelled.getByRole('button', { name: 'Take these 2 rooms back' }).click()
      await page.waitForURL(/findReservationDetail/)
      await expect(rooms(page).getByRole('heading')).toHaveText(names)
      await expect(rooms(page).filter({ hasText: 'Cancellation number' })).toHaveCount(0)
      await expect(total).toHaveText(booked, { useInnerText: true })
    })
  })
