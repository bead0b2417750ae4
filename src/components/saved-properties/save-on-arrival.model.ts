import { useEffect, useState } from 'react'
import { forgetRequest } from '../../features/save-hotel/forget-request'
import { saveAtom } from '../../features/save-hotel/save-property.service'
import { useStores } from '../../hooks/page-store'
import { safeTarget } from '../../rules/pages/redirects'
import { announce } from '../../services/accessibility/live-region'
import { goTo } from '../../services/navigate/go'
import { type Page, pageAtom } from '../../services/page/page'
import { fillText } from '../../ui/text/fill-text'
import { saveRequestOf } from './save-request'
import type { SavedPropertiesProps } from './saved-properties.schema'

/** Pages whose address has had its say. */
const done = new WeakSet<Page>()

export interface Arrival {
  /** What kept the hotel from being saved or removed. */
  problem: 'limit' | 'saveFailed' | null
  /** A removal that the address asks for: it waits for the visitor's consent. */
  removal: { propertyId: string; confirm: () => void } | null
}

/**
 * Saves once the hotel that the page's address names and goes back to where the visitor came from,
 * when that is a page of this site (W53). A link can be anybody's: a hotel of the list is removed
 * only when the visitor agrees (docs/decisions/0037).
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
      // The way to the sign-in leads back to this address.
      if (outcome === 'signedOut') return
      forgetRequest(page, 'save', 'marshaCode', 'returnTo')
      if (outcome === 'limit') return setProblem('limit')
      if (outcome === 'failed') return setProblem('saveFailed')
      const isOwn = returnTo && safeTarget(returnTo, page)?.startsWith('/')
      if (isOwn) goTo(page, returnTo, { replace: true })
      else announce(fillText(save ? labels.savedNow : labels.removed, { hotel: labels.thisHotel }))
    }
    if (save || !saved.includes(propertyId)) void grant()
    else setRemoval({ propertyId, confirm: () => void grant() })
  }, [isReady, live])
  return { problem, removal }
}
