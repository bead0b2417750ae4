import { useEffect, useState } from 'react'
import { usePage } from './page-store'

/** A part with its own script that loads later than its widget; created by `mapping/late-part.tsx`. */
export interface Late<Value = unknown> {
  /** What there is of it by now. */
  now: () => Value | undefined
  /** Fetches it once, with one try more when that fails. After a failure the next call tries again. */
  load: () => Promise<Value>
}

interface LatePartOptions {
  isWanted: boolean
  /** Takes back what has asked for it, so that the visitor can ask again. */
  onFailure?: (() => void) | undefined
}

/**
 * Fetches a part as soon as it is wanted. Says whether to show it: once it has been wanted and is
 * there. A failure is logged and told to `onFailure`; whatever wants the part next tries again.
 */
export function useLatePart(part: Late, { isWanted, onFailure }: LatePartOptions): boolean {
  const page = usePage()
  const [isShown, setShown] = useState(false)
  const isHere = part.now() !== undefined
  if (isWanted && isHere && !isShown) setShown(true)
  const isMissing = isWanted && !isShown && !isHere
  // biome-ignore lint/correctness/useExhaustiveDependencies: isWanted triggers each new try
  useEffect(() => {
    if (!isMissing) return
    part.load().then(
      () => setShown(true),
      (cause) => {
        page.log('error', `part|${String(cause)}`)
        onFailure?.()
      },
    )
  }, [isMissing])
  return isShown || (isWanted && isHere)
}
