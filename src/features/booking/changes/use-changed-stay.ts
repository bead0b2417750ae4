import { usePage } from '../../../hooks/page-store'
import { usePageValue } from '../../../hooks/use-page-value'
import type { Party, StaySearch } from '../../../rules/stay/stay-search'
import { staySearchAtom } from '../../stay/search.store'
import { useCart } from '../cart/use-cart'
import { useStay } from '../use-booking'
import { isChangePage } from './change-page.rules'
import {
  daysToMove,
  NO_CHOICE,
  type RoomsToMove,
  roomsOfChange,
  roomsOfStay,
} from './rooms-to-move'

/** The booked stay that a page changes. */
export interface ChangedStay {
  /** What names it, or the cart in which it is changed, in a call. */
  fields: Readonly<Record<string, string>>
  /** The handle of its order. */
  stay: string
  /** What is wanted so far, of the rooms that are chosen; of its page, what is booked. */
  search: StaySearch
  /** Which rooms can get other dates, where a guest can choose. */
  toMove: RoomsToMove
  /** The rooms that the rates of the page are shown for: they get its dates. Null on other pages. */
  listed: readonly string[] | null
}

/**
 * The booked stay that the page can change: on its own page, and on the pages of a change. Null elsewhere, and
 * until it is known.
 */
export function useChangedStay(): ChangedStay | null {
  const { page } = usePage().context
  const search = usePageValue(staySearchAtom)
  const isStayPage = page.id === 'upcoming-reservation'
  const stay = useStay(isStayPage)
  const { cart } = useCart()
  if (isStayPage && stay?.stay) {
    const { propertyId } = stay.stay
    const toMove = roomsOfStay(stay)
    const { checkIn, checkOut } = daysToMove(toMove) ?? stay.stay
    const living = stay.items.filter(({ status }) => status !== 'CANCELLED')
    const parties = living.map(({ party }) => party)
    return {
      fields: { stay: stay.handle },
      stay: stay.handle,
      search: { ...search, propertyId, checkIn, checkOut, parties },
      ...{ toMove, listed: null },
    }
  }
  if (!isChangePage(page) || !cart) return null
  const isOfList = page.id === 'modify-rate-list'
  const toMove = isOfList ? NO_CHOICE : roomsOfChange(cart)
  const dates = isOfList ? search : (daysToMove(toMove) ?? cart)
  return {
    fields: { cartId: cart.id, revision: `${cart.revision}` },
    stay: page.stay,
    search: {
      ...search,
      propertyId: cart.propertyId,
      checkIn: dates.checkIn,
      checkOut: dates.checkOut,
      parties: partiesOf(isOfList ? search.parties : [], cart.parties),
    },
    toMove,
    listed: isOfList ? (page.rooms ?? null) : null,
  }
}

/** Guests that the address asks for, of as many rooms as are booked. */
function partiesOf(asked: readonly Party[], booked: readonly Party[]): readonly Party[] {
  return asked.length === booked.length ? asked : booked
}
