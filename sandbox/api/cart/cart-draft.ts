import { randomBytes } from 'node:crypto'
import { type AwardedNight, awardedNights } from '../../../src/rules/points/free-nights'
import { nightsBetween } from '../../../src/rules/stay/days'
import type { Stay } from '../../../src/rules/stay/restrictions'
import { hullOf } from '../../../src/rules/stay/stay-hull'
import {
  formatSearch,
  type Party,
  parseSearch,
  STAY_LIMITS,
  type StaySearch,
} from '../../../src/rules/stay/stay-search'
import type { Quote, WantedExtra } from '../../database/booking/quote'
import { stayOf } from '../../engine/answers/offers'
import { productId as productIdOf, readProductId } from '../../engine/sale/product-id'
import { mostOf } from '../../seed/extras'
import { site } from '../../site'
import { daysOf } from '../change/room-days'
import { readQuoteToken } from '../rates/quote-token'
import { validParty } from '../search/search-input'
import { groupKey } from './party-group'
import type { WantedRoom } from './wanted-room'

/** A room that the visitor has just asked for: it is refused where another would be dropped. */
interface AskedRoom {
  id: string
  /** The total that it was shown with; null for none. */
  shown: number | null
}

/** A cart while it is being changed. */
export interface CartDraft {
  search: StaySearch
  rooms: readonly WantedRoom[]
  asked: readonly AskedRoom[]
}

/** `CartUpdate` of the schema, and what `CreateCartInput` asks for. */
export interface CartChanges {
  /** `rooms`: ids of those of an order that move; without, all do. */
  stay?: (Stay & { rooms?: readonly string[] | null }) | null
  parties?: readonly Party[] | null
  removeItems?: readonly string[] | null
  replaceItem?: { itemId: string; productId: string; quoteToken?: string | null } | null
  addItems?: readonly ItemInput[] | null
  quantity?: { itemGroupId: string; quantity: number } | null
  extras?: readonly RoomExtrasInput[] | null
  split?: readonly RoomSplitInput[] | null
}

/** The same, with what awards pay for, looked up for the member (`free-nights-of-cart.ts`). */
export interface DraftChanges extends CartChanges {
  freeNights?: readonly RoomFreeNights[]
}

/** All nights of a room that awards are to pay for. */
export interface RoomFreeNights {
  itemId: string
  nights: readonly AwardedNight[]
}

/** How many points are to pay for a room; 0: none. */
export interface RoomSplitInput {
  itemId: string
  points: number
}

/** All extras of a room. */
export interface RoomExtrasInput {
  itemId: string
  products: readonly WantedExtra[]
}

export interface ItemInput {
  productId: string
  roomIndex?: number | null
  party?: Party | null
  quoteToken?: string | null
}

/** A change that names what is not there, or asks for too much. */
export class ImpossibleChange extends Error {
  override name = 'ImpossibleChange'
  constructor(
    readonly code: 'TOO_MANY_ROOMS' | 'NO_ROOM_CHOSEN' | 'UNPROCESSABLE_ENTITY',
    message: string,
  ) {
    super(message)
  }
}

/** The draft of a quote; `isFresh`: its prices stand. */
export function draftOf({ search, rooms }: Quote, isFresh: boolean): CartDraft {
  const wanted = rooms.map((room) => {
    const { id, roomIndex, productId, total, replaced, split, shown = total, extras = [] } = room
    const kept = isFresh ? room : null
    const awards = awardedNights(room)
    const product = { id, roomIndex, productId, stay: daysOf(room), replaced, split, awards }
    return { ...product, kept, before: shown, extras }
  })
  return { search, rooms: wanted, asked: [] }
}

/** Does what is asked for, in the order that the schema says. Throws `ImpossibleChange`. */
export function changeDraft(draft: CartDraft, changes: DraftChanges, now: number): CartDraft {
  const steps: ((draft: CartDraft) => CartDraft)[] = [
    (before) => (changes.stay ? withStay(before, changes.stay, now) : before),
    (before) => (changes.parties ? withParties(before, changes.parties) : before),
    (before) => (changes.removeItems ?? []).reduce(withoutItem, before),
    (before) => (changes.replaceItem ? withProduct(before, changes.replaceItem) : before),
    (before) => (changes.addItems ?? []).reduce(withItem, before),
    (before) => (changes.quantity ? withQuantity(before, changes.quantity) : before),
    (before) => (changes.extras ?? []).reduce(withExtras, before),
    (before) => (changes.freeNights ?? []).reduce(withFreeNights, before),
    (before) => (changes.split ?? []).reduce(withSplit, before),
  ]
  const after = steps.reduce((changed, step) => step(changed), draft)
  if (after.search.parties.length > STAY_LIMITS.rooms) {
    throw new ImpossibleChange('TOO_MANY_ROOMS', `A stay has at most ${STAY_LIMITS.rooms} rooms.`)
  }
  return after
}

/** For other dates a room is another product. */
function withStay(
  draft: CartDraft,
  { checkIn, checkOut, rooms: chosen }: NonNullable<CartChanges['stay']>,
  now: number,
): CartDraft {
  const { search, rooms, asked } = draft
  if (checkOut <= checkIn) throw new ImpossibleChange('UNPROCESSABLE_ENTITY', 'A stay has a night.')
  if (chosen?.length === 0) throw new ImpossibleChange('NO_ROOM_CHOSEN', 'No room was chosen.')
  const ids = chosen?.map((id) => roomOf(draft, id).id)
  const isOther = (days: { checkIn: string | null; checkOut: string | null }) =>
    checkIn !== days.checkIn || checkOut !== days.checkOut
  // What the stay as a whole has already asks nothing of its rooms, which may have days of their own.
  if (!ids && !isOther(search)) return draft
  const moved = rooms.filter(
    ({ id, stay, isEnded }) => (ids?.includes(id) ?? !isEnded) && isOther(stay ?? search),
  )
  if (ids && moved.length === 0) return draft
  // The arrival of a stay that has begun is past, and stays.
  const isBooked = moved.every(({ booked }) => booked?.nights[0]?.date === checkIn)
  const at = isBooked ? Math.min(now, Date.parse(checkIn)) : now
  const changed = parseSearch(formatSearch({ ...search, checkIn, checkOut }, site), site, at)
  const stay = stayOf(changed)
  if (!stay) {
    throw new ImpossibleChange('UNPROCESSABLE_ENTITY', `Nothing is sold for ${checkIn}.`)
  }
  const after = rooms.map((room) => (moved.includes(room) ? { ...lookedUp(room), stay } : room))
  const hull = hullOf(after.map((room) => room.stay ?? stay)) ?? stay
  if (nightsBetween(hull.checkIn, hull.checkOut) > STAY_LIMITS.nights) {
    throw new ImpossibleChange('UNPROCESSABLE_ENTITY', 'The rooms are too far from one another.')
  }
  return { search: { ...changed, ...hull }, rooms: after, asked }
}

/** A room stays with its index; those beyond the parties are gone. */
function withParties({ search, rooms, asked }: CartDraft, wanted: readonly Party[]): CartDraft {
  if (wanted.length === 0) throw new ImpossibleChange('UNPROCESSABLE_ENTITY', 'A stay has a room.')
  const parties = wanted.map(validParty)
  const isSame = (index: number) => groupKey(search.parties[index]) === groupKey(parties[index])
  return {
    search: { ...search, parties },
    rooms: rooms
      .filter(({ roomIndex }) => roomIndex < parties.length)
      .map((room) => (isSame(room.roomIndex) ? room : lookedUp(room))),
    asked,
  }
}

/** The room goes with its party, unless it is the last one. */
function withoutItem(draft: CartDraft, itemId: string): CartDraft {
  const { roomIndex } = roomOf(draft, itemId)
  const { search, rooms, asked } = draft
  const left = rooms.filter(({ id }) => id !== itemId)
  if (search.parties.length === 1) return { search, rooms: left, asked }
  return {
    search: { ...search, parties: search.parties.filter((_, index) => index !== roomIndex) },
    rooms: left.map((room) => ({
      ...room,
      roomIndex: room.roomIndex - (room.roomIndex > roomIndex ? 1 : 0),
    })),
    asked: asked.filter(({ id }) => id !== itemId),
  }
}

/** The room keeps its id, so that what was said about it stays, and knows what it has replaced. */
function withProduct(
  draft: CartDraft,
  { itemId, productId, quoteToken }: NonNullable<CartChanges['replaceItem']>,
): CartDraft {
  const room = roomOf(draft, itemId)
  const { id, roomIndex, stay, extras, booked, isEnded, awards } = room
  const replaced = replacedBy(room, productId)
  const product = {
    id,
    roomIndex,
    productId,
    stay,
    replaced,
    kept: null,
    before: null,
    extras,
    booked,
    isEnded,
    awards,
  }
  return {
    ...draft,
    rooms: [...draft.rooms.filter((room) => room.id !== id), product],
    asked: [...draft.asked, { id, shown: readQuoteToken(quoteToken) }],
  }
}

/** A product that is put back has replaced nothing. */
function replacedBy({ productId: before, replaced = [] }: WantedRoom, productId: string) {
  if (productId === before) return replaced
  return replaced.at(-1) === productId ? replaced.slice(0, -1) : [...replaced, before]
}

/**
 * For a room that the stay has, in place of what was chosen for it, whose extras it takes over; else for
 * another room.
 */
function withItem(
  { search, rooms, asked }: CartDraft,
  { productId, roomIndex, party, quoteToken }: ItemInput,
): CartDraft {
  const { parties } = search
  const free = parties.findIndex((_, index) => rooms.every((room) => room.roomIndex !== index))
  const index = roomIndex ?? (party || free < 0 ? parties.length : free)
  if (index < 0 || index > parties.length) {
    throw new ImpossibleChange('UNPROCESSABLE_ENTITY', `The stay has no room ${index}.`)
  }
  const id = randomBytes(8).toString('base64url')
  const shown = readQuoteToken(quoteToken)
  const extras = rooms.find((room) => room.roomIndex === index)?.extras ?? []
  const product = { id, roomIndex: index, productId, kept: null, extras }
  const added = validParty(party ?? parties.at(-1) ?? { adults: 1, childAges: [] })
  return {
    search: index === parties.length ? { ...search, parties: [...parties, added] } : search,
    rooms: [...rooms.filter((room) => room.roomIndex !== index), { ...product, before: null }],
    asked: [...asked, { id, shown }],
  }
}

function withQuantity(
  draft: CartDraft,
  { itemGroupId, quantity }: NonNullable<CartChanges['quantity']>,
): CartDraft {
  if (quantity < 0 || quantity > STAY_LIMITS.rooms) {
    throw new ImpossibleChange('TOO_MANY_ROOMS', `A stay has at most ${STAY_LIMITS.rooms} rooms.`)
  }
  const first = roomOf(draft, itemGroupId)
  const party = draft.search.parties[first.roomIndex] ?? null
  const group = draft.rooms.filter(
    ({ productId, roomIndex }) =>
      productId === first.productId &&
      groupKey(draft.search.parties[roomIndex]) === groupKey(party),
  )
  const added = Array.from({ length: Math.max(quantity - group.length, 0) }, () => ({
    productId: first.productId,
    roomIndex: null,
    party,
  }))
  const surplus = group.slice(quantity).map(({ id }) => id)
  return added.reduce<CartDraft>(withItem, surplus.reduce(withoutItem, draft))
}

function withExtras(draft: CartDraft, { itemId, products }: RoomExtrasInput): CartDraft {
  const { id } = roomOf(draft, itemId)
  for (const { code, quantity } of products) {
    const max = mostOf(draft.search.propertyId ?? '', code)
    if (quantity < 0 || quantity > max || products.filter((one) => one.code === code).length > 1) {
      throw new ImpossibleChange('UNPROCESSABLE_ENTITY', `A room has at most ${max} of ${code}.`)
    }
  }
  const extras = products.filter(({ quantity }) => quantity > 0)
  const rooms = draft.rooms.map((room) => (room.id === id ? { ...room, extras } : room))
  return { ...draft, rooms }
}

/**
 * So many points pay for the nights of the room that no award pays for. A room in money becomes the same room type in
 * points; with 0 it becomes what it was before, else the room that everybody can book and cancel, and awards stay the
 * member's.
 */
function withSplit(draft: CartDraft, { itemId, points }: RoomSplitInput): CartDraft {
  if (!Number.isSafeInteger(points) || points < 0)
    throw new ImpossibleChange('UNPROCESSABLE_ENTITY', 'Points are a whole number.')
  if (points === 0) return inPoints(draft, itemId, { awards: [], split: undefined })
  const { awards = [] } = roomOf(draft, itemId)
  return inPoints(draft, itemId, { awards, split: points })
}

/** Awards pay for these nights of the room, and points for all others. */
function withFreeNights(draft: CartDraft, { itemId, nights }: RoomFreeNights): CartDraft {
  const { productId, split } = roomOf(draft, itemId)
  const isInPoints = readProductId(productId)?.planCode === IN_POINTS
  // A room that is in points already stays so without its awards.
  if (nights.length === 0 && isInPoints && split === undefined) {
    const { id } = roomOf(draft, itemId)
    const rooms = draft.rooms.map((room) =>
      room.id === id ? { ...lookedUp(room), awards: nights } : room,
    )
    return { ...draft, rooms }
  }
  return inPoints(draft, itemId, { awards: nights, split })
}

/** The room with what pays for it in kind; with nothing it is one in money. */
function inPoints(
  draft: CartDraft,
  itemId: string,
  { awards, split }: { awards: readonly AwardedNight[]; split: number | undefined },
): CartDraft {
  const { productId: before, replaced = [] } = roomOf(draft, itemId)
  const key = readProductId(before)
  if (!key) throw new ImpossibleChange('UNPROCESSABLE_ENTITY', `${before} is no product.`)
  const isInPoints = key.planCode === IN_POINTS
  const ofPoints = isInPoints ? before : productIdOf({ ...key, planCode: IN_POINTS })
  const inMoney = replaced.at(-1) ?? productIdOf({ ...key, planCode: IN_MONEY })
  const usesAny = split !== undefined || awards.length > 0
  const productId = usesAny ? ofPoints : isInPoints ? inMoney : before
  const changed = withProduct(draft, { itemId, productId })
  return {
    ...changed,
    search: { ...changed.search, usePoints: changed.search.usePoints || usesAny },
    rooms: changed.rooms.map((room) =>
      room.id === itemId && usesAny ? { ...room, split, awards } : room,
    ),
  }
}

/** Codes of plans (`PlanCode`). */
const IN_POINTS = 'PNTS'
const IN_MONEY = 'FLEX'

function roomOf({ rooms }: CartDraft, itemId: string): WantedRoom {
  const room = rooms.find(({ id }) => id === itemId)
  if (room) return room
  throw new ImpossibleChange('UNPROCESSABLE_ENTITY', `The cart has no item ${itemId}.`)
}

/** A stay or a party that is another has another price: no change of this one. */
function lookedUp(room: WantedRoom): WantedRoom {
  return { ...room, kept: null, before: null }
}
