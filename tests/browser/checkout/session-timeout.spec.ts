import { expect, type Page } from '@playwright/test'
import { ARRIVAL, amountIn, bar, choose, DEPARTURE, main } from '../booking/journey-page'
import { become, RATES, settled, test } from '../site'

const SEARCH = `${RATES}&fromDate=${ARRIVAL}&toDate=${DEPARTURE}`

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Are you still there?' })
const watcher = (page: Page) =>
  page.locator('foyer-widget[type=session-timeout-modal][status=mounted]')
const news = (page: Page) =>
  main(page).getByRole('status').filter({ hasText: 'Your booking has changed' })

/** Chooses a room, and waits on its review until the watch has started. */
async function review(page: Page) {
  await page.goto(SEARCH)
  const chosen = await choose(page, 0)
  await expect(page).toHaveURL(/reviewDetails\.mi/)
  await expect(watcher(page)).toBeAttached()
  return chosen
}

test('ten minutes after the last use it asks, and Escape goes on', async ({ page }) => {
  await page.clock.install()
  await review(page)
  await page.clock.fastForward('10:00')
  await expect(warning(page)).toBeVisible()
  await expect(warning(page)).toContainText(/Time left [45]:\d\d/)
  await expect(
    page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }),
  ).toBeFocused()
  await settled(page)
  const kept = page.waitForResponse(/\/ExtendCartExpiration$/)
  await page.keyboard.press('Escape')
  expect((await (await kept).json()).data.extendCartExpiration).toMatchObject({ revision: 1 })
  await expect(warning(page)).toBeHidden()
  await page.clock.fastForward('09:00')
  await expect(warning(page)).toBeHidden()
})

test('a visitor who has not signed in goes on after an hour without use', async ({ page }) => {
  await page.clock.install()
  await review(page)
  await page.clock.runFor('16:00')
  await expect(warning(page)).toContainText('we’ll look up your rooms and prices again')
  await page.clock.runFor('44:00')
  await page.request.post('/sandbox/idle', { maxRedirects: 0 })
  const kept = page.waitForResponse(/\/ExtendCartExpiration$/)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click()
  expect((await (await kept).json()).data.extendCartExpiration).toMatchObject({ revision: 1 })
  await expect(warning(page)).toBeHidden()
  await expect(page).toHaveURL(/reviewDetails\.mi/)
})

test('after thirty minutes without use a member’s page ends, and its search goes on', async ({
  page,
  context,
}) => {
  await become(context, 'member-maria')
  await page.clock.install()
  await review(page)
  // A question that is still open would time out in the minutes that pass at once.
  await expect(page.getByRole('banner')).toContainText('Maria')
  await page.clock.runFor('16:00')
  await expect(warning(page)).toContainText('we’ll look up your rooms and prices again')
  await page.clock.runFor('14:00')
  await expect(page).toHaveURL(/sessionTimedOut\.mi\?/)
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Search again' }).click()
  await expect(page).toHaveURL(/rateListMenu\.mi/)
  const { searchParams } = new URL(page.url())
  expect([searchParams.get('fromDate'), searchParams.get('toDate')]).toEqual([ARRIVAL, DEPARTURE])
  expect(searchParams.has('cart')).toBe(false)
})

test('after a sleep of two hours the cart goes on without a word', async ({ page }) => {
  await page.clock.install()
  await review(page)
  const kept = page.waitForResponse(/\/ExtendCartExpiration$/)
  await page.clock.fastForward('02:00:00')
  await kept
  await expect(warning(page)).toBeHidden()
  await expect(page).toHaveURL(/reviewDetails\.mi/)
})

test('without a connection it says so, and goes on once there is one', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await review(page)
  await page.clock.fastForward('10:00')
  await expect(warning(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click()
  const failure = page.getByRole('alertdialog', { name: 'We couldn’t reach our booking service' })
  await expect(failure).toBeVisible()
  await context.setOffline(false)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toBeHidden()
})

test('of two tabs the older one says so and shows the booking as it is, without a reload', async ({
  page,
  context,
}) => {
  await review(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  const other = await context.newPage()
  await other.goto(page.url().replace('reviewDetails.mi', 'rateListMenu.mi'))
  const second = await choose(other, 1)
  await expect(other).toHaveURL(/reviewDetails\.mi/)

  await expect(news(page)).toBeVisible()
  await expect(main(page).getByRole('article').first()).toHaveAccessibleName(second.room)
  await expect(bar(page).getByRole('status').first()).toBeVisible()
  expect(await amountIn(bar(page).getByRole('status').first())).toBe(second.total)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  await expect(news(other)).toBeHidden()
  await settled(page)
  await news(page)
    .getByRole('button', { name: /^Close/ })
    .click()
  await expect(news(page)).toBeHidden()
})

test('a page without a cart has no watch', async ({ page }) => {
  await page.goto(SEARCH)
  await settled(page)
  await expect(watcher(page)).toHaveCount(0)
})
