import type { BrowserContext, Page } from '@playwright/test'
import { addDays } from '../../../src/rules/stay/days'
import { hotelInstant } from '../../../src/rules/stay/hotel-instant'
import { openReview } from './by-form'

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

/** The review of a room for each of these rates. */
export function openReviewOf(page: Page, rates: readonly RegExp[]) {
  const guests = `numRooms=${rates.length}&numAdultsPerRoom=${rates.map(() => 2).join('-')}`
  const search = `fromDate=${ARRIVAL}&toDate=${DEPARTURE}&${guests}`
  return openReview(page, { propertyCode: 'NYCAB', rates, search })
}
