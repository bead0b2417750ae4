import { prepaidSum, prepayVersion } from '../../../../src/features/checkout/prepay/prepay.rules'
import { addDays } from '../../../../src/rules/stay/days'
import { hotelInstant } from '../../../../src/rules/stay/hotel-instant'
import { changeDetails } from '../../../database/booking/carts'
import type { Quote } from '../../../database/booking/quote'
import type { Database } from '../../../database/database'
import type { SessionValues } from '../../../database/schema'
import { readProductId } from '../../../engine/sale/product-id'
import { createLedger } from '../../../payment/ledger'
import { hotels } from '../../../seed/hotels'
import type { SeedHotel } from '../../../seed/seed-types'
import type { OwnCart } from '../../cart/cart-of-hotel'
import { createCart, updateCart } from '../../cart/change-cart'
import { holdCart } from '../../cart/hold-cart'
import { findOwnCart } from '../../cart/own-cart'
import { redemptionData } from '../../cart/redemption'
import type { CallContext } from '../../graphql/graphql-context'
import { askedHotel } from '../../rates/asked-hotel'
import { moneyView } from '../../rates/money-view'
import { searchProducts } from '../../rates/product-search'
import type { BookingCall } from '../../request/booking-call'
import { dueOfCart } from '../cart-due'
import type { OrderAsked } from '../create-order'
import { intentFor } from '../prepare-payment'
import { sandboxDesk } from '../sandbox-desk'
import { sandboxProvider } from '../sandbox-provider'
import { type AllBookings, readAllBookings } from './all-bookings'
import { CARDS, type Step, WAITS, type Who } from './journey-steps'
import { type Life, mortal } from './mortal'
import { callOfLife, DETAILS, immortal, NOW, tokenOf } from './mortal-call'
import { type Asked, isTold } from './ways-on'

export const MEMBER = 'C1001'

/** Prepaid, deposits and cards; and a hotel with a tax of its own. Both sell for points. */
export const HOTELS = ['BKKTH', 'MUCDE'].map((id) => {
  const hotel = hotels.find((one) => one.id === id)
  if (!hotel) throw new Error(`The seed has no hotel ${id}.`)
  return hotel
})
export const ARRIVAL = '2027-04-19'
const MINUTE_MS = 60_000

interface Visitor {
  ownerKey: string
  member: string | null
  values: SessionValues
  /** The id of the cart that they are putting together. */
  cart: string | null
}

/** What is outside of the processes of a journey, and what the model knows itself. */
export interface World {
  database: Database
  ledger: ReturnType<typeof createLedger>
  desk: ReturnType<typeof sandboxDesk>
  /** ms since 1970, of calls and of the machine. */
  clock: number
  visitors: Record<Who, Visitor>
  /** As all of it was after the last step. */
  known: AllBookings
  /** The day on which a hotel has said that a room was left, by confirmation number. */
  leftOn: Map<string, string>
  /** Keys of calls are counted. */
  keys: number
  seen: (code: string) => void
}

export async function newWorld(database: Database, seen: World['seen']): Promise<World> {
  const visitor = (ownerKey: Who, member: string | null): Visitor => ({
    ...{ ownerKey, member, values: {}, cart: null },
  })
  return {
    ...{ database, ledger: createLedger(), desk: sandboxDesk(), clock: NOW, seen, keys: 0 },
    visitors: {
      member: visitor('member', MEMBER),
      stranger: visitor('stranger', null),
      finder: visitor('finder', null),
    },
    known: await readAllBookings(database),
    leftOn: new Map(),
  }
}

/** A call of a visitor, in a process that lives as long as it is told. */
export function callOf(world: World, who: Who, life: Life = immortal()): BookingCall {
  const visitor = world.visitors[who]
  const { ownerKey, member, values } = visitor
  const payment = sandboxProvider(world.ledger, { origin: () => 'http://pay.localhost' })
  const call = callOfLife(world.database, payment, life, { ownerKey, now: world.clock, member })
  const store = async (more: SessionValues) => {
    visitor.values = { ...visitor.values, ...more }
  }
  const anonymous = { kind: 'anonymous', customer: null }
  return {
    ...call,
    session: { ...(call.session ?? anonymous), values } as BookingCall['session'],
    owner: { ...call.owner, store },
    desk: mortal(world.desk, life),
  }
}

function contextOf(call: BookingCall): CallContext {
  return {
    ...call,
    ...{ accessType: undefined, isFailing: false, named: {}, operationName: '', dtt: false },
    fallback: { used: false },
  }
}

/** Counts an answer; pages know what to say to it. */
export function note(world: World, asked: Asked, code: string): string {
  world.seen(`${asked} ${code}`)
  expect([asked, code, isTold(asked, code)]).toEqual([asked, code, true])
  return code
}

export async function choose(
  world: World,
  { who, hotel, from, nights, plan, rooms }: Extract<Step, { kind: 'choose' }>,
): Promise<void> {
  const call = callOf(world, who)
  const checkIn = addDays(ARRIVAL, from)
  const input = {
    ...{ propertyId: HOTELS[hotel]?.id ?? '', checkIn, checkOut: addDays(checkIn, nights) },
    ...{ adultsPerRoom: rooms === 2 ? [2, 1] : [2], usePoints: plan === 'PNTS' || plan === 'PCSH' },
  }
  const { search } = await askedHotel(input, contextOf(call))
  const { products } = await searchProducts({ search: input }, contextOf(call))
  const isWanted = ({ id }: { id: string }) => readProductId(id)?.planCode === plan
  const wanted = products.find(isWanted) ?? products[0]
  if (!wanted) return world.seen('choose nothing')
  const item = { productId: wanted.id, roomIndex: 0 }
  const made = await createCart(call, { search, item })
  note(world, 'choose', made.status.code)
  if (!made.cart) return
  const { id, revision } = made.cart
  world.visitors[who].cart = id
  await say(world, who, id, DETAILS)
  if (rooms === 1) return
  const addItems = [{ productId: wanted.id, roomIndex: 1 }]
  note(world, 'choose', (await updateCart(call, { cartId: id, revision, addItems })).status.code)
}

async function say(world: World, who: Who, id: string, details: Record<string, string>) {
  const { ownerKey } = world.visitors[who]
  await changeDetails(world.database, { id, ownerKey, now: world.clock }, () => details)
}

/** M11: more points leave no more to pay with money, and all of them only what points never pay. */
export async function split(
  world: World,
  { who, share }: Extract<Step, { kind: 'split' }>,
): Promise<void> {
  const { cart: cartId } = world.visitors[who]
  const call = callOf(world, who)
  const cart = cartId === null ? null : await findOwnCart(call, cartId)
  if (cart?.status !== 'open') return
  const [room] = (await redemptionData({ cartId }, contextOf(call)))?.rooms ?? []
  if (!room) return world.seen('split nothing')
  const { itemId, points, cash } = room
  expect(cash).toEqual([...cash].sort((a, b) => b - a))
  expect(points).toEqual([...points].sort((a, b) => a - b))
  const step = Math.floor((share * (points.length - 1)) / 4)
  const wanted = [{ itemId, points: points[step] ?? 0 }]
  const asked = { cartId: cart.id, revision: cart.revision, split: wanted }
  const { status, cart: made } = await updateCart(call, asked)
  if (note(world, 'choose', status.code) !== 'SUCCESS') return
  world.seen('split SUCCESS')
  const then = made?.quote.rooms.find(({ id }) => id === itemId)
  expect([then?.points, then?.total]).toEqual([points[step], cash[step]])
}

/** Holds a cart, and says and prepares everything, up to the call that orders it. Null where that is refused. */
export async function readyToOrder(
  world: World,
  { who, cart: { id, revision }, card }: { who: Who; cart: OwnCart; card: keyof typeof CARDS },
): Promise<{ asked: OrderAsked | null; code: string }> {
  const call = callOf(world, who)
  const held = await holdCart(call, { cartId: id, revision })
  const { code } = held.status
  if (code !== 'SUCCESS' || !held.cart) return { asked: null, code }
  if (!held.cart.changes) await say(world, who, id, prepayOf(held.cart.hotel, held.cart.quote))
  const intent = dueOfCart(held.cart).kind === 'none' ? null : await intentFor(call, held.cart)
  world.keys += 1
  const asked = {
    ...{ cartId: id, revision: held.cart.revision, key: `key-${world.keys}` },
    ...{ intentId: intent?.id ?? null, consentVersions: [] },
    token: intent && tokenOf(world.ledger, intent.id, CARDS[card]),
  }
  return { asked, code }
}

function prepayOf({ currency }: SeedHotel, { rooms }: Quote): Record<string, string> {
  const prepaid = rooms.filter(({ deposit }) => deposit.type === 'PrePay')
  if (prepaid.length === 0) return {}
  const sum = prepaidSum(prepaid.map(({ dueNow }) => moneyView(dueNow, currency)))
  return { 'prepay.accepted': 'yes', 'prepay.accepted.version': prepayVersion(sum) }
}

/** The clock moves on, and never back. */
export function wait(world: World, { until }: Extract<Step, { kind: 'wait' }>): void {
  const wanted = WAITS[until]
  if ('minutes' in wanted) {
    world.clock += wanted.minutes * MINUTE_MS
    return
  }
  const order = world.known.orders.at(-1)
  const hotel = order && hotelOf(order.hotelId)
  if (!hotel) return
  const day = addDays(order.quote.search[wanted.of] ?? ARRIVAL, wanted.days)
  world.clock = Math.max(world.clock, hotelInstant(day, wanted.at, hotel.timeZone)?.time ?? 0)
}

export function hotelOf(id: string): SeedHotel {
  const hotel = HOTELS.find((one) => one.id === id)
  if (!hotel) throw new Error(`No journey leads to ${id}.`)
  return hotel
}
