import { type ComponentType, useEffect, useState } from 'react'
import { usePage } from './page-store'

/**
 * A part of a widget that only an interaction needs, once it is there; null until then. Where it cannot be had, that is logged and `onFailure` called; the next time it is tried again.
 */
export function usePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  { isWanted, onFailure }: { isWanted: boolean; onFailure: () => void },
): ComponentType<Props> | null {
  const page = usePage()
  const [part, setPart] = useState<ComponentType<Props> | null>(null)
  const isMissing = isWanted && !part
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever wants it says so anew
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
