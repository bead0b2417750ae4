import type { FastifyInstance, FastifyRequest } from 'fastify'
import { rateOf } from '../../../src/features/booking/cart/choice.rules'
import { changeOutcome } from '../../../src/features/booking/changes/change-problem.rules'
import { isRecord, recordOf } from '../../../src/rules/content/read-record'
import { modifySelectRateCall } from '../../../src/rules/site/booking-calls'
import {
  modifyRateListPath,
  reviewDetailsPath,
  reviewGuestInfoPath,
  upcomingReservationPath,
} from '../../../src/rules/site/booking-paths'
import { queryName, withQuery } from '../../../src/rules/site/query'
import { isDay } from '../../../src/rules/stay/days'
import { parseSearch, type StaySearch } from '../../../src/rules/stay/stay-search'
import { contextPathOf, siteLocale } from '../../cms/locales'
import type { Database } from '../../database/database'
import { site } from '../../site'
import type { CartChanges } from '../cart/cart-draft'
import type { OwnCart } from '../cart/cart-of-hotel'
import { type CartOutcome, refused } from '../cart/cart-outcome'
import { outcomeView } from '../cart/cart-view'
import { updateCart } from '../cart/change-cart'
import { holdCart } from '../cart/hold-cart'
import { findOwnCart } from '../cart/own-cart'
import { stayIn } from '../order/stay-in'
import { bodyText } from '../request/body-text'
import { type BookingCall, bookingCall } from '../request/booking-call'
import { type FormNext, takesForms } from '../request/form-posts'
import { routeOf } from '../request/route-of'
import { beginChange } from './begin-change'
import { isOfBegunStay } from './begun-stay'
import { addressOfChange } from './change-pages'
import { itemAt } from './items-of-change'
import { daysOfItem } from './room-days'

/** Longer queries are no search. */
const LONGEST_SEARCH = 5_000
const LONGEST_ID = 100
const LONGEST_ROOMS = 400
const DATES = ['fromDate', 'toDate'] as const
/** What the fields of a form begin with that tick a room. */
const TICKED = 'room.'

/** Begins or goes on with the change of a booked stay; its bodies: `modifySelectRateCall`. */
export async function changeRoutes(fastify: FastifyInstance, { database }: { database: Database }) {
  fastify.post(
    routeOf(modifySelectRateCall),
    takesForms(afterChange, { refusedBy: 'status' }),
    async (request, reply) => {
      const call = await bookingCall(database, request, reply)
      const asked = askedOf(request.body, call.now)
      const outcome = asked.cartId
        ? await goOn(call, asked, asked.cartId)
        : await begin(call, asked)
      const nextStateURI = nextAddress(outcome, asked, call.now)
      return reply
        .code(outcome.status.httpStatus)
        .send({ nextStateURI, ...outcomeView(outcome, call) })
    },
  )
}

/** What a call asks for. */
interface Asked {
  stay: string | null
  cartId: string | null
  revision: number
  choiceKey: string | null
  /** Dates and guests. */
  wanted: Wanted
  /** The rate of one room. */
  item: Item | null
  /** Another card for the stay. */
  isForCard: boolean
  /** The room for which another one, or another rate, is to be chosen from the list; its dates stay. */
  choose: string | null
}

interface Wanted extends Pick<CartChanges, 'parties'> {
  /** `checkIn` is null where the departure alone is to move. */
  stay?: { checkIn: string | null; checkOut: string; rooms?: readonly string[] }
}

interface Item {
  productId: string
  quoteToken: string | null
  /** Of the room; '' for the one at `roomIndex`. */
  itemId: string
  roomIndex: number
}

/** `rate` and `change` of a button; a script has the fields themselves. */
function itemIn(body: unknown): Item | null {
  const change = bodyText(body, 'change', 3 * LONGEST_ID)
  const [itemId = '', ...ofRoom] = change?.split(' ') ?? []
  const rate = change ? ofRoom.join(' ') : bodyText(body, 'rate', 2 * LONGEST_ID)
  const product = rate ? rateOf(rate) : null
  const productId = product?.id ?? bodyText(body, 'productId', LONGEST_ID)
  const quoteToken = product ? product.quoteToken : bodyText(body, 'quoteToken', LONGEST_ID)
  return productId
    ? { productId, quoteToken, itemId, roomIndex: numberOf(body, 'roomIndex') }
    : null
}

function askedOf(body: unknown, now: number): Asked {
  return {
    stay: stayIn(body),
    cartId: bodyText(body, 'cartId', LONGEST_ID),
    revision: numberOf(body, 'revision'),
    choiceKey: bodyText(body, 'choiceKey', LONGEST_ID),
    wanted: wantedOf(body, now),
    item: itemIn(body),
    isForCard: bodyText(body, 'card', LONGEST_ID) === 'another',
    choose: bodyText(body, 'choose', LONGEST_ID),
  }
}

/** The query of `searchCriteria`; a form without a script has its fields themselves. */
function wantedOf(body: unknown, now: number): Wanted {
  const criteria = bodyText(body, 'searchCriteria', LONGEST_SEARCH)
  const query = new URLSearchParams(criteria ?? undefined)
  if (criteria === null)
    for (const name of DATES) query.set(queryName(site, name), typedIn(body)[name])
  const { checkIn, checkOut, parties } = parseSearch(query, site, now)
  const stay = checkIn && checkOut ? { checkIn, checkOut } : datesIn(query)
  const rooms = roomsIn(body)
  const hasParties =
    query.has(queryName(site, 'numRooms')) || query.has(queryName(site, 'numAdultsPerRoom'))
  return {
    ...(stay && { stay: { ...stay, ...(rooms && { rooms }) } }),
    ...(hasParties && { parties }),
  }
}

/** Dates that no search has: without an arrival, or with one that is past and may be that of the stay. */
function datesIn(query: URLSearchParams): { checkIn: string | null; checkOut: string } | null {
  const [checkIn = '', checkOut = ''] = DATES.map((name) => query.get(queryName(site, name)) ?? '')
  if (!isDay(checkOut) || (checkIn !== '' && !isDay(checkIn))) return null
  return { checkIn: checkIn || null, checkOut }
}

/** The dates that a cart is to have; an arrival that nobody has asked for is the one that is booked. */
function stayOf({ change }: OwnCart, { stay }: Wanted): Pick<CartChanges, 'stay'> {
  const checkIn = stay?.checkIn ?? change?.order.quote.search.checkIn
  return stay && checkIn ? { stay: { ...stay, checkIn } } : {}
}

/** What a form without a script has for dates. */
function typedIn(body: unknown) {
  const day = (name: (typeof DATES)[number]) =>
    bodyText(body, queryName(site, name), LONGEST_ID) ?? ''
  return { fromDate: day('fromDate'), toDate: day('toDate') }
}

/** Ids of the rooms that are to move; null where nobody asks which: all of them. */
function roomsIn(body: unknown): string[] | null {
  const fields = recordOf(body)
  if (fields.rooms === undefined || fields.rooms === null) return null
  const named = bodyText(fields, 'rooms', LONGEST_ROOMS)?.split(',') ?? []
  const ticked = Object.keys(fields).filter((name) => name.startsWith(TICKED))
  return [...named, ...ticked.map((name) => name.slice(TICKED.length))]
}

/** From the page of the stay: what is asked for there is asked of the stay as it is booked. */
async function begin(call: BookingCall, asked: Asked): Promise<CartOutcome> {
  const { stay, wanted, item, isForCard, choose } = asked
  const begun = await beginChange(call, { stay, isForCard })
  // A card is asked for once a cart is held, also where no night is added.
  if (begun.cart && isForCard)
    return holdCart(call, { cartId: begun.cart.id, revision: begun.cart.revision })
  if (begun.cart && choose && isOfBegunStay(begun.cart, call.now))
    return refused(409, 'DEPARTURE_ONLY', 'Of a stay that has begun only the departure moves.')
  const isPlain = !wanted.stay && !wanted.parties && !item && !choose
  if (!begun.cart || isPlain) return begun
  const { id, revision } = begun.cart
  const changes = changesOf(begun.cart, { wanted, item })
  return updateCart(call, { cartId: id, revision, isAnew: true, ...changes })
}

function changesOf(cart: OwnCart, { wanted, item }: Pick<Asked, 'wanted' | 'item'>): CartChanges {
  const { parties } = wanted
  return {
    ...(parties && { parties }),
    ...stayOf(cart, wanted),
    ...(item && { replaceItem: { ...item, itemId: roomOf(cart, item) } }),
  }
}

function roomOf(cart: OwnCart, { itemId, roomIndex }: Item): string {
  return itemId || itemAt(cart, roomIndex)
}

async function goOn(call: BookingCall, asked: Asked, cartId: string): Promise<CartOutcome> {
  const { revision, choiceKey } = asked
  const cart = await findOwnCart(call, cartId)
  if (!cart?.change) return refused(404, 'CART_NOT_FOUND', 'This session changes no such stay.')
  return updateCart(call, { cartId, revision, choiceKey, ...changesOf(cart, asked) })
}

/** A form sends numbers as text. */
function numberOf(body: unknown, field: string): number {
  const value = isRecord(body) ? body[field] : null
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}

/** After these a guest who has chosen a room chooses another one, or another rate. */
const CHOOSES = ['SOLD_OUT', 'PRICE_CHANGED', 'STALE_REVISION', 'SIGN_IN_REQUIRED', 'POINTS_SHORT']

/**
 * The review of the change; the rates for what was asked, where a room is to be chosen for it. Null where
 * neither helps: the rate of the stay, or its days, do not allow it.
 */
function nextAddress(
  { cart, status, missingItem }: CartOutcome,
  { wanted, item, choose }: Asked,
  now: number,
) {
  if (!cart?.change) return null
  const isDone = status.code === 'SUCCESS'
  if (isDone && cart.changes?.isForCard) return addressOfChange(reviewGuestInfoPath, cart)
  if (isDone && choose && cart.change.rooms.some(({ itemId }) => itemId === choose))
    return addressOfChange(modifyRateListPath, cart, {
      search: searchFor(cart, wanted, choose),
      rooms: [choose],
    })
  if (isDone && cart.nextRoomIndex === null) return addressOfChange(reviewDetailsPath, cart)
  // In a stay that has begun no other room is chosen.
  if (!isDone && isOfBegunStay(cart, now)) return null
  const chooses = item ? CHOOSES : ['SOLD_OUT']
  if (!isDone && !chooses.includes(status.code)) return null
  const refusedItem = item && !isDone ? roomOf(cart, item) : itemAt(cart, cart.nextRoomIndex ?? 0)
  const chosen = missingItem ?? refusedItem
  return addressOfChange(modifyRateListPath, cart, {
    search: searchFor(cart, wanted, chosen),
    // What was refused is asked again, for all that move: the first one is chosen.
    rooms: isDone ? [chosen] : [chosen, ...movingRooms(cart, wanted).filter((id) => id !== chosen)],
    ...(!isDone && {
      problem: status.code === 'SOLD_OUT' && !item ? 'ROOM_NOT_SOLD' : status.code,
      ...(item && { product: item.productId }),
      ...(item?.quoteToken && status.code === 'PRICE_CHANGED' && { quote: item.quoteToken }),
    }),
  })
}

/** The stay that is wanted for a room of the cart. */
function searchFor(cart: OwnCart, wanted: Wanted, itemId: string): StaySearch {
  const { quote } = cart
  const { parties } = wanted
  const isSameCount = parties?.length === quote.search.parties.length
  const { checkIn, checkOut } =
    stayOf(cart, wanted).stay ?? daysOfItem(quote, itemId) ?? quote.search
  const days = { checkIn, checkOut }
  return { ...quote.search, ...days, ...(parties && isSameCount && { parties }) }
}

/** The rooms that were to get other days. */
function movingRooms({ change }: OwnCart, { stay }: Wanted): readonly string[] {
  if (!stay || !change) return []
  return stay.rooms ?? change.rooms.map(({ itemId }) => itemId)
}

/** What the page of the stay tells; after others the visitor may send the same again. */
const afterChange: FormNext = (request: FastifyRequest, { body: { nextStateURI }, code }) => {
  const root = contextPathOf(siteLocale(request))
  if (typeof nextStateURI === 'string') return root + nextStateURI
  const outcome = code === null ? null : changeOutcome(code)
  const stay = recordOf(request.body).stay ? (stayIn(request.body) ?? undefined) : undefined
  // The dates that were typed are there again where rooms were not.
  const typed = code === 'NO_ROOM_CHOSEN' ? typedIn(request.body) : {}
  return (
    outcome && root + withQuery(site, upcomingReservationPath(site), { stay, outcome, ...typed })
  )
}
