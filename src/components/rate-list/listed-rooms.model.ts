import { type MouseEvent, useMemo } from 'react'
import type { UsualRate } from '../../features/booking/cart/failed-choice.view'
import type { RateForm } from '../../features/booking/cart/use-select-form'
import { useConvertedPrice } from '../../features/currency/use-converted-price'
import type { OfferedProduct } from '../../features/rates/product.model'
import type { CardRoom } from '../../features/rates/room-card.model'
import { type RateSort, tabOf } from '../../features/rates/rooms.model'
import { isPlainClick } from '../../hooks/is-plain-click'
import { usePage } from '../../hooks/page-store'
import { useTrack } from '../../hooks/use-track'
import { formatMoney, type Money } from '../../rules/money/money'
import { queryName } from '../../rules/site/query'
import { openOverlay } from '../../services/overlays/overlays'
import type { RateListProps } from './rate-list.schema'
import {
  type CardWords,
  cardWords,
  type ShownRate,
  type ShownRoom,
  shownRooms,
} from './shown-rooms.model'

/** The rooms as their cards show them, and what all cards share. */
export interface ListedRooms {
  rooms: ShownRoom[]
  words: CardWords
  form: RateForm
  /** The least expensive rate that everybody can have of the room of a product; null: there is none. */
  usualOf: (productId: string) => UsualRate | null
  nights: number
  locale: string
  convert: ((money: Money) => string) | null
  details: {
    /** Id of the component that shows the terms of a rate on this page. */
    anchor: string | undefined
    /** This page with the terms of a rate. */
    hrefOf: (productId: string) => string
    open: (rate: ShownRate, event: MouseEvent) => void
  }
  roomDetails: {
    /** Id of the component that shows a room on this page. */
    anchor: string | undefined
    /** This page with the details of a room. */
    hrefOf: (roomCode: string) => string
    open: (room: CardRoom, event: MouseEvent) => void
  }
}

interface Listed {
  /** All of the answer. */
  products: readonly OfferedProduct[]
  /** Those that the tab and the filters leave. */
  shown: readonly OfferedProduct[]
  sort: RateSort
  form: RateForm
  nights: number
  /** Of the hotel. */
  currency: string | undefined
  /** This page with its tab and its order. */
  pageHref: string
  /** When terms are stated, ms since 1970. */
  now: number
}

/** The same object until something of it changes, so that hundreds of rates are not drawn again. */
export function useListedRooms(
  props: RateListProps,
  { products, shown, sort, form, nights, currency, pageHref, now }: Listed,
): ListedRooms {
  const page = usePage()
  const { locale } = page.context
  const track = useTrack('rate-list', props)
  const convert = useConvertedPrice(currency)
  const words = useMemo(
    () => cardWords(products, props, { locale, now }),
    [products, props, locale, now],
  )
  const { ratesPerCard } = props
  const rooms = useMemo(
    () => shownRooms(shown, sort, ratesPerCard, now),
    [shown, sort, ratesPerCard, now],
  )
  return useMemo((): ListedRooms => {
    const order = rooms.map(({ room }) => room.code)
    const roomHref = `${pageHref}&${queryName(page.site, 'room')}=`
    const detailsHref = `${pageHref}&${queryName(page.site, 'product')}=`
    return {
      ...{ rooms, words, form, nights, locale, convert },
      usualOf: (productId) => usualRate(products, productId, locale),
      details: {
        anchor: page.placed(['rate-details']),
        hrefOf: (productId) => `${detailsHref}${productId}`,
        open: (rate, event) => {
          if (!isPlainClick(event)) return
          const { id: productId, quoteToken, name } = rate
          if (openOverlay('rate-details', { productId, quoteToken, name })) event.preventDefault()
          track('rate_details_open', { productId })
        },
      },
      roomDetails: {
        anchor: page.placed(['room-details']),
        hrefOf: (roomCode) => `${roomHref}${roomCode}`,
        open: ({ code: roomCode, name }, event) => {
          if (!isPlainClick(event)) return
          if (openOverlay('room-details', { roomCode, name, order })) event.preventDefault()
          track('room_details_open', { roomCode })
        },
      },
    }
  }, [products, rooms, words, form, nights, locale, convert, pageHref, page, track])
}

function usualRate(
  products: readonly OfferedProduct[],
  productId: string,
  locale: string,
): UsualRate | null {
  const room = products.find(({ id }) => id === productId)?.roomType?.code
  const totalOf = ({ totalPricing }: OfferedProduct) => totalPricing?.total ?? null
  const [usual] = products
    .filter((product) => product.roomType?.code === room && tabOf(product) === 'standard')
    .filter((product) => totalOf(product) !== null)
    .sort((a, b) => (totalOf(a)?.amount ?? 0) - (totalOf(b)?.amount ?? 0))
  const total = usual && totalOf(usual)
  if (!usual || !total) return null
  const { id, quoteToken, ratePlan } = usual
  return {
    rate: { id, quoteToken },
    name: ratePlan?.name ?? '',
    price: formatMoney(total, locale),
  }
}
