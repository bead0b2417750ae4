import { awardedNights } from '../../../src/rules/points/free-nights'
import { extrasTotal, type QuotedRoom } from '../../database/booking/quote'
import type { OwnCart } from '../cart/cart-of-hotel'
import { roomsWithPlans } from '../cart/quoted-rooms'
import { coverView } from '../rates/cover-view'
import { moneyView } from '../rates/money-view'
import type { HotelView } from '../rates/pricing-view'
import { productView } from '../rates/product-view'
import { isOfBegunStay } from './begun-stay'
import type { ChangedRoom, ChangeFacts, InsuranceOfChange } from './change-facts'
import { isPartInMoney } from './points-for-added'
import { daysOf } from './room-days'

/** What a cart changes of an order, as the schema has it; null for every other cart. */
export function changeView(cart: OwnCart, view: HotelView & { now: number }) {
  const { change, hotel } = cart
  if (!change) return null
  const after = roomsWithPlans(cart)
  const befores = change.rooms.map(({ before }) => before)
  const isHidden = [...after, ...befores].some(({ plan }) => plan.isConfidential)
  const money = (amount: number) => (isHidden ? null : moneyView(amount, hotel.currency))
  const rooms = change.rooms.flatMap((room) => {
    const { itemId, before, price } = room
    const then = after.find((one) => one.itemId === itemId)
    if (!then) return []
    return {
      itemId,
      roomIndex: then.roomIndex,
      isChanged: price !== null || extrasTotal([before]) !== extrasTotal([then]),
      ...daysOf(before),
      ...nightsOf(before, then),
      before: productView(before, { ...view, bookedAt: change.order.bookedAt.getTime() }),
      after: productView(then, view),
      ...sumsOf(sumOf([before]), sumOf([then]), money),
      points: isHidden ? null : pointsOfChange({ rooms: [room] }, [then]),
    }
  })
  const { due, refund, order } = change
  return {
    stay: order.handle,
    orderRevision: order.revision,
    rooms,
    ...sumsOf(sumOf(befores), sumOf(after), money),
    payment: due.kind.toUpperCase(),
    charge: money(due.amount),
    refund: money(refund),
    points: isHidden ? null : pointsOfChange(change, after),
    suiteNights: change.suiteNights ?? 0,
    hasBegun: isOfBegunStay(cart, view.now),
    addOnly: befores.every(({ plan }) => plan.change !== 'credit'),
    insurance: insuranceView(change.insurance ?? null, hotel.currency),
  }
}

function insuranceView(insurance: InsuranceOfChange | null, currency: string) {
  if (!insurance) return null
  const { kind, difference, covered } = insurance
  const isDearer = kind === 'RISES'
  return {
    kind,
    difference: isDearer ? moneyView(difference, currency) : null,
    covered: coverView(covered, currency),
  }
}

type Occupied = Pick<ChangedRoom['before'], 'id' | 'nights'>

/** Nights by what becomes of them: those of the same product keep their price. */
function nightsOf(before: Occupied, then: Occupied) {
  const booked = before.nights.map(({ date }) => date)
  const wanted = then.nights.map(({ date }) => date)
  const isKept = (date: string) => before.id === then.id && booked.includes(date)
  return {
    kept: wanted.filter(isKept),
    added: wanted.filter((date) => !isKept(date)),
    givenBack: booked.filter((date) => !wanted.includes(date)),
  }
}

/** What a change moves, beside the charges that it leads to; null for every other cart. */
export function chargesOfChange({ change, hotel, quote }: OwnCart) {
  if (!change) return null
  const money = (amount: number) => moneyView(amount, hotel.currency)
  const befores = change.rooms.map(({ before }) => before)
  const previous = sumOf(befores)
  return {
    previous: money(previous),
    difference: money(sumOf(quote.rooms) - previous),
    charge: money(change.due.amount),
    refund: money(change.refund),
    points: pointsOfChange(change, quote.rooms),
  }
}

type InPoints = readonly Pick<QuotedRoom, 'points' | 'nights'>[]

/** Null where no room is in points, neither before nor then. */
function pointsOfChange(change: Pick<ChangeFacts, 'rooms'>, after: InPoints) {
  const before = change.rooms.map((room) => room.before)
  const sum = (rooms: InPoints) => rooms.reduce((all, { points }) => all + (points ?? 0), 0)
  const free = (rooms: InPoints) => rooms.flatMap(awardedNights).length
  const [previous, then] = [sum(before), sum(after)]
  const [previousFreeNights, newFreeNights] = [free(before), free(after)]
  if (previous + then + previousFreeNights + newFreeNights === 0) return null
  return {
    ...{ previous, new: then, difference: then - previous },
    ...{ previousFreeNights, newFreeNights },
    isPartInMoney: isPartInMoney(change),
  }
}

/** Everything that rooms cost, with what is bought with them. */
function sumOf(rooms: readonly Pick<QuotedRoom, 'total' | 'extras'>[]): number {
  return rooms.reduce((all, { total }) => all + total, extrasTotal(rooms))
}

function sumsOf<Money>(previous: number, then: number, money: (amount: number) => Money) {
  return { previous: money(previous), new: money(then), difference: money(then - previous) }
}
