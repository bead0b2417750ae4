import { useEffect, useRef } from 'react'
import { usePage, useStores } from '../../../hooks/page-store'
import { usePageValue } from '../../../hooks/use-page-value'
import { visitorAtom } from '../../../services/session/visitor'

/**
 * Books the cart of the page for a visitor who signs in while the page is shown: the cart stays, its
 * prices are looked up anew, and the page shows them without losing what was typed.
 */
export function useCartMember(): void {
  const { cart } = usePage().context.page
  const { live } = useStores()
  const { state } = usePageValue(visitorAtom)
  const before = useRef(state)
  useEffect(() => {
    const wasStranger = before.current !== 'unknown' && before.current !== 'authenticated'
    before.current = state
    if (!cart || !wasStranger || state !== 'authenticated') return
    import('./associate.service').then(
      ({ associateProfileAtom }) => live.set(associateProfileAtom, null),
      // The order is of the member who has signed in, also without it.
      () => {},
    )
  }, [state, cart, live])
}
