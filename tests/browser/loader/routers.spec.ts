import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { OVERVIEW, test, withoutAhead } from '../site'
import { UNTOUCHED } from '../untouched'
import { collectFailures } from './loader-page'

test.use(UNTOUCHED)

const turbo = readFileSync(
  createRequire(import.meta.url).resolve('@hotwired/turbo/dist/turbo.es2017-esm.js'),
  'utf8',
)
const MUNICH = '/hotels/alderway-muenchen-isarufer/overview'

/** The pages of the sandbox on a host with Turbo, which needs a policy without Trusted Types. */
async function withTurbo(page: Page) {
  await withoutAhead(page)
  await page.route('**/turbo.js', (route) =>
    route.fulfill({ body: turbo, contentType: 'text/javascript' }),
  )
  await page.route(/\/overview$/, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers() }
    delete headers['content-security-policy']
    const body = (await response.text()).replace(
      '</head>',
      '<script type="module" src="/turbo.js"></script></head>',
    )
    await route.fulfill({ response, headers, body })
  })
}

const visit = (page: Page, path: string) =>
  page.evaluate((to) => {
    const { Turbo } = window as unknown as { Turbo: { visit(path: string): void } }
    Object.assign(window, { foyerSameWindow: true })
    Turbo.visit(to)
  }, path)

/** The hotel that the page's widgets speak of, once they are mounted. */
async function expectHotel(page: Page, hotel: { name: RegExp; currency: RegExp }) {
  // The body of the page before has gone.
  await expect(page.locator('#property-bar')).toContainText(hotel.name)
  await page.mouse.move(60, 60)
  await page.mouse.move(70, 70)
  for (const id of ['property-bar', 'gallery', 'currency']) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded()
    await expect(page.locator(`#${id}`)).toHaveAttribute('status', 'mounted')
  }
  await expect(page.locator('#property-bar')).toContainText(hotel.name)
  await expect(page.locator('#currency')).toContainText(hotel.currency)
}

/** The details are fetched for the hotel of the page. */
async function expectDetails(page: Page, text: RegExp) {
  await page.locator('#property-bar button[aria-haspopup]').first().click()
  const details = page.locator('#hotel-details dialog')
  await expect(details).toContainText(text)
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
}

const NEW_YORK_HOTEL = { name: /New York/, currency: /USD|US/ }
const MUNICH_HOTEL = { name: /München|Munich/, currency: /EUR|€/ }

test('with Turbo each page has its own hotel and currency, forward and back', async ({ page }) => {
  const failures = await collectFailures(page)
  await withTurbo(page)
  await page.goto(OVERVIEW)
  await expectHotel(page, NEW_YORK_HOTEL)
  await expectDetails(page, /Bryant Park/)
  await visit(page, MUNICH)
  await expect(page).toHaveURL(new RegExp(MUNICH))
  await expectHotel(page, MUNICH_HOTEL)
  await expectDetails(page, /Isar/)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(OVERVIEW))
  await expectHotel(page, NEW_YORK_HOTEL)
  await page.goForward()
  await expect(page).toHaveURL(new RegExp(MUNICH))
  await expectHotel(page, MUNICH_HOTEL)
  expect(await page.evaluate(() => 'foyerSameWindow' in window)).toBe(true)
  expect(await failures()).toEqual([])
})

test('with Turbo a page in another language speaks it', async ({ page }) => {
  await withTurbo(page)
  await page.goto(OVERVIEW)
  await expectHotel(page, NEW_YORK_HOTEL)
  await visit(page, `/de-DE${MUNICH}`)
  await expect(page).toHaveURL(/de-DE/)
  await page.mouse.move(60, 60)
  await page.mouse.move(80, 80)
  await page.locator('#gallery').scrollIntoViewIfNeeded()
  await expect(page.locator('#gallery')).toHaveAttribute('status', 'mounted')
  await expect(page.locator('#gallery')).toContainText(/Foto|Bild/)
  await expectDetails(page, /Hinter dem Haus/)
})

test('with Turbo each page is counted once', async ({ page }) => {
  await withTurbo(page)
  await page.goto(OVERVIEW)
  await expectHotel(page, NEW_YORK_HOTEL)
  await page.evaluate(() =>
    dispatchEvent(
      new CustomEvent('consent-changed', { detail: { analytics: true, marketing: true } }),
    ),
  )
  const viewed = () =>
    page.evaluate(() =>
      ((window.adobeDataLayer ?? []) as { event?: string; eventInfo?: { pageId?: string } }[])
        .filter(({ event }) => event === 'page_view')
        .map(({ eventInfo }) => eventInfo?.pageId),
    )
  await expect.poll(viewed).toHaveLength(1)
  await visit(page, MUNICH)
  await expectHotel(page, MUNICH_HOTEL)
  await expect.poll(viewed).toHaveLength(2)
})
