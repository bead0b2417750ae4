/** From search to a paid, confirmed booking without a script (docs/decisions/0043). */
import { expect } from '@playwright/test'
import { agree, fill, GUEST, openGuests } from '../checkout/guest-page'
import { test } from '../site'
import { bookButton, CARD, expectBooked } from './payment-page'

test.use({ javaScriptEnabled: false })

test('the form leads to the provider’s page, and back to the confirmation', async ({ page }) => {
  await openGuests(page)
  await fill(page, GUEST)
  await agree(page)
  await expect(page.locator('foyer-widget[type="payment-information"] noscript p')).toBeVisible()
  await bookButton(page).click()
  await page.waitForURL(/pay\.localhost/)
  await pay(page, CARD.decline)
  await page.waitForURL(/guestInfo\.mi.*problem=DECLINED/)
  await expect(page.getByText('Your bank declined the card')).toBeVisible()
  await expect(page.locator('[name="guest.givenName"]')).toHaveValue('Maria')
  await bookButton(page).click()
  await page.waitForURL(/pay\.localhost/)
  await pay(page, CARD.approve)
  await expectBooked(page)
})

async function pay(page: import('@playwright/test').Page, number: string) {
  await page.locator('#name').fill('Maria Oneil')
  await page.locator('#number').fill(number)
  await page.locator('#expiry').fill(`04/${(new Date().getFullYear() + 3) % 100}`)
  await page.locator('#cvv').fill('123')
  await page.locator('form').first().locator('button[type=submit]').click()
}
