/**
 * The way to the pages of a checkout for tests of what is on them. The forms of rates and review are
 * sent as a browser without scripts sends them, but neither page is opened: that would take most of a
 * test's time. The journeys, and tests of a failure on the way, go through the pages themselves.
 */
import type { APIResponse, Page } from '@playwright/test'
import { ownStay } from '../booking/journey-page'
import { RATES } from '../site'

export interface Booking {
  /** Munich has rooms enough for all tests, and what a hotel can offer. */
  propertyCode?: string
  /** One for each room: of the rates whose button has such a name, the first for the first room; the last where there are fewer. */
  rates?: readonly RegExp[]
  /** Dates and more, for the address of the rates. */
  search?: string
}

/** Chooses a rate for each room, and opens the review. */
export async function openReview(page: Page, booking: Booking = {}) {
  await page.goto((await toReview(page, booking)).url())
}

/** Chooses a rate for each room, continues after the review, and opens the page of the guests. */
export async function openGuests(page: Page, booking: Booking = {}) {
  const review = await toReview(page, booking)
  const step = (await formsOf(review)).find(({ html }) => /<button[^>]*name="step"/.test(html))
  const guests = await send(page, review, step, { step: 'hold' })
  await page.goto(expectAt(guests, 'guestInfo').url())
}

async function toReview(page: Page, booking: Booking): Promise<APIResponse> {
  const { propertyCode = 'MUCDE', rates = [/^Select/], search = ownStay() } = booking
  let shown = await page.request.get(`${RATES.replace('NYCAB', propertyCode)}&${search}`)
  for (const [index, rate] of rates.entries()) {
    const form = (await formsOf(shown)).find(({ action }) => /selectRate$/.test(action))
    const values = await ratesOf(shown, rate)
    shown = await send(page, shown, form, { rate: values[index] ?? values.at(-1) })
  }
  return expectAt(shown, 'reviewDetails')
}

function expectAt(response: APIResponse, name: string): APIResponse {
  if (response.url().includes(name)) return response
  throw new Error(`The forms led to ${response.url()}, HTTP ${response.status()}, not to ${name}.`)
}

interface Form {
  action: string
  /** What is inside of it. */
  html: string
}

async function formsOf(response: APIResponse): Promise<Form[]> {
  const forms = (await response.text()).matchAll(/<form([^>]*)>(.*?)<\/form>/gs)
  return [...forms].map(([, form = '', html = '']) => ({
    action: attributeOf(form, 'action') ?? '',
    html,
  }))
}

/** Sends a form with what its fields have; follows the redirects. */
async function send(page: Page, from: APIResponse, form: Form | undefined, more = {}) {
  if (!form) throw new Error(`${from.url()} lacks the form.`)
  const inputs = form.html.match(/<input[^>]*>/g) ?? []
  const fields = inputs.map((input) => [
    attributeOf(input, 'name') ?? '',
    attributeOf(input, 'value') ?? '',
  ])
  return page.request.post(form.action, {
    form: { ...Object.fromEntries(fields), ...more },
    headers: { origin: new URL(from.url()).origin },
  })
}

/** The values of the buttons of rates whose name fits. */
export async function ratesOf(response: APIResponse, name: RegExp): Promise<string[]> {
  const buttons = (await response.text()).matchAll(/<button([^>]*)>(.*?)<\/button>/gs)
  return [...buttons]
    .filter(([, button = '', html = '']) => {
      const text = html.replace(/<!--.*?-->|<[^>]*>/gs, '')
      return attributeOf(button, 'name') === 'rate' && name.test(text)
    })
    .map(([, button = '']) => attributeOf(button, 'value') ?? '')
}

const attributeOf = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&')
