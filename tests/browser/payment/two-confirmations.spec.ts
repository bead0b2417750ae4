/** Two bookings in two tabs of one browser: each confirmation is about its own (W45, docs/decisions/0088). */
import { expect, type Page } from '@playwright/test'
import { seeAll, settled, test, watch } from '../site'
import { bookByForm } from './booked-stay'
import { bookButton, CARD, confirmation, expectBooked, openPayment, typeCard } from './payment-page'

const share = (page: Page) => page.locator('foyer-widget[type="share-reservation"]')

/** Each hotel is the only one that its page names. */
const FIRST = { code: 'MUCDE', name: 'Munich' }
const SECOND = { code: 'INNMV', name: 'Innsbruck' }

const STAYS = ['room-overview', 'summary-of-charges', 'cancellation-policy', 'hotel-information']

/** What the parts of the page say of its stay. */
const partsOf = (page: Page) =>
  Promise.all(STAYS.map((type) => page.locator(`foyer-widget[type="${type}"]`).textContent()))

const numberOf = (page: Page) => confirmation(page).locator('bdi').first()

/** The heading, the number and every other part of the confirmation are about this hotel and number, and none about the other hotel. */
async function expectAbout(page: Page, hotel: string, other: string, number: string) {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hotel)
  await expect(numberOf(page)).toHaveText(number)
  await expect(page.getByRole('main')).toContainText(hotel)
  await expect(page.getByRole('main')).not.toContainText(other)
}

/** Sends the stay of the page to a friend of this test's, and returns the friend's mails. */
async function shared(page: Page) {
  const friend = `friend-${crypto.randomUUID()}@example.com`
  await share(page).locator('summary').first().click()
  await share(page).locator('[name=to]').fill(friend)
  await share(page).locator('form button').first().click()
  await expect(share(page)).toContainText(/Sent/)
  const mails = await page
    .context()
    .request.get('/sandbox/mailbox', { params: { address: friend } })
  return mails.text()
}

test('a reload of the older confirmation, and what is done on it, is about its own stay', async ({
  page,
  context,
}) => {
  await openPayment(page)
  const guests = page.url()
  await typeCard(page, CARD.approve)
  await bookButton(page).click()
  await expectBooked(page)
  const first = String(await numberOf(page).textContent())
  await seeAll(page)
  await settled(page)
  const parts = await partsOf(page)

  const other = await context.newPage()
  await openPayment(other, undefined, { propertyCode: SECOND.code })
  await typeCard(other, CARD.approve)
  await bookButton(other).click()
  await expectBooked(other)
  const second = String(await numberOf(other).textContent())
  expect(second).not.toBe(first)

  const { complaints } = await watch(page)
  await page.reload()
  await seeAll(page)
  await settled(page)
  expect(await partsOf(page)).toEqual(parts)
  await expectAbout(page, FIRST.name, SECOND.name, first)
  // A purchase is counted once, and the heading of an old confirmation takes no focus.
  const purchases = await page.evaluate(() =>
    (window.adobeDataLayer ?? []).filter((entry) => JSON.stringify(entry).includes('"purchase"')),
  )
  expect(purchases).toEqual([])
  expect(await shared(page)).toContain(FIRST.name)
  await expectAbout(other, SECOND.name, FIRST.name, second)

  // The page of the cart leads to the confirmation of its own order.
  await page.goto(guests)
  await page.waitForURL(/confirmation\.mi\?stay=/)
  await expectAbout(page, FIRST.name, SECOND.name, first)
  // An address that names none is about the newest.
  await page.goto('/reservation/confirmation.mi')
  await expectAbout(page, SECOND.name, FIRST.name, second)
  expect(complaints).toEqual([])
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a reload of the older confirmation, and its forms, are about its own stay', async ({
    page,
    context,
    browser,
  }) => {
    const guests = await bookByForm(page)
    const first = String(await numberOf(page).textContent())
    const parts = await partsOf(page)
    const other = await context.newPage()
    await bookByForm(other, { propertyCode: SECOND.code })
    const second = String(await numberOf(other).textContent())

    await page.reload()
    expect(await partsOf(page)).toEqual(parts)
    await expectAbout(page, FIRST.name, SECOND.name, first)
    expect(await shared(page)).toContain(FIRST.name)
    await expect(page).toHaveURL(/confirmation\.mi\?stay=[\w-]+&outcome=shared/)
    await expectAbout(page, FIRST.name, SECOND.name, first)
    await page.goto(guests)
    await page.waitForURL(/confirmation\.mi\?stay=/)
    await expectAbout(page, FIRST.name, SECOND.name, first)

    // Signing in leads back to this stay.
    const ways = page.locator('a[href*="returnTo="], input[name=returnTo]')
    const handle = new URL(page.url()).searchParams.get('stay') ?? 'no handle'
    for (const way of await ways.all()) {
      const target = (await way.getAttribute('href')) ?? (await way.getAttribute('value'))
      if (/confirmation/.test(String(target))) expect(target).toContain(handle)
    }

    // The handle opens nothing by itself, and one that is none is no other stay.
    const stranger = await browser.newPage()
    await stranger.goto(page.url())
    expect(new URL(stranger.url()).pathname).toBe('/reservation/lookupReservation.mi')
    await stranger.close()
    await page.goto('/reservation/confirmation.mi?stay=%3Cb%3E')
    expect(new URL(page.url()).pathname).toBe('/reservation/lookupReservation.mi')
    await expectAbout(other, SECOND.name, FIRST.name, second)
  })
})
