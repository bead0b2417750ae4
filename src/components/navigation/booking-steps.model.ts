import { useEffect, useState } from 'react'
import { isChangePage } from '../../features/booking/changes/change-page.rules'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import {
  guestInfoPath,
  modifyRateListPath,
  reviewDetailsPath,
  reviewGuestInfoPath,
} from '../../rules/site/booking-paths'
import { rateListPath } from '../../rules/site/paths'
import { localPathAtom } from '../../services/navigate/context-path'
import type { NavigationProps } from './navigation.schema'

export interface BookingStep {
  label: string
  /** A completed step, as long as there is a cart. */
  href: string | null
  isCurrent: boolean
  onClick: () => void
}

const PAGES = [
  ['rate-list', 'modify-rate-list'],
  ['review-details'],
  ['guest-info', 'review-guest-info'],
  ['confirmation'],
]

const BACK = [rateListPath, reviewDetailsPath, guestInfoPath]
const BACK_OF_CHANGE = [modifyRateListPath, reviewDetailsPath, reviewGuestInfoPath]

/** The steps of the booking (A.7); only in the variant “booking”, on a booking page. */
export function useBookingSteps(props: NavigationProps): BookingStep[] {
  const page = usePage()
  const localPath = usePageValue(localPathAtom)
  const track = useTrack('navigation', props)
  const isChange = isChangePage(page.context.page)
  const back = isChange ? BACK_OF_CHANGE : BACK
  // A change is not the session's cart: its page has it.
  const [hasCart, setCart] = useState(isChange)
  const { id, cart } = page.context.page
  // Without a cart it is about the guests of a booked stay.
  const isOfStay = id === 'review-guest-info' && cart === undefined
  const isBooking = props.variant === 'booking' && !isOfStay
  const current = isBooking ? PAGES.findIndex((ids) => ids.includes(id)) : -1
  // The confirmation has no links back, because the cart has become a booking.
  const mayGoBack = current > 0 && current < back.length
  useEffect(() => {
    if (!mayGoBack || isChange || page.context.mode === 'edit') return
    import('../../services/session/session')
      .then(({ getSession }) => getSession(page))
      .then(({ shoppingCartId }) => setCart(Boolean(shoppingCartId)))
      .catch(() => {})
  }, [mayGoBack, isChange, page])
  if (current < 0) return []
  return props.steps.slice(0, PAGES.length).map((label, index) => ({
    label,
    // The address has the search and the cart (docs/decisions/0042).
    href:
      hasCart && index < current
        ? localPath((back[index]?.(page.site) ?? '') + page.location().search)
        : null,
    isCurrent: index === current,
    onClick: () => track('step_back', { from: current + 1, to: index + 1 }),
  }))
}
