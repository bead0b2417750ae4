import { useEffect, useState } from 'react'
import { forgetRequest } from '../../features/save-hotel/forget-request'
import { saveAtom } from '../../features/save-hotel/save-property.service'
import { useStores } from '../../hooks/page-store'
import { safeTarget } from '../../rules/pages/redirects'
import { announce } from '../../services/accessibility/live-region'
import { navigate } from '../../services/navigate/navigate'
import { type Page, pageAtom } from '../../services/page/page'
import { fillText } from '../../ui/text/fill-text'
import { saveRequestOf } from './save-request'
import type { SavedPropertiesProps } from './saved-properties.schema'

/** Pages whose address was already processed. */
const done = new WeakSet<Page>()

export interface Arrival {
  /** Why the hotel was not saved or removed. */
  problem: 'limit' | 'saveFailed' | null
  /** A removal that the address requests, which waits for the visitor's confirmation. */
  removal: { propertyId: string; confirm: () => void } | null
}

/**
 * Saves the hotel in the page's address once, and returns to the visitor's previous page if it is on this
 * site (W53). A link may come from anywhere, so a hotel is removed only after the visitor has confirmed
 * it (docs/decisions/0037).
 */
export function useSaveOnArrival(
  saved: readonly string[] | null,
  labels: SavedPropertiesProps['labels'],
): Arrival {
  const { live } = useStores()
  const [problem, setProblem] = useState<Arrival['problem']>(null)
  const [removal, setRemoval] = useState<Arrival['removal']>(null)
  const isReady = saved !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page, with the texts of then
  useEffect(() => {
    const page = live.get(pageAtom)
    const asked = saveRequestOf(page)
    if (!saved || !asked || page.context.mode !== 'publish' || done.has(page)) return
    done.add(page)
    const { propertyId, save, returnTo } = asked
    const grant = async () => {
      setRemoval(null)
      const outcome = await live.set(saveAtom, { propertyId, surface: 'card', save })
      // The sign-in returns to this address.
      if (outcome === 'signedOut') return
      forgetRequest(page, 'save', 'marshaCode', 'returnTo')
      if (outcome === 'limit') return setProblem('limit')
      if (outcome === 'failed') return setProblem('saveFailed')
      const isOwn = returnTo && safeTarget(returnTo, page)?.startsWith('/')
      if (isOwn) navigate(page, returnTo, { replace: true })
      else announce(fillText(save ? labels.savedNow : labels.removed, { hotel: labels.thisHotel }))
    }
    if (save || !saved.includes(propertyId)) void grant()
    else setRemoval({ propertyId, confirm: () => void grant() })
  }, [isReady, live])
  return { problem, removal }
}
