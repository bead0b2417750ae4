import { type ComponentType, useEffect, useState } from 'react'
import { stylesLoaded } from '../services/styles-loaded'
import { usePage } from './page-store'

/**
 * A part of a widget that only an interaction needs, once it and its styles are there; null until
 * then. Where it cannot be had, that is logged and `onFailure` called; the next time it is tried again.
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
    loadWithStyles(load).then(
      (found) => setPart(() => found),
      (cause) => {
        page.log('error', `part|${String(cause)}`)
        onFailure()
      },
    )
  }, [isMissing])
  return part
}

async function loadWithStyles<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load().catch(load)
  await stylesLoaded()
  return part
}
