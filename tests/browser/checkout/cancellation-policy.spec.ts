import { expect, type Page } from '@playwright/test'
import { layoutShifts, seeAll, settled, test, watch } from '../site'
import { DEADLINE, openReviewOf, setServerClock } from './review-page'

const MINUTE = 60_000
const FLEXIBLE = /, Flexible Rate, /
const PREPAID = /, Pay Now and Save, /

const policy = (page: Page) => page.getByRole('region', { name: 'Cancellation', exact: true })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('says date, time and zone, then the penalty; time that is left is for scripts', async ({
    page,
    context,
    baseURL,
  }) => {
    await setServerClock(context, baseURL, DEADLINE - 5 * MINUTE)
    await openReviewOf(page, [FLEXIBLE])
    await expect(
      policy(page).getByText(/^Free cancellation until 6 PM, .+, hotel time \(E[SD]T\)\./),
    ).toBeVisible()
    await expect(
      policy(page)
        .getByText(/minutes? left/)
        .last(),
    ).toBeHidden()
    await policy(page).getByText('All cancellation terms').click()
    await expect(policy(page).getByText(/If you leave early/)).toBeVisible()

    await setServerClock(context, baseURL, DEADLINE + MINUTE)
    await page.reload()
    await expect(
      policy(page).getByText(/^Cancelling now costs \$[\d,.]+ \(1 night\)\.$/),
    ).toBeVisible()
    await expect(policy(page)).not.toContainText('Free cancellation')
  })
})

test('a deadline that passes while the page is open turns into the penalty', async ({ page }) => {
  await openReviewOf(page, [FLEXIBLE, PREPAID])
  await page.clock.install({ time: DEADLINE - 90 * MINUTE })
  await page.reload()
  await policy(page).scrollIntoViewIfNeeded()
  await expect(policy(page).getByText('(1 hour left)')).toBeVisible()
  await page.clock.fastForward(80 * MINUTE)
  await expect(policy(page).getByText(/^ ?\((9|10) minutes left\)$/)).toBeVisible()
  await page.clock.fastForward(11 * MINUTE)
  const penalty = /Cancelling now costs \$[\d,.]+ \(1 night\)\./
  await expect(policy(page).getByRole('listitem').first()).toContainText(penalty)
  await expect(policy(page).getByRole('status')).toContainText(penalty)
  await expect(policy(page).getByRole('listitem').last()).toContainText('Non-refundable.')
})

for (const width of [320, 1280]) {
  test(`stands still at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await watch(page)
    await openReviewOf(page, [FLEXIBLE, PREPAID])
    await settled(page)
    await seeAll(page)
    await settled(page)
    expect(await layoutShifts(page)).toEqual([])
    expect(await page.getByRole('main').evaluate(({ scrollWidth }) => scrollWidth)).toBe(width)
  })
}
