import { createHash } from 'node:crypto'
import { addDays } from '../../../src/rules/stay/days'
import { parseSearch } from '../../../src/rules/stay/stay-search'
import { nightsWanted } from '../../api/cart/nights-wanted'
import { quoteRooms } from '../../api/cart/quote-rooms'
import { offers } from '../../engine/answers/offers'
import { isForEverybody } from '../../engine/sale/open-plans'
import type { SeedHotel } from '../../seed/seed-types'
import { bookHeld, claimRooms } from '../booking/claims'
import { orderEvents, orderItems, orders } from '../booking/order-schema'
import type { Quote } from '../booking/quote'
import type { Drizzle } from '../database'
import type { StayToBook } from './stay-schema'

/** The prices are those of this many days before the arrival: a hotel sells no day that is past or far away. */
const PRICED_DAYS_BEFORE = 60
/** No stay is booked later: orders of the seed are older than those that a visitor makes. */
const LAST_BOOKED = Date.parse('2026-01-15T12:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Books a stay as an order, at what the hotel sells of its first room type and pays nothing for before the
 * stay. An order that is there already stays as it is. False where the hotel does not sell the stay: then
 * nothing is written.
 */
export async function bookStay(tx: Drizzle, stay: StayToBook, hotel: SeedHotel): Promise<boolean> {
  const { confirmationNumber, checkIn, checkOut, isCancelled } = stay
  const quote = quoteOf(stay, hotel)
  const [room] = quote?.rooms ?? []
  if (!quote || !room) return false
  const id = `stay-${confirmationNumber}-${hotel.id}`
  const bookedAt = new Date(Math.min(LAST_BOOKED, dayBefore(checkIn)))
  const changedAt = isCancelled ? new Date(bookedAt.getTime() + DAY_MS) : null
  const revision = isCancelled ? 2 : 1
  const added = await tx
    .insert(orders)
    .values({
      ...{ id, cartId: id, attemptId: id, quote, revision, bookedAt, changedAt },
      handle: handleOf(id),
      // Of no session: their keys are random.
      ownerKey: 'seed',
      customerId: stay.customerId,
      isMembersOnly: stay.memberId !== null,
      hotelId: hotel.id,
      payment: 'none',
      guest: {
        ...{ givenName: stay.firstName, familyName: stay.lastName, email: stay.email },
        ...{ phone: '+1 555 0100', country: hotel.address.country.code, locale: 'en-US' },
      },
      details: {},
      mail: 'sent',
    })
    .onConflictDoNothing()
    .returning({ id: orders.id })
  if (added.length === 0) return true
  await tx.insert(orderItems).values({
    ...{ orderId: id, hotelId: hotel.id, confirmationNumber, checkIn, checkOut, revision },
    ...{ itemId: room.id, roomIndex: 0, productId: room.productId, cancelledAt: changedAt },
    ...(isCancelled && { cancellationNumber: `9${confirmationNumber}`, penalty: 0, refund: 0 }),
  })
  const events = [
    { type: 'booked' as const, data: { rooms: 1 }, at: bookedAt },
    ...(changedAt
      ? [{ type: 'cancelled' as const, data: { rooms: 1, revision }, at: changedAt }]
      : []),
  ]
  await tx
    .insert(orderEvents)
    .values(events.map((event, index) => ({ orderId: id, number: index + 1, ...event })))
  if (!isCancelled) await claimNights(tx, id, nightsWanted(hotel, { quote }))
  return true
}

/** What the stay costs, as for everybody who booked it in time; null where the hotel does not sell it. */
function quoteOf({ confirmationNumber, checkIn, checkOut }: StayToBook, hotel: SeedHotel) {
  const query = { propertyCode: hotel.id, fromDate: checkIn, toDate: checkOut }
  const search = parseSearch(new URLSearchParams(query), { query: {} }, dayBefore(checkIn))
  const context = { today: addDays(checkIn, -PRICED_DAYS_BEFORE), taken: () => 0 }
  const product = offers(hotel, search, context).find(
    ({ plan, dueNow }) => isForEverybody(plan) && dueNow === 0,
  )
  if (!product) return null
  const wanted = {
    ...{ id: `${confirmationNumber}-1`, roomIndex: 0, productId: product.id },
    ...{ kept: null, before: null, extras: [] },
  }
  const quote: Quote = quoteRooms({ hotel, search, context }, [wanted])
  return quote
}

async function claimNights(tx: Drizzle, id: string, wanted: ReturnType<typeof nightsWanted>) {
  const now = Date.now()
  const missing = await claimRooms(tx, { owner: id, now, until: now + DAY_MS }, wanted)
  if (missing) throw new Error(`Order ${id} cannot be seeded: ${missing.night} is sold out.`)
  await bookHeld({ db: tx }, id, id)
}

/** The same in every database, so that two seeds give equal rows. */
function handleOf(id: string): string {
  return createHash('sha256').update(`handle ${id}`).digest('base64url').slice(0, 22)
}

function dayBefore(checkIn: string): number {
  return Date.parse(`${addDays(checkIn, -PRICED_DAYS_BEFORE)}T12:00:00Z`)
}
