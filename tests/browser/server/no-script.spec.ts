import { expect } from '@playwright/test'
import { ARRIVAL, DEPARTURE } from '../booking/journey-page'
import { test } from '../sandbox'
import { OVERVIEW, RATES } from '../site'

test.use({ javaScriptEnabled: false })

for (const path of ['/homepage-searchform.mi', OVERVIEW, RATES, `/ar-SA${OVERVIEW}`]) {
  test(`${path} without JavaScript: complete to read, and every link of the site works`, async ({
    page,
    context,
  }) => {
    await page.goto(path)
    const empty = await page.locator('foyer-widget:not(:has(> div))').count()
    expect(empty).toBe(0)
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    const own = new Set(hrefs.filter((href) => href.startsWith(new URL(page.url()).origin)))
    expect(own.size).toBeGreaterThan(5)
    for (const href of own) {
      const { pathname } = new URL(href)
      const headers = { accept: 'text/html' }
      const status = (await context.request.get(href, { headers, maxRedirects: 0 })).status()
      // Pages that are not built yet redirect to the error page (307).
      expect([200, 302, 307], pathname).toContain(status)
    }
  })
}

test('one room has its price without JavaScript, and leads to its card in the rate list', async ({
  page,
}) => {
  await page.goto(`${OVERVIEW}?fromDate=${ARRIVAL}&toDate=${DEPARTURE}&numAdultsPerRoom=2`)
  const card = page.getByRole('article', { name: 'Roofline King with Terrace' })
  const total = await card.locator('b').filter({ hasText: '$' }).innerText()
  await card.getByRole('link', { name: 'See all rates Roofline King with Terrace' }).click()
  await expect(page).toHaveURL(/rateListMenu/)
  await expect(card).toBeInViewport()
  await expect(card.getByText(total, { exact: true }).first()).toBeAttached()
})

test('controls that need a script are hidden without one', async ({ page }) => {
  await page.goto(OVERVIEW)
  await expect(page.getByRole('button', { name: 'Hotel details' })).toBeHidden()
  await expect(page.getByRole('main').getByText('Alderway New York').first()).toBeVisible()
})

test('languages can be chosen without JavaScript', async ({ page }) => {
  await page.goto(OVERVIEW)
  await page.getByRole('contentinfo').getByRole('button').first().click()
  const german = page.getByRole('dialog').getByRole('link', { name: 'Deutsch' })
  await expect(german).toBeVisible()
  await german.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
})
