import { useCallback, useEffect, useState } from 'react'
import type { SelectedRate } from '../../features/booking/cart/select-rate.view'
import { type SelectForm, useSelectForm } from '../../features/booking/cart/use-select-form'
import { spokenPrice } from '../../features/rates/points-and-money'
import { useTermsTime } from '../../features/rates/policy/use-terms-time'
import type {
  OfferedPricing,
  OfferedProduct,
  OfferedRoom,
  UnavailableRoom,
} from '../../features/rates/product.model'
import { searchProductsByPropertyQuery } from '../../features/rates/products.operations'
import { rateTerms } from '../../features/rates/rate-terms'
import { type RoomDetailsState, useRoomFeatures } from '../../features/rates/room/use-room-features'
import { productsVariables } from '../../features/rates/use-products'
import { staySearchAtom } from '../../features/stay/search.store'
import { usePage } from '../../hooks/page-store'
import { type Overlay, useOverlay } from '../../hooks/use-overlay'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { nightsBetween } from '../../rules/stay/days'
import { formatSearch } from '../../rules/stay/stay-search'
import { announce } from '../../services/accessibility/live-region'
import { fillText } from '../../ui/text/fill-text'
import type { RoomDetailsModalProps } from './room-details-modal.schema'

export interface RoomRate extends SelectedRate {
  name: string
  terms: string[]
  /** Null: the guest may not see the price. */
  pricing: OfferedPricing | null
}

/** Another room of the list. */
export interface RoomStep {
  name: string
  show: () => void
}

export type RoomDetailsModalModel =
  /** In author mode: it has nothing to show. */
  | { state: 'none' }
  | ({ state: 'closed' } & Pick<Overlay, 'close'>)
  | {
      state: 'open'
      title: string
      details: RoomDetailsState
      rates: RoomRate[]
      /** Why nothing of the room is sold; null for a room with rates. */
      refused: UnavailableRoom['reason'] | null
      hrefOf: (dates: { checkIn: string; checkOut: string }) => string
      nights: number
      locale: string
      /** Null: the author wants no buttons. */
      select: SelectForm | null
      previous: RoomStep | null
      next: RoomStep | null
      close: Overlay['close']
    }

/** The longest wait for photos and features together (W55). */
const PATIENCE_MS = 5000

/** A room type with its photos, features and rates, in a dialog (W55). */
export function useRoomDetailsModal(props: RoomDetailsModalProps): RoomDetailsModalModel {
  const { labels, featureGroups, ctaMode } = props
  const { context, site, location } = usePage()
  const { locale, page } = context
  const search = usePageValue(staySearchAtom)
  const track = useTrack('room-details-modal', props)
  const overlay = useOverlay<'room-details'>(props)
  const { isOpen, close } = overlay
  const { code, show } = useShownRoom(overlay)
  const { rooms, products } = useRooms(isOpen, overlay.props.order)
  const now = useTermsTime(products)
  const at = rooms.findIndex(({ room }) => room.code === code)
  const listed = rooms[at]
  const propertyId = search.propertyId ?? page.propertyId ?? null
  const known = listed?.room
  const details = useRoomFeatures(propertyId, code, { known, featureGroups, labels })
  const isPatient = usePatience(code, PATIENCE_MS)
  const select = useSelectForm(
    useCallback((productId: string) => track('select_item', { productId }), [track]),
  )
  const shownCode = details.state === 'ready' ? details.code : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each room
  useEffect(() => {
    if (shownCode !== null) track('room_details_view', { roomCode: shownCode })
  }, [shownCode])

  if (context.mode === 'edit') return { state: 'none' }
  if (!isOpen || code === null) return { state: 'closed', close }
  const stepTo = (index: number): RoomStep | null => {
    const room = rooms[index]?.room
    if (!room || at < 0) return null
    return {
      name: room.name,
      show: () => {
        show(room.code)
        announce(room.name)
        track('room_modal_next', { roomCode: room.code })
      },
    }
  }
  const given = typeof overlay.props.name === 'string' ? overlay.props.name : ''
  const name = details.state === 'ready' ? details.name : (known?.name ?? given)
  const isWaiting = details.state === 'ready' && details.features.state === 'loading' && isPatient
  return {
    state: 'open',
    title: name || labels.roomDetails,
    details: isWaiting ? { state: 'loading' } : details,
    rates: products
      .filter(({ roomType }) => roomType?.code === code)
      .map((product) => roomRate(product, name, { labels, locale, now })),
    refused: listed?.refused ?? null,
    hrefOf: (dates) => `${location().pathname}?${formatSearch({ ...search, ...dates }, site)}`,
    nights: nightsBetween(search.checkIn ?? '', search.checkOut ?? ''),
    locale,
    select: ctaMode === 'select' ? select : null,
    previous: stepTo(at - 1),
    next: stepTo(at + 1),
    close,
  }
}

interface ListedRoom {
  room: OfferedRoom
  refused: UnavailableRoom['reason'] | null
}

const NOTHING: { rooms: ListedRoom[]; products: readonly OfferedProduct[] } = {
  rooms: [],
  products: [],
}

/**
 * The rooms of the page's list as they stand there; those that are not shown follow, and those that
 * are not sold stand last.
 */
function useRooms(isWanted: boolean, order: unknown): typeof NOTHING {
  const { context } = usePage()
  const search = usePageValue(staySearchAtom)
  const variables = isWanted ? productsVariables(search, context.page) : null
  const answer = useQuery(searchProductsByPropertyQuery, variables)
  if (!variables || answer.state !== 'ready') return NOTHING
  const { products, unavailable } = answer.data.searchProductsByProperty
  const sold = new Map(
    products.flatMap(({ roomType }) => (roomType ? [[roomType.code, roomType] as const] : [])),
  )
  const codes: readonly unknown[] = Array.isArray(order) ? order : []
  const placeOf = ({ code }: OfferedRoom) =>
    codes.includes(code) ? codes.indexOf(code) : codes.length
  const inOrder = [...sold.values()].sort((a, b) => placeOf(a) - placeOf(b))
  return {
    products,
    rooms: [
      ...inOrder.map((room) => ({ room, refused: null })),
      ...unavailable.map(({ roomType, reason }) => ({ room: roomType, refused: reason })),
    ],
  }
}

/** The room that is shown: the opener's, until the visitor goes on to another. */
function useShownRoom({ isOpen, props }: Overlay<'room-details'>) {
  const asked = typeof props.roomCode === 'string' && props.roomCode ? props.roomCode : null
  const [opening, setOpening] = useState(props)
  const [code, setCode] = useState(asked)
  if (opening !== props) {
    setOpening(props)
    setCode(asked)
  }
  return { code: isOpen ? code : null, show: setCode }
}

/** Whether a part of a room may still be waited for. */
function usePatience(code: string | null, ms: number): boolean {
  const [given, setGiven] = useState<string | null>(null)
  useEffect(() => {
    if (code === null) return
    const timer = setTimeout(() => setGiven(code), ms)
    return () => {
      clearTimeout(timer)
      setGiven(null)
    }
  }, [code, ms])
  return given !== code
}

function roomRate(
  product: OfferedProduct,
  room: string,
  options: { labels: RoomDetailsModalProps['labels']; locale: string; now: number },
): RoomRate {
  const { labels, locale } = options
  const { id, quoteToken, rate, ratePlan, totalPricing } = product
  const pricing = rate?.isGuestViewable === false ? null : totalPricing
  const name = ratePlan?.name || labels.standardRate
  return {
    id,
    quoteToken,
    name,
    terms: rateTerms(product, options),
    pricing,
    selectName: fillText(labels.selectNamed, {
      room,
      rate: name,
      price: pricing ? spokenPrice(pricing, labels, locale) : labels.confidential,
    }),
  }
}
