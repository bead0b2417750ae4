/** Suites for a member's awards, before and after the booking, and better rooms after it (W36). */
import { expect, type Page } from '@playwright/test'
import { addDays } from '../../../src/rules/stay/days'
import { hotelInstant } from '../../../src/rules/stay/hotel-instant'
import { main, ownStay } from '../booking/journey-page'
import { openReview } from '../checkout/by-form'
import { agree, button, fill, GUEST } from '../checkout/guest-page'
import { setServerClock } from '../checkout/review-page'
import {
  accessibilityFindings,
  become,
  findStay,
  seeAll,
  settled,
  test,
  UPCOMING,
  watch,
} from '../site'
import { bookByForm } from './booked-stay'
import { bookButton, CARD, expectBooked, openPayment, showCard, typeCard } from './payment-page'

const upgrade = (page: Page) => page.locator('foyer-widget[type="room-upgrade"]')
const box = (page: Page) => upgrade(page).getByRole('checkbox')
const nights = (page: Page) =>
  upgrade(page)
    .getByRole('list', { name: /^Nights in/ })
    .getByRole('listitem')
const done = (page: Page) => page.locator('foyer-widget[type="success-message"]')
const withdraw = (page: Page) =>
  upgrade(page).getByRole('button', { name: /^Take the request back/ })
const ask = (page: Page) => upgrade(page).getByRole('button', { name: /^Ask for/ })

const cutOff = () =>
  hotelInstant(addDays(ownStay().slice(9, 19), -1), '14:00', 'Europe/Berlin')?.time ?? Number.NaN

/** These members have no address of their own yet: the page asks for it. */
async function sayRest(page: Page) {
  await page.locator('foyer-widget[type="member-information"] summary').first().click()
  await fill(page, GUEST)
  await agree(page)
}

async function shot(page: Page, name: string) {
  if (!process.env.SHOTS) return
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await upgrade(page).screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png` })
  }
}

test('a suite is asked for with the booking, taken back, asked for again, and decided at 14:00', async ({
  page,
  context,
  baseURL,
}) => {
  await become(context, 'member-t')
  await watch(page)
  await openReview(page)
  await settled(page)
  await expect(upgrade(page)).toContainText(/You have \d+ suite nights for this stay/)
  const isStored = page.waitForResponse(/updateCart/)
  await box(page).check()
  await isStored
  await expect(upgrade(page).getByText('Saved for your stay')).toBeVisible()
  await page.reload()
  await settled(page)
  await expect(box(page)).toBeChecked()
  await shot(page, 'cart')
  await button(page, 'Continue').click()
  await page.waitForURL(/guestInfo/)
  await settled(page)
  await sayRest(page)
  await showCard(page)
  await typeCard(page, CARD.approve)
  await bookButton(page).click()
  await expectBooked(page)

  await upgrade(page).scrollIntoViewIfNeeded()
  await expect(nights(page)).toHaveText([/Asked for$/, /Asked for$/])
  await settled(page)
  await shot(page, 'order')
  await withdraw(page).click()
  await expect(nights(page)).toHaveText([/Taken back$/, /Taken back$/])
  await expect(upgrade(page).getByRole('heading').first()).toBeFocused()
  await expect(done(page)).toContainText('Your requests are saved')
  await ask(page).click()
  await expect(nights(page)).toHaveText([/Asked for$/, /Asked for$/])
  await expect(done(page)).toContainText('Nights requested: 2')

  await setServerClock(context, baseURL, cutOff() + 1000)
  await page.reload()
  await expect(nights(page)).toHaveText([/(Yours|Not available)$/, /(Yours|Not available)$/])
  await expect(withdraw(page)).toHaveCount(0)
  await shot(page, 'decided')
  // The page of a visitor who waits: what the server has closed, it says.
  await context.clearCookies({ name: 'foyer-clock' })
  await page.reload()
  await settled(page)
  await setServerClock(context, baseURL, cutOff() + 1000)
  await withdraw(page).click()
  await expect(upgrade(page).getByRole('alert')).toContainText(/until .+ hotel time/)
  await expect(withdraw(page)).toHaveCount(0)
  await context.clearCookies({ name: 'foyer-clock' })
  await page.reload()
  await withdraw(page).click()
  await expect(nights(page)).toHaveText([/Taken back$/, /Taken back$/])
})

test('after the booking a better room is a change with its own review', async ({ page }) => {
  await openPayment(page)
  await typeCard(page, CARD.approve)
  await bookButton(page).click()
  await expectBooked(page)
  await settled(page)
  await upgrade(page).scrollIntoViewIfNeeded()
  await expect(upgrade(page)).toContainText('before anything is changed')
  await shot(page, 'better')
  const offer = upgrade(page).getByRole('listitem').first()
  const name = String(await offer.getByRole('heading').textContent()).replace('Upgrade to ', '')
  await offer.getByRole('button', { name: /^Add/ }).click()
  await page.waitForURL(/reviewDetails.*stay=/)
  const rooms = main(page).locator('foyer-widget[type="room-overview"]')
  await expect(rooms.getByRole('heading', { level: 3 })).toHaveText(name)
  await expect(rooms).toContainText('Before: ')
  await settled(page)
  // More may be charged for a dearer room: a card has to stand for it.
  await expect(bookButton(page)).toHaveText('Continue to your card')
  await bookButton(page).click()
  await page.waitForURL(/reviewGuestInfo/)
  await settled(page)
  await showCard(page)
  await typeCard(page, CARD.approve)
  await bookButton(page).click()
  await page.waitForURL(/findReservationDetail/)
  await expect(done(page)).toContainText('Your reservation has been changed.')
  await expect(rooms).toContainText(name)
})

for (const javaScriptEnabled of [true, false]) {
  test(`every better room has a page of its own, for who has booked the stay: ${
    javaScriptEnabled ? 'with a script' : 'without a script'
  }`, async ({ browser, baseURL }) => {
    const open = (state = {}) => browser.newContext({ baseURL: baseURL ?? '', ...state })
    const booker = await open({ javaScriptEnabled: false })
    // Three of its rooms are better than this one.
    await bookByForm(await booker.newPage(), { propertyCode: 'NYCAB', rates: [/Flexible/] })
    const context = await open({ javaScriptEnabled, storageState: await booker.storageState() })
    const page = await context.newPage()
    const { complaints } = await watch(page)
    await page.goto(UPCOMING)
    const number = (await main(page).innerText()).match(/8\d{9}/)?.[0] ?? ''
    const link = upgrade(page).getByRole('link', { name: /^See all \d+ better rooms/ })
    const [count] = (await link.innerText()).match(/\d+/) ?? []
    await link.click()
    await page.waitForURL(/upgradeReservation\.mi\?stay=/)
    const address = page.url()
    const offers = upgrade(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
    await expect(offers).toHaveCount(Number(count))
    if (javaScriptEnabled) {
      await seeAll(page)
      await settled(page)
      expect(await accessibilityFindings(page)).toEqual([])
    }
    await page.getByRole('link', { name: 'Keep the booking as it is' }).click()
    await page.waitForURL(/findReservationDetail/)
    await page.goto(address)
    const name = await offers.last().getByRole('heading').innerText()
    await offers.last().getByRole('button', { name: /^Add/ }).click()
    await page.waitForURL(/reviewDetails.*stay=/)
    await expect(main(page).locator('foyer-widget[type="room-overview"]')).toContainText(
      name.replace('Upgrade to ', ''),
    )
    expect(complaints).toEqual([])

    const stranger = await open()
    await findStay(stranger, [number, GUEST.familyName])
    const found = await stranger.newPage()
    await found.goto(address)
    expect(new URL(found.url()).pathname).toBe(UPCOMING)
    for (const one of [booker, context, stranger]) await one.close()
  })
}

test('who is not signed in is asked to, where there is a suite', async ({ page }) => {
  await openReview(page)
  await settled(page)
  await expect(upgrade(page)).toContainText('Members can ask for a suite')
  await upgrade(page).scrollIntoViewIfNeeded()
  // Before its script the link leads to the page that signs in.
  await expect(upgrade(page)).toHaveAttribute('status', 'mounted')
  await upgrade(page).getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a suite is asked for and taken back by forms', async ({ page, context }) => {
    await become(context, 'member-a')
    await openReview(page)
    await box(page).check()
    await page.getByRole('button', { name: 'Continue' }).first().click()
    await page.waitForURL(/guestInfo/)
    await page.goBack()
    await page.reload()
    await expect(box(page)).toBeChecked()
    await page.getByRole('button', { name: 'Continue' }).first().click()
    await page.waitForURL(/guestInfo/)
    await sayRest(page)
    await button(page, 'Book now').click()
    await page.waitForURL(/^http:\/\/pay\.localhost:\d+\/pay\//)
    await page.getByLabel('Name on card').fill('B Almeida')
    await page.getByLabel('Card number').fill('4111111111111111')
    await page.getByLabel('Expiry').fill('12/30')
    await page.getByLabel('Security code').fill('123')
    await page.getByLabel('Billing ZIP code').fill('10001')
    await page.getByRole('button', { name: /^(Pay|Confirm card)/ }).click()
    await page.waitForURL(/confirmation\.mi/)
    await expect(nights(page)).toHaveText([/Asked for$/, /Asked for$/])
    await withdraw(page).click()
    await page.waitForURL(/confirmation\.mi\?stay=/)
    await expect(nights(page)).toHaveText([/Taken back$/, /Taken back$/])
    // The same on the page of the stay, which the form leads back to.
    const stay = new URL(page.url()).searchParams.get('stay')
    await page.goto(`${UPCOMING}?stay=${stay}`)
    await ask(page).click()
    await page.waitForURL(`**${UPCOMING}?stay=${stay}`)
    await expect(nights(page)).toHaveText([/Asked for$/, /Asked for$/])
  })
})
