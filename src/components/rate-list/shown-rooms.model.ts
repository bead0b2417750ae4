import type {
  OfferedPricing,
  OfferedProduct,
  OfferedRoom,
} from '../../features/rates/product.model'
import { rateTerms } from '../../features/rates/rate-terms'
import { roomFacts } from '../../features/rates/room/room-facts'
import { roomPicture } from '../../features/rates/room-picture.model'
import { memberSaving, type RateSort, roomsOf } from '../../features/rates/rooms.model'
import { stripTags } from '../../rules/content/plain-text'
import { formatMoney, type Money } from '../../rules/money/money'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import type { RateListLabels, RateListProps } from './rate-list.schema'

/** A room type with its rates, in the order of the list. */
export interface ShownRoom {
  room: OfferedRoom
  first: readonly OfferedProduct[]
  /** The rates behind "more rates". */
  others: readonly OfferedProduct[]
}

/**
 * The words of a list's cards. Each is made once, when its card is drawn first: rates of another tab are
 * not, and a card whose rates are only sorted in another way keeps its facts.
 */
export interface CardWords {
  facts: (room: OfferedRoom) => RoomFacts
  rate: (product: OfferedProduct, room: OfferedRoom) => ShownRate
}

export interface RoomFacts {
  code: string
  name: string
  image: ReturnType<typeof roomPicture>
  /** Beds, guests, area, view: a few words each. */
  list: string[]
  /** Without markup: a card may appear in the browser, where HTML of the page is not trusted. */
  text: string
}

export interface ShownRate {
  id: string
  quoteToken: string | null
  name: string
  badges: string[]
  terms: string[]
  /** That few rooms are left; null for more than the author's limit. */
  left: string | null
  /** Null: the guest may not see the price. */
  pricing: OfferedPricing | null
  /** The public price of the same room and terms, if this one is lower. */
  compared: Money | undefined
  /** Room, rate and total, for the name of the button. */
  selectName: string
  /** Room and rate, for the name of its link. */
  fullName: string
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
  props: RateListProps,
  options: FactOptions,
): CardWords {
  const facts = onceEach((room: OfferedRoom) => factsOf(room, props.labels, options.locale))
  const rates = onceEach((product: OfferedProduct, room: OfferedRoom) =>
    shownRate(product, room, products, props, options),
  )
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

function factsOf(room: OfferedRoom, labels: RateListLabels, locale: string): RoomFacts {
  return {
    code: room.code,
    name: room.name,
    image: roomPicture(room),
    list: roomFacts(room, labels, locale),
    text: stripTags(`${room.shortText ?? ''}`),
  }
}

function shownRate(
  product: OfferedProduct,
  room: OfferedRoom,
  products: readonly OfferedProduct[],
  { labels, lowInventoryAt }: RateListProps,
  { locale, now }: FactOptions,
): ShownRate {
  const { inventory, rate } = product
  const isShown = rate?.isGuestViewable ?? true
  const pricing = isShown ? (product.totalPricing ?? null) : null
  const saving = isShown ? memberSaving(product, products) : null
  const name = product.ratePlan?.name || labels.standard
  return {
    id: product.id,
    quoteToken: product.quoteToken ?? null,
    name,
    badges: [
      product.defaultSelected ? labels.current : '',
      product.recommended ? labels.recommended : '',
      rate?.isMemberRate ? labels.memberRate : '',
      saving ? fillText(labels.save, { percent: saving.percent }) : '',
    ].filter(Boolean),
    terms: rateTerms(product, { labels, locale, now }),
    left:
      inventory !== null && inventory > 0 && inventory <= lowInventoryAt
        ? countText(labels.onlyLeft, inventory, locale)
        : null,
    pricing,
    compared: saving?.compared.totalPricing?.total,
    fullName: fillText(labels.rateNamed, { room: room.name, rate: name }),
    selectName: fillText(labels.selectNamed, {
      room: room.name,
      rate: name,
      price: pricing ? formatMoney(pricing.total, locale) : labels.confidential,
    }),
  }
}
