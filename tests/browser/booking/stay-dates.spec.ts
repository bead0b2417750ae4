import { expect, type Page } from '@playwright/test'
import { addDays } from '../../../src/rules/stay/days'
import { test } from '../sandbox'
import { RATES } from '../site'
import { amountIn } from './journey-page'

const today = new Date().toISOString().slice(0, 10)
const from = addDays(today, 40)
const to = addDays(today, 42)
const STAY = `${RATES}&fromDate=${from}&toDate=${to}&numAdultsPerRoom=2`

const opener = (page: Page) => page.locator('#stay summary')

const hasDates = ({ searchParams }: URL) => searchParams.has('fromDate')

/** The days that can be chosen now, from a day on. */
async function freeDays(page: Page, after = '') {
  const days = await page
    .locator('dialog[open] [data-day]:not([aria-disabled])')
    .evaluateAll((all) => all.map((day) => day.getAttribute('data-day') ?? ''))
  return days.filter((day) => day > after)
}

test('other dates and rooms are chosen in the dialog, and lead to their rates', async ({
  page,
}) => {
  await page.goto(STAY)
  await expect(page.locator('#stay time').first()).toHaveAttribute('datetime', from)
  await opener(page).hover()
  await expect(page.locator('#stay')).toHaveAttribute('status', 'mounted')
  const answered = page.waitForResponse(/StayDate/)
  await opener(page).click()
  const dialog = page.getByRole('dialog', { name: 'Change your stay' })
  await answered
  await expect(dialog.locator(`[data-day="${from}"]`)).toBeFocused()
  const [arrival = ''] = await freeDays(page, to)
  await dialog.locator(`[data-day="${arrival}"]`).click()
  await expect(dialog.getByText(/choose check-out/).first()).toBeVisible()
  const departure = (await freeDays(page, arrival))[0] ?? ''
  await dialog.locator(`[data-day="${departure}"]`).click()
  await dialog.getByRole('button', { name: 'Add a room' }).click()
  await dialog.getByRole('button', { name: 'View rates' }).click()
  await page.waitForURL((url) => url.searchParams.get('fromDate') === arrival)
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('toDate')).toBe(departure)
  expect(searchParams.get('numAdultsPerRoom')).toBe('2-1')
  await expect(page.locator('#stay')).toContainText('2 rooms, 3 guests')
})

test('the calendar says of a night what the bar says of its stay, in whole dollars', async ({
  page,
}) => {
  const night = addDays(from, 1)
  await page.goto(`${RATES}&fromDate=${night}&toDate=${addDays(night, 1)}&numAdultsPerRoom=2`)
  await opener(page).hover()
  await expect(page.locator('#stay')).toHaveAttribute('status', 'mounted')
  const bar = page.locator('foyer-widget[type=sticky-bar]')
  const least = Math.ceil((await amountIn(bar)) / 100)
  await opener(page).click()
  const dialog = page.getByRole('dialog', { name: 'Change your stay' })
  const day = dialog.locator(`[data-day="${night}"]`)
  await expect(day).toHaveAccessibleName(new RegExp(`, lowest price \\$${least}$`))
  await expect(day).toHaveText(new RegExp(`^\\d+\\$${least}\\D`))
  await expect(dialog.getByText('Lowest price per night, with all taxes')).toBeVisible()
})

const BOTH = /, from \$[\d,]+, from [\d,]+ points(,|$)/
const AS_LINK = /\$[\d,.]+ [\d,]+ points$/

test('a search with points has the price and the points of each day, by key too', async ({
  page,
}) => {
  await page.goto(`${STAY}&usePoints=true`)
  await opener(page).hover()
  await expect(page.locator('#stay')).toHaveAttribute('status', 'mounted')
  const answered = page.waitForResponse(/StayDate/)
  await opener(page).click()
  await answered
  const dialog = page.getByRole('dialog', { name: 'Change your stay' })
  await expect(dialog.locator(`[data-day="${from}"]`)).toBeFocused()
  const focused = dialog.locator('[data-day]:focus')
  const seen = new Set<string>()
  let priced = 0
  for (const key of ['ArrowRight', 'ArrowDown', 'End', 'PageDown', 'Home', 'PageUp', 'ArrowLeft']) {
    await page.keyboard.press(key)
    seen.add((await focused.getAttribute('data-day')) ?? '')
    // A day that cannot be chosen says why, in place of a price.
    if ((await focused.getAttribute('aria-disabled')) === null) {
      await expect(focused).toHaveAccessibleName(BOTH)
      await expect(focused).toContainText(/\$[\d,]+[\d.]+K pts/)
      priced += 1
    }
  }
  expect(seen.size).toBeGreaterThan(5)
  expect(priced).toBeGreaterThan(2)
})

test('price and points of a day fit a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${STAY}&usePoints=true`)
  await expect(page.locator('#stay')).toHaveAttribute('status', 'mounted')
  await opener(page).click()
  const days = page.getByRole('dialog', { name: 'Change your stay' }).locator('[data-day]')
  await expect(days.filter({ hasText: 'pts' }).first()).toBeVisible()
  const tooWide = await days.evaluateAll(
    (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
  )
  expect(tooWide).toBe(0)
})

test('without dates each night is a link to its rates, and the calendar opens', async ({
  page,
}) => {
  await page.goto(`${RATES}&usePoints=true`)
  const rates = page.locator('#rates')
  await expect(rates).toHaveAttribute('status', 'mounted')
  await rates.getByRole('link', { name: /^Choose your dates/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your stay' })
  await expect(dialog.getByRole('button', { name: BOTH }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await rates.getByRole('link', { name: AS_LINK }).first().click()
  await page.waitForURL((url) => url.searchParams.get('usePoints') === 'true' && hasDates(url))
})

test('Escape leaves the stay as it is, and the focus where it was', async ({ page }) => {
  await page.goto(STAY)
  await opener(page).hover()
  await expect(page.locator('#stay')).toHaveAttribute('status', 'mounted')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change your stay' })
  await expect(dialog.locator(`[data-day="${from}"]`)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.locator(`[data-day="${addDays(from, 1)}"]`)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener(page)).toBeFocused()
  expect(page.url()).toContain(`fromDate=${from}`)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the same is a form', async ({ page }) => {
    await page.goto(STAY)
    await opener(page).click()
    const stay = page.locator('#stay')
    await stay.getByLabel('Check-out').fill(addDays(to, 1))
    await stay.getByLabel('Number of rooms').selectOption('2')
    await stay.getByRole('button', { name: 'View rates' }).click()
    await page.waitForURL((url) => url.searchParams.get('toDate') === addDays(to, 1))
    await expect(stay).toContainText('3 nights')
    await expect(stay).toContainText('2 rooms, 4 guests')
  })

  test('an address without dates asks for them, and offers its nights', async ({ page }) => {
    await page.goto(`${RATES}&usePoints=true`)
    const stay = page.locator('#stay')
    await page.getByRole('link', { name: /^Choose your dates/ }).click()
    await expect(stay.getByLabel('Check-in')).toBeInViewport()
    await page.getByRole('link', { name: AS_LINK }).first().click()
    await page.waitForURL(hasDates)
    await expect(stay).toContainText('1 night')
  })
})
