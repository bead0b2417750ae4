import { isKept, roomStatus } from '../../../src/rules/order/room-states'
import { spentAwards } from '../../../src/rules/points/free-nights'
import type { MoneyMove } from '../../database/booking/money-moves'
import type { StoredOrder } from '../../database/booking/orders'
import { extrasTotal } from '../../database/booking/quote'
import type { ReceiptAddress } from '../../database/booking/receipt-addresses'
import type { Locale, SeedHotel } from '../../seed/seed-types'
import { isHidden } from '../cart/cart-view'
import { type RoomWithPlan, roomsWithPlans } from '../cart/quoted-rooms'
import { todayAt } from '../rates/engine-context'
import { moneyView } from '../rates/money-view'
import { type EndedPoints, endedPoints, endedTogether } from './ended-points'
import { addressOf, phoneOf } from './hotel-contact'
import { cartOfOrder, type SoldOrder, wholeCartOfOrder } from './order-cart'

/** Money that has gone one way or the other, or is to go; minor units. */
export interface Moved {
  kind: 'payment' | 'refund'
  /** `refused`: by the card, which is final. */
  state: 'done' | 'waiting' | 'refused'
  amount: number
  /** When it was paid; null for a refund, and for what is not done. */
  at: Date | null
  brand: string
  last4: string
}

/** What a stay comes to, in minor units. */
export interface Receipt {
  /** Of the rooms that are not cancelled, with all that was bought with them. */
  charges: number
  /** Of the cancelled rooms. */
  penalties: number
  /** Of the rooms that are not cancelled, and kept of the cancelled ones: no part of any amount. */
  points: { charges: number; kept: number }
  /** The same of awards, each for one night. */
  freeNights: { charges: number; kept: number }
  moved: readonly Moved[]
  /** What is to be paid at the hotel, or was: this site does not hear of that. Below 0 nothing is. */
  balance: number
}

/** Whether a room of an order is over, so that there is a receipt. */
export function hasReceipt({ rooms }: StoredOrder, hotel: SeedHotel, now: number): boolean {
  const today = todayAt(hotel, now)
  return rooms.some((room) => roomStatus(room, today) === 'PAST')
}

/**
 * The receipt of an order: charges and penalties, payments and refunds. The insurance is the insurer’s contract
 * and no part of it. Null where the guest may not see an amount.
 */
export function receiptOf(
  order: StoredOrder & Pick<SoldOrder, 'hidesAmounts'>,
  hotel: SeedHotel,
  moves: readonly MoneyMove[],
): Receipt | null {
  const whole = roomsWithPlans(wholeCartOfOrder(order, hotel))
  if (isHidden(whole)) return null
  const rooms = roomsWithPlans(cartOfOrder(order, hotel))
  const charges = rooms.reduce((sum, { total }) => sum + total, 0) + extrasTotal(rooms)
  const penalties = order.rooms.reduce((sum, { penalty }) => sum + (penalty ?? 0), 0)
  const moved = movedOf(order, moves)
  const ended = endedRooms(order, whole)
  const paid = sumOf(moved, ({ kind, state }) => kind === 'payment' && state !== 'refused')
  // What the card did not take back the hotel pays otherwise.
  const back = sumOf(moved, ({ kind }) => kind === 'refund')
  return {
    ...{ charges, penalties, moved, balance: charges + penalties - paid + back },
    points: {
      charges: rooms.reduce((sum, { points }) => sum + (points ?? 0), 0),
      kept: ended?.kept ?? 0,
    },
    freeNights: {
      charges: rooms.reduce((sum, room) => sum + spentAwards(room).length, 0),
      kept: ended?.freeNightsKept ?? 0,
    },
  }
}

/** What became of the points of all rooms that are cancelled or missed. */
function endedRooms({ rooms }: StoredOrder, whole: readonly RoomWithPlan[]): EndedPoints | null {
  return endedTogether(
    rooms
      .filter((room) => !isKept(room))
      .map(({ itemId, pointsReturned, awardsReturned }) => {
        const sold = whole.find((one) => one.itemId === itemId)
        const back = { points: pointsReturned ?? 0, awards: awardsReturned ?? [] }
        return sold ? endedPoints({ sold, back, today: '' }) : null
      }),
  )
}

/** What was paid, by time; then what is on its way, and what the card has refused. */
function movedOf({ payments }: StoredOrder, moves: readonly MoneyMove[]): Moved[] {
  const paid = payments
    .filter(({ kind, purpose }) => kind === 'charge' && purpose !== 'insurance')
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(
      ({ amount, at, brand, last4 }): Moved => ({
        ...{ kind: 'payment', state: 'done', amount, at, brand, last4 },
      }),
    )
  const others = moves.flatMap(({ kind, state, amount, paymentId }): Moved[] => {
    // A charge that is done is a payment, and a premium the insurer's.
    if (kind === 'premium' || (kind !== 'refund' && state === 'done')) return []
    const card = payments.find(({ id }) => id === paymentId)
    return [
      {
        ...{ kind: kind === 'refund' ? 'refund' : 'payment', amount, at: null },
        state: state === 'moving' ? 'waiting' : state,
        ...{ brand: card?.brand ?? '', last4: card?.last4 ?? '' },
      },
    ]
  })
  return [...paid, ...others]
}

/** Minor units of those that are asked for. */
export function sumOf(moved: readonly Moved[], isAsked: (one: Moved) => boolean): number {
  return moved.filter(isAsked).reduce((sum, { amount }) => sum + amount, 0)
}

interface ReceiptOptions {
  hotel: SeedHotel
  locale: Locale
  isProven: boolean
  billTo: ReceiptAddress | null
}

/** A receipt as the schema has it; of the card only who has booked the stay is told. */
export function receiptView(
  receipt: Receipt | null,
  { hotel, locale, isProven, billTo }: ReceiptOptions,
) {
  if (!receipt) return null
  const { currency } = hotel
  const { charges, penalties, points, freeNights, moved, balance } = receipt
  const money = (amount: number) => moneyView(amount, currency)
  return {
    total: money(charges),
    penalties: money(penalties),
    points: points.charges + points.kept || null,
    freeNights: freeNights.charges + freeNights.kept || null,
    moved: moved.map(({ kind, state, amount, at, brand, last4 }) => ({
      kind: kind === 'payment' ? 'PAYMENT' : 'REFUND',
      state: STATES[state],
      amount: money(amount),
      at: at?.toISOString() ?? null,
      brand: isProven ? brand : null,
      last4: isProven ? last4 : null,
    })),
    balance: money(balance),
    hotel: {
      name: hotel.name[locale],
      address: addressOf(hotel, locale),
      phone: phoneOf(hotel),
    },
    isOwn: isProven,
    billTo: isProven && billTo ? { ...billTo, until: billTo.until.toISOString() } : null,
  }
}

const STATES = { done: 'DONE', waiting: 'WAITING', refused: 'REFUSED' }
