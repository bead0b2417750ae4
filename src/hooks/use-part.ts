import { type ComponentType, useEffect, useState } from 'react'
import { usePage } from './page-store'

/**
 * Loads a part of a widget that only an interaction needs; null until it has loaded. A failure is
 * logged and reported to `onFailure`; the next interaction tries again.
 */
export function usePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  { isWanted, onFailure }: { isWanted: boolean; onFailure: () => void },
): ComponentType<Props> | null {
  const page = usePage()
  const [part, setPart] = useState<ComponentType<Props> | null>(null)
  const isMissing = isWanted && !part
  // biome-ignore lint/correctness/useExhaustiveDependencies: isWanted triggers each new try
  useEffect(() => {
    if (!isMissing) return
    load()
      .catch(load)
      .then(
        (found) => setPart(() => found),
        (cause) => {
          page.log('error', `part|${String(cause)}`)
          onFailure()
        },
      )
  }, [isMissing])
  return part
}
