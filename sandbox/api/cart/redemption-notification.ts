import { paysFor } from '../../../src/rules/points/free-nights'
import { BETTER_VALUE, POINT_VALUE } from '../../seed/points-value'
import { convertedMoney } from '../graphql/exchange'
import type { CallContext } from '../graphql/graphql-context'
import { findStay } from '../order/find-order'
import { moneyView } from '../rates/money-view'
import type { SearchInput } from '../search/search-input'
import { signedInCustomer } from './cart-member'
import { findNewCart } from './own-cart'
import { roomsWithPlans } from './quoted-rooms'
import { redemptionData } from './redemption'

/** A free night is named that ends within so many days. */
const ENDS_SOON_DAYS = 60
const DAY_MS = 24 * 60 * 60 * 1000

const NOTHING = { points: 0, freeNights: null, amount: null, deadline: null }

interface NotificationArgs {
  cartId?: string | null
  search?: SearchInput | null
  stay?: string | null
}

/**
 * What the member who has signed in should know about points for a cart, a search or a booked stay (W24): the first
 * of too few points, a free night that ends soon, a better value in points, and points or awards that came back. Null
 * for everybody else, and for nothing.
 */
export async function redemptionNotification(args: NotificationArgs, call: CallContext) {
  if (signedInCustomer(call) === null) return null
  return (
    (await shortfallOf(args, call)) ??
    (await expiringAwardOf(args, call)) ??
    (await betterValueOf(args, call)) ??
    (await returnedOf(args, call))
  )
}

/** A stay in points that takes more of them than there are. */
async function shortfallOf({ cartId, search }: NotificationArgs, call: CallContext) {
  if (!cartId && !search?.usePoints) return null
  const data = await redemptionData({ cartId, search }, call)
  if (!data || data.balance === null) return null
  const needed = cartId ? data.used : data.requiredPoints
  return needed > data.balance
    ? { ...NOTHING, type: 'SHORTFALL', points: needed - data.balance }
    : null
}

/** A free night that the cart does not use, that could pay for a night of it, and that ends soon. */
async function expiringAwardOf({ cartId }: NotificationArgs, call: CallContext) {
  const data = cartId ? await redemptionData({ cartId }, call) : null
  const nights = data?.rooms.flatMap((room) => room.nights) ?? []
  if (!data || nights.some(({ isFree }) => isFree)) return null
  const soon = new Date(call.now + ENDS_SOON_DAYS * DAY_MS).toISOString().slice(0, 10)
  const award = data.awards.find(
    (one) => one.expires <= soon && nights.some((night) => paysFor(one, night)),
  )
  return award
    ? {
        ...{ ...NOTHING, type: 'EXPIRING_AWARD' },
        ...{ freeNights: award.remaining, deadline: award.expires },
      }
    : null
}

/** A cart in money whose points would save more than the chain counts them as. */
async function betterValueOf({ cartId }: NotificationArgs, call: CallContext) {
  const cart = cartId ? await findNewCart(call, cartId) : null
  const data = cart && (await redemptionData({ cartId }, call))
  const isFree = data?.rooms.some(({ nights }) => nights.some((night) => night.isFree))
  if (!cart || !data || data.used > 0 || isFree) return null
  if ((data.balance ?? 0) < data.requiredPoints) return null
  const saved = data.rooms.reduce((sum, { itemId, cash }) => {
    const room = roomsWithPlans(cart).find((one) => one.itemId === itemId)
    return sum + (room?.total ?? 0) - (cash.at(-1) ?? 0)
  }, 0)
  const { currency } = cart.hotel
  const amount = moneyView(saved, currency)
  const compared = convertedMoney({
    ...{ fromCurrency: currency, value: amount, toCurrency: POINT_VALUE.currency },
  })
  const isBetter =
    compared !== null && compared.amount >= data.requiredPoints * POINT_VALUE.amount * BETTER_VALUE
  return isBetter ? { ...NOTHING, type: 'BETTER_VALUE', points: data.requiredPoints, amount } : null
}

/** Points that cancelling or missing rooms of a stay has given back. */
async function returnedOf({ stay }: NotificationArgs, call: CallContext) {
  const found = stay ? await findStay(call, { stay }) : null
  if (found?.rank !== 'proven') return null
  const points = found.order.rooms.reduce((sum, room) => sum + (room.pointsReturned ?? 0), 0)
  return points > 0 ? { ...NOTHING, type: 'POINTS_REFUNDED', points } : null
}
