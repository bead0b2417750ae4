import type { AwardedNight, FreeNightAward } from '../../../src/rules/points/free-nights'
import { nightsOf } from '../../../src/rules/stay/days'
import type { Stay } from '../../../src/rules/stay/restrictions'
import type { Party, StaySearch } from '../../../src/rules/stay/stay-search'
import { type NightCase, nightCase } from '../../seed/rates/cases'
import type { SeedRatePlan } from '../../seed/rates/rate-plans'
import type { SeedRoomType } from '../../seed/rooms/room-types'
import type { SeedHotel } from '../../seed/seed-types'
import { type EngineContext, hotelNights } from '../nights/hotel-nights'
import { pointsAt, priceAt, priceShareOn, publicPriceAt } from '../nights/night-price'
import type { Stock } from '../nights/stock'
import { dayNumber } from '../numbers/day-number'
import { stepOf } from '../numbers/money-steps'
import { type BookedRoom, bookedPrice, nightsForBooked } from '../sale/booked-room'
import { addedBy, type OfferLine, offerLines } from '../sale/offer-lines'
import { openPlans } from '../sale/open-plans'
import { productId, readProductId } from '../sale/product-id'
import { guestsOf, isRoomFor, type RoomSale, roomSale } from '../sale/room-sale'
import { awardNights, splitNights, wantedAwards } from '../sale/split-nights'
import {
  depositOf,
  guaranteeOf,
  type OfferDeposit,
  type OfferGuarantee,
  type OfferPolicy,
  policyOf,
} from '../sale/terms'

export interface OfferNight {
  date: string
  /** Room and meals. */
  amount: number
  /** Null: points cannot pay for the plan. */
  points: number | null
  /** Pays for it in place of points, of which it takes 0 then. */
  award?: FreeNightAward
}

/**
 * A room type at a rate plan, for one party and stay. Amounts are integers of the hotel's minor
 * units (docs/decisions/0044).
 */
export interface Offer {
  id: string
  room: SeedRoomType
  plan: SeedRatePlan
  nights: readonly OfferNight[]
  /** Fees, then taxes. */
  lines: readonly OfferLine[]
  /** Sum of the nights. */
  subtotal: number
  /** Everything that the guest pays: the nights, and the lines that their rate does not include. */
  total: number
  /** What the booking charges; the rest of the total is due at the hotel. */
  dueNow: number
  dueAtHotel: number
  /** Sum of the nights; null: points cannot pay for the plan. */
  points: number | null
  policy: OfferPolicy
  guarantee: OfferGuarantee
  deposit: OfferDeposit
  /** Rooms left of the type in every night, the offered one included. */
  left: number
}

export interface OfferContext extends EngineContext, PriceChanges {
  /** The room of the search that is asked for, from 0. */
  roomIndex?: number
}

export interface PriceChanges {
  /**
   * The rate is being selected: the named case of a price that changes has its second price from
   * here on. Everybody else leaves it out.
   */
  isSelected?: boolean
  /** What prices of rooms are multiplied with, 1 by default: a fault makes them change. */
  priceFactor?: number
  /** The room that is being changed: what it has stays open, and at its price. */
  booked?: BookedRoom | undefined
  /** Points that are to pay for the nights of a room in points, money for the rest; by default they pay for all. */
  split?: number | undefined
  /** That are to pay for nights of a room in points. */
  awards?: readonly AwardedNight[] | undefined
  /** Of so many nights that points alone pay for one is free (docs/decisions/0109); by default none is. */
  freeNightOf?: number | undefined
}

/**
 * Everything that a hotel sells to one party of a search, by room type and then by plan, as the seed
 * lists them. Empty without dates; `refusals` says why it may be else.
 */
export function offers(hotel: SeedHotel, search: StaySearch, context: OfferContext): Offer[] {
  const party = partyOf(search, context)
  const stay = stayOf(search)
  if (!party || !stay) return []
  const nights = nightsForBooked(hotelNights(hotel, context), context.booked, stay)
  const { plans } = openPlans(nights.stock.plans, search)
  const dates = nightsOf(stay.checkIn, stay.checkOut)
  return nights.stock.rooms
    .filter(({ room }) => isRoomFor(room, party))
    .map((room) => roomSale(nights, room, plans, stay, dates))
    .flatMap((sale) => offersOf(nights.stock, sale, dates, party, context))
}

/** The offer of one product; null if the search does not open it or it is not sold for the stay. */
export function offerOf(
  hotel: SeedHotel,
  id: string,
  search: StaySearch,
  context: OfferContext,
): Offer | null {
  return pricesOf(hotel, id, search, context)?.(context) ?? null
}

/**
 * The offer of a product in points for each number of points that pays for its nights, as `steps` lists them for
 * what all of them take; null if it is not sold for the stay, or not in points alone.
 */
export function splitOffers(
  hotel: SeedHotel,
  id: string,
  search: StaySearch,
  context: OfferContext,
  steps: (points: number) => readonly number[],
): Offer[] | null {
  const priced = pricesOf(hotel, id, search, context)
  const all = priced?.(context)
  if (!priced || !all || !isInPoints(all)) return null
  return steps(all.points ?? 0).flatMap((split) => priced({ ...context, split }) ?? [])
}

/** Whether points pay for all nights, or for as much of them as the guest wants. */
export function isInPoints({ plan }: Pick<Offer, 'plan'>): boolean {
  return plan.points !== null && plan.factor === 0
}

/** The offer of one product at prices that may change; null if it is not sold for the stay. */
function pricesOf(
  hotel: SeedHotel,
  id: string,
  search: StaySearch,
  context: OfferContext,
): ((changes: PriceChanges) => Offer | null) | null {
  const key = readProductId(id)
  const party = partyOf(search, context)
  const stay = stayOf(search)
  if (!party || !stay || key?.hotelId !== hotel.id) return null
  const nights = nightsForBooked(hotelNights(hotel, context), context.booked, stay)
  const { plans } = openPlans(nights.stock.plans, search)
  const plan = plans.find(({ code }) => code === key.planCode)
  const room = nights.stock.rooms.find((one) => one.room.code === key.roomCode)
  if (!plan || !room || !isRoomFor(room.room, party)) return null
  const dates = nightsOf(stay.checkIn, stay.checkOut)
  const sale = roomSale(nights, room, [plan], stay, dates)
  return (changes) => offersOf(nights.stock, sale, dates, party, changes)[0] ?? null
}

/** Null without dates. */
export function stayOf({ checkIn, checkOut }: StaySearch): Stay | null {
  return checkIn && checkOut ? { checkIn, checkOut } : null
}

/** The offers of a room type for the nights of a stay, to a party that it has room for. */
export function offersOf(
  stock: Stock,
  sale: RoomSale,
  dates: readonly string[],
  party: Party,
  changes: PriceChanges = {},
): Offer[] {
  if (sale.plans.length === 0) return []
  const shares = sharesOf(stock, sale, dates)
  changePrices(shares, changes, (night) =>
    nightCase(stock.hotel.id, sale.room.room.code, dates[night] ?? ''),
  )
  return sale.plans.map((plan) => offerAt(stock, sale, plan, { dates, shares, party, changes }))
}

/** What each night of a stay costs as a share of the low season. */
export function sharesOf(
  stock: Stock,
  { room }: Pick<RoomSale, 'room'>,
  dates: readonly string[],
): Float64Array {
  const first = dayNumber(dates[0] ?? '')
  return Float64Array.from(dates, (_, night) => priceShareOn(stock, room, first + night))
}

function changePrices(
  shares: Float64Array,
  { isSelected = false, priceFactor = 1 }: PriceChanges,
  caseOf: (night: number) => NightCase | null,
) {
  if (!isSelected && priceFactor === 1) return
  for (const [night, share] of shares.entries()) {
    const selected = isSelected ? (caseOf(night)?.priceOnSelect ?? 1) : 1
    shares[night] = share * selected * priceFactor
  }
}

/** Meals of a night. */
export function mealsOf({ mealPerPerson }: SeedRatePlan, party: Party): number {
  return (mealPerPerson ?? 0) * guestsOf(party)
}

interface PricedNights {
  dates: readonly string[]
  shares: Float64Array
  party: Party
  changes: PriceChanges
}

function offerAt(
  stock: Stock,
  { room: { room }, left }: RoomSale,
  plan: SeedRatePlan,
  { dates, shares, party, changes }: PricedNights,
): Offer {
  const { booked, split: asked, awards, freeNightOf } = changes
  const { hotel } = stock
  const id = productId({ hotelId: hotel.id, roomCode: room.code, planCode: plan.code })
  const step = stepOf(hotel.currency)
  const meals = mealsOf(plan, party)
  const priced = dates.map((date, night) => {
    const share = shares[night] ?? 1
    const kept = bookedPrice(id, date, booked)
    const amount = (kept?.amount ?? priceAt(room, plan, share, step)) + meals
    const points = kept ? kept.points : pointsAt(stock, room, plan, share)
    const price = publicPriceAt(room, share, step)
    const isKept = kept !== null
    return { date, amount, points, price, isKept, ...(kept?.award && { award: kept.award }) }
  })
  const paid = isInPoints({ plan })
    ? splitNights(awardNights(priced, wantedAwards(id, dates, { awards, booked })), {
        asked,
        freeNightOf,
      })
    : priced
  const nights = paid.map(({ date, amount, points, award }) => ({
    ...{ date, amount, points },
    ...(award && { award }),
  }))
  const subtotal = nights.reduce((sum, { amount }) => sum + amount, 0)
  const lines = offerLines(hotel.id, { nights, party })
  const total = subtotal + addedBy(lines)
  const stay = {
    checkIn: dates[0] ?? '',
    amounts: nights.map(({ amount }) => amount),
    points: plan.points === null ? null : nights.map(({ points }) => points ?? 0),
    awarded: nights.map(({ award }) => award !== undefined),
    total,
    onlyAtHotel: addedBy(lines.filter(({ payAt }) => payAt === 'HOTEL')),
  }
  const deposit = depositOf(plan, stay)
  return {
    id,
    room,
    plan,
    nights,
    lines,
    subtotal,
    total,
    dueNow: deposit.amount,
    dueAtHotel: total - deposit.amount,
    points:
      plan.points === null ? null : nights.reduce((sum, { points }) => sum + (points ?? 0), 0),
    policy: policyOf(hotel, plan, stay),
    guarantee: guaranteeOf(plan),
    deposit,
    left,
  }
}

function partyOf({ parties }: StaySearch, { roomIndex = 0 }: OfferContext): Party | null {
  return parties[roomIndex] ?? null
}
