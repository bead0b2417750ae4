import { useEffect } from 'react'
import { useConvertedPrice } from '../../features/currency/use-converted-price'
import { useTermsTime } from '../../features/rates/policy/use-terms-time'
import type { OfferedProduct, Refused } from '../../features/rates/product.model'
import { searchProductsByPropertyQuery } from '../../features/rates/products.operations'
import { type RowRate, rowRate } from '../../features/rates/rate-row.model'
import { roomDetailsFeaturesQuery } from '../../features/rates/room/room-features.operations'
import { type CardRoom, cardRoom } from '../../features/rates/room-card.model'
import { roomsOf, tabOf } from '../../features/rates/rooms.model'
import { productsVariables } from '../../features/rates/use-products'
import { useRateCardLoading } from '../../features/rates/use-rate-card-loading'
import { staySearchAtom } from '../../features/stay/search.store'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import type { Money } from '../../rules/money/money'
import { rateListPath } from '../../rules/site/paths'
import { type QueryName, queryName } from '../../rules/site/query'
import { nightsBetween } from '../../rules/stay/days'
import { formatSearch, parseSearch, type StaySearch } from '../../rules/stay/stay-search'
import { localPathAtom } from '../../services/navigate/context-path'
import type { PageContext } from '../../services/page/page-context'
import { visitorAtom } from '../../services/session/visitor'
import type { RateCardProps } from './rate-card.schema'

export type RateCardModel =
  /** No room type, or one that the hotel does not have. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready'
      room: CardRoom
      /** The page that shows all of the room. */
      detailsHref: string
      onDetails: () => void
      offer: RoomOffer
      locale: string
    }

/** What the room costs for the page's search. */
export type RoomOffer =
  | { state: 'noDates'; href: string }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'soldOut'
      reasons: readonly Refused[]
      hrefOf: (dates: { checkIn: string; checkOut: string }) => string
      href: string
    }
  | {
      state: 'rate'
      rate: RowRate
      nights: number
      /** Rooms of the search; the price is that of the first. */
      rooms: number
      convert: ((money: Money) => string) | null
      /** The room in the rate list. */
      href: string
    }

/** The page's search, in the page's hotel. */
function searchOf(search: StaySearch, { propertyId }: PageContext['page']): StaySearch {
  return { ...search, propertyId: propertyId ?? search.propertyId }
}

/** The questions for a room type, and for its rates where the search has dates. */
function variablesOf(roomTypeCode: string, search: StaySearch, page: PageContext['page']) {
  const { propertyId } = search
  if (!propertyId || !roomTypeCode) return { room: null, products: null }
  const products = productsVariables(search, page)
  return { room: { propertyId, roomTypeCode }, products: products && { ...products, roomTypeCode } }
}

/** The questions of a page's address. */
export function pageVariables(
  { roomCode }: Pick<RateCardProps, 'roomCode'>,
  { page, site, renderedAt }: PageContext,
) {
  const search = parseSearch(new URLSearchParams(page.search), site, renderedAt ?? Date.now())
  return variablesOf(roomCode.trim(), searchOf(search, page), page)
}

const NONE: never[] = []

/** One room type of the page's hotel, with its lowest price for the page's search (W19). */
export function useRateCard(props: RateCardProps): RateCardModel {
  const { labels, lowInventoryAt, showStrikethrough } = props
  const { context, site } = usePage()
  const { locale, page } = context
  const search = searchOf(usePageValue(staySearchAtom), page)
  const localPath = usePageValue(localPathAtom)
  const isMember = usePageValue(visitorAtom).state === 'authenticated'
  const track = useTrack('rate-card', props)
  const roomCode = props.roomCode.trim()
  const variables = variablesOf(roomCode, search, page)
  const room = useQuery(roomDetailsFeaturesQuery, variables.room)
  const sold = useQuery(searchProductsByPropertyQuery, variables.products, { fresh: true })
  useRateCardLoading(variables.products !== null && sold.state === 'loading')
  const answer = sold.state === 'ready' ? sold.data.searchProductsByProperty : null
  const products = answer?.products ?? NONE
  const now = useTermsTime(products)
  const lowest = lowestOf(products, isMember, now)
  const convert = useConvertedPrice(lowest?.totalPricing?.total.currency)
  const isPriced = lowest !== null && room.state === 'ready'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a room with its price
  useEffect(() => {
    if (isPriced) track('rate_view', { roomCode })
  }, [isPriced, roomCode])

  if (!variables.room) return { state: 'none' }
  if (room.state !== 'ready')
    return room.state === 'failed' ? { state: 'failed', retry: room.retry } : { state: 'loading' }
  const { roomType } = room.data.roomDetailsFeatures
  if (!roomType) return { state: 'none' }
  const shown = cardRoom(roomType, labels, locale)
  const hrefOf = (
    changes: Partial<StaySearch>,
    more: { [Name in QueryName]?: string },
    anchor = '',
  ) => {
    const query = formatSearch({ ...search, ...changes }, site)
    for (const [name, value] of Object.entries({ cart: page.cart, ...more }))
      if (value) query.set(queryName(site, name as QueryName), value)
    return localPath(`${rateListPath(site)}?${query}${anchor && `#${anchor}`}`)
  }

  function offerOf(): RoomOffer {
    if (!variables.products) return { state: 'noDates', href: hrefOf({}, {}) }
    if (sold.state === 'failed') return { state: 'failed', retry: sold.retry }
    if (!answer) return { state: 'loading' }
    // The reason of the room, else that of the stay.
    const [own] = answer.unavailable
    if (!lowest)
      return {
        state: 'soldOut',
        reasons: own ? [own.reason] : answer.reasons,
        hrefOf: (dates) => hrefOf(dates, {}, shown.anchor),
        href: hrefOf({}, {}),
      }
    const tab = tabOf(lowest)
    return {
      state: 'rate',
      rate: rowRate(lowest, shown.name, products, {
        ...{ labels, lowInventoryAt, locale, now },
        isComparing: showStrikethrough,
      }),
      nights: nightsBetween(search.checkIn ?? '', search.checkOut ?? ''),
      rooms: search.parties.length,
      convert,
      href: hrefOf({}, tab === 'standard' ? {} : { tab }, shown.anchor),
    }
  }

  return {
    state: 'ready',
    room: shown,
    detailsHref: hrefOf({}, { room: roomCode }),
    onDetails: () => track('room_details_open', { roomCode }),
    offer: offerOf(),
    locale,
  }
}

/**
 * The lowest rate that a visitor may book: a member's rate is for members, unless the room has no other.
 * None in points.
 */
function lowestOf(
  products: readonly OfferedProduct[],
  isMember: boolean,
  now: number,
): OfferedProduct | null {
  const inMoney = products.filter((product) => tabOf(product) !== 'points')
  const open = inMoney.filter((product) => isMember || tabOf(product) !== 'member')
  const [room] = roomsOf(open.length > 0 ? open : inMoney, 'priceAsc', now)
  return room?.rates[0] ?? null
}
