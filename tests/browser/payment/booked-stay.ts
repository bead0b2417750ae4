import type { Page } from '@playwright/test'
import { ownStay } from '../booking/journey-page'
import { type Booking, openGuests } from '../checkout/by-form'
import { agree, button, fill, GUEST } from '../checkout/guest-page'
import { UPCOMING } from '../site'
import { CARD, expectBooked } from './payment-page'

export const TWO_ROOMS = {
  rates: [/Flexible/, /Flexible/],
  more: '&numRooms=2&numAdultsPerRoom=2-1',
}

interface GuestName {
  givenName: string
  familyName: string
}

/**
 * The page of two rooms that were booked on the provider's own page, as without a script. `second`: the guest of
 * the second room.
 */
export async function openBookedByForm(page: Page, second?: GuestName) {
  const booking = { rates: TWO_ROOMS.rates, search: ownStay() + TWO_ROOMS.more }
  const guests = await bookByForm(page, booking, second)
  await page.goto(new URL(UPCOMING, guests).href)
}

/** Books on the provider's own page, up to the confirmation; returns the address of the guests' page. */
export async function bookByForm(
  page: Page,
  booking: Booking = {},
  second?: GuestName,
  card: string = CARD.approve,
): Promise<string> {
  await openGuests(page, booking)
  await fill(page, GUEST)
  for (const [name, value] of Object.entries(second ?? {})) {
    await page.locator(`[name^="guest.room."][name$=".${name}"]`).fill(value)
  }
  await agree(page)
  const guests = page.url()
  await button(page, 'Book now').click()
  await payOnHostedPage(page, card)
  await expectBooked(page)
  return guests
}

/** Enters a card on the provider's own page, in English. */
export async function payOnHostedPage(page: Page, number: string = CARD.approve) {
  await page.waitForURL(/^http:\/\/pay\.localhost:\d+\/pay\//)
  await page.getByLabel('Name on card').fill('M Lindqvist')
  await page.getByLabel('Card number').fill(number.replaceAll(' ', ''))
  await page.getByLabel('Expiry').fill('12/30')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Billing ZIP code').fill('10001')
  await page.getByRole('button', { name: /^(Pay|Confirm card)/ }).click()
}
