import { useEffect, useRef, useState } from 'react'
import { usePage, useStores } from '../../hooks/page-store'
import { ARIA_LIVE_REMOVED_MS } from '../../rules/codes/timers'

/** The script that inserts the fragment is loaded with the first opening. */
const loadFilling = () => import('./quick-view-filling.model')

export interface QuickViewBody {
  state: 'loading' | 'ready' | 'failed'
  ref: (element: HTMLDivElement | null) => void
  /** Whether the body is a live region [spec]. */
  isLive: boolean
  retry: () => void
}

interface BodyOptions {
  src: string | null
  isOpen: boolean
  waitsForTitle: boolean
}

/**
 * The fragment in the dialog: fetched when it opens, inserted into `ref`, shown when its title has
 * reported. It is removed if the dialog closes before that, and kept for the next opening otherwise.
 */
export function useQuickViewBody({ src, isOpen, waitsForTitle }: BodyOptions): QuickViewBody {
  const page = usePage()
  const stores = useStores()
  const [container, setContainer] = useState<HTMLDivElement | null>(null)
  const shown = useRef<string>(null)
  const [state, setState] = useState<QuickViewBody['state']>('loading')
  const [isLive, setLive] = useState(true)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for each attempt
  useEffect(() => {
    if (!isOpen || src === null || !container || shown.current === src) return
    const stop = new AbortController()
    const end = (reached: 'ready' | 'failed') => {
      if (stop.signal.aborted) return
      if (reached === 'ready') shown.current = src
      setState(reached)
    }
    setState('loading')
    const filling = { page, stores, src, container, waitsForTitle, signal: stop.signal }
    loadFilling()
      .then(({ fill }) => fill(filling))
      .then(
        () => end('ready'),
        (cause) => {
          if (!stop.signal.aborted) page.log('error', `fragment|${String(cause)}`)
          end('failed')
        },
      )
    return () => {
      stop.abort()
      if (shown.current !== src) container.replaceChildren()
    }
  }, [page, stores, src, container, isOpen, waitsForTitle, attempt])

  const isShown = isOpen && state === 'ready'
  useEffect(() => {
    if (!isShown || !container) return
    if (waitsForTitle) void loadFilling().then(({ focusTitle }) => focusTitle(container))
    const timer = setTimeout(() => setLive(false), ARIA_LIVE_REMOVED_MS)
    return () => clearTimeout(timer)
  }, [isShown, container, waitsForTitle])

  return { state, ref: setContainer, isLive, retry: () => setAttempt(attempt + 1) }
}
