import type { StaySearch } from '../../../src/rules/stay/stay-search'
import { addCart, changeCart, findChoice, type StoredChoice } from '../../database/booking/carts'
import type { StoredOrder } from '../../database/booking/orders'
import type { Quote } from '../../database/booking/quote'
import type { Drizzle } from '../../database/database'
import { pointsToSpend } from '../../database/members/points'
import { knownHotel } from '../../database/site/hotels'
import type { OfferContext } from '../../engine/answers/offers'
import { readProductId } from '../../engine/sale/product-id'
import { systemsOf } from '../../seed/rates/cases'
import type { SeedHotel } from '../../seed/seed-types'
import { changedOrder, draftOfCart, openCart, ownersOf } from '../change/cart-of-change'
import { changeFacts } from '../change/change-facts'
import { changeRefusal, checkOneStay, checkRoomsStay } from '../change/change-refusal'
import { splitOfAdded } from '../change/points-for-added'
import { POINTS_SHORT } from '../order/order-outcome'
import { engineContext } from '../rates/engine-context'
import { hasDates } from '../rates/product-view'
import { refusalView, roomRefusal } from '../rates/refusal-view'
import type { BookingCall } from '../request/booking-call'
import {
  type CartChanges,
  type CartDraft,
  changeDraft,
  type DraftChanges,
  ImpossibleChange,
  type ItemInput,
  type RoomSplitInput,
} from './cart-draft'
import { MEMBER_DETAIL, signedInMember } from './cart-member'
import { type OwnCart, ownCart } from './cart-of-hotel'
import {
  type CartOutcome,
  closedFor,
  refused,
  refusedAs,
  staleFor,
  succeeded,
} from './cart-outcome'
import { type FreeNightsAsked, freeNightsFor } from './free-nights-of-cart'
import { findOwnCart } from './own-cart'
import { neededInKind, pointsPayer, pointsRefusal } from './points-of-cart'
import { quoteRooms } from './quote-rooms'
import { roomsWithPlans, seedOf } from './quoted-rooms'
import { searchOfRoom } from './wanted-room'

export interface NewCart {
  search: StaySearch
  item: ItemInput
  /** The browser's key of this choice: with the same key it is made once. */
  choiceKey?: string | null
}

/** A new cart with one room (W18). */
export async function createCart(
  call: BookingCall,
  { search, item, choiceKey = null }: NewCart,
): Promise<CartOutcome> {
  const repeated = choiceKey && (await repeatedChoice(call, choiceKey, item))
  if (repeated) return repeated
  const hotel = await hotelOf(call, item.productId)
  if (!hotel || !hasDates(search)) {
    return refused(422, 'UNPROCESSABLE_ENTITY', 'Name a product, and the dates of the stay.')
  }
  const empty = { search: { ...search, propertyId: hotel.id }, rooms: [], asked: [] }
  const context = await engineContext(call, hotel)
  const roomIndex = Math.min(Math.max(item.roomIndex ?? 0, 0), search.parties.length - 1)
  const addItems = [{ ...item, roomIndex, party: null }]
  const { quote, refusal } = quoteChanges(call, { hotel, context }, empty, { addItems })
  if (!quote) return refusal
  const short = await pointsRefusal(call, call.database.db, { quote }, neededInKind(null))
  if (short) return refusedAs(short)
  const ownerKey = await call.owner.begin()
  const member = signedInMember(call)
  const details = member ? { [MEMBER_DETAIL]: member } : {}
  const made = { ownerKey, now: call.now, hotelId: hotel.id, quote, details, choiceKey }
  const cart = await addCart(call.database, made)
  const { isAcrs: isACRS, isDtt: isDTT } = systemsOf(hotel.id)
  const own = ownCart(cart, hotel)
  await call.owner.store({ ...sessionValuesOf(own), propertyId: hotel.id, isACRS, isDTT })
  return succeeded(own)
}

interface CartChange extends CartChanges {
  cartId: string
  revision: number
  freeNights?: readonly FreeNightsAsked[] | null
  choiceKey?: string | null
  /** Of a cart that changes an order: begins with what is booked. */
  isAnew?: boolean
}

/** Changes the visitor's cart, whose revision the visitor has seen (docs/decisions/0044). */
export async function updateCart(
  call: BookingCall,
  { cartId, revision, choiceKey = null, isAnew = false, freeNights, ...asked }: CartChange,
): Promise<CartOutcome> {
  const { owner, now, database } = call
  const known = await findOwnCart(call, cartId)
  if (!known || !owner.key) return refused(404, 'CART_NOT_FOUND', 'This session has no such cart.')
  const closed = closedFor(known)
  if (closed) return { ...closed, cart: known }
  const { hotel } = known
  const { key: ownerKey } = owner
  const key = { id: cartId, ownerKey, now, choiceKey }
  const changed = await changeCart(database, key, async (cart, tx) => {
    const stored = choiceKey && (await findChoice(tx, { ownerKey, choiceKey, cartId }))
    if (stored) return { next: 'refused', answer: otherChoice(stored, productsOf(asked)) }
    if (cart.revision !== revision) return { next: 'refused', answer: staleFor(cart) }
    const order = await changedOrder(tx, cart)
    const context = await engineContext(call, hotel, { db: tx, except: ownersOf(cart) })
    const draft = draftOfCart(cart, order, { hotel, isFresh: now < cart.expires, isAnew })
    const found = freeNights?.length
      ? await freeNightsFor(call, { ...cart, hotel }, { tx, context }, freeNights)
      : { freeNights: [] }
    if ('refusal' in found) return { next: 'refused', answer: refusedAs(found.refusal) }
    const changes = { ...asked, freeNights: found.freeNights }
    const priced = (of: Quote): Priced =>
      order ? changeFacts({ order, hotel, quote: of, now }) : { quote: of }
    const before = neededInKind(priced(cart.quote))
    const take = async (wanted: DraftChanges, isLast: boolean): Promise<Taken> => {
      const { quote, refusal } = quoteChanges(call, { hotel, context, order }, draft, wanted)
      if (!quote) return { next: 'refused', answer: refusal }
      const next = { id: cart.id, ...priced(quote) }
      const short = await pointsRefusal(call, tx, next, before)
      if (!short) return { next: quote, answer: null }
      const split = isLast || short !== POINTS_SHORT ? [] : await splitInstead(call, tx, next)
      if (split.length > 0) return take({ ...wanted, split }, true)
      return { next: 'refused', answer: refusedAs(short) }
    }
    // Who asks for a rate, or for a number of points, has seen what it takes.
    return take(changes, !order || Boolean(asked.replaceItem ?? asked.split?.length))
  })
  if (!changed) return refused(404, 'CART_NOT_FOUND', 'This session has no such cart.')
  const cart = await openCart(call, database.db, changed.cart, hotel)
  if (!cart.changes) await owner.store(sessionValuesOf(cart))
  return { ...(changed.answer ?? succeeded(cart)), cart }
}

type Priced = Pick<OwnCart, 'quote' | 'change'>
type Taken = { next: 'refused'; answer: CartOutcome } | { next: Quote; answer: null }

/** What points pay of a change for which the member has too few; empty: it cannot be had so. */
async function splitInstead(
  call: BookingCall,
  tx: Pick<Drizzle, 'select'>,
  cart: Priced & Pick<OwnCart, 'id'>,
): Promise<RoomSplitInput[]> {
  const customerId = pointsPayer(call, cart)
  if (!cart.change || customerId === null) return []
  const available = await pointsToSpend(tx, { customerId, now: call.now, except: cart.id })
  return splitOfAdded(cart.change, cart.change.points - available)
}

/** What the pages of the booking are shown the session's cart (D.7). */
function sessionValuesOf(cart: OwnCart) {
  const isMemberRate = roomsWithPlans(cart).some(({ plan }) => plan.audience === 'MEMBER')
  return { shoppingCartId: cart.id, isMemberRate }
}

/** What a choice has come to that was made before; null for a new one. */
async function repeatedChoice(
  call: BookingCall,
  choiceKey: string,
  item: ItemInput,
): Promise<CartOutcome | null> {
  const { owner, database } = call
  const stored = owner.key && (await findChoice(database.db, { ownerKey: owner.key, choiceKey }))
  const cart = stored && (await findOwnCart(call, stored.cartId))
  return cart ? (otherChoice(stored, [item.productId]) ?? succeeded(cart)) : null
}

function productsOf({ addItems, replaceItem }: CartChanges): string[] {
  return [...(addItems ?? []), ...(replaceItem ? [replaceItem] : [])].map((item) => item.productId)
}

/** A key stands for one choice: with another product it is refused. */
function otherChoice({ quote }: StoredChoice, productIds: string[]): CartOutcome | null {
  const known = new Set(quote.rooms.map(({ productId }) => productId))
  if (productIds.every((productId) => known.has(productId))) return null
  return refused(422, 'UNPROCESSABLE_ENTITY', 'This key was sent with another product.')
}

async function hotelOf({ database }: BookingCall, productId: string): Promise<SeedHotel | null> {
  const key = readProductId(productId)
  return key && knownHotel(database, key.hotelId)
}

type Quoted = { quote: Quote; refusal?: never } | { quote?: never; refusal: CartOutcome }

interface Place {
  hotel: SeedHotel
  context: OfferContext
  /** The order that the cart changes. */
  order?: StoredOrder | null
}

/** The quote of a cart with its changes, or why it cannot have them; then none is made. */
function quoteChanges(
  call: BookingCall,
  { hotel, context, order = null }: Place,
  draft: CartDraft,
  changes: DraftChanges,
): Quoted {
  try {
    if (order) checkRoomsStay(draft, changes)
    else checkOneStay(changes)
    const changed = changeDraft(draft, changes, call.now)
    const quote = quoteRooms({ hotel, search: changed.search, context }, changed.rooms)
    const refusal =
      refusalOf(call, { hotel, context }, changed, quote) ??
      extraRefusal(changes, quote) ??
      (order && changeRefused(order, { hotel, quote, now: call.now })) ??
      // Who chooses another room for one of several goes on with the next.
      (order && !changes.replaceItem && droppedRoom(quote, changed))
    return refusal ? { refusal } : { quote }
  } catch (error) {
    if (!(error instanceof ImpossibleChange)) throw error
    return { refusal: refused(422, error.code, error.message) }
  }
}

/** Why a room that the visitor has just asked for cannot be had as it was shown. */
function refusalOf(
  { session }: BookingCall,
  { hotel, context }: Place,
  { search, rooms, asked }: CartDraft,
  quote: Quote,
): CartOutcome | null {
  for (const { id, shown } of asked) {
    const wanted = rooms.find((room) => room.id === id)
    const product = wanted && seedOf(hotel, wanted.productId)
    if (!wanted || !product) {
      return refused(422, 'UNPROCESSABLE_ENTITY', 'The hotel has no such product.')
    }
    const isForMembers = product.plan.audience === 'MEMBER' || product.plan.points !== null
    if (isForMembers && session?.kind !== 'authenticated') {
      return refused(403, 'SIGN_IN_REQUIRED', 'This rate is for members who have signed in.')
    }
    const quoted = quote.rooms.find((room) => room.id === id)
    if (!quoted) {
      const missing = quote.dropped.find(({ productId }) => productId === wanted.productId)
      const { roomIndex } = wanted
      const own = searchOfRoom(search, wanted)
      const reason =
        roomRefusal(hotel, own, { ...context, roomIndex }) ??
        refusalView({ reason: missing?.reason ?? 'soldOut', day: own.checkIn ?? '' })
      return refused(409, 'SOLD_OUT', 'The product is not sold for this stay any more.', { reason })
    }
    if (shown !== null && shown !== quoted.total) {
      const priceChange = { before: shown, after: quoted.total, currency: hotel.currency }
      return refused(409, 'PRICE_CHANGED', 'The price has changed since it was shown.', {
        priceChange,
      })
    }
  }
  return null
}

/** A room of an order that is not sold so: the order, and what was changed of it before, stays as it is. */
function droppedRoom({ search, dropped: [room] }: Quote, { rooms }: CartDraft): CartOutcome | null {
  if (!room) return null
  const message = `Room ${room.roomIndex + 1} is not sold for this stay.`
  const wanted = rooms.find(({ roomIndex }) => roomIndex === room.roomIndex)
  return refused(409, 'SOLD_OUT', message, {
    reason: refusalView({ reason: room.reason, day: (wanted?.stay ?? search).checkIn ?? '' }),
    missingItem: wanted?.id ?? null,
  })
}

function changeRefused(...asked: Parameters<typeof changeRefusal>): CartOutcome | null {
  const outcome = changeRefusal(...asked)
  return outcome && refusedAs(outcome)
}

/** An extra that the visitor has just asked for is not left: nothing is done. */
function extraRefusal({ extras }: CartChanges, { rooms, droppedExtras = [] }: Quote) {
  const asked = rooms.filter(({ id }) => extras?.some(({ itemId }) => itemId === id))
  const missing = droppedExtras.find(({ roomIndex }) =>
    asked.some((room) => room.roomIndex === roomIndex),
  )
  return missing ? refused(409, 'EXTRA_SOLD_OUT', `Too few of ${missing.code} are left.`) : null
}
