import { isKept } from '../../../../src/rules/order/room-states'
import { ownerOfCancelled } from '../../../database/booking/cancel-order'
import type { WantedNight } from '../../../database/booking/claims'
import type { OrderRoom, StoredOrder } from '../../../database/booking/orders'
import { lastCard } from '../../../database/booking/stay-payments'
import { capacity } from '../../../engine/nights/capacity'
import { stockOf } from '../../../engine/nights/stock'
import type { Ledger } from '../../../payment/ledger'
import type { SeedHotel } from '../../../seed/seed-types'
import { roomsWithPlans } from '../../cart/quoted-rooms'
import { nightsOfRoom } from '../cancel-prices'
import type { AllBookings } from './all-bookings'

/** What holds of every booked stay, after each call, for the models of the booking. */

type Claims = AllBookings['claims']
type Events = AllBookings['events']

/** Nights of room types, `roomType night`, as often as rooms are taken. */
function listed(nights: readonly WantedNight[]): string[] {
  return nights
    .flatMap(({ roomType, night, rooms }) => new Array<string>(rooms).fill(`${roomType} ${night}`))
    .sort()
}

/** The same of the claims of an owner. */
function nightsOf(taken: Claims, owner: string): string[] {
  return taken
    .filter((claim) => claim.owner === owner)
    .map(({ roomType, night }) => `${roomType} ${night}`)
    .sort()
}

interface StayNow {
  hotel: SeedHotel
  /** ms since 1970. */
  now: number
  /** The day on which a hotel has said that a room was left, by confirmation number. */
  leftOn?: ReadonlyMap<string, string>
}

/**
 * M1: an order has the nights of its rooms. Nobody else has those of a cancelled room for as long as it can be taken
 * back; those of a room that was missed or left early are for sale again.
 */
export function expectNights(taken: Claims, order: StoredOrder, stay: StayNow): void {
  const kept = order.rooms.flatMap((room) => nightsKept(order, room, stay))
  expect(nightsOf(taken, order.id)).toEqual(listed(kept))
  for (const { itemId, cancelledAt, takeBackUntil } of order.rooms) {
    const ended = nightsOf(taken, ownerOfCancelled(order.id, itemId))
    if (!cancelledAt) expect(ended).toEqual([])
    else if (takeBackUntil && takeBackUntil.getTime() > stay.now)
      expect(ended).toEqual(listed(nightsOfRoom(order, stay.hotel, itemId)))
  }
}

function nightsKept(order: StoredOrder, room: OrderRoom, { hotel, leftOn }: StayNow) {
  const nights = nightsOfRoom(order, hotel, room.itemId)
  if (room.cancelledAt) return []
  if (room.stage === 'noShow') return nights.filter(({ night }) => night === room.checkIn)
  const left = leftOn?.get(room.confirmationNumber)
  return left === undefined ? nights : nights.filter(({ night }) => night < left)
}

/** M1: of no room type of a hotel more rooms are taken for a night than it has; `most`: than are left to the test. */
export function expectNoneAbove(taken: Claims, hotel: SeedHotel, most = Number.POSITIVE_INFINITY) {
  const counts = new Map<string, number>()
  for (const { hotelId, roomType, night } of taken) {
    const key = `${roomType} ${night}`
    if (hotelId === hotel.id) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  for (const [key, count] of counts) {
    const [roomType, night = ''] = key.split(' ')
    const known = stockOf(hotel).rooms.find(({ room }) => room.code === roomType)
    const there = known ? capacity(hotel, known.room, night) : 0
    expect([key, count <= Math.min(there, most)]).toEqual([key, true])
  }
}

/**
 * M2: what was paid, less what goes back, and what is charged for it, waiting moves counted, is what the hotel has a
 * right to: the deposits of its rooms and the penalties of those that have ended.
 */
export function expectMoney(order: StoredOrder, hotel: SeedHotel, { moves }: AllBookings): void {
  const moved = moves
    .filter(({ orderId }) => orderId === order.id)
    .reduce((sum, { kind, amount }) => sum + (SIGNS[kind] ?? 0) * amount, 0)
  const paid = order.payments
    .filter(({ purpose, kind }) => purpose === 'stay' && kind === 'charge')
    .reduce((sum, { amount }) => sum + amount, 0)
  const sold = roomsWithPlans({ hotel, quote: order.quote })
  const hasCard = lastCard(order.payments) !== null
  const due = order.rooms.map(({ itemId, penalty }) => {
    const room = sold.find((one) => one.itemId === itemId)
    if (!room) throw new Error(`The order ${order.id} has sold no room ${itemId}.`)
    if (penalty === null) return room.dueNow
    const isGuaranteed = hasCard && !['PREPAY', 'NONE'].includes(room.guarantee.type)
    // Without a card the rest is owed to the hotel.
    return isGuaranteed ? penalty : Math.min(penalty, room.dueNow)
  })
  expect(paid + moved).toBe(due.reduce((sum, amount) => sum + amount, 0))
}

/** What is left at the end of a stay is no part of what was booked. */
const SIGNS: Partial<Record<AllBookings['moves'][number]['kind'], number>> = {
  charge: 1,
  refund: -1,
}

/** M10: points that the rooms of an order have cost: what was spent for them, less what went back. */
export function pointsOfRooms({ quote, rooms }: Pick<StoredOrder, 'quote' | 'rooms'>): number {
  return rooms.reduce((sum, room) => {
    const points = quote.rooms.find(({ id }) => id === room.itemId)?.points ?? 0
    return sum + points - (isKept(room) ? 0 : (room.pointsReturned ?? 0))
  }, 0)
}

/** Each raises the revision of its order by one. */
const RAISING: readonly Events[number]['type'][] = [
  ...(['changed', 'cancelled', 'takenBack', 'requestsChanged'] as const),
  ...(['checkedIn', 'arrived', 'departed', 'missed', 'checkedOut'] as const),
]

/** Of these the guest is told by nobody, or by a mail of a charge alone. */
const UNTOLD: readonly Events[number]['type'][] = [
  ...(['arrived', 'departed', 'refunded'] as const),
  ...(['penaltyCharged', 'penaltyRefused', 'balanceCharged'] as const),
]

/** M6: whatever was repeated, lost or killed, each change of an order is one revision, one event and one mail. */
export function expectOnce({ orders, events, mails }: AllBookings): void {
  for (const { id, revision } of orders) {
    const raising = events.filter(({ orderId, type }) => orderId === id && RAISING.includes(type))
    expect(revision).toBe(1 + raising.length)
  }
  const told = events.filter(({ type }) => !UNTOLD.includes(type))
  expect(mails).toBe(told.length)
}

/** Whether an attempt to order has not ended, or money is still to be moved. */
export function isSomethingOpen({ begun, moves }: AllBookings): boolean {
  return begun > 0 || moves.some(({ state }) => state === 'waiting' || state === 'moving')
}

/**
 * Once nothing waits any more: what the provider has taken and given back is what the orders say, and there is no
 * payment without an order.
 */
export function expectLedger({ orders, moves }: AllBookings, ledger: Ledger): void {
  const paid = orders.flatMap(({ payments }) => payments)
  for (const { kind, state, key, paymentId, amount } of moves) {
    expect(['done', 'refused']).toContain(state)
    expect(paid.map(({ id }) => id)).toContain(paymentId)
    if (kind !== 'refund')
      expect(ledger.payments().get(key)).toMatchObject({
        ...{ amount, state: state === 'done' ? 'authorised' : 'declined' },
      })
  }
  for (const { id } of paid) {
    const back = moves.filter(
      ({ kind, state, paymentId }) => kind === 'refund' && state === 'done' && paymentId === id,
    )
    const refunded = back.reduce((sum, { amount }) => sum + amount, 0)
    expect(ledger.payments().get(id)?.refunded ?? 0).toBe(refunded)
  }
  const taken = [...ledger.payments()].filter(([, { state }]) => state === 'authorised')
  expect(taken.map(([key]) => key).sort()).toEqual(paid.map(({ id }) => id).sort())
}
