import { useEffect, useRef, useState } from 'react'
import { usePage, useStores } from '../../hooks/page-store'
import { ARIA_LIVE_REMOVED_MS, QUICK_VIEW_TITLE_TIMEOUT_MS } from '../../rules/timers'
import { listen } from '../../services/events'
import { adoptAnswersAtom } from '../../services/graphql/answers'
import type { Page } from '../../services/page'

export interface QuickViewBody {
  state: 'loading' | 'ready' | 'failed'
  ref: (element: HTMLDivElement | null) => void
  /** Whether a screen reader is told what comes into the body [spec]. */
  isLive: boolean
}

interface BodyOptions {
  src: string | null
  isOpen: boolean
  waitsForTitle: boolean
}

/**
 * The fragment in the dialog: fetched when it opens, put into `ref` by hand, shown when its title
 * has reported. Closed before that, nothing is left of it; once shown it stays for the next time.
 */
export function useQuickViewBody({ src, isOpen, waitsForTitle }: BodyOptions): QuickViewBody {
  const page = usePage()
  const stores = useStores()
  const [container, setContainer] = useState<HTMLDivElement | null>(null)
  const shown = useRef<string>(null)
  const [state, setState] = useState<QuickViewBody['state']>('loading')
  const [isLive, setLive] = useState(true)

  useEffect(() => {
    if (!isOpen || src === null || !container || shown.current === src) return
    const stop = new AbortController()
    const end = (reached: 'ready' | 'failed') => {
      if (stop.signal.aborted) return
      if (reached === 'ready') shown.current = src
      setState(reached)
    }
    setState('loading')
    fill({ page, stores, src, container, waitsForTitle, signal: stop.signal }).then(
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
  }, [page, stores, src, container, isOpen, waitsForTitle])

  const isShown = isOpen && state === 'ready'
  useEffect(() => {
    if (!isShown || !container) return
    if (waitsForTitle) focusTitle(container)
    const timer = setTimeout(() => setLive(false), ARIA_LIVE_REMOVED_MS)
    return () => clearTimeout(timer)
  }, [isShown, container, waitsForTitle])

  return { state, ref: setContainer, isLive }
}

interface Filling {
  page: Page
  stores: ReturnType<typeof useStores>
  src: string
  container: HTMLElement
  waitsForTitle: boolean
  signal: AbortSignal
}

/** Resolves when the fragment may be shown; rejects when there is none, or when aborted. */
async function fill({ page, stores, src, container, waitsForTitle, signal }: Filling) {
  const late = wait(QUICK_VIEW_TITLE_TIMEOUT_MS, signal)
  const { loadFragment, takeAnswers } = await import('../../services/fragment')
  const fragment = await loadFragment(page, src, signal)
  signal.throwIfAborted()
  const answers = takeAnswers(fragment)
  for (const store of [stores.live, stores.served]) store.set(adoptAnswersAtom, answers)
  const title = titleReported(page, titleOf(fragment)?.id, signal)
  container.replaceChildren(fragment)
  if (waitsForTitle) await Promise.race([title, late])
}

/** A fragment's title component is the first of its placeholders. */
function titleOf(body: ParentNode): HTMLElement | null {
  return body.querySelector('foyer-widget')
}

/** On what has a name to be read out. */
function focusTitle(body: HTMLElement) {
  const named = 'h1, h2, h3, h4, h5, h6, [aria-label]'
  const title = titleOf(body) ?? body
  const target = title.querySelector<HTMLElement>(named) ?? title
  target.tabIndex = -1
  target.focus()
}

function titleReported(page: Page, titleId: string | undefined, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const stop = listen('hotel-title-loaded', ({ id }) => {
      if (id === page.context.page.propertyId || (titleId && id === titleId)) resolve()
    })
    signal.addEventListener('abort', stop)
  })
}

function wait(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
}
