import {
  type ChangePrice,
  changePrice,
  netOfChanges,
  sumOfChanges,
} from '../../../src/rules/order/change-price'
import { type PaymentDue, paymentDue } from '../../../src/rules/order/payment-due'
import {
  type AwardCounts,
  countAwards,
  type FreeNightAward,
  moreAwards,
  spentAwards,
  sumOfAwards,
  withoutAwards,
} from '../../../src/rules/points/free-nights'
import { changePoints, inFreeNights } from '../../../src/rules/points/stay-points'
import type { Cover } from '../../database/booking/order-schema'
import type { StoredOrder } from '../../database/booking/orders'
import { partyOf, type Quote, type QuotedRoom } from '../../database/booking/quote'
import { lastCard } from '../../database/booking/stay-payments'
import type { OfferLine } from '../../engine/sale/offer-lines'
import { addedBy } from '../../engine/sale/offer-lines'
import { KEPT_CHARGE } from '../../seed/rates/kept-charge'
import type { SeedHotel } from '../../seed/seed-types'
import { groupKey } from '../cart/party-group'
import { roomsWithPlans } from '../cart/quoted-rooms'
import { type PricedRoom, pricedRooms } from '../order/cancel-prices'
import { quoteOfOrder } from './order-quote'

/** What becomes of a room of an order. */
export interface ChangedRoom {
  itemId: string
  before: PricedRoom['sold']
  after: QuotedRoom
  /** Null: it stays as it is. */
  price: ChangePrice | null
  /** What its points are more than before, below 0 where some go back. */
  points: number
  /** The same of its free nights, award by award. */
  awards: AwardCounts
  /** Of a room that does not stay as it is: nothing but its departure is another. */
  isDepartureOnly: boolean
}

/** What a change makes of the insurance of a stay (docs/decisions/0101). */
export interface InsuranceOfChange {
  kind: 'FOLLOWS' | 'RISES' | 'STAYS'
  /** What covering all of the stay as it becomes costs more: minor units; 0 unless it rises. */
  difference: number
  /** What is covered now, and stays so where the insurance does not follow. */
  covered: Cover
}

/** What a cart changes of an order, at one time. */
export interface ChangeFacts {
  order: StoredOrder
  /** The rooms that are not cancelled, in their order. */
  rooms: readonly ChangedRoom[]
  /** What a card is needed for. */
  due: PaymentDue
  /** Goes back to the card that has paid: minor units. */
  refund: number
  /** What all rooms cost more in points than before; below 0: so many go back to the member. */
  points: number
  /** The same in free nights, award by award. */
  awards: AwardCounts
  /** Nights for which a suite was asked, and which the change gives up. */
  suiteNights?: number
  /** What becomes of the insurance, as this visitor can have it; null without one. */
  insurance?: InsuranceOfChange | null
}

interface Asked {
  order: StoredOrder
  hotel: SeedHotel
  /** Of the cart, at the prices of the engine. */
  quote: Quote
  /** ms since 1970: what cancelling would cost then is the least that the hotel gets. */
  now: number
  /** Another card is asked for. */
  isForCard?: boolean | undefined
}

/** The quote of a cart that changes an order, each room at what the change makes of it, and what moves. */
export function changeFacts({ order, hotel, quote, now, isForCard = false }: Asked): {
  quote: Quote
  change: ChangeFacts
} {
  const priced = pricedRooms({ order, rank: 'proven' }, hotel, now)
  const rooms = quote.rooms.flatMap((room): ChangedRoom[] => {
    const booked = priced.find((one) => one.sold.itemId === room.id)
    return booked ? [changedRoom(booked, room, { order, quote })] : []
  })
  const after = { ...quote, rooms: rooms.map((room) => room.after) }
  const net = netOfChanges(sumOfChanges(rooms.flatMap(({ price }) => price ?? [])))
  const due = dueOf(order, {
    ...{ charge: net.charge, isForCard },
    before: paymentDue(rooms.map(({ before }) => before)),
    after: paymentDue(roomsWithPlans({ hotel, quote: after })),
  })
  const points = rooms.reduce((sum, room) => sum + room.points, 0)
  const awards = sumOfAwards(rooms.map((room) => room.awards))
  return { quote: after, change: { order, rooms, due, refund: net.refund, points, awards } }
}

function changedRoom(
  priced: PricedRoom,
  room: QuotedRoom,
  { order, quote }: Pick<Asked, 'order' | 'quote'>,
): ChangedRoom {
  const { sold } = priced
  const { itemId } = sold
  const booked = order.quote.rooms.find(({ id }) => id === itemId)
  if (booked && isSameStay({ quote: order.quote, room: booked }, { quote, room })) {
    const { roomIndex, extras } = room
    const { extras: _before, ...kept } = booked
    const after = { ...kept, roomIndex, ...(extras && { extras }) }
    const same = { price: null, points: 0, awards: {}, isDepartureOnly: false }
    return { itemId, before: sold, after, ...same }
  }
  const { price, atHotel, inPoints } = priceOf(priced, room)
  const isDepartureOnly =
    booked !== undefined && movesDeparture({ quote: order.quote, room: booked }, { quote, room })
  const { awards, ...ofAwards } = withAwards(priced, room)
  const after = { ...atPrice(room, price, atHotel), ...atPoints(room, inPoints), ...ofAwards }
  const points = inPoints.charge - inPoints.refund
  return { itemId, before: sold, after, price, points, awards, isDepartureOnly }
}

/** A room with the quote that knows its guests. */
export interface OccupiedRoom {
  quote: Quote
  room: QuotedRoom
}

/**
 * What a guest pays more for a room of an order if it is sold like this, all of the stay, less where it is
 * below zero: minor units, and points. For prices of a list: one that is not chosen yet changes nothing.
 */
export function differenceOf(
  { order, hotel, now }: Omit<Asked, 'quote'>,
  itemId: string,
): (offer: PricedOffer) => { amount: number; points: number } | null {
  const booked = pricedRooms({ order, rank: 'proven' }, hotel, now).find(
    ({ sold }) => sold.itemId === itemId,
  )
  return (offer) => {
    if (!booked) return null
    const { price, atHotel, inPoints } = priceOf(booked, offer)
    return {
      amount: price.payable + atHotel - booked.sold.total,
      points: inPoints.charge - inPoints.refund,
    }
  }
}

type PricedOffer = Pick<QuotedRoom, 'total' | 'dueNow' | 'lines' | 'points'>

function priceOf(
  { sold, paid, price: { penalty }, points: { kept } }: PricedRoom,
  { total, dueNow, lines, points }: PricedOffer,
) {
  const atHotel = addedBy(lines.filter(({ payAt }) => payAt === 'HOTEL'))
  const before = { paid, floor: sold.floor ?? 0, penalty }
  return {
    price: changePrice(before, { total: total - atHotel, dueNow }),
    inPoints: changePoints(sold, { kept, wanted: points ?? 0 }),
    atHotel,
  }
}

/** The same product for the same guests on the same nights. */
export function isSameStay(before: OccupiedRoom, after: OccupiedRoom): boolean {
  const daysOf = ({ room }: OccupiedRoom) => room.nights.map(({ date }) => date).join(' ')
  return hasSameTerms(before, after) && daysOf(before) === daysOf(after)
}

/** The same product for the same guests, whatever its nights. */
export function hasSameTerms(before: OccupiedRoom, after: OccupiedRoom): boolean {
  return (
    before.room.productId === after.room.productId &&
    groupKey(partyOf(before.quote, before.room)) === groupKey(partyOf(after.quote, after.room))
  )
}

/** The same product for the same guests from the same day on. */
export function movesDeparture(before: OccupiedRoom, after: OccupiedRoom): boolean {
  const arrivalOf = ({ room }: OccupiedRoom) => room.nights[0]?.date
  return hasSameTerms(before, after) && arrivalOf(before) === arrivalOf(after)
}

/** The same extras, whatever they cost for the nights. */
export function hasSameExtras(before: OccupiedRoom, after: OccupiedRoom): boolean {
  const listOf = ({ room: { extras = [] } }: OccupiedRoom) =>
    extras
      .map(({ code, quantity }) => `${code} ${quantity}`)
      .sort()
      .join(' ')
  return listOf(before) === listOf(after)
}

function atPrice(room: QuotedRoom, { payable, paid, floor }: ChangePrice, atHotel: number) {
  const kept = payable + atHotel - room.total
  const line: OfferLine = {
    ...{ code: KEPT_CHARGE.code, kind: 'fee', amount: kept },
    ...{ includedInRate: false, payAt: 'BOOKING' },
  }
  const total = room.total + kept
  return {
    ...room,
    ...(kept > 0 && { lines: [...room.lines, line] }),
    ...{ total, dueNow: paid, dueAtHotel: total - paid, floor },
    deposit: { ...room.deposit, amount: paid },
  }
}

/** What becomes of the awards of a room: the hotel keeps those of its first nights that no night is left for. */
function withAwards(
  { sold, freeNights: { kept } }: PricedRoom,
  { nights }: QuotedRoom,
): { awards: AwardCounts; forfeitedAwards?: FreeNightAward[] } {
  const before = spentAwards(sold)
  const wanted = nights.flatMap(({ award }) => award ?? [])
  const { payable } = changePoints(inFreeNights(sold), { kept, wanted: wanted.length })
  const forfeitedAwards = withoutAwards(before, wanted).slice(0, payable - wanted.length)
  const spent = countAwards([...wanted, ...forfeitedAwards])
  return {
    awards: moreAwards(spent, countAwards(before)),
    ...(forfeitedAwards.length > 0 && { forfeitedAwards }),
  }
}

/** Of a rate without points, the ones that the hotel keeps. */
function atPoints({ points }: QuotedRoom, { payable, floor }: ChangePrice) {
  return {
    points: points === null && payable === 0 ? null : payable,
    ...(floor > 0 && { floorPoints: floor }),
  }
}

/**
 * A difference is charged. Without one a card is asked for only where more may be charged later than the
 * first one stands for, or where the guest gives another one.
 */
function dueOf({ payments }: StoredOrder, { charge, before, after, isForCard }: Due): PaymentDue {
  const { guaranteed } = after
  if (charge > 0) return { kind: 'charge', amount: charge, guaranteed }
  const hasCard = lastCard(payments) !== null
  const isMore = guaranteed > before.guaranteed
  const isMissing = after.kind === 'guarantee' && !hasCard
  const isOther = isForCard && guaranteed > 0
  return { kind: isMore || isMissing || isOther ? 'guarantee' : 'none', amount: 0, guaranteed }
}

interface Due {
  charge: number
  before: PaymentDue
  after: PaymentDue
  isForCard: boolean
}

/** Whether a card stands for something of an order, so that another one can. */
export function hasCardToRenew(order: StoredOrder, hotel: SeedHotel): boolean {
  const { guaranteed } = paymentDue(roomsWithPlans({ hotel, quote: quoteOfOrder(order) }))
  return lastCard(order.payments) !== null && guaranteed > 0
}
