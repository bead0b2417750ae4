/** From the review of the rooms to the page that asks for the guests (docs/decisions/0053). */
import { expect, type Page } from '@playwright/test'
import { casesOf } from '../../cases'
import { bar, choose, expectSound, main, ownStay } from '../booking/journey-page'
import { become, RATES, setFaults, test, watch } from '../site'
import { openReview } from './by-form'

const onward = (page: Page) => bar(page).getByRole('button', { name: 'Continue' })

const VISITORS = ['anon', 'remembered-maria', 'member-maria'] as const

for (const visitor of casesOf(VISITORS, (one) => one !== 'remembered-maria')) {
  test(`${visitor}: Continue holds the room and asks for the guest`, async ({ page, context }) => {
    await become(context, visitor)
    const { complaints } = await watch(page)
    await openReview(page)
    const total = await bar(page).locator('bdi').first().textContent()
    await onward(page).click()
    await page.waitForURL(/guestInfo/)
    await expectSound(page, 'guests')
    await expect(page).toHaveTitle(/^Your details/)
    await expect(bar(page).getByRole('button', { name: 'Book now' })).toBeVisible()
    await expect(bar(page).locator('bdi').first()).toHaveText(total ?? '')
    await expect(bar(page)).toContainText(/We keep your booking and its price until \d/)
    expect(page.url()).toContain(ownStay())
    expect(complaints).toEqual([])
  })
}

test('the room is gone: the review says so, and leads to another one', async ({
  page,
  context,
}) => {
  await openReview(page)
  await setFaults(context, 'updateCart:soldout')
  await onward(page).click()
  await page.waitForURL(/problem=SOLD_OUT/)
  await expect(main(page)).toContainText('is not available any more')
  await expect(main(page).getByRole('link', { name: 'Choose a room' })).toBeVisible()
})

test('no answer: the page stays, and the next try goes on', async ({ page, context }) => {
  await openReview(page)
  await setFaults(context, 'updateCart:drop')
  await onward(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'reach our booking desk' })).toBeVisible()
  await setFaults(context, '')
  await onward(page).click()
  await page.waitForURL(/guestInfo/)
})

test('the address alone holds nothing: it leads to the review', async ({ page }) => {
  await openReview(page)
  await page.goto(page.url().replace('reviewDetails', 'guestInfo'))
  await expect(page).toHaveURL(/reviewDetails/)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('the same by forms', async ({ page }) => {
    await page.goto(`${RATES.replace('NYCAB', 'MUCDE')}&${ownStay()}`)
    await choose(page, 0)
    await page.waitForURL(/reviewDetails/)
    await onward(page).click()
    await page.waitForURL(/guestInfo/)
    await expect(bar(page).getByRole('button', { name: 'Book now' })).toBeVisible()
    await expect(bar(page)).toContainText('We keep your booking and its price while you finish.')
  })
})
