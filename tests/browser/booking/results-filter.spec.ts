/** Filters and areas of the hotels of a search (W61, W88): both are in the address (docs/decisions/0051). */
import { expect, type Locator, type Page } from '@playwright/test'
import { casesOf } from '../../cases'
import { layoutShifts, settled, test, watch } from '../site'
import { ARRIVAL, DEPARTURE, main } from './journey-page'

const STAY = `fromDate=${ARRIVAL}&toDate=${DEPARTURE}&numAdultsPerRoom=2`
const LONDON = `/search/findHotels?destinationAddress=London&${STAY}`

const opener = (page: Page) => main(page).getByRole('button', { name: 'Filter', exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Filter' })
const box = (page: Page, name: RegExp) => panel(page).getByRole('checkbox', { name })
const view = (page: Page) => panel(page).getByRole('button', { name: /^View \d/ })
const chips = (page: Page) => main(page).getByRole('list', { name: 'Chosen filters' })
const hotels = (page: Page) => main(page).getByRole('article')
const names = (page: Page) => hotels(page).getByRole('heading').allTextContents()
const query = (page: Page) => new URL(page.url()).searchParams
const inAddress = (page: Page) => query(page).getAll('filter')
const found = async (page: Page) =>
  Number(/^\d+/.exec((await main(page).getByRole('status').last().textContent()) ?? '')?.[0])
const countOf = async (control: Locator) =>
  Number(/\d+/.exec((await control.locator('xpath=../span[last()]').textContent()) ?? '')?.[0])

async function open(page: Page) {
  await opener(page).click()
  await expect(panel(page)).toBeVisible()
  await settled(page)
}

for (const width of casesOf([375, 1280], (one) => one === 1280))
  test(`at ${width} px: AND between and OR inside groups, as the counts have said`, async ({
    page,
  }) => {
    const { complaints } = await watch(page)
    await page.setViewportSize({ width, height: 800 })
    await page.goto(LONDON)
    await settled(page)
    const all = await found(page)
    await open(page)
    const fitness = await countOf(box(page, /^Fitness room/))
    const bar = await countOf(box(page, /^Bar/))
    await box(page, /^Fitness room/).check()
    await expect(view(page)).toHaveText(`View ${fitness} hotels`)
    await box(page, /^Bar/).check()
    await expect(view(page)).not.toHaveText(`View ${fitness} hotels`)
    const either = Number(/\d+/.exec((await view(page).textContent()) ?? '')?.[0])
    expect(either).toBeGreaterThan(Math.max(fitness, bar))
    expect(either).toBeLessThan(all)
    const both = await countOf(box(page, /^Alderway Max/))
    await box(page, /^Alderway Max/).check()
    await expect(view(page)).toHaveText(new RegExp(`^View ${both} hotels?$`))
    expect(both).toBeLessThan(either)
    // Nothing counts before it is applied.
    expect(inAddress(page)).toEqual([])
    await view(page).click()
    const chosen = ['brand.alderway-max', 'amenities.bar', 'amenities.fitness']
    await expect.poll(() => inAddress(page)).toEqual(chosen)
    await settled(page)
    await expect(hotels(page)).toHaveCount(both)
    await expect(chips(page).getByRole('link', { name: /^Remove the filter/ })).toHaveCount(3)
    expect(await layoutShifts(page)).toEqual([])
    await page.goBack()
    await expect.poll(() => inAddress(page)).toEqual([])
    await settled(page)
    expect(await found(page)).toBe(all)
    expect(complaints).toEqual([])
  })

test('pages, orders and a copied address keep the filters; a hotel does not', async ({
  page,
  browser,
}) => {
  await page.goto(`${LONDON}&recordsPerPage=5&filter=amenities.fitness&filter=amenities.bicycles`)
  await settled(page)
  const total = await found(page)
  const first = await names(page)
  await main(page).getByRole('link', { name: 'Next' }).click()
  await page.waitForURL(/page=2/)
  await settled(page)
  expect(inAddress(page)).toEqual(['amenities.bicycles', 'amenities.fitness'])
  expect(await found(page)).toBe(total)
  const second = await names(page)
  for (const name of second) expect(first).not.toContain(name)
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled })
    const copy = await context.newPage()
    await copy.goto(page.url())
    expect(await names(copy)).toEqual(second)
    await context.close()
  }
  await main(page).getByRole('link', { name: 'Lowest price', exact: true }).click()
  await page.waitForURL(/sort=price/)
  expect(inAddress(page)).toEqual(['amenities.bicycles', 'amenities.fitness'])
  expect(query(page).has('page')).toBe(false)
  await settled(page)
  await main(page)
    .getByRole('link', { name: /^View rates/ })
    .first()
    .click()
  await page.waitForURL(/rateList/)
  expect(inAddress(page)).toEqual([])
})

test('nothing is left: it says so, and leads back to all hotels', async ({ page }) => {
  await page.goto(`${LONDON}&filter=brand.dessin&filter=amenities.pool`)
  await settled(page)
  await expect(main(page).getByRole('status').last()).toContainText('0 hotels')
  await expect(main(page)).toContainText('Nothing matches all of your filters')
  await main(page).getByRole('link', { name: 'Clear all filters' }).click()
  await expect.poll(() => inAddress(page)).toEqual([])
  await settled(page)
  expect(await found(page)).toBeGreaterThan(40)
})

test('the hotels where the map has been moved to, and the way back', async ({ page }) => {
  const { complaints } = await watch(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${LONDON}&filter=amenities.breakfast`)
  await settled(page)
  const map = main(page).getByRole('button', { name: 'Map of the hotels' })
  const link = main(page).getByRole('link', { name: 'Search this area' })
  await map.focus()
  await expect(link).toHaveCount(0)
  const all = await found(page)
  for (const key of ['+', '+', 'ArrowRight']) await page.keyboard.press(key)
  await link.click()
  await page.waitForURL(/area=/)
  await settled(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotels in this area of the map')
  const inArea = await found(page)
  expect(inArea).toBeGreaterThan(0)
  expect(inArea).toBeLessThan(all)
  expect(inAddress(page)).toEqual(['amenities.breakfast'])
  expect(await layoutShifts(page)).toEqual([])
  // The map is as it was left: each hotel of the list is in sight.
  await expect(main(page).locator('[data-marker]')).toHaveCount(inArea)
  const frame = await map.boundingBox()
  for (const marker of await main(page).locator('[data-marker]').all()) {
    const { x = 0, y = 0, width = 0, height = 0 } = (await marker.boundingBox()) ?? {}
    expect(x + width).toBeGreaterThan(frame?.x ?? Number.NaN)
    expect(x).toBeLessThan((frame?.x ?? Number.NaN) + (frame?.width ?? 0))
    expect(y + height).toBeGreaterThan((frame?.y ?? Number.NaN) - 8)
    expect(y).toBeLessThan((frame?.y ?? Number.NaN) + (frame?.height ?? 0))
  }
  await main(page).getByRole('link', { name: 'Back to London' }).click()
  await expect.poll(() => query(page).has('area')).toBe(false)
  await settled(page)
  expect(await found(page)).toBe(all)
  await page.goBack()
  await page.waitForURL(/area=/)
  await settled(page)
  expect(await found(page)).toBe(inArea)
  expect(complaints).toEqual([])
})

test('no marker lies below the tools of the map, and sold-out hotels are last', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(LONDON)
  await settled(page)
  const zoom = main(page).getByRole('button', { name: 'Zoom in' })
  await expect(main(page).locator('[data-marker]')).toHaveCount(40)
  const tools = await zoom.locator('xpath=..').boundingBox()
  const bottom = (tools?.y ?? Number.NaN) + (tools?.height ?? 0)
  for (const marker of await main(page).locator('[data-marker]').all())
    expect((await marker.boundingBox())?.y).toBeGreaterThanOrEqual(bottom)
  const soldOut = await hotels(page).evaluateAll((all) =>
    all.map((card) => (card as HTMLElement).dataset.soldOut !== undefined),
  )
  expect(soldOut).toEqual([...soldOut].sort())
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the dialog is a form, and each chosen filter a link', async ({ page }) => {
    await page.goto(LONDON)
    const all = await found(page)
    await opener(page).click()
    const fitness = await countOf(box(page, /^Fitness room/))
    await box(page, /^Fitness room/).check()
    await panel(page).getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL(/filter=/)
    expect(inAddress(page)).toEqual(['amenities.fitness'])
    expect(await found(page)).toBe(fitness)
    expect(query(page).get('destinationAddress')).toBe('London')
    await chips(page).getByRole('link', { name: 'Remove the filter: Fitness room' }).click()
    await page.waitForURL((url) => !url.searchParams.has('filter'))
    expect(await found(page)).toBe(all)
  })

  test('an area of an address is a list that leads back to its place', async ({ page }) => {
    await page.goto(`${LONDON}&area=51.45,-0.2,51.55,0.05`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Hotels in this area of the map',
    )
    const inArea = await found(page)
    expect(inArea).toBeGreaterThan(0)
    await main(page).getByRole('link', { name: 'Back to London' }).click()
    await page.waitForURL((url) => !url.searchParams.has('area'))
    expect(await found(page)).toBeGreaterThan(inArea)
  })
})
