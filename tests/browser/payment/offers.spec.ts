/** Offers around the stay on the confirmation (W27). */
import { expect, type Locator } from '@playwright/test'
import { openGuests } from '../checkout/by-form'
import { agree, GUEST } from '../checkout/guest-page'
import { become, layoutShifts, settled, test, watch } from '../site'
import { answerBank, bookButton, CARD, expectBooked, openPayment, typeCard } from './payment-page'

/** As a visitor scrolls: what is asked for then takes its place below the window. */
const comeNear = (widget: Locator) =>
  widget.evaluate((element) => {
    const { top } = element.getBoundingClientRect()
    window.scrollBy({ top: top - 2 * window.innerHeight, behavior: 'instant' })
  })

test('the confirmation shows the offers of the service, and nothing moves', async ({ page }) => {
  await watch(page)
  await openPayment(page)
  await typeCard(page, CARD.approve)
  await bookButton(page).click()
  await expectBooked(page)
  const offers = page.locator('foyer-widget[type="cross-sell-offers"]')
  await comeNear(offers)
  await expect(offers.getByRole('link', { name: 'A free night every year' })).toBeAttached()
  await expect(offers.getByRole('listitem')).toHaveCount(3)
  await offers.scrollIntoViewIfNeeded()
  await settled(page)
  const card = offers.getByRole('link', { name: 'A free night every year' })
  if (process.env.SHOTS) {
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await settled(page)
      await page.screenshot({
        path: `${process.env.SHOTS}/confirmation-${width}.png`,
        fullPage: true,
      })
    }
  }
  await expect(card).toHaveAttribute('rel', 'sponsored noopener')
  await expect(card).toHaveAttribute('href', /chase\.mi\?destinationURL=.*SPID=card/)
  expect((await layoutShifts(page)).filter(([value]) => value > 0)).toEqual([])
})

test('a member is offered the card of the house, and nothing moves', async ({ page, context }) => {
  await become(context, 'member-maria')
  const { complaints } = await watch(page)
  await openGuests(page)
  await settled(page)
  await agree(page)
  await expect(page.locator('foyer-widget[type="co-brand-offer"]')).toHaveCount(0)
  // With the card of her profile, which her bank asks about.
  await bookButton(page).click()
  await answerBank(page)
  await expectBooked(page)
  const offer = page.locator('foyer-widget[type="co-brand-offer"]')
  const link = offer.getByRole('link', { name: /^Apply now/ })
  // It asks for the card once it is near the window, below all that is shown of the stay.
  await comeNear(offer)
  await expect(link).toBeVisible()
  await link.scrollIntoViewIfNeeded()
  await settled(page)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/card.png` })
  await expect(link).toHaveAttribute('rel', 'sponsored noopener')
  await expect(link).toHaveAttribute('target', '_blank')
  // What tells who it is is added for who is about to follow it.
  await link.hover()
  await expect(link).toHaveAttribute(
    'href',
    /chase\.mi\?destinationURL=.*alt_cust_id=.*SPID=card-offer/,
  )
  for (const term of [/The bank pays us/, /Annual fee/]) await expect(offer).toContainText(term)
  // A member is not asked to join, so that no room is kept for it.
  const html = await (await page.request.get(page.url())).text()
  expect(html).toContain('type="one-click-join"')
  expect(html).not.toContain('id="join-title"')
  expect((await layoutShifts(page)).filter(([value]) => value > 0)).toEqual([])
  expect(complaints).toEqual([])
})

for (const script of ['with', 'without'] as const) {
  test(`a guest becomes a member on the confirmation with one box, ${script} a script`, async ({
    page,
    browser,
  }) => {
    const { complaints } = await watch(page)
    const email = `ada-${crypto.randomUUID()}@example.com`
    await openPayment(page, { ...GUEST, email, emailConfirm: email })
    await typeCard(page, CARD.approve)
    await bookButton(page).click()
    await expectBooked(page)
    const { cookies } = await page.context().storageState()
    const context =
      script === 'with' ? page.context() : await browser.newContext({ javaScriptEnabled: false })
    const confirmation = script === 'with' ? page : await context.newPage()
    if (script === 'without') {
      await context.addCookies(cookies)
      await confirmation.goto(page.url())
    }
    const join = confirmation.getByRole('region', { name: 'Join Alderway Circle' })
    await expect(join).toContainText('a•••@example.com')
    await expect(join.getByRole('textbox')).toHaveCount(0)
    await join.getByRole('checkbox').check()
    await join.getByRole('button', { name: 'Join now' }).click()
    await expect(confirmation.getByText(/Your member number is .?\d{9}/)).toBeVisible()
    await confirmation.reload()
    await expect(confirmation.getByText(/Your member number is .?\d{9}/)).toBeVisible()
    expect(complaints).toEqual([])
  })
}
