import { useConvertedPrice } from '../../features/currency/use-converted-price'
import type { OfferedPricing } from '../../features/rates/product.model'
import { rateTerms } from '../../features/rates/rate-terms'
import { roomPicture } from '../../features/rates/room-picture.model'
import { staySearchAtom } from '../../features/stay/search.store'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { formatMoney, type Money } from '../../rules/money/money'
import { rateListPath } from '../../rules/site/paths'
import { queryName } from '../../rules/site/query'
import { nightsBetween } from '../../rules/stay/days'
import { formatSearch } from '../../rules/stay/stay-search'
import { localPathAtom } from '../../services/navigate/context-path'
import { roomOverviewQuery } from './room-overview.operations'
import type { RoomOverviewProps } from './room-overview.schema'

export interface CartRoom {
  id: string
  number: number
  guests: number
  name: string
  rate: string
  beds: string
  /** How the rate is cancelled and paid, and what it includes. */
  terms: string[]
  image: ReturnType<typeof roomPicture>
  /** Null: the guest may not see it. */
  pricing: OfferedPricing | null
}

export type RoomOverviewModel =
  /** The page has no cart of this visitor. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready'
      rooms: CartRoom[]
      /** Rooms of the stay, chosen or not. */
      count: number
      nights: number
      locale: string
      /** Totals before and now, when the price is not the one that was chosen. */
      priceChange: { before: string; after: string } | null
      /** Names of rooms that are not sold any more. */
      dropped: string[]
      /** The first room without a choice, and where to choose it. */
      missing: { number: number; href: string } | null
      convert: ((money: Money) => string) | null
    }

/** The rooms of the visitor's cart (W29). */
export function useRoomOverview({ labels, showImage }: RoomOverviewProps): RoomOverviewModel {
  const { context, site } = usePage()
  const { locale, page } = context
  const search = usePageValue(staySearchAtom)
  const localPath = usePageValue(localPathAtom)
  const variables = page.cart ? { cartId: page.cart } : null
  const { retry, ...answer } = useQuery(roomOverviewQuery, variables)
  const cart = answer.state === 'ready' ? answer.data.cart : null
  const convert = useConvertedPrice(cart?.items[0]?.pricing?.total.currency)

  if (!variables) return { state: 'none' }
  if (answer.state === 'loading') return { state: 'loading' }
  if (answer.state === 'failed') return { state: 'failed', retry }
  if (!cart) return { state: 'none' }
  const query = formatSearch(search, site)
  query.set(queryName(site, 'cart'), cart.id)
  const { priceChange, nextRoomIndex: next } = cart
  return {
    state: 'ready',
    rooms: cart.items.map(({ id, roomIndex, party, product, pricing }) => ({
      id,
      number: roomIndex + 1,
      guests: party.adults + party.childAges.length,
      name: product.roomType?.name ?? '',
      rate: product.ratePlan?.name ?? '',
      beds: product.roomType?.bedText ?? '',
      terms: rateTerms(product, labels, locale),
      image: showImage && product.roomType ? roomPicture(product.roomType) : null,
      pricing,
    })),
    count: cart.parties.length,
    nights: nightsBetween(cart.checkIn, cart.checkOut),
    locale,
    priceChange: priceChange && {
      before: formatMoney(priceChange.before, locale),
      after: formatMoney(priceChange.after, locale),
    },
    dropped: cart.dropped.map(({ name }) => name),
    missing:
      next === null
        ? null
        : { number: next + 1, href: localPath(`${rateListPath(site)}?${query}`) },
    convert,
  }
}
