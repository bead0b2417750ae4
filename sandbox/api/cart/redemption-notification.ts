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

interface NotificationArgs {
  cartId?: string | null
  search?: SearchInput | null
  stay?: string | null
}

/**
 * What the member who has signed in should know about points for a cart, a search or a booked stay (W24): the first
 * of too few points, a better value in points, and points that came back. Null for everybody else, and for nothing.
 */
export async function redemptionNotification(args: NotificationArgs, call: CallContext) {
  if (signedInCustomer(call) === null) return null
  return (
    (await shortfallOf(args, call)) ??
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
    ? { type: 'SHORTFALL', points: needed - data.balance, amount: null, deadline: null }
    : null
}

/** A cart in money whose points would save more than the chain counts them as. */
async function betterValueOf({ cartId }: NotificationArgs, call: CallContext) {
  const cart = cartId ? await findNewCart(call, cartId) : null
  const data = cart && (await redemptionData({ cartId }, call))
  if (!cart || !data || data.used > 0 || (data.balance ?? 0) < data.requiredPoints) return null
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
  return isBetter
    ? { type: 'BETTER_VALUE', points: data.requiredPoints, amount, deadline: null }
    : null
}

/** Points that cancelling or missing rooms of a stay has given back. */
async function returnedOf({ stay }: NotificationArgs, call: CallContext) {
  const found = stay ? await findStay(call, { stay }) : null
  if (found?.rank !== 'proven') return null
  const points = found.order.rooms.reduce((sum, room) => sum + (room.pointsReturned ?? 0), 0)
  return points > 0 ? { type: 'POINTS_REFUNDED', points, amount: null, deadline: null } : null
}
