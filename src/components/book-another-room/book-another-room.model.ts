import { cartVariables, useCart } from '../../features/booking/cart/use-cart'
import { staySearchAtom } from '../../features/stay/search.store'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import type { PageContext } from '../../services/page/page-context'

export interface RoomStep {
  number: number
  guests: number
  /** The chosen room type; null for a room that is to be chosen. */
  chosen: string | null
  isCurrent: boolean
}

export type BookAnotherRoomModel =
  /** A stay with one room has no steps. */
  { state: 'none' } | { state: 'steps'; steps: RoomStep[]; locale: string }

/** The question for the page's cart; null for a page without one. */
export function stepsVariables({ page }: PageContext) {
  return cartVariables(page)
}

/** The rooms of the stay, chosen one after the other (W25). */
export function useBookAnotherRoom(): BookAnotherRoomModel {
  const { context } = usePage()
  const search = usePageValue(staySearchAtom)
  const { state, cart } = useCart()
  const parties = cart?.parties ?? search.parties
  if (parties.length < 2 || state === 'loading' || !search.checkIn) return { state: 'none' }
  const chosen = new Map(
    cart?.items.map(({ roomIndex, product }) => [roomIndex, product.roomType?.name ?? '']),
  )
  const current = cart ? cart.nextRoomIndex : 0
  return {
    state: 'steps',
    locale: context.locale,
    steps: parties.map(({ adults, childAges }, index) => ({
      number: index + 1,
      guests: adults + childAges.length,
      chosen: chosen.get(index) ?? null,
      isCurrent: index === current,
    })),
  }
}
