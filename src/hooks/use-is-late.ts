import { useState, useSyncExternalStore } from 'react'
import { useStores } from './page-store'

const never = () => () => {}

/**
 * Whether the widget mounted after the page had loaded and must therefore be announced. Screen
 * readers read the page's initial HTML without an announcement.
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
