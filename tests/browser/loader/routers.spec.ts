import { expect, type Page } from '@playwright/test'
import { OVERVIEW, test, withoutAhead } from '../site'
import { UNTOUCHED } from '../untouched'
import { collectFailures } from './loader-page'
import { astro, type SwappingHost, turbo } from './swapping-hosts'

test.use(UNTOUCHED)

const MUNICH = '/hotels/alderway-muenchen-isarufer/overview'
const LOOKUP = '/reservation/lookupReservation.mi'

/** The pages of the sandbox on such a host, which needs a policy without Trusted Types. */
async function hostedBy(page: Page, { head, script }: SwappingHost) {
  await withoutAhead(page)
  await page.route(`**${script.path}`, (route) =>
    route.fulfill({ body: script.body, contentType: 'text/javascript' }),
  )
  await page.route(/\/(overview|lookupReservation\.mi)$/, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers() }
    delete headers['content-security-policy']
    const body = (await response.text()).replace('</head>', `${head}</head>`)
    await route.fulfill({ response, headers, body })
  })
}

/** Follows a link as a visitor does; the window stays. */
async function visit(page: Page, path: string) {
  await page.evaluate((to) => {
    Object.assign(window, { foyerSameWindow: true })
    const link = document.createElement('a')
    link.href = to
    document.body.append(link)
    link.click()
  }, path)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
}

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

for (const [name, hostOf] of [
  ['Turbo', turbo],
  ['Astro’s ClientRouter', astro],
] as const) {
  test.describe(`with ${name}`, () => {
    let host: SwappingHost
    test.beforeAll(() => {
      host = hostOf()
    })

    test('each page has its own hotel and currency, forward and back', async ({ page }) => {
      const failures = await collectFailures(page)
      await hostedBy(page, host)
      await page.goto(OVERVIEW)
      await expectHotel(page, NEW_YORK_HOTEL)
      await expectDetails(page, /Bryant Park/)
      await visit(page, MUNICH)
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

    test('a page in another language speaks it', async ({ page }) => {
      await hostedBy(page, host)
      await page.goto(OVERVIEW)
      await expectHotel(page, NEW_YORK_HOTEL)
      await visit(page, `/de-DE${MUNICH}`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
      await page.mouse.move(60, 60)
      await page.mouse.move(80, 80)
      await page.locator('#gallery').scrollIntoViewIfNeeded()
      await expect(page.locator('#gallery')).toHaveAttribute('status', 'mounted')
      await expect(page.locator('#gallery')).toContainText(/Foto|Bild/)
      await expectDetails(page, /Hinter dem Haus/)
    })

    test('each page is counted once', async ({ page }) => {
      await hostedBy(page, host)
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

    test('components of the old page are unmounted, those of the new one look as on a page of their own', async ({
      page,
    }) => {
      await hostedBy(page, host)
      const looks = () =>
        page.evaluate(() =>
          ['property-bar', 'gallery', 'currency', 'search'].map((id) => {
            const root = document.querySelector(`#${id}`) as HTMLElement
            return [root, ...root.querySelectorAll<HTMLElement>('h2, button, input')].map((one) => {
              const { color, fontSize, display, backgroundColor } = getComputedStyle(one)
              return [one.localName, color, fontSize, display, backgroundColor].join(' ')
            })
          }),
        )
      await page.goto(MUNICH)
      await expectHotel(page, MUNICH_HOTEL)
      const alone = await looks()
      await page.goto(OVERVIEW)
      await expectHotel(page, NEW_YORK_HOTEL)
      await page.evaluate(() =>
        Object.assign(window, { foyerOld: document.querySelector('#gallery') }),
      )
      const content = () =>
        page.evaluate(() => (window as never as { foyerOld: Element }).foyerOld.innerHTML)
      expect(await content()).toContain('<img')
      await visit(page, MUNICH)
      await expectHotel(page, MUNICH_HOTEL)
      expect(await content()).not.toContain('<img')
      expect(await looks()).toEqual(alone)
    })

    test('what is typed on one page stays there, and is there once', async ({ page }) => {
      await hostedBy(page, host)
      await page.goto(LOOKUP)
      const number = () => page.locator('#reservation-lookup input').first()
      await number().fill('7011')
      await visit(page, `/de-DE${LOOKUP}`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
      await expect(number()).toHaveValue('')
      await number().pressSequentially('70110002')
      await page.mouse.move(60, 60)
      await expect(page.locator('#reservation-lookup')).toHaveAttribute('status', 'mounted')
      await expect(number()).toHaveValue('70110002')
      await page.keyboard.press('Enter')
      await expect(page.locator('#reservation-lookup [aria-invalid=true]')).toHaveCount(1)
      await expect(number()).toHaveValue('70110002')
    })
  })
}
