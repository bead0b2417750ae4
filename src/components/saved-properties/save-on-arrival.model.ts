import { useEffect, useState } from 'react'
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

/**
 * Does once what the page's address asks for and goes back to where the visitor came from, when that
 * is a page of this site (W53). Gives what kept it from being done.
 */
export function useSaveOnArrival(
  isReady: boolean,
  labels: SavedPropertiesProps['labels'],
): 'limit' | 'saveFailed' | null {
  const { live } = useStores()
  const [problem, setProblem] = useState<'limit' | 'saveFailed' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page, with the texts of then
  useEffect(() => {
    const page = live.get(pageAtom)
    const asked = saveRequestOf(page.location().searchParams)
    if (!isReady || !asked || page.context.mode !== 'publish' || done.has(page)) return
    done.add(page)
    const { propertyId, save, returnTo } = asked
    void live.set(saveAtom, { propertyId, surface: 'card', save }).then((outcome) => {
      if (outcome === 'limit') return setProblem('limit')
      if (outcome === 'failed') return setProblem('saveFailed')
      // The way to the sign-in leads back to this address.
      if (outcome === 'signedOut') return
      const isOwn = returnTo && safeTarget(returnTo, page)?.startsWith('/')
      if (isOwn) goTo(page, returnTo, { replace: true })
      else announce(fillText(save ? labels.savedNow : labels.removed, { hotel: labels.thisHotel }))
    })
  }, [isReady, live])
  return problem
}
