import { awardedNights } from '../../../src/rules/points/free-nights'
import type { RefusalReason } from '../../../src/rules/stay/restrictions'
import { hullOf } from '../../../src/rules/stay/stay-hull'
import type { StaySearch } from '../../../src/rules/stay/stay-search'
import { extrasTotal, type Quote, type QuotedRoom } from '../../database/booking/quote'
import { type OfferContext, offerOf, stayOf } from '../../engine/answers/offers'
import { hotelNights } from '../../engine/nights/hotel-nights'
import type { Taken } from '../../engine/nights/night-rules'
import { type BookedRoom, nightsForBooked } from '../../engine/sale/booked-room'
import { readProductId } from '../../engine/sale/product-id'
import { roomSale } from '../../engine/sale/room-sale'
import type { SeedHotel } from '../../seed/seed-types'
import { daysOf } from '../change/room-days'
import { hasDates } from '../rates/product-view'
import { quoteExtras } from './quote-extras'
import { quotedRoom } from './quoted-rooms'
import { type QuoteQuestion, searchOfRoom, type WantedRoom } from './wanted-room'

/**
 * Quotes rooms, each for its own nights: a room of one party is taken for the next. Those that are not sold are
 * dropped.
 */
export function quoteRooms(
  { hotel, search: asked, context }: QuoteQuestion,
  wanted: readonly WantedRoom[],
): Quote {
  const search = {
    ...asked,
    ...hullOf(wanted.flatMap((room) => stayOf(searchOfRoom(asked, room)) ?? [])),
  }
  const rooms = wanted.flatMap(({ kept, roomIndex }) => (kept ? { ...kept, roomIndex } : []))
  const dropped: Quote['dropped'][number][] = []
  const missing: NonNullable<Quote['missing']>[number][] = []
  const open = wanted.filter(({ kept }) => !kept)
  for (const [index, room] of open.entries()) {
    const { roomIndex, productId, before } = room
    const others = open.slice(index + 1).flatMap((other) => ownNights(other, asked))
    const taken = takenWith(context.taken, { rooms: [...rooms, ...others] }, roomIndex)
    const { booked, split, awards } = room
    const own = { ...context, taken, roomIndex, isSelected: true, booked, split, awards }
    const ownSearch = searchOfRoom(asked, room)
    const offer = offerOf(hotel, productId, ownSearch, own)
    if (!offer) {
      const reason = reasonOf(hotel, productId, ownSearch, own)
      dropped.push({ roomIndex, productId, reason })
      // A room of an order is one of the stay still: it is looked up again for the same days.
      const stay = room.booked && stayOf(ownSearch)
      if (stay) missing.push({ id: room.id, ...stay })
      continue
    }
    const isChanged = before !== null && before !== offer.total
    const { replaced = [] } = room
    rooms.push({
      ...quotedRoom(offer, room),
      ...(isChanged && { shown: before }),
      ...(replaced.length > 0 && { replaced }),
      ...(split !== undefined && { split }),
    })
  }
  const inOrder = rooms.sort((a, b) => a.roomIndex - b.roomIndex)
  const bought = quoteExtras({ hotel, context }, inOrder, wanted)
  return {
    search,
    rooms: bought.rooms,
    priceChange: priceChangeOf(rooms),
    dropped,
    ...(missing.length > 0 && { missing }),
    ...(bought.dropped.length > 0 && { droppedExtras: bought.dropped }),
  }
}

/** What a room that is not quoted yet has of its nights already: no other room of its order gets them. */
function ownNights({ roomIndex, productId, booked, ...room }: WantedRoom, search: StaySearch) {
  const stay = stayOf(searchOfRoom(search, room))
  const typeOf = (id: string) => readProductId(id)?.roomCode
  if (!booked || !stay || typeOf(booked.productId) !== typeOf(productId)) return []
  const nights = booked.nights.filter(({ date }) => date >= stay.checkIn && date < stay.checkOut)
  return [{ roomIndex, productId, nights }]
}

/** Kept until the rooms are booked, so that a change of the first room is told on the review of all. */
function priceChangeOf(rooms: readonly QuotedRoom[]): Quote['priceChange'] {
  const changed = rooms.filter(({ shown }) => shown !== undefined)
  const before = changed.reduce((sum, { shown = 0 }) => sum + shown, 0)
  const after = changed.reduce((sum, { total }) => sum + total, 0)
  return before === after ? null : { before, after }
}

/** The quote of the same rooms as they are sold now; null when nothing has changed. */
export function quoteAnew(
  hotel: SeedHotel,
  context: OfferContext,
  quote: Quote,
  bookedOf: (itemId: string) => BookedRoom | undefined = () => undefined,
): Quote | null {
  const { search, missing: before = [] } = quote
  const wanted = quote.rooms.map(
    ({ id, roomIndex, productId, nights, total, replaced, split, shown = total, extras = [] }) => ({
      ...{ id, roomIndex, productId, replaced, split, extras, booked: bookedOf(id) },
      awards: awardedNights({ nights }),
      stay: daysOf({ nights }),
      kept: null,
      before: shown,
    }),
  )
  const { missing = [], ...quoted } = quoteRooms({ hotel, search, context }, wanted)
  const stillMissing = [...before, ...missing]
  const anew = { ...quoted, search, ...(stillMissing.length > 0 && { missing: stillMissing }) }
  const known = new Map(quote.rooms.map(({ id, ...room }) => [id, room]))
  const isChanged =
    anew.rooms.some(({ id, total, points }) => {
      const before = known.get(id)
      return before?.total !== total || before.points !== points
    }) || extrasTotal(anew.rooms) !== extrasTotal(quote.rooms)
  const isLess = anew.dropped.length > 0 || anew.droppedExtras !== undefined
  return isChanged || isLess ? anew : null
}

interface Nights {
  nights: readonly { date: string }[]
}

/** What is taken, together with the rooms that a cart has for its other parties. */
export function takenWith(
  taken: Taken,
  { rooms }: { rooms: readonly (Pick<QuotedRoom, 'roomIndex' | 'productId'> & Nights)[] },
  except: number,
): Taken {
  const own = new Map<string, number>()
  for (const { roomIndex, productId, nights } of rooms) {
    if (roomIndex === except) continue
    const code = readProductId(productId)?.roomCode
    for (const { date } of nights) own.set(`${code} ${date}`, (own.get(`${code} ${date}`) ?? 0) + 1)
  }
  return (hotelId, roomCode, night) =>
    taken(hotelId, roomCode, night) + (own.get(`${roomCode} ${night}`) ?? 0)
}

/** Why one product is not sold for the stay. */
function reasonOf(
  hotel: SeedHotel,
  productId: string,
  search: StaySearch,
  context: OfferContext,
): RefusalReason {
  if (!hasDates(search)) return 'soldOut'
  const nights = nightsForBooked(hotelNights(hotel, context), context.booked, search)
  const key = readProductId(productId)
  const room = nights.stock.rooms.find((one) => one.room.code === key?.roomCode)
  const plan = nights.stock.plans.find(({ code }) => code === key?.planCode)
  const sale = room && plan ? roomSale(nights, room, [plan], search) : null
  return sale?.refusal?.reason ?? 'soldOut'
}
