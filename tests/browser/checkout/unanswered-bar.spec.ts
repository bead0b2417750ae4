/** The way on is the form's, not the answer's: no query that fails takes a button away (docs/decisions/0053). */
import { expect, type Page } from '@playwright/test'
import { bar, ownStay } from '../booking/journey-page'
import { CARD, expectBooked, showCard, typeCard } from '../payment/payment-page'
import { setFaults, settled, test } from '../site'
import { openGuests, openReview } from './by-form'
import { agree, button, fill, GUEST } from './guest-page'

/** The names of the queries whose answers came with the page. */
const queriesOf = (html: string) =>
  new Set([...html.matchAll(/"name":"([A-Z]\w+)","variables"/g)].map(([, name = '']) => name))

async function expectStep(page: Page, step: 'hold' | 'book') {
  const url = page.url()
  const whole = await (await page.request.get(url)).text()
  const names = [...queriesOf(whole)]
  expect(names).toContain('StickyBar')
  for (const name of names) {
    const headers = { 'x-foyer-fault': `${name}:status:503` }
    const html = await (await page.request.get(url, { headers })).text()
    const form = /<form id="checkout-form".*?<\/form>/s.exec(html)?.[0] ?? ''
    expect([name, form.includes(`<button type="submit" value="${step}"`)]).toEqual([name, true])
  }
}

test('each query of the review and of the guests’ page may fail: both go on', async ({ page }) => {
  await openReview(page)
  await expectStep(page, 'hold')
  await openGuests(page)
  await expectStep(page, 'book')
})

test('the bar has no answer on any page: the stay is booked', async ({ page, context }) => {
  await setFaults(context, 'StickyBar:status:503')
  await openReview(page)
  await settled(page)
  await expect(bar(page)).toContainText('The total is not available right now.')
  await button(page, 'Continue').click()
  await page.waitForURL(/guestInfo/)
  await settled(page)
  await fill(page, GUEST)
  await agree(page)
  await showCard(page)
  await typeCard(page, CARD.approve)
  await button(page, 'Book now').click()
  await expectBooked(page)
})

test('an answer that comes late replaces nothing that was typed', async ({ page, context }) => {
  await openGuests(page)
  await setFaults(context, 'StickyBar:slow:3000')
  await page.reload()
  await fill(page, { givenName: 'Maria' })
  await expect(button(page, 'Book now')).toBeVisible()
  await expect(bar(page).locator('bdi').first()).toBeVisible()
  await expect(page.locator('[name="guest.givenName"]')).toHaveValue('Maria')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  for (const fault of ['status:503', 'slow:11000']) {
    test(`StickyBar ${fault}: the forms go on`, async ({ page, context }) => {
      test.slow()
      await setFaults(context, `StickyBar:${fault}`)
      await openReview(page, { search: ownStay() })
      await expect(bar(page)).toContainText('The total is not available right now.')
      await button(page, 'Continue').click()
      await page.waitForURL(/guestInfo/)
      await fill(page, GUEST)
      await agree(page)
      await button(page, 'Book now').click()
      await page.waitForURL(/^http:\/\/pay\.localhost/)
    })
  }
})
