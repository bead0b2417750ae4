/** The guest of a booked room, who did not book it (docs/decisions/0091). */
import { expect, type Page } from '@playwright/test'
import { accessibilityFindings, seeAll, settled, test, watch } from '../site'
import { openBookedByForm } from './booked-stay'

const KOFI = { givenName: 'Kofi', familyName: 'Mensah' }
const widget = (page: Page, type: string) => page.locator(`foyer-widget[type="${type}"]`)

/** A browser of the second room's guest, on the page of the stay. */
async function openAsGuest(page: Page, number: string) {
  await page.goto('/reservation/lookupReservation.mi')
  const form = widget(page, 'reservation-lookup').locator('form')
  await form.locator('[name=confirmationNumber]').fill(number)
  await form.locator('[name=lastName]').fill(KOFI.familyName)
  await form.locator('[type=submit]').click()
  await page.waitForURL(/findReservationDetail\.mi\?stay=/)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test('the guest of the second room sees it and no amount, and says what they would like', async ({
      browser,
      baseURL,
    }) => {
      const booker = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
      const page = await booker.newPage()
      await openBookedByForm(page, KOFI)
      const text = await widget(page, 'stay-details').innerText()
      const [, second = ''] = text.match(/8\d{9}/g) ?? []
      const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled })
      const guest = await context.newPage()
      const { complaints } = await watch(guest)
      await openAsGuest(guest, second)
      if (javaScriptEnabled) {
        await seeAll(guest)
        await settled(guest)
        expect(await accessibilityFindings(guest)).toEqual([])
      }
      const main = guest.getByRole('main')
      await expect(widget(guest, 'stay-details')).toContainText(second)
      await expect(widget(guest, 'stay-details')).toContainText('1 room, 1 guest')
      await expect(widget(guest, 'stay-details')).toContainText('Mensah')
      await expect(widget(guest, 'room-overview').locator('article')).toHaveCount(1)
      await expect(main).toContainText('Your rate is not displayed.')
      for (const type of ['stay-details', 'room-overview', 'room-requests', 'summary-of-charges']) {
        await expect(widget(guest, type)).toContainText(/\w/)
        await expect(widget(guest, type)).not.toContainText(/[€$]\s?\d|\d\s?€/)
      }
      await expect(main).not.toContainText(/Smith|maria@/i)
      await expect(main.getByRole('link', { name: /to cancel/i })).toHaveCount(0)

      await guest.getByRole('radio', { name: 'Beds apart' }).check()
      await widget(guest, 'room-requests').getByRole('button', { name: 'Save changes' }).click()
      await expect(main).toContainText(
        javaScriptEnabled ? 'Saved. We have confirmed it by email.' : 'Your requests are saved.',
      )
      await page.reload()
      const wishes = widget(page, 'room-requests').getByRole('radio', { name: 'Beds apart' })
      await expect(wishes.last()).toBeChecked()
      await expect(wishes.first()).not.toBeChecked()
      expect(complaints).toEqual([])
      await context.close()
      await booker.close()
    })
  })
}
