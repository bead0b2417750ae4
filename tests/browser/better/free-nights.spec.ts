/** One stay that an award, points and money pay for, from the guests' page to the refund. */
import { expect } from '@playwright/test'
import { ownStay } from '../booking/journey-page'
import { openGuests } from '../checkout/by-form'
import { agree, fill } from '../checkout/guest-page'
import { bookButton, confirmation, expectBooked } from '../payment/payment-page'
import { become, settled, test, UPCOMING, watch } from '../site'
import { sumOf, widget } from './better-page'

for (const hasScript of [true, false])
  test.describe(hasScript ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled: hasScript, viewport: { width: 375, height: 800 } })

    test('better 8: an award, points and money pay one stay, and come back in kind', async ({
      page,
      context,
    }) => {
      const panel = page.getByRole('region', { name: 'Use your points' })
      const nights = panel.getByRole('group', { name: 'Your free nights' })
      const number = panel.getByRole('textbox', { name: 'Number of points' })
      const pay = async (name: string) => {
        const came = page.waitForEvent('load')
        await panel.getByRole('button', { name, exact: true }).click()
        await came
        if (hasScript) await settled(page)
      }
      await become(context, 'member-p')
      const { complaints } = await watch(page)
      await openGuests(page, { search: `${ownStay()}&usePoints=true&tab=points` })
      if (hasScript) await settled(page)
      await panel.scrollIntoViewIfNeeded()
      await nights.getByRole('checkbox').first().check()
      await pay('Use free nights')
      await expect(nights.getByRole('checkbox').first()).toBeChecked()
      await number.fill('15000')
      await pay('Apply')
      await expect(panel).toContainText('You use 15,000 points for this room.')
      const left = /€[\d.,]*\d/.exec(await panel.getByText('left to pay').innerText())?.[0] ?? ''
      const paid = `15,000 points + 1 free night`
      await expect(widget(page, 'reservation-summary')).toContainText(`${paid} + ${left}`)
      await expect(page.getByText(`${paid} are taken from your account`)).toBeVisible()

      await agree(page)
      await bookButton(page).click()
      // The member's account has no telephone.
      await fill(page, { phone: '212 555 0100' })
      await bookButton(page).click()
      await expectBooked(page)
      await expect(confirmation(page)).toContainText(`${paid} + ${left}`)

      await page.goto(UPCOMING)
      const cancel = widget(page, 'cancel-all-rooms')
      await cancel.getByRole('link', { name: 'Cancel this stay' }).click()
      const back = (name: string) => sumOf(page, 'cancel-all-rooms', name)
      await expect(back('Points that come back')).toContainText('15,000 points')
      await expect(back('Awards that come back')).toContainText('1 free night')
      await cancel.getByRole('button', { name: 'Yes, cancel' }).click()
      await page.waitForURL(/confirmReservationCancellation/)
      await expect(widget(page, 'cancelled-reservation-details')).toContainText('1 free night')
      expect(complaints).toEqual([])
    })
  })
