import { useState, useSyncExternalStore } from 'react'
import { useStores } from './page-store'

const never = () => () => {}

/**
 * Whether the widget came into the page after the page had loaded, and so has to be announced: what
 * came with the page's own HTML is read there.
 */
export function useIsLate(): boolean {
  const { live, served } = useStores()
  const hasLoaded = useSyncExternalStore(
    never,
    () => document.readyState === 'complete',
    () => false,
  )
  const [isLate] = useState(live === served && hasLoaded)
  return isLate
}
