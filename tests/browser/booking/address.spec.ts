/** The address is the search (docs/decisions/0042): copied, or gone back to, it shows the same. */
import { type Browser, expect, type Page } from '@playwright/test'
import { RATES, settled, summaryOf, test } from '../site'
import { ARRIVAL, choose, DEPARTURE, main } from './journey-page'

const STAY = `fromDate=${ARRIVAL}&toDate=${DEPARTURE}&numRooms=2&numAdultsPerRoom=2-1&childrenAges=4.7-`

/** The same address in a browser that has never seen the site. */
async function copied(browser: Browser, original: Page, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ javaScriptEnabled })
  const page = await context.newPage()
  await page.goto(original.url())
  return page
}

const names = (page: Page) => main(page).getByRole('article').getByRole('heading').allTextContents()
const chosen = (page: Page) => main(page).locator('a[aria-current]').allTextContents()

test('results: hotels, order and search', async ({ page, browser }) => {
  const search = `destinationAddress=Munich&${STAY}&radius=500&rateType=group&rateCode=ABC123`
  await page.goto(`/search/findHotels?${search}`)
  await settled(page)
  await main(page).getByRole('link', { name: 'Lowest price', exact: true }).click()
  await page.waitForURL(/sort=price/)
  await settled(page)
  for (const isScripted of [true, false]) {
    const copy = await copied(browser, page, isScripted)
    expect(await names(copy)).toEqual(await names(page))
    expect(await chosen(copy)).toEqual(await chosen(page))
    const form = copy.getByRole('search')
    await summaryOf(form, 'Munich').click()
    await expect(form.getByLabel('Check-in')).toHaveValue(ARRIVAL)
    await expect(form.getByLabel('Code of the rate')).toHaveValue('ABC123')
    await expect(form).toContainText('2 rooms, 5 guests')
    await copy.context().close()
  }
})

test('rates: tab, order and stay', async ({ page, browser }) => {
  await page.goto(`${RATES}&${STAY}`)
  await settled(page)
  await main(page).getByRole('link', { name: 'Member rates' }).click()
  await main(page).getByRole('link', { name: 'Highest price' }).click()
  await expect(page).toHaveURL(/tab=member/)
  for (const isScripted of [true, false]) {
    const copy = await copied(browser, page, isScripted)
    expect(await names(copy)).toEqual(await names(page))
    expect(await chosen(copy)).toEqual(await chosen(page))
    await expect(main(copy)).toContainText('2 rooms, 5 guests')
    await copy.context().close()
  }
})

test('another visitor’s cart in an address: its stay, without the cart', async ({
  page,
  browser,
}) => {
  await page.goto(`${RATES}&${STAY}`)
  await choose(page, 0)
  await expect(page.getByRole('heading', { name: 'Room 2 of 2' })).toBeVisible()
  const copy = await copied(browser, page, true)
  await expect(copy.getByRole('heading', { name: 'Room 1 of 2' })).toBeVisible()
  await settled(copy)
  await expect(main(copy)).toContainText('2 rooms, 5 guests')
  await expect(copy.getByRole('alert')).toHaveCount(0)
  await copy.context().close()
})

test('Back from the review: the list is where it was, and its room is open', async ({ page }) => {
  // A hotel with more rates than a card shows at first.
  await page.goto(`${RATES.replace('NYCAB', 'BKKTH')}&fromDate=${ARRIVAL}&toDate=${DEPARTURE}`)
  await settled(page)
  const cards = main(page).getByRole('article')
  const card = cards.filter({ hasText: /more rates?/ }).last()
  await summaryOf(card, /more rates?$/).click()
  const select = card.getByRole('button', { name: /^Select/ }).last()
  // Scrolls it out from under the booking bar, as the click does.
  await select.click({ trial: true })
  const at = async () => (await card.boundingBox())?.y ?? Number.NaN
  const before = await at()
  await select.click()
  await page.waitForURL(/reviewDetails/)
  await settled(page)
  await page.goBack()
  await settled(page)
  await expect(select).toBeInViewport()
  // Each card that has not been seen again has an estimated height, up to 30 px from its own.
  expect(Math.abs((await at()) - before)).toBeLessThan(100)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('an address without dates: each day of two months leads to its rates', async ({ page }) => {
    await page.goto(`${RATES}&numRooms=2`)
    const days = main(page)
      .getByRole('region', { name: 'Select a room' })
      .getByRole('link', { name: /\$/ })
    expect(await days.count()).toBeGreaterThan(30)
    await days.nth(20).click()
    await expect(page).toHaveURL(/numRooms=2/)
    await expect(page).toHaveURL(/fromDate=/)
    await expect(page.getByRole('heading', { name: 'Room 1 of 2' })).toBeVisible()
  })
})
