import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { OVERVIEW, settled, test, watch } from './site'

const MUNICH = '/hotels/alderway-muenchen-isarufer/overview'

/** High enough to show the alerts at once: every change is visible to the visitor. */
const SCREEN = { width: 1280, height: 1400 }
test.use({ viewport: SCREEN })

const alerts = (page: Page) => page.getByRole('region', { name: 'Hotel alerts' })

async function stay(context: BrowserContext, fromDate: string, toDate: string) {
  const response = await context.request.post('/mi/session', {
    data: { values: { fromDate, toDate } },
  })
  expect(response.ok()).toBe(true)
}

/** The position of the content below the alerts. */
function whatFollows(page: Page): Promise<number> {
  return page.evaluate(() => {
    const element = document.querySelector('#alerts + *')
    return (element?.getBoundingClientRect().top ?? 0) + scrollY
  })
}

/** The same in the server's HTML, before any script. */
async function whatFollowedAtFirst(browser: Browser, baseURL: string | undefined) {
  const options = { javaScriptEnabled: false, viewport: SCREEN }
  const context = await browser.newContext(baseURL ? { ...options, baseURL } : options)
  const page = await context.newPage()
  await page.goto(MUNICH)
  const top = await whatFollows(page)
  await context.close()
  return top
}

async function open(page: Page) {
  await page.goto(MUNICH)
  await settled(page)
  await expect(page.locator('#alerts')).toHaveAttribute('status', 'mounted')
}

test('shows two of four, more on request, and never again what was closed', async ({ page }) => {
  const { complaints } = await watch(page)
  await page.goto(OVERVIEW)
  await settled(page)
  const items = alerts(page).getByRole('listitem')
  await expect(items).toHaveCount(2)
  await alerts(page).getByRole('button', { name: 'Show 2 more' }).click()
  await expect(items).toHaveCount(4)
  await expect(items.nth(2)).toBeFocused()
  await alerts(page)
    .getByRole('button', { name: /^Close: Driving here/ })
    .click()
  await expect(items).toHaveCount(3)
  await page.reload()
  await settled(page)
  await expect(alerts(page).getByText('Rooftop bar: 21 and over')).toBeVisible()
  await expect(alerts(page).getByRole('heading', { name: /Driving here\?/ })).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a stay that no alert concerns moves nothing and leaves no gap', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await stay(context, '2027-03-10', '2027-03-12')
  const before = await whatFollowedAtFirst(browser, baseURL)
  await open(page)
  await expect(alerts(page)).toHaveCount(0)
  expect(await whatFollows(page)).toBeCloseTo(before, 1)
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => whatFollows(page)).toBeLessThan(before - 50)
})

test('a stay with one more alert moves nothing', async ({ page, context, browser, baseURL }) => {
  const { complaints } = await watch(page)
  await stay(context, '2027-02-20', '2027-09-20')
  const before = await whatFollowedAtFirst(browser, baseURL)
  await open(page)
  await expect(alerts(page).getByRole('listitem')).toHaveCount(2)
  expect(await whatFollows(page)).toBeCloseTo(before, 1)
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => whatFollows(page)).toBeGreaterThan(before + 50)
  expect(complaints).toEqual([])
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('all of today’s alerts are there', async ({ page }) => {
    await page.goto(OVERVIEW)
    await expect(alerts(page).getByRole('listitem')).toHaveCount(4)
    await expect(alerts(page).getByRole('button')).toHaveCount(0)
  })
})
