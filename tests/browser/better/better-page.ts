/** What the tests of what this site does better than others look at, and how their stays are booked. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { ownStay } from '../booking/journey-page'
import { type Booking, openGuests } from '../checkout/by-form'
import { agree } from '../checkout/guest-page'
import { bookByForm } from '../payment/booked-stay'
import { bookButton, expectBooked } from '../payment/payment-page'
import { settled } from '../site'

export const widget = (page: Page, type: string) => page.locator(`foyer-widget[type="${type}"]`)
export const charges = (page: Page) => widget(page, 'summary-of-charges')
export const rooms = (page: Page) => widget(page, 'room-overview').getByRole('article')
export const stay = (page: Page) => widget(page, 'stay-details')
export const success = (page: Page) => widget(page, 'success-message')

/** The confirmation number of a stay of one room. */
export async function numberOf(page: Page): Promise<string> {
  return /8\d{9}/.exec(await stay(page).innerText())?.[0] ?? 'no number'
}

export interface Visit {
  browser: Browser
  context: BrowserContext
  baseURL: string | undefined
}

/** Books a stay by forms, whatever the test's own pages do with a script; the context's pages are about it then. */
export async function book(visit: Visit, booking?: Booking, card?: string) {
  await withoutScript(visit, (page) => bookByForm(page, booking, undefined, card))
}

/** The same for a member's stay in points, which asks for no card. */
export async function bookInPoints(visit: Visit, propertyCode: string) {
  const search = `${ownStay()}&usePoints=true`
  await withoutScript(visit, async (page) => {
    await openGuests(page, { propertyCode, rates: [/^Select.*Points Stay/], search })
    await agree(page)
    await bookButton(page).click()
    await expectBooked(page)
  })
}

async function withoutScript(
  { browser, context, baseURL }: Visit,
  visit: (page: Page) => Promise<unknown>,
) {
  const other = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  await visit(await other.newPage())
  await context.addCookies(await other.cookies())
  await other.close()
}

/** What stands beside a name in a list of sums. */
export const sumOf = (page: Page, type: string, name: string) =>
  widget(page, type)
    .locator('dl > div', { has: page.getByText(name, { exact: true }) })
    .locator('dd')

/** The mails that an address has got, the latest first, as the sandbox's mailbox shows them. */
export async function mailsTo(context: BrowserContext, address: string): Promise<string[]> {
  const answer = await context.request.get('/sandbox/mailbox', { params: { address } })
  return (await answer.text()).match(/<section.*?<\/section>/gs) ?? []
}

/** Asks for other dates of the booked stay, in the dialog of its page or by the form there. */
export async function askForDates(
  page: Page,
  { from, to, hasScript }: { from: string; to: string; hasScript: boolean },
) {
  if (hasScript) await settled(page)
  await stay(page).getByText('Change dates and guests').click()
  const place = hasScript ? page.getByRole('dialog') : stay(page)
  if (hasScript) for (const day of [from, to]) await place.locator(`[data-day="${day}"]`).click()
  else {
    await place.getByLabel('Check-in').fill(from)
    await place.getByLabel('Check-out').fill(to)
  }
  await place.getByRole('button', { name: 'See the new price' }).click()
}
