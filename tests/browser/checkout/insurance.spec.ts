/** Travel insurance: offered on the page of the guests, and kept with the cart (W44). */
import { expect, type Page } from '@playwright/test'
import { bar, expectSound, main } from '../booking/journey-page'
import { settled, test, watch } from '../site'
import { openGuests } from './by-form'

const group = (page: Page) => main(page).getByRole('radiogroup', { name: /insure this trip/ })
const yes = (page: Page) => group(page).getByRole('radio', { name: /^Yes/ })
const no = (page: Page) => group(page).getByRole('radio', { name: /^No/ })
/** The premium, beside the price of the stay. */
const premium = (page: Page) => main(page).getByText(/^Travel insurance: .* paid to/)
const country = (page: Page) => page.locator('select[name="guest.country"]')

test('nothing is chosen in advance; yes and no are kept by a reload', async ({ page }) => {
  await watch(page)
  await openGuests(page)
  await settled(page)
  await expectSound(page, 'insurance')
  await expect(yes(page)).not.toBeChecked()
  await expect(no(page)).not.toBeChecked()
  const total = await bar(page).textContent()
  for (const choice of [yes, no]) {
    const isStored = page.waitForResponse(/updateCart/)
    await choice(page).check()
    await isStored
    await page.reload()
    await settled(page)
    await expect(choice(page)).toBeChecked()
    await expect(premium(page)).toHaveCount(choice === yes ? 1 : 0)
    expect(await bar(page).textContent()).toBe(total)
  }
})

test('another country has another offer, or none', async ({ page }) => {
  await openGuests(page)
  await settled(page)
  await group(page).scrollIntoViewIfNeeded()
  const isStored = page.waitForResponse(/updateCart/)
  await yes(page).check()
  await expect(premium(page)).toBeVisible()
  await isStored
  await country(page).selectOption('DE')
  await expect(
    main(page)
      .getByText(/insurance offer has changed/)
      .first(),
  ).toBeVisible()
  await expect(yes(page)).not.toBeChecked()
  await country(page).selectOption('CN')
  await expect(group(page)).toHaveCount(0)
  await country(page).selectOption('US')
  await expect(group(page)).toBeVisible()
  await expect(yes(page)).not.toBeChecked()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the button of the page stores the choice', async ({ page }) => {
    await openGuests(page)
    await yes(page).check()
    await bar(page).getByRole('button', { name: 'Book now' }).click()
    await page.waitForURL(/problem=INVALID/)
    await expect(yes(page)).toBeChecked()
    await expect(premium(page)).toBeVisible()
  })
})
