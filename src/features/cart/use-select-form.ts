import { useEffect, useState } from 'react'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { selectRateCall } from '../../rules/site/rare-calls'
import { formatSearch } from '../../rules/stay/stay-search'
import { localPathAtom } from '../../services/navigate/context-path'
import { staySearchAtom } from '../stay/search.store'
import { useCart } from './use-cart'

export interface SelectForm {
  action: string
  /** Hidden fields that every rate sends. */
  fields: readonly (readonly [string, string])[]
  /** The product that is on its way into the cart. */
  busyId: string | null
  onSubmit: (productId: string) => void
}

/**
 * The form that puts a rate into the cart of the page's address, or into a new one (D.9). `roomIndex`:
 * the room of the stay that is chosen, the cart's next one without.
 */
export function useSelectForm(
  onSelect: (productId: string) => void,
  roomIndex?: number | undefined,
): SelectForm {
  const { site } = usePage()
  const localPath = usePageValue(localPathAtom)
  const search = usePageValue(staySearchAtom)
  const { cart } = useCart()
  const [busyId, setBusyId] = useState<string | null>(null)

  useEffect(() => {
    // A browser brings back a page that has been left as it was.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setBusyId(null)
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  return {
    action: localPath(selectRateCall(site)),
    fields: [
      ['searchCriteria', formatSearch(search, site).toString()],
      ['roomIndex', `${roomIndex ?? cart?.nextRoomIndex ?? 0}`],
      ...(cart
        ? ([
            ['cartId', cart.id],
            ['revision', `${cart.revision}`],
          ] as const)
        : []),
    ],
    busyId,
    onSubmit: (productId) => {
      setBusyId(productId)
      onSelect(productId)
    },
  }
}
