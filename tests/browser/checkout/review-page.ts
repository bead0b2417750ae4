import { type BrowserContext, expect, type Page } from '@playwright/test'
import { addDays } from '../../../src/rules/stay/days'
import { hotelInstant } from '../../../src/rules/stay/hotel-instant'
import { RATES } from '../site'

/** A stay so far ahead that the hotel in New York is not full. */
const ARRIVAL = addDays(new Date().toISOString().slice(0, 10), 45)
const DEPARTURE = addDays(ARRIVAL, 2)

/** Until when its flexible rate can be cancelled free of charge, in ms since 1970. */
export const DEADLINE =
  hotelInstant(addDays(ARRIVAL, -1), '18:00', 'America/New_York')?.time ?? Number.NaN

/** Sets the server's clock for this browser. */
export async function setServerClock(
  context: BrowserContext,
  baseURL: string | undefined,
  time: number,
) {
  const value = String(Math.round(time - Date.now()))
  await context.addCookies([{ name: 'foyer-clock', value, url: baseURL ?? '' }])
}

/** Chooses a room for each of these rates, and arrives at the review. */
export async function review(
  page: Page,
  rates: readonly RegExp[],
  { locale = '', more = '' } = {},
) {
  const guests = `numRooms=${rates.length}&numAdultsPerRoom=${rates.map(() => 2).join('-')}`
  const dates = `fromDate=${ARRIVAL}&toDate=${DEPARTURE}`
  await page.goto(`${locale}${RATES}&${dates}&${guests}${more}`)
  for (const [index, rate] of rates.entries()) {
    const address = page.url()
    const select = page.getByRole('main').getByRole('button', { name: rate })
    await select.nth(index).click()
    await expect(page).not.toHaveURL(address)
  }
  await expect(page).toHaveURL(/reviewDetails/)
}
