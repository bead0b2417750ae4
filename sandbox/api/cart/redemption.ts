import { minorDigits } from '../../../src/rules/money/money'
import { awardedNights, paysFor } from '../../../src/rules/points/free-nights'
import { leastPoints, pointsSteps, recommendedPoints } from '../../../src/rules/points/split'
import { pointsToSpend } from '../../database/members/points'
import {
  isInPoints,
  type Offer,
  type OfferContext,
  offers,
  splitOffers,
} from '../../engine/answers/offers'
import { ownersOf } from '../change/cart-of-change'
import type { CallContext } from '../graphql/graphql-context'
import { askedHotel } from '../rates/asked-hotel'
import { engineContext } from '../rates/engine-context'
import { freeNightOf } from '../rates/free-night-setting'
import { hasDates } from '../rates/product-view'
import type { SearchInput } from '../search/search-input'
import { type FreeNightView, freeNightView } from '../upgrade/award-view'
import { signedInCustomer } from './cart-member'
import type { OwnCart } from './cart-of-hotel'
import { isHidden } from './cart-view'
import { awardsForCart, nightsInPoints } from './free-nights-of-cart'
import { findNewCart } from './own-cart'
import { pointsPayer } from './points-of-cart'
import { type RoomWithPlan, roomsWithPlans } from './quoted-rooms'
import { roomInPoints } from './room-in-points'

interface RedemptionArgs {
  cartId?: string | null | undefined
  search?: SearchInput | null | undefined
}

/**
 * What points can pay of the rooms of a cart (W23), each at every number of points that can be used; without a cart
 * what the cheapest room of a search takes. Null where points can pay for nothing.
 */
export async function redemptionData(
  { cartId, search }: RedemptionArgs,
  call: CallContext,
): Promise<RedemptionView | null> {
  if (cartId) {
    const cart = await findNewCart(call, cartId)
    return cart && redemptionOfCart(cart, call)
  }
  return search ? redemptionOfSearch(search, call) : null
}

interface WithRooms {
  id: string
  itemGroups: readonly { items: readonly { id: string }[] }[]
}

/** A cart with what points pay of it, which is looked up once for all fields that are asked for. */
export function withRedemption<Cart extends WithRooms>(cart: Cart, call: CallContext) {
  let known: Promise<RedemptionView | null> | undefined
  const read = () => (known ??= redemptionData({ cartId: cart.id }, call))
  const detailOf = (rooms: readonly RoomView[], fullPointsRecommendation: number | null) => {
    const sum = (of: (room: RoomView) => number) => rooms.reduce((all, room) => all + of(room), 0)
    return {
      pointsRequiredToRedeem: sum(({ requiredPoints }) => requiredPoints) || null,
      fullPointsRecommendation,
      totalPoints: sum(({ used }) => used) || null,
      freeNights: sum(({ nights }) => nights.filter(({ isFree }) => isFree).length) || null,
    }
  }
  return {
    ...cart,
    redemptionDetail: async () => {
      const data = await read()
      return data && detailOf(data.rooms, data.fullPointsRecommendation)
    },
    itemGroups: cart.itemGroups.map((group) => ({
      ...group,
      redemptionDetail: async () => {
        const isOwn = ({ itemId }: RoomView) => group.items.some(({ id }) => id === itemId)
        const rooms = (await read())?.rooms.filter(isOwn) ?? []
        const recommended = rooms.reduce((all, room) => all + (room.recommendedPoints ?? 0), 0)
        return rooms.length > 0 ? detailOf(rooms, recommended || null) : null
      },
    })),
  }
}

interface RedemptionView {
  /** Points that pay for all nights of all rooms that points can pay for. */
  requiredPoints: number
  minPoints: number
  fullPointsRecommendation: number | null
  /** Null for who has not signed in, or may not spend for this stay. */
  balance: number | null
  shortfall: number
  used: number
  /** Of so many nights that points alone pay for one is free; null: none is. */
  freeNightOf: number | null
  /** Awards that the member can spend for the cart, those that it uses included. */
  awards: FreeNightView[]
  rooms: RoomView[]
}

interface RoomView {
  itemId: string
  roomIndex: number
  name: string
  requiredPoints: number
  minPoints: number
  recommendedPoints: number | null
  used: number
  points: number[]
  cash: number[]
  currency: string
  decimalPoint: number
  freeNightPoints: number | null
  nights: NightView[]
}

interface NightView {
  date: string
  points: number
  isFree: boolean
  canBeFree: boolean
}

async function redemptionOfCart(cart: OwnCart, call: CallContext): Promise<RedemptionView | null> {
  const { hotel } = cart
  const rooms = roomsWithPlans(cart)
  if (isHidden(rooms)) return null
  const balance = await balanceOf(pointsPayer(call, cart), call, cart.id)
  const context = await engineContext(call, hotel, { except: ownersOf(cart) })
  const offered = rooms.flatMap((room) => {
    const steps = stepsOf(cart, room, context)
    return steps ? [{ room, steps }] : []
  })
  if (offered.length === 0) return null
  const awards = await awardsForCart(call, call.database.db, cart)
  const usedBy = ({ points }: RoomWithPlan) => points ?? 0
  const used = rooms.reduce((sum, room) => sum + usedBy(room), 0)
  const views = offered.map(({ room, steps }): RoomView => {
    const points = steps.map((offer) => offer.points ?? 0)
    const requiredPoints = points.at(-1) ?? 0
    // What the other rooms use is not there for this one.
    const available = balance === null ? null : balance - used + usedBy(room)
    const nights = (nightsInPoints(cart, room, context) ?? []).map((night) => ({
      ...night,
      isFree: room.nights.some(({ date, award }) => date === night.date && award),
      canBeFree: awards.some((award) => paysFor(award, night)),
    }))
    const byNights = nights.reduce((sum, night) => sum + (night.isFree ? 0 : night.points), 0)
    return {
      itemId: room.itemId,
      roomIndex: room.roomIndex,
      name: room.room.name[call.locale],
      requiredPoints,
      minPoints: points[0] ?? 0,
      recommendedPoints: available === null ? null : recommendedPoints(requiredPoints, available),
      used: usedBy(room),
      points,
      cash: steps.map(({ total }) => total),
      currency: hotel.currency,
      decimalPoint: minorDigits(hotel.currency),
      freeNightPoints: byNights - requiredPoints || null,
      nights,
    }
  })
  const nights = views.flatMap((view) => view.nights)
  const usable = awards.filter((award) => nights.some((night) => paysFor(award, night)))
  return summed(views, { balance, used, awards: usable.map(freeNightView) })
}

/** The room as it is sold for each number of points, the fewest first; null where it is sold for none. */
function stepsOf(
  { hotel, quote }: OwnCart,
  room: RoomWithPlan,
  base: OfferContext,
): Offer[] | null {
  const asked = roomInPoints({ quote }, room, base)
  if (!asked) return null
  const context = { ...asked.context, awards: awardedNights(room) }
  return splitOffers(hotel, asked.id, asked.search, context, pointsSteps)
}

/** Before a room is chosen: what the one with the fewest points takes. */
async function redemptionOfSearch(
  input: SearchInput,
  call: CallContext,
): Promise<RedemptionView | null> {
  const { hotel, search } = await askedHotel(input, call)
  if (!hasDates(search)) return null
  const context = await engineContext(call, hotel)
  const sold = offers(hotel, { ...search, usePoints: true }, context)
  const points = sold.filter(isInPoints).flatMap((offer) => offer.points ?? [])
  if (points.length === 0) return null
  const requiredPoints = Math.min(...points)
  const balance = await balanceOf(signedInCustomer(call), call)
  return {
    requiredPoints,
    minPoints: leastPoints(requiredPoints),
    fullPointsRecommendation: balance === null ? null : recommendedPoints(requiredPoints, balance),
    ...{ balance, used: 0, rooms: [], awards: [], freeNightOf: freeNightOf() ?? null },
    shortfall: balance === null ? 0 : Math.max(0, requiredPoints - balance),
  }
}

/** What a member can spend; null for nobody. */
async function balanceOf(
  customerId: string | null,
  { database, now }: CallContext,
  except?: string,
): Promise<number | null> {
  if (customerId === null) return null
  return pointsToSpend(database.db, { customerId, now, ...(except !== undefined && { except }) })
}

function summed(
  rooms: RoomView[],
  { balance, used, awards }: Pick<RedemptionView, 'balance' | 'used' | 'awards'>,
): RedemptionView {
  const sum = (of: (room: RoomView) => number) => rooms.reduce((all, room) => all + of(room), 0)
  const requiredPoints = sum((room) => room.requiredPoints)
  const minPoints = Math.min(...rooms.map((room) => room.minPoints))
  const isEnough = balance !== null && balance >= requiredPoints
  const [only, second] = rooms
  // Of several rooms each has its own, from what the others use.
  const ofRoom = second ? null : (only?.recommendedPoints ?? null)
  return {
    ...{ requiredPoints, minPoints, balance, used, awards, rooms },
    freeNightOf: freeNightOf() ?? null,
    fullPointsRecommendation: isEnough ? requiredPoints : ofRoom,
    shortfall: balance === null ? 0 : Math.max(0, requiredPoints - balance),
  }
}
