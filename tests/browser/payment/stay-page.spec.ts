/** The page of a booked stay: what it shows, and what a guest changes on it (W29, W30, W32, W35, W83). */
import { brotliCompressSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { GUEST } from '../checkout/guest-page'
import { losses, setTextSize } from '../losses'
import {
  accessibilityFindings,
  findStay,
  noticedShifts,
  seeAll,
  settled,
  test,
  UPCOMING,
  watch,
} from '../site'
import { openBookedByForm } from './booked-stay'

const widget = (page: Page, type: string) => page.locator(`foyer-widget[type="${type}"]`)
const save = (page: Page, type: string) =>
  widget(page, type).getByRole('button', { name: 'Save changes' })

/** Bytes with brotli of the page of a stay of two rooms (docs/decisions/0110-the-page-of-a-stay-measured.md). */
const MOST_BYTES = 18_700

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of two rooms is no larger than decided, for who has found it', async ({
    page,
    browser,
    baseURL,
  }) => {
    await openBookedByForm(page)
    const number = (await widget(page, 'stay-details').innerText()).match(/8\d{9}/)?.[0] ?? ''
    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    await findStay(other, [number, GUEST.familyName])
    const html = await (await other.request.get(UPCOMING)).text()
    await other.close()
    expect(html).toContain(number)
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(MOST_BYTES)
  })

  test('two rooms with their numbers; requests are saved; of a cancelled room fee and refund are left', async ({
    page,
  }) => {
    await openBookedByForm(page)
    const stay = widget(page, 'stay-details')
    await expect(stay).toContainText(/Confirmation numbers\s*8\d{9}.*8\d{9}/)
    await expect(stay).toContainText('2 rooms, 3 guests')
    await expect(page.getByRole('main').locator('table')).toHaveCount(1)

    const requests = widget(page, 'room-requests')
    await requests.locator('summary').last().click()
    await requests.getByRole('radio', { name: 'Beds apart' }).last().check()
    await save(page, 'room-requests').click()
    await expect(widget(page, 'success-message')).toContainText('Your requests are saved.')
    await expect(requests.getByRole('radio', { name: 'Beds apart' }).last()).toBeChecked()

    await widget(page, 'cancel-all-rooms').getByRole('link').click()
    await widget(page, 'cancel-all-rooms').getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Yes, cancel' }).click()
    await page.getByRole('link', { name: 'See your stay' }).click()
    await expect(stay).toContainText('1 room')
    const charges = widget(page, 'summary-of-charges').getByRole('table')
    await expect(charges.first()).toContainText('Room 2')
    await expect(charges.last()).toContainText(/Cancelled rooms.*Room 1.*Cancellation fee/)
    await expect(requests.getByRole('radio', { name: 'Beds apart' })).toHaveCount(1)
    await expect(requests.getByRole('radio', { name: 'Beds apart' })).toBeChecked()
  })
})

test('what was typed stays when another visitor has changed the stay, and is saved then', async ({
  page,
  browser,
  baseURL,
}) => {
  await findStay(page.context(), ['70110003', 'Müller'])
  await page.goto(UPCOMING)
  await seeAll(page)
  await settled(page)
  const { complaints } = await watch(page)
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  await findStay(other, ['70110003', 'Müller'])
  const tab = await other.newPage()
  await tab.goto(UPCOMING)
  await seeAll(tab)
  await settled(tab)
  await tab.getByRole('radio', { name: 'Beds apart' }).check()
  await save(tab, 'room-requests').click()
  await expect(widget(tab, 'room-requests')).toContainText('Saved. We have confirmed it by email.')
  await other.close()

  await page.getByRole('radio', { name: 'Beds together' }).check()
  await save(page, 'room-requests').click()
  const requests = widget(page, 'room-requests')
  await expect(requests).toContainText('Your booking has changed meanwhile')
  await expect(requests).toContainText('Saved until now: Bed arrangement: Beds apart')
  await expect(page.getByRole('radio', { name: 'Beds together' })).toBeChecked()
  await save(page, 'room-requests').click()
  await expect(requests).toContainText('Saved. We have confirmed it by email.')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Beds together' })).toBeChecked()
  expect(complaints.filter((line) => !line.includes('409'))).toEqual([])
})

test('nothing moves, axe finds nothing, and nothing is cut at 320 px with text of 200 %', async ({
  page,
  context,
}) => {
  await findStay(context, ['70110001', 'Lindqvist'])
  const { complaints } = await watch(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(UPCOMING)
  await seeAll(page)
  await settled(page)
  expect(await noticedShifts(page)).toEqual([])
  expect(await accessibilityFindings(page)).toEqual([])
  expect(await losses(page)).toEqual([])
  await setTextSize(context, page, 200)
  await settled(page)
  expect(await losses(page)).toEqual([])
  expect(complaints).toEqual([])
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('a stay that was found goes into the account of who signs in on its page', async ({
      page,
      context,
      browser,
      baseURL,
    }) => {
      const own = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
      const booker = await own.newPage()
      await openBookedByForm(booker)
      const number = (await widget(booker, 'stay-details').innerText()).match(/8\d{9}/)?.[0] ?? ''
      await own.close()
      await findStay(context, [number, GUEST.familyName])
      await page.goto(UPCOMING)
      const link = widget(page, 'one-click-join').getByRole('link', { name: 'Sign in' })
      await link.scrollIntoViewIfNeeded()
      if (javaScriptEnabled) await settled(page)
      await link.click()
      const name = 'Sign in or join to save this reservation'
      const form = javaScriptEnabled ? page.getByRole('dialog', { name }) : page.getByRole('main')
      await form.getByLabel(/^Email, member number or phone/).fill('oluwaseun@example.com')
      await form.getByLabel(/^Password/).fill('Alderway-1')
      await form.getByRole('button', { name: 'Sign in' }).click()
      const main = page.getByRole('main')
      await page.waitForURL(/findReservationDetail\.mi\?stay=/)
      if (javaScriptEnabled)
        await expect(main).toContainText('Your reservation is now in your account.')
      await expect(widget(page, 'stay-details')).toContainText(number)
      await expect(link).toHaveCount(0)
      await page.goto('/loyalty/findReservationList.mi')
      await expect(main).toContainText(number)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('a date stays in one line, and what ends a page keeps clear of the footer', async ({
    page,
  }) => {
    await findStay(page.context(), ['70110003', 'Müller'])
    await page.goto('/reservation/cancelReservation.mi')
    await settled(page)
    const dates = widget(page, 'cancel-all-rooms').getByText(/^Fri, Feb 7, 2031 to/)
    const { height } = (await dates.boundingBox()) ?? { height: 0 }
    expect(height).toBeGreaterThan(10)
    expect(height).toBeLessThan(30)

    await page.goto(UPCOMING)
    await seeAll(page)
    await settled(page)
    const space = await page.evaluate(() => {
      const [offers] = [
        ...document.querySelectorAll('foyer-widget[type="cross-sell-offers"] li'),
      ].slice(-1)
      const footer = document.querySelector('foyer-widget[type="footer"]')
      return (
        (footer?.getBoundingClientRect().top ?? 0) - (offers?.getBoundingClientRect().bottom ?? 0)
      )
    })
    expect(space).toBeGreaterThan(24)
  })
})
