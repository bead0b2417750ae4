/** A browser that blocks cookies cannot book, and says so where the visitor has chosen (W18). */
import { expect, type Page } from '@playwright/test'
import { RATES, settled, test } from '../site'
import { choose, main, ownStay } from './journey-page'

/** As a browser with the setting does: the cookies that come with the cart are not kept. */
async function blockCookies(page: Page) {
  await page.route('**/selectRate', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    await page.context().clearCookies()
    const { 'set-cookie': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
}

const rates = () => `${RATES.replace('NYCAB', 'MUCDE')}&${ownStay()}`
const SENTENCE = /^Booking needs cookies/

test('the browser says that it blocks cookies: nothing is sent, and the list says why', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }),
  )
  await page.goto(rates())
  await settled(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await choose(page, 0)
  await expect(page.getByRole('alert').getByText(SENTENCE)).toBeVisible()
  expect(sent.filter((url) => url.includes('selectRate'))).toEqual([])
})

test('cookies are dropped in silence: the list that follows says why', async ({ page }) => {
  await blockCookies(page)
  await page.goto(rates())
  await settled(page)
  await choose(page, 0)
  await page.waitForURL(/problem=NO_COOKIES/)
  await expect(main(page).getByText(SENTENCE)).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  for (const [locale, sentence] of [
    ['', SENTENCE],
    ['/de-DE', /^Für die Buchung sind Cookies nötig/],
  ] as const) {
    test(`${locale || 'en-US'}: the list that follows says why`, async ({ page }) => {
      await blockCookies(page)
      await page.goto(locale + rates())
      await main(page).locator('button[name=rate]').first().click()
      await page.waitForURL(/problem=NO_COOKIES/)
      await expect(main(page).getByText(sentence)).toBeVisible()
      await expect(main(page).locator('button[name=rate]').first()).toBeVisible()
    })
  }
})
