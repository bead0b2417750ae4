import { useEffect, useState } from 'react'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { guestInfoPath, reviewDetailsPath } from '../../rules/site/booking-paths'
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

/** The steps of the booking (A.7); only in the variant “booking”, on a booking page. */
export function useBookingSteps(props: NavigationProps): BookingStep[] {
  const page = usePage()
  const localPath = usePageValue(localPathAtom)
  const track = useTrack('navigation', props)
  const [hasCart, setCart] = useState(false)
  const current =
    props.variant === 'booking' ? PAGES.findIndex((ids) => ids.includes(page.context.page.id)) : -1
  // The confirmation has no links back, because the cart has become a booking.
  const mayGoBack = current > 0 && current < BACK.length
  useEffect(() => {
    if (!mayGoBack || page.context.mode === 'edit') return
    import('../../services/session/session')
      .then(({ getSession }) => getSession(page))
      .then(({ shoppingCartId }) => setCart(Boolean(shoppingCartId)))
      .catch(() => {})
  }, [mayGoBack, page])
  if (current < 0) return []
  return props.steps.slice(0, PAGES.length).map((label, index) => ({
    label,
    // The address has the search and the cart (docs/decisions/0042).
    href:
      hasCart && index < current
        ? localPath((BACK[index]?.(page.site) ?? '') + page.location().search)
        : null,
    isCurrent: index === current,
    onClick: () => track('step_back', { from: current + 1, to: index + 1 }),
  }))
}
