import type { Money } from '../../../src/rules/money/money'
import { averageNightly } from '../../../src/rules/money/prices'
import type { QuotedRoom } from '../../database/booking/quote'
import { type OfferContext, offerOf } from '../../engine/answers/offers'
import { betterOffers, type Upgrade, upgrades } from '../../engine/answers/upgrades'
import { readProductId } from '../../engine/sale/product-id'
import { daysOf } from '../change/room-days'
import { moneyView } from '../rates/money-view'
import { productView } from '../rates/product-view'
import { featureNames } from '../rates/room-features'
import type { BookingCall } from '../request/booking-call'
import type { OwnCart } from './cart-of-hotel'
import { isHidden } from './cart-view'
import { takenWith } from './quote-rooms'
import { type RoomWithPlan, roomsWithPlans } from './quoted-rooms'

/** Most features of a better room that are named. */
const MOST_BENEFITS = 3

type Viewer = Pick<BookingCall, 'locale' | 'now' | 'session'>

/**
 * Offers for the rooms of a cart, and those that were accepted. Differences are exactly what the
 * cart's total changes by. None at all for a cart with points, or with a rate that the guest may not
 * see. `productId`: for rooms of this product only.
 */
export function recommendationView(
  cart: OwnCart,
  context: OfferContext,
  viewer: Viewer,
  productId: string | null = null,
) {
  const rooms = roomsWithPlans(cart)
  if (isHidden(rooms) || rooms.some(({ points }) => points !== null)) return null
  const asked = rooms.filter(({ id }) => productId === null || id === productId)
  return {
    revision: cart.revision,
    offers: asked.flatMap((room) => offersFor(cart, context, viewer, room)),
    accepted: asked.flatMap((room) => acceptedOf(cart, context, viewer, room)),
  }
}

/** Every better room for those of a cart at the same plan, room by room, the least expensive first. */
export function betterRooms(cart: OwnCart, context: OfferContext, viewer: Viewer) {
  const rooms = roomsWithPlans(cart)
  if (isHidden(rooms) || rooms.some(({ points }) => points !== null)) return []
  return rooms.flatMap((room) =>
    offersFor(cart, context, viewer, room, betterOffers).filter(({ kind }) => kind === 'ROOM'),
  )
}

function offersFor(
  cart: OwnCart,
  context: OfferContext,
  viewer: Viewer,
  room: RoomWithPlan,
  find = upgrades,
) {
  const { hotel, quote } = cart
  const own = contextOf(cart, context, room)
  const isMember = viewer.session?.kind === 'authenticated'
  const { roomIndex, itemId } = room
  const done = acceptedKinds(room)
  return find(hotel, { ...quote.search, ...daysOf(room) }, own, room, { isMember, now: viewer.now })
    .filter(({ kind }) => !done[kind === 'ROOM' ? 'room' : 'plan'])
    .map(({ kind, offer, isStricter }) => ({
      itemId,
      roomIndex,
      kind,
      product: productView(offer, { ...viewer, hotel, bookedAt: cart.bookedAt }),
      ...differenceOf(cart, offer.total - room.total, offer.nights.length),
      benefits: benefitsOf({ kind, offer }, room, viewer),
      isStricter,
    }))
}

/** A room that was upgraded, and its product before; that one is null when it is not sold any more. */
function acceptedOf(cart: OwnCart, context: OfferContext, viewer: Viewer, room: RoomWithPlan) {
  const { hotel, quote } = cart
  const before = room.replaced?.at(-1)
  if (!before) return []
  const { itemId, roomIndex, nights, total } = room
  const own = { ...contextOf(cart, context, room), isSelected: true }
  const offer = offerOf(hotel, before, { ...quote.search, ...daysOf(room) }, own)
  const isOpen = offer?.plan.audience !== 'MEMBER' || viewer.session?.kind === 'authenticated'
  const former = isOpen ? offer : null
  const difference = former && differenceOf(cart, total - former.total, nights.length)
  return [
    {
      itemId,
      roomIndex,
      product: productView(room, { ...viewer, hotel, bookedAt: cart.bookedAt }),
      former: former && productView(former, { ...viewer, hotel, bookedAt: cart.bookedAt }),
      difference: difference?.difference ?? null,
      nightlyDifference: difference?.nightlyDifference ?? null,
    },
  ]
}

/** What of a room an accepted offer has changed already: a room is not upgraded twice. */
function acceptedKinds(room: RoomWithPlan): { room: boolean; plan: boolean } {
  const first = readProductId(room.replaced?.[0] ?? '')
  if (!first) return { room: false, plan: false }
  return { room: first.roomCode !== room.room.code, plan: first.planCode !== room.plan.code }
}

/** As a change of the cart asks the engine for this room. */
function contextOf(
  { quote }: OwnCart,
  context: OfferContext,
  { roomIndex }: Pick<QuotedRoom, 'roomIndex'>,
): OfferContext {
  return { ...context, roomIndex, taken: takenWith(context.taken, quote, roomIndex) }
}

function differenceOf({ hotel }: OwnCart, total: number, nights: number) {
  const money = (amount: number): Money => moneyView(amount, hotel.currency)
  return { difference: money(total), nightlyDifference: money(averageNightly(total, nights)) }
}

/** What a better room has that the chosen one lacks; of a plan, what it includes. */
function benefitsOf(
  { kind, offer }: Pick<Upgrade, 'kind' | 'offer'>,
  { room: own }: RoomWithPlan,
  { locale }: Viewer,
): string[] {
  if (kind !== 'ROOM') return offer.plan.inclusions.map((text) => text[locale])
  const known = new Set(own.featureCodes)
  const added = offer.room.featureCodes.filter((code) => !known.has(code))
  return featureNames(added, locale).slice(0, MOST_BENEFITS)
}
