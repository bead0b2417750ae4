/** What becomes of a stay is the same for everybody, also where an answer is lost. */
import { expect, type Page } from '@playwright/test'
import { addDays } from '../../../src/rules/stay/days'
import { ownDays } from '../booking/journey-page'
import { GUEST } from '../checkout/guest-page'
import { findStay, settled, test, UPCOMING } from '../site'
import { askForDates, book, mailsTo, numberOf, stay, success, widget } from './better-page'

const COMMIT = /updateCart$/

/** The change is made, and its answer never arrives. */
async function loseAnswer(page: Page) {
  await page.route(COMMIT, async (route) => {
    await route.fetch({ maxRedirects: 0 })
    await route.abort('connectionreset')
  })
}

for (const hasScript of [true, false])
  test.describe(hasScript ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled: hasScript, viewport: { width: 375, height: 800 } })

    test('better 7: after a lost answer a change is made once, and two people hear the same', async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      const { from, to } = ownDays()
      await book({ browser, context, baseURL })
      await page.goto(UPCOMING)
      const number = await numberOf(page)
      const other = await browser.newContext({
        baseURL: baseURL ?? '',
        javaScriptEnabled: hasScript,
      })
      await findStay(other, [number, GUEST.familyName])
      const second = await other.newPage()
      await second.goto('/reservation/cancelReservation.mi')
      if (hasScript) await settled(second)

      await askForDates(page, { from, to: addDays(to, -1), hasScript })
      await page.waitForURL(/reviewDetails/)
      if (hasScript) await settled(page)
      const save = page.getByRole('button', { name: 'Save your changes' })
      await loseAnswer(page)
      await save.click()
      if (hasScript) {
        await expect(page.getByRole('alert').filter({ hasText: 'booking desk' })).toBeVisible()
        await page.unroute(COMMIT)
        await save.click()
      } else {
        await page.waitForURL(/chrome-error/)
        await page.unroute(COMMIT)
        // The review of a change that is made leads to its stay.
        await page.goBack()
      }
      await page.waitForURL(/findReservationDetail/)
      await expect(success(page)).toContainText('Your reservation has been changed.')
      await expect(stay(page).locator(`time[datetime="${addDays(to, -1)}"]`)).toBeVisible()
      const mails = await mailsTo(context, GUEST.email)
      expect(
        mails.filter((mail) => /<h2[^>]*>[^<]* changed/.test(mail) && mail.includes(number)),
      ).toHaveLength(1)

      // The second person has looked at the stay before.
      const cancel = widget(second, 'cancel-all-rooms')
      await cancel.getByRole('button', { name: 'Yes, cancel' }).click()
      await expect(cancel).toContainText('Your booking has changed meanwhile')
      await cancel.getByRole('button', { name: 'Yes, cancel' }).click()
      await second.waitForURL(/confirmReservationCancellation/)
      const told = widget(second, 'cancelled-reservation-details').getByText(/^Cancellation number/)
      const cancellation = await told.innerText()
      await page.reload()
      await page.waitForURL(/confirmReservationCancellation/)
      await expect(
        widget(page, 'cancelled-reservation-details').getByText(/^Cancellation number/),
      ).toHaveText(cancellation, { useInnerText: true })
      await other.close()
    })
  })
