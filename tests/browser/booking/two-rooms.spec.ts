import { expect, type Locator, type Page } from '@playwright/test'
import { addDays, weekdayOf } from '../../../src/rules/stay/days'
import { RATES, test } from '../site'

/** Two nights from a Tuesday, so far ahead that the hotel is not full. */
const arrival = (() => {
  const day = addDays(new Date().toISOString().slice(0, 10), 45)
  return addDays(day, (9 - weekdayOf(day)) % 7)
})()
const SEARCH = `&fromDate=${arrival}&toDate=${addDays(arrival, 2)}&numRooms=2&numAdultsPerRoom=2-1`
const REVIEW = '/reservation/reviewDetails.mi'

/** "$1,204.50" in cents. */
const cents = (text: string | null) =>
  Number((/\$[\d,]+\.\d\d/.exec(text ?? '')?.[0] ?? '').replace(/\D/g, ''))

const main = (page: Page) => page.getByRole('main')
const bar = (page: Page) => page.getByRole('region', { name: 'Booking summary' })

/** Chooses the first rate of the nth room type; tells the room and what it costs. */
async function choose(page: Page, nth: number): Promise<{ room: string; total: number }> {
  const card = main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Select/ }) })
    .nth(nth)
  const select = card.getByRole('button', { name: /^Select/ }).first()
  const room = (await card.getByRole('heading', { level: 3 }).textContent()) ?? ''
  const total = cents(await select.textContent())
  await select.click()
  return { room, total }
}

const totalOf = async (row: Locator) => cents(await row.textContent())

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('two different rooms are chosen one after the other, and reviewed with one total', async ({
      page,
    }) => {
      await page.goto(RATES + SEARCH)
      await expect(page.getByRole('heading', { name: 'Room 1 of 2' })).toBeVisible()
      await expect(bar(page)).toContainText('Lowest total for your dates')
      await expect(bar(page)).toContainText('0 of 2 rooms chosen')
      const first = await choose(page, 0)
      await expect(page.getByRole('heading', { name: 'Room 2 of 2' })).toBeVisible()
      await expect(bar(page)).toContainText('1 of 2 rooms chosen')
      expect(await totalOf(bar(page))).toBe(first.total)
      const second = await choose(page, 1)

      await expect(page).toHaveURL(new RegExp(REVIEW))
      const rooms = main(page).getByRole('article')
      await expect(rooms).toHaveCount(2)
      await expect(rooms.nth(0)).toHaveAccessibleName(first.room)
      await expect(rooms.nth(1)).toHaveAccessibleName(second.room)
      expect(second.room).not.toBe(first.room)
      expect(await totalOf(rooms.nth(0))).not.toBe(0)

      const sum = first.total + second.total
      const table = main(page).getByRole('table')
      const row = (name: string | RegExp) =>
        table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
      expect(await totalOf(row(/^Total/).getByRole('cell'))).toBe(sum)
      expect(await totalOf(bar(page))).toBe(sum)
      const due = [row('Due when you book'), row('Due at the hotel')].map((one) =>
        totalOf(one.getByRole('cell')),
      )
      expect((await Promise.all(due)).reduce((all, part) => all + part)).toBe(sum)
    })
  })
}

test('a visitor without the cart is led to the rates of the search', async ({ page }) => {
  await page.goto(`${REVIEW}?propertyCode=NYCAB${SEARCH}&cart=not-a-cart-of-mine`)
  await expect(page).toHaveURL(/rateListMenu\.mi\?.*fromDate=/)
  expect(new URL(page.url()).searchParams.has('cart')).toBe(false)
  await expect(page.getByRole('heading', { name: 'Room 1 of 2' })).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the rates say why a room could not be chosen', async ({ page }) => {
    await page.goto(`${RATES + SEARCH}&problem=SOLD_OUT`)
    await expect(main(page)).toContainText('We couldn’t put the room into your booking')
    await expect(main(page)).toContainText('It has just been sold.')
  })
})
