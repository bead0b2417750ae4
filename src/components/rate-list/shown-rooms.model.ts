import { spokenPrice } from '../../features/rates/points-and-money'
import type { OfferedProduct, OfferedRoom } from '../../features/rates/product.model'
import { type RowRate, rowRate } from '../../features/rates/rate-row.model'
import { type CardRoom, cardRoom } from '../../features/rates/room-card.model'
import { type RateSort, roomsOf } from '../../features/rates/rooms.model'
import { fillText } from '../../ui/text/fill-text'
import type { RateListProps } from './rate-list.schema'

/** A room type with its rates, in the order of the list. */
export interface ShownRoom {
  room: OfferedRoom
  first: readonly OfferedProduct[]
  /** The rates behind "more rates". */
  others: readonly OfferedProduct[]
}

export interface ShownRate extends RowRate {
  /** Room, rate and total, for the name of the button. */
  selectName: string
}

/**
 * The words of a list's cards. Each is made once, when its card is drawn first: rates of another tab are
 * not, and a card whose rates are only sorted in another way keeps its facts.
 */
export interface CardWords {
  facts: (room: OfferedRoom) => CardRoom
  rate: (product: OfferedProduct, room: OfferedRoom) => ShownRate
}

/** The rooms of these rates at a time, ms since 1970. */
export function shownRooms(
  shown: readonly OfferedProduct[],
  sort: RateSort,
  ratesPerCard: number,
  now: number,
): ShownRoom[] {
  return roomsOf(shown, sort, now).map(({ room, rates }) => ({
    room,
    first: rates.slice(0, ratesPerCard),
    others: rates.slice(ratesPerCard),
  }))
}

interface FactOptions {
  locale: string
  /** When terms are stated, ms since 1970. */
  now: number
}

/** `products`: all of the answer. */
export function cardWords(
  products: readonly OfferedProduct[],
  { labels, lowInventoryAt }: RateListProps,
  { locale, now }: FactOptions,
): CardWords {
  const facts = onceEach((room: OfferedRoom) => cardRoom(room, labels, locale))
  const rates = onceEach((product: OfferedProduct, { name: room }: OfferedRoom): ShownRate => {
    const rate = rowRate(product, room, products, { labels, lowInventoryAt, locale, now })
    const price = rate.pricing ? spokenPrice(rate.pricing, labels, locale) : labels.confidential
    return { ...rate, selectName: fillText(labels.selectNamed, { room, rate: rate.name, price }) }
  })
  return {
    facts: (room) => facts(room.code, room),
    rate: (product, room) => rates(product.id, product, room),
  }
}

/** Makes something once for each key. */
function onceEach<Given extends unknown[], Made>(make: (...given: Given) => Made) {
  const made = new Map<string, Made>()
  return (key: string, ...given: Given): Made => {
    const known = made.get(key) ?? make(...given)
    made.set(key, known)
    return known
  }
}
