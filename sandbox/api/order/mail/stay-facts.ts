import { formatClockTime } from '../../../../src/rules/formats/clock-time'
import { formatDate } from '../../../../src/rules/formats/dates'
import { formatMoney, type Money } from '../../../../src/rules/money/money'
import { roomProblem } from '../../../../src/rules/order/room-actions'
import { isKept } from '../../../../src/rules/order/room-states'
import { type CancelRule, termsAt } from '../../../../src/rules/stay/cancel-terms'
import { hotelClock } from '../../../../src/rules/stay/hotel-clock'
import type { Stay } from '../../../../src/rules/stay/restrictions'
import { areSameDays, hullOf } from '../../../../src/rules/stay/stay-hull'
import { fillText } from '../../../../src/ui/text/fill-text'
import type { OrderRoom, StoredOrder } from '../../../database/booking/orders'
import type { Locale, SeedHotel } from '../../../seed/seed-types'
import { chargesView, policiesView } from '../../cart/cart-summary'
import { isHidden } from '../../cart/cart-view'
import { type RoomWithPlan, roomsWithPlans } from '../../cart/quoted-rooms'
import { todayAt } from '../../rates/engine-context'
import { moneyView } from '../../rates/money-view'
import { type EndedPoints, endedPoints } from '../ended-points'
import { addressOf, phoneOf } from '../hotel-contact'
import { cartOfOrder, wholeCartOfOrder } from '../order-cart'
import { mailTexts as text } from './mail-texts'
import { costText, freeNightsText, type InKindCounts, inKindText, pointsText } from './points-text'

export type MoneyRow = readonly [name: string, amount: string]

interface EndedFacts {
  title: string
  /** What its number is called, and the number. */
  number: MoneyRow
  /** What it cost, and what goes back; empty where the guest may not see amounts. */
  money: MoneyRow[]
  /** Until when the room can be taken back, and when the money arrives. */
  note: string
}

/** What every message about an order tells of it, in one language. */
export interface StayFacts {
  hotel: string
  address: string
  phone: string
  /** `YYYY-MM-DD`. */
  checkIn: string
  checkOut: string
  /** The rooms have days of their own: `checkIn` is the first arrival, `checkOut` the last departure. */
  hasOwnDays: boolean
  from: string
  until: string
  rooms: {
    number: string
    title: string
    name: string
    /** From when until when it is booked. */
    days: string
    policy: string
    /** Null for a room that is neither cancelled nor missed. */
    ended: EndedFacts | null
  }[]
  /** Lines of money; empty where the guest may not see what it costs. */
  money: MoneyRow[]
  /** What the stay costs in points and awards; nothing where the guest may not see it. */
  inKind: InKindCounts
  /** What stands in place of money, or beside it. */
  note: string
}

/** The facts of an order, with its terms at a time (ms since 1970): else at that of the booking. Of a confidential rate there is no digit of an amount. */
export function stayFacts(
  order: StoredOrder,
  hotel: SeedHotel,
  locale: Locale,
  now = order.bookedAt.getTime(),
): StayFacts {
  const cart = cartOfOrder(order, hotel)
  const whole = roomsWithPlans(wholeCartOfOrder(order, hotel))
  const call = { locale, now }
  const charges = chargesView(cart, call)
  const policies = policiesView(cart, call)
  const hasEnded = cart.quote.rooms.length === 0
  const living = order.rooms.filter(isKept)
  const rooms = living.length > 0 ? living : order.rooms
  const { checkIn, checkOut } = hullOf(rooms) ?? order.rooms[0]
  const inKind = { points: charges.pointsTotal ?? 0, freeNights: charges.freeNights ?? 0 }
  const money = (amount: Money | null) => (amount ? formatMoney(amount, locale) : '')
  return {
    hotel: hotel.name[locale],
    address: addressOf(hotel, locale),
    phone: phoneOf(hotel),
    checkIn,
    checkOut,
    hasOwnDays: !areSameDays(rooms),
    from: fillText(text.from[locale], {
      date: formatDate(checkIn, locale),
      time: formatClockTime(hotel.checkInTime, locale),
    }),
    until: fillText(text.until[locale], {
      date: formatDate(checkOut, locale),
      time: formatClockTime(hotel.checkOutTime, locale),
    }),
    rooms: order.rooms.map((room) => {
      const { confirmationNumber, itemId, roomIndex } = room
      const found = policies.find((one) => one.itemId === itemId)
      const sold = whole.find((one) => one.itemId === itemId)
      return {
        number: confirmationNumber,
        title: fillText(text.room[locale], { index: roomIndex + 1 }),
        name: sold ? `${sold.room.name[locale]}, ${sold.plan.name[locale]}` : '',
        days: daysText(room, locale),
        policy: found && canCancel(room, hotel, now) ? policyLine(found.policy, locale, now) : '',
        ended: endedFacts(room, hotel, {
          ...{ locale, now, isHidden: isHidden(whole) },
          points: sold ? endedOf(room, sold, todayAt(hotel, now)) : null,
        }),
      }
    }),
    money:
      charges.hidden || hasEnded
        ? []
        : [
            [text.total[locale], charges.total ? costText(inKind, charges.total, locale) : ''],
            ...(charges.dueNow?.amount
              ? [[text.paid[locale], money(charges.dueNow)] as const]
              : []),
            ...(charges.dueAtHotel?.amount
              ? [[text.atHotel[locale], money(charges.dueAtHotel)] as const]
              : []),
          ],
    inKind,
    note: isHidden(whole)
      ? text.confidential[locale]
      : order.payment === 'guaranteed' && !hasEnded
        ? text.guaranteed[locale]
        : '',
  }
}

function daysText({ checkIn, checkOut }: Stay, locale: Locale): string {
  const days = { from: formatDate(checkIn, locale), to: formatDate(checkOut, locale) }
  return fillText(text.days[locale], days)
}

/** Of a stay that has begun there are no terms to tell. */
function canCancel(room: OrderRoom, hotel: SeedHotel, now: number): boolean {
  const acting = { rank: 'proven', hotel, now } as const
  return roomProblem('cancel', room, acting) === null
}

interface EndedOptions {
  locale: Locale
  now: number
  isHidden: boolean
  /** What became of its points and awards; null for a room without. */
  points: EndedPoints | null
}

/** What became of a cancelled or missed room; null for every other. */
function endedFacts(room: OrderRoom, hotel: SeedHotel, options: EndedOptions): EndedFacts | null {
  const { currency, timeZone } = hotel
  const { confirmationNumber, cancellationNumber, penalty, refund, takeBackUntil } = room
  const { locale, now, points } = options
  if (isKept(room)) return null
  const isMissed = cancellationNumber === null
  const money = (amount: number) => formatMoney(moneyView(amount, currency), locale)
  // The mail is for who has booked the stay.
  const acting = { rank: 'proven', hotel, now } as const
  const canTakeBack = roomProblem('takeBack', room, acting) === null
  const isRefunded = !options.isHidden && !!refund
  const notes = [
    canTakeBack && takeBackUntil
      ? fillText(text.takeBack[locale], {
          time: hotelClock(takeBackUntil.getTime(), timeZone, locale),
        })
      : '',
    isRefunded ? text.refundTime[locale] : '',
  ]
  const name = (isMissed ? text.missedPenalty : text.penalty)[locale]
  return {
    title: (isMissed ? text.isMissed : text.isCancelled)[locale],
    number: isMissed
      ? [text.number[locale], confirmationNumber]
      : [text.cancellationNumber[locale], cancellationNumber],
    money: options.isHidden
      ? []
      : [
          ...(penalty || !(points?.kept || points?.freeNightsKept)
            ? [[name, penalty ? money(penalty) : text.noCharge[locale]] as const]
            : []),
          ...pointsRow(text.pointsKept[locale], points?.kept ?? 0, locale),
          ...freeNightsRow(text.freeNightsKept[locale], points?.freeNightsKept ?? 0, locale),
          ...pointsRow(text.pointsReturned[locale], points?.returned ?? 0, locale),
          ...freeNightsRow(
            text.freeNightsReturned[locale],
            points?.freeNightsReturned ?? 0,
            locale,
          ),
          ...freeNightsRow(text.freeNightsPast[locale], points?.freeNightsPast ?? 0, locale),
          ...(refund ? [[text.refund[locale], money(refund)] as const] : []),
        ],
    note: notes.filter(Boolean).join(' '),
  }
}

/** No row for no points. */
export function pointsRow(name: string, points: number, locale: Locale): MoneyRow[] {
  return points > 0 ? [[name, pointsText(points, locale)]] : []
}

/** No row for no award. */
export function freeNightsRow(name: string, nights: number, locale: Locale): MoneyRow[] {
  return nights > 0 ? [[name, freeNightsText(nights, locale)]] : []
}

function endedOf(
  { pointsReturned, awardsReturned }: OrderRoom,
  sold: RoomWithPlan,
  today: string,
): EndedPoints | null {
  const back = { points: pointsReturned ?? 0, awards: awardsReturned ?? [] }
  return endedPoints({ sold, back, today })
}

interface Policy extends CancelRule {
  penalty: { amount: Money | null; points: number | null; freeNights: number | null } | null
  statutoryWindow: { hoursAfterBooking: number; applies: boolean } | null
}

/** How a room can be cancelled; first by a law, where one gives more than the rate. */
function policyLine(policy: Policy, locale: Locale, now: number): string {
  const { statutoryWindow: window } = policy
  const line = rateLine(policy, locale, now)
  if (!window?.applies || termsAt(policy, now) === 'free') return line
  return fillText(text.law[locale], { hours: window.hoursAfterBooking, policy: line })
}

function rateLine(policy: Policy, locale: Locale, now: number): string {
  const { deadline, penalty } = policy
  const terms = termsAt(policy, now)
  if (terms === 'nonRefundable') return text.never[locale]
  const amount = penalty && penaltyText(penalty, locale)
  if (terms !== 'free' || !deadline)
    return amount ? fillText(text.notFree[locale], { amount }) : text.fee[locale]
  const free = fillText(text.free[locale], {
    date: formatDate(deadline, locale),
    time: formatClockTime(deadline.slice(11, 16), locale),
  })
  return amount ? `${free} ${fillText(text.after[locale], { amount })}` : free
}

/** In kind or in money; null where the guest may not see it. */
function penaltyText(
  { amount, points, freeNights }: NonNullable<Policy['penalty']>,
  locale: Locale,
): string | null {
  const inKind = inKindText({ points: points ?? 0, freeNights: freeNights ?? 0 }, locale)
  return inKind || (amount && formatMoney(amount, locale))
}
