/** Who books: the page that asks for the guests (W43, docs/decisions/0053). */
import { expect, type Page } from '@playwright/test'
import { ARRIVAL, bar, choose, DEPARTURE, expectSound, main } from '../booking/journey-page'
import { RATES, settled, test, watch } from '../site'

const DATES = `fromDate=${ARRIVAL}&toDate=${DEPARTURE}`
const button = (page: Page, name: string) => bar(page).getByRole('button', { name })
const field = (page: Page, name: string) =>
  page.locator(`[name="guest.${name}"]:not([type=hidden])`)

const GUEST = {
  ...{ givenName: 'Maria', familyName: "O'Neil-Smith", email: 'maria@example.com' },
  ...{ emailConfirm: 'maria@example.com', phone: '212 555 0100' },
}

async function openGuests(page: Page) {
  await page.goto(`${RATES.replace('NYCAB', 'MUCDE')}&${DATES}`)
  await choose(page, 0)
  await page.waitForURL(/reviewDetails/)
  await button(page, 'Continue').click()
  await page.waitForURL(/guestInfo/)
}

async function fill(page: Page, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

/** The other widgets of the page ask too. */
async function agree(page: Page) {
  for (const box of await page.locator('[name^="ack."][type=checkbox]').all()) await box.check()
}

test.use({ viewport: { width: 375, height: 800 } })

test('what was typed is there after a reload, and what is wrong is told', async ({ page }) => {
  await watch(page)
  await openGuests(page)
  await expectSound(page, 'guests')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your details')
  const isStored = page.waitForResponse(/updateCart/)
  await fill(page, { ...GUEST, givenName: 'R2D2', email: '' })
  await isStored
  await page.reload()
  await settled(page)
  await expect(field(page, 'familyName')).toHaveValue(GUEST.familyName)
  await button(page, 'Continue to payment').click()
  const error = main(page).getByRole('link', { name: /^Given name/ })
  await expect(error).toBeVisible()
  await expect(field(page, 'email')).toHaveAccessibleDescription(/Enter an email address/)
  await error.click()
  await expect(field(page, 'givenName')).toBeFocused()
  await fill(page, GUEST)
  await agree(page)
  await button(page, 'Continue to payment').click()
  await page.waitForURL(/outcome=complete/)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the form comes back with what was typed, and each problem at its field', async ({
    page,
  }) => {
    await openGuests(page)
    await fill(page, { ...GUEST, givenName: 'R2D2' })
    await button(page, 'Continue to payment').click()
    await page.waitForURL(/problem=INVALID/)
    await expect(main(page)).toContainText('Please check your entries.')
    await expect(main(page).getByRole('link', { name: /^Given name/ })).toHaveAttribute(
      'href',
      '#guest-givenName',
    )
    await expect(field(page, 'givenName')).toHaveAccessibleDescription(/Use Latin letters/)
    await expect(field(page, 'familyName')).toHaveValue(GUEST.familyName)
    await expect(main(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      /returnTo=/,
    )
    await fill(page, { givenName: GUEST.givenName })
    await agree(page)
    await button(page, 'Continue to payment').click()
    await page.waitForURL(/outcome=complete/)
  })
})
