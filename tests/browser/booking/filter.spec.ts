/** Filters of the rate list (W61): they are part of the address (docs/decisions/0049). */
import { expect, type Locator, type Page } from '@playwright/test'
import { STRESS_HOTEL } from '../../../sandbox/seed/rates/cases'
import { casesOf } from '../../cases'
import { RATES, settled, test, watch } from '../site'
import { tabTo } from '../tab-to'
import { ARRIVAL, choose, DEPARTURE, drawn, main } from './journey-page'

const STAY = `&fromDate=${ARRIVAL}&toDate=${DEPARTURE}&numAdultsPerRoom=2`
const ADDRESS = `${RATES}${STAY}`
const MANY = `${RATES.replace('NYCAB', STRESS_HOTEL)}${STAY}`

const opener = (page: Page) => main(page).getByRole('button', { name: 'Filter', exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Filter' })
const box = (page: Page, name: RegExp) => panel(page).getByRole('checkbox', { name })
const view = (page: Page) => panel(page).getByRole('button', { name: /^View \d/ })
const chips = (page: Page) => main(page).getByRole('list', { name: 'Chosen filters' })
const inAddress = (page: Page) => new URL(page.url()).searchParams.getAll('filter')

async function numberIn(place: Locator): Promise<number> {
  return Number(/[\d,]+/.exec((await place.textContent()) ?? '')?.[0]?.replace(',', ''))
}
const countOf = (control: Locator) => numberIn(control.locator('xpath=../span[last()]'))

/** The rates in the list: each has a button that names its product. */
const rates = (page: Page) => main(page).locator('button[name=rate]')
const products = (page: Page) =>
  rates(page).evaluateAll((all) =>
    all.map((button) => `${(button as HTMLButtonElement).value.split(' ')[0]}`),
  )

async function open(page: Page) {
  await opener(page).click()
  await expect(panel(page)).toBeVisible()
  await settled(page)
}

for (const width of casesOf([375, 1280], (one) => one === 375))
  test(`at ${width} px: two filters, AND between and OR inside groups, and View leads to the list`, async ({
    page,
  }) => {
    const { complaints } = await watch(page)
    await page.setViewportSize({ width, height: 800 })
    await page.goto(ADDRESS)
    await settled(page)
    const all = await rates(page).count()
    await open(page)
    const king = await countOf(box(page, /^King bed/))
    const queen = await countOf(box(page, /^Queen bed/))
    await box(page, /^King bed/).check()
    await box(page, /^Queen bed/).check()
    await expect(view(page)).toHaveText(`View ${king + queen} rates`)
    const free = await countOf(box(page, /^Free cancellation/))
    expect(free).toBeLessThan(king + queen)
    await box(page, /^Free cancellation/).check()
    await expect(view(page)).toHaveText(`View ${free} rates`)
    // Nothing counts before it is applied.
    expect(inAddress(page)).toEqual([])
    await expect(rates(page)).toHaveCount(all)
    await view(page).click()
    await expect(panel(page)).toBeHidden()
    await expect(rates(page)).toHaveCount(free)
    await expect(page.getByRole('heading', { name: 'Select a room' })).toBeFocused()
    await expect.poll(() => inAddress(page)).toEqual(['beds.king', 'beds.queen', 'refundable.free'])
    await expect(main(page)).toContainText(`${free} rates match`)
    const chosen = await products(page)
    await page.reload()
    await settled(page)
    expect(await products(page)).toEqual(chosen)
    await open(page)
    await expect(box(page, /^King bed/)).toBeChecked()
    await expect(view(page)).toHaveText(`View ${free} rates`)
    expect(complaints).toEqual([])
  })

test('Clear stays open and empties; Escape drops it, View applies it', async ({ page }) => {
  await page.goto(`${ADDRESS}&filter=meal.breakfast`)
  await settled(page)
  const left = await rates(page).count()
  await open(page)
  const clear = panel(page).getByRole('button', { name: 'Clear' })
  await clear.click()
  await expect(panel(page)).toBeVisible()
  await expect(box(page, /^Breakfast/)).not.toBeChecked()
  await expect(clear).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await expect(rates(page)).toHaveCount(left)
  await open(page)
  await expect(box(page, /^Breakfast/)).toBeChecked()
  await clear.click()
  await view(page).click()
  await drawn(page)
  expect(await rates(page).count()).toBeGreaterThan(left)
  await expect(chips(page)).toBeHidden()
  expect(inAddress(page)).toEqual([])
})

test('a copied address shows the same rates and filters, with and without a script', async ({
  page,
  browser,
}) => {
  await page.goto(ADDRESS)
  await settled(page)
  await open(page)
  await box(page, /^Breakfast included/).check()
  await box(page, /^Over/).check()
  await panel(page).getByRole('button', { name: 'Apply' }).click()
  await expect(chips(page).getByRole('link')).toHaveCount(3)
  await drawn(page)
  const chosen = await products(page)
  expect(chosen.length).toBeGreaterThan(0)
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled })
    const copy = await context.newPage()
    await copy.goto(page.url())
    expect(await products(copy)).toEqual(chosen)
    expect(await chips(copy).getByRole('link').allTextContents()).toEqual(
      await chips(page).getByRole('link').allTextContents(),
    )
    await context.close()
  }
})

test('a filter beside the list takes itself away, the focus goes on, and Back shows what was left', async ({
  page,
}) => {
  await page.goto(`${ADDRESS}&filter=beds.king&filter=refundable.free`)
  await settled(page)
  const both = await rates(page).count()
  await chips(page)
    .getByRole('link', { name: /King bed$/ })
    .click()
  await expect(chips(page).getByRole('link', { name: /Free cancellation$/ })).toBeFocused()
  await drawn(page)
  expect(await rates(page).count()).toBeGreaterThan(both)
  expect(inAddress(page)).toEqual(['refundable.free'])
  const left = await products(page)
  await choose(page, 0)
  await page.waitForURL(/reviewDetails/)
  await page.goBack()
  await settled(page)
  expect(inAddress(page)).toEqual(['refundable.free'])
  expect(await products(page)).toEqual(left)
})

test('the counts are those of the tab that is shown', async ({ page }) => {
  const { complaints } = await watch(page)
  await page.goto(ADDRESS)
  await settled(page)
  const standard = await rates(page).count()
  await main(page).getByRole('link', { name: 'Member rates' }).click()
  await expect(page).toHaveURL(/tab=member/)
  await drawn(page)
  const member = await rates(page).count()
  expect(member).not.toBe(standard)
  await open(page)
  await expect(view(page)).toHaveText(`View ${member} rates`)
  const count = await countOf(box(page, /^King bed/))
  await box(page, /^King bed/).check()
  await view(page).click()
  await expect(rates(page)).toHaveCount(count)
  await expect(page).toHaveURL(/tab=member.*filter=beds\.king/)
  expect(complaints).toEqual([])
})

test('on a phone Back closes the dialog without applying', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto(ADDRESS)
  await settled(page)
  await open(page)
  await box(page, /^King bed/).check()
  await page.goBack()
  await expect(panel(page)).toBeHidden()
  await expect(opener(page)).toBeVisible()
  expect(inAddress(page)).toEqual([])
})

test('by keyboard alone', async ({ page }) => {
  await page.goto(ADDRESS)
  await settled(page)
  await tabTo(page, opener(page))
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await settled(page)
  await tabTo(page, box(page, /^Breakfast included/))
  await page.keyboard.press('Space')
  await expect(box(page, /^Breakfast included/)).toBeChecked()
  await tabTo(page, view(page))
  const count = await numberIn(view(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Select a room' })).toBeFocused()
  await expect(rates(page)).toHaveCount(count)
})

test('filters that leave nothing say so and can be cleared; unknown ones are left out', async ({
  page,
}) => {
  const hostile = '&filter=meal.%3Cscript%3E&filter=__proto__.x&filter=beds.futon'
  await page.goto(`${ADDRESS}&filter=meal.breakfast&filter=refundable.non-refundable${hostile}`)
  await settled(page)
  await expect(rates(page)).toHaveCount(0)
  await expect(main(page)).toContainText('Nothing matches all of your filters')
  await expect(main(page)).toContainText('Some filters do not exist for this search')
  await expect(chips(page).getByRole('link')).toHaveCount(3)
  await chips(page).getByRole('link', { name: 'Clear all filters' }).click()
  await drawn(page)
  expect(await rates(page).count()).toBeGreaterThan(0)
  await expect(opener(page)).toBeFocused()
})

test('the hotel of 40 room types with 12 plans each: counts are what the list shows', async ({
  page,
}) => {
  await page.goto(MANY)
  await settled(page)
  expect(await rates(page).count()).toBeGreaterThan(100)
  await open(page)
  for (const name of [/^Twin beds/, /^Free cancellation/, /^Breakfast included/]) {
    const count = await countOf(box(page, name))
    await box(page, name).check()
    expect(await numberIn(view(page))).toBe(count)
  }
  const count = await numberIn(view(page))
  await view(page).click()
  await expect(rates(page)).toHaveCount(count)
  for (const product of await products(page)) expect(product).toMatch(/\.T\w+\.BFST$/)
})

test('ar-SA: the dialog stands at the left end and has no English text', async ({ page }) => {
  await page.goto(`/ar-SA${ADDRESS.replace('NYCAB', 'RUHSA')}`)
  await settled(page)
  await main(page).getByRole('button', { name: 'تصفية', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'تصفية' })
  await expect(dialog).toBeVisible()
  await settled(page)
  expect((await dialog.boundingBox())?.x).toBe(0)
  expect(await dialog.innerText()).not.toMatch(/[a-z]{4,}/i)
  await dialog
    .getByRole('checkbox', { name: /شامل الإفطار/ })
    .first()
    .check()
  await dialog.getByRole('button', { name: /^عرض/ }).click()
  await expect(dialog).toBeHidden()
  await expect(main(page).getByRole('list', { name: 'عوامل التصفية المختارة' })).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the dialog is a form, the filters are links', async ({ page }) => {
    await page.goto(`${ADDRESS}&tab=member&sort=priceDesc`)
    await opener(page).click()
    await expect(panel(page)).toBeVisible()
    const count = await countOf(box(page, /^King bed/))
    await box(page, /^King bed/).check()
    await view(page).click()
    await page.waitForURL(/filter=beds\.king/)
    for (const kept of [/tab=member/, /sort=priceDesc/, /numAdultsPerRoom=2/])
      await expect(page).toHaveURL(kept)
    await expect(rates(page)).toHaveCount(count)
    await opener(page).click()
    await expect(box(page, /^King bed/)).toBeChecked()
    await panel(page).getByRole('button', { name: 'Clear' }).click()
    await expect(page).not.toHaveURL(/filter=/)
    await expect(page).toHaveURL(/tab=member/)
    await page.goBack()
    await chips(page)
      .getByRole('link', { name: /King bed$/ })
      .click()
    await expect(page).not.toHaveURL(/filter=/)
  })
})
