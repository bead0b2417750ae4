/** A better room or rate on the review: accepted, taken back, refused; with and without a script. */
import { expect, type Page } from '@playwright/test'
import { amountIn, bar, expectSound, main, minorUnits } from '../booking/journey-page'
import { hold, stopTimers } from '../loader/loader-page'
import { setFaults, settled, test, watch } from '../site'
import { openReview } from './by-form'

const add = (page: Page) => main(page).getByRole('button', { name: /^Add Upgrade to/ })
const undo = (page: Page) => main(page).getByRole('button', { name: /^Undo/ })
const total = (page: Page) => amountIn(bar(page).getByRole('status').first())
const upgraded = (page: Page) => main(page).getByRole('heading', { name: /^Upgraded/ })

/** What the stay costs more, as the button says it last. */
async function difference(page: Page): Promise<number> {
  return minorUnits(await add(page).textContent())
}

test('accepting changes the total by what the offer says, and Undo restores it', async ({
  page,
}) => {
  const { complaints } = await watch(page)
  await openReview(page)
  await expectSound(page, 'offers')
  const before = await total(page)
  const more = await difference(page)
  const address = page.url()
  const room = await main(page).getByRole('article').first().getByRole('heading').textContent()
  const floor = main(page).getByRole('radio', { name: 'High floor' })
  await floor.check()
  await add(page).click()
  await expect(upgraded(page)).toBeFocused()
  expect(page.url()).toBe(address)
  expect(await total(page)).toBe(before + more)
  await expect(main(page).getByRole('article').first().getByRole('heading')).not.toHaveText(
    room ?? '',
  )
  // What was said about the room stays.
  await expect(floor).toBeChecked()
  // What was pressed changes the height of the page, whenever its answer comes.
  await page.reload()
  await settled(page)
  await expect(floor).toBeChecked()
  await undo(page).click()
  await expect(undo(page)).toBeHidden()
  expect(await total(page)).toBe(before)
  await expect(main(page).getByRole('article').first().getByRole('heading')).toHaveText(room ?? '')
  expect(complaints).toEqual([])
})

test('an offer that is gone is told, and the room stays', async ({ page, context }) => {
  await openReview(page)
  await settled(page)
  const before = await total(page)
  await add(page).scrollIntoViewIfNeeded()
  await setFaults(context, 'selectRate:soldout')
  await add(page).click()
  await expect(main(page).getByText('This offer has just been sold')).toBeVisible()
  expect(await total(page)).toBe(before)
})

test('a second tab was faster: this one says so, and shows the booking of now', async ({
  page,
  context,
}) => {
  // The first tab hears nothing of the second one, as in another window of another profile.
  await context.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => {}
  })
  await openReview(page)
  await settled(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await settled(other)
  await add(other).click()
  await expect(upgraded(other)).toBeVisible()
  const now = await total(other)
  await add(page).click()
  await expect(
    main(page)
      .getByText(/changed in another window/)
      .first(),
  ).toBeVisible()
  await expect(upgraded(page)).toBeVisible()
  expect(await total(page)).toBe(now)
})

test.describe('before the booking bar, whose form the button belongs to, has its script', () => {
  async function accept(page: Page) {
    await stopTimers(page)
    const scripts = await hold(page, /\/sticky-bar\.widget-/)
    // Once the offers have their script, they accept by themselves, without the form.
    const offers = await hold(page, /\/upsell\.widget-/)
    await openReview(page)
    const before = await total(page)
    await add(page).click()
    await expect(add(page)).toHaveAttribute('aria-busy', 'true')
    offers.release()
    await expect(page.locator('foyer-widget[type=upsell]')).toHaveAttribute('status', 'mounted')
    return { scripts, before }
  }

  test('an offer is accepted once the script is there', async ({ page }) => {
    const { scripts, before } = await accept(page)
    const more = await difference(page)
    scripts.release()
    await expect(upgraded(page)).toBeVisible()
    expect(await total(page)).toBe(before + more)
  })

  test('the bar outlives an offer that is gone by then', async ({ page }) => {
    const { complaints } = await watch(page)
    const { scripts, before } = await accept(page)
    await add(page).evaluate((button) => button.remove())
    scripts.release()
    await expect(page.locator('foyer-widget[type=sticky-bar]')).toHaveAttribute('status', 'mounted')
    expect(await total(page)).toBe(before)
    expect(complaints).toEqual([])
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the same by forms', async ({ page }) => {
    await openReview(page)
    const before = await total(page)
    const more = await difference(page)
    // What was typed beside it, and never stored, is kept.
    await main(page).getByRole('radio', { name: 'High floor' }).check()
    await add(page).click()
    await page.waitForURL(/reviewDetails/)
    await expect(upgraded(page)).toBeVisible()
    await expect(main(page).getByRole('radio', { name: 'High floor' })).toBeChecked()
    expect(await total(page)).toBe(before + more)
    await undo(page).click()
    await expect(upgraded(page)).toBeHidden()
    expect(await total(page)).toBe(before)
  })

  test('a refusal comes back to the review, which says so', async ({ page, context }) => {
    await openReview(page)
    await setFaults(context, 'selectRate:soldout')
    await add(page).click()
    await page.waitForURL(/problem=SOLD_OUT/)
    await expect(main(page).getByText('This offer has just been sold')).toBeVisible()
    await expect(upgraded(page)).toBeHidden()
  })
})
