import { useEffect, useRef, useState } from 'react'
import { usePage } from '../../hooks/page-store'
import { useOverlay } from '../../hooks/use-overlay'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { ARIA_LIVE_REMOVED_MS } from '../../rules/codes/timers'
import { sameOriginPath } from '../../rules/pages/urls'
import { localPathAtom } from '../../services/navigate/context-path'
import type { Page } from '../../services/page/page'
import type { CloseReason } from '../../ui/dialog/use-dialog'
import type { PrivacyStatementModalProps } from './privacy-statement-modal.schema'

interface Statement {
  state: 'loading' | 'ready' | 'failed'
  /** Whether the body is a live region [spec]. */
  isLive: boolean
  bodyRef: (element: HTMLDivElement | null) => void
}

export type PrivacyStatementModalModel =
  | { state: 'none' }
  | { state: 'closed' }
  | (Statement & {
      /** Shown in the page, for author mode. */
      isInline: boolean
      /** Address of the statement's own page. */
      href: string
      close: (reason: CloseReason) => void
    })

export function usePrivacyStatementModal(
  props: PrivacyStatementModalProps,
): PrivacyStatementModalModel {
  const page = usePage()
  const localPath = usePageValue(localPathAtom)
  const track = useTrack('privacy-statement-modal', props)
  const isInline = page.context.mode === 'edit'
  const overlay = useOverlay<'privacy-statement'>(props)
  // The opening event may name another statement.
  const wanted = typeof overlay.props.src === 'string' ? overlay.props.src : props.src
  const src = sameOriginPath(wanted, page.location().origin)
  const isOpen = src !== null && (overlay.isOpen || isInline)
  // In author mode nothing is fetched: the dialog is shown without its text.
  const statement = useStatement(src, isOpen && !isInline, page, props.labels.newTab)

  const tracker = useRef(track)
  useEffect(() => {
    tracker.current = track
  })
  const { isOpen: wasOpened } = overlay
  useEffect(() => {
    if (wasOpened) tracker.current('privacy_open')
  }, [wasOpened])

  if (src === null) return { state: 'none' }
  if (!isOpen) return { state: 'closed' }
  const edited = isInline ? ({ state: 'ready', isLive: false } as const) : {}
  return { ...statement, ...edited, isInline, href: localPath(src), close: overlay.close }
}

/** The fragment in the dialog, inserted without React: fetched on opening, aborted on closing. */
function useStatement(
  src: string | null,
  isOpen: boolean,
  page: Page,
  newTabLabel: string,
): Statement {
  const [container, setContainer] = useState<HTMLDivElement | null>(null)
  const [state, setState] = useState<Statement['state']>('loading')
  const [isLive, setLive] = useState(true)
  useEffect(() => {
    if (!isOpen || src === null || !container) return
    const stop = new AbortController()
    setState('loading')
    import('../../services/transport/fragment')
      .then(({ loadFragment }) => loadFragment(page, src, stop.signal))
      .then((fragment) => {
        if (stop.signal.aborted) return
        openElsewhere(fragment, newTabLabel)
        container.replaceChildren(fragment)
        setState('ready')
      })
      .catch((cause) => {
        if (stop.signal.aborted) return
        page.log('error', `fragment|${String(cause)}`)
        setState('failed')
      })
    return () => {
      stop.abort()
      container.replaceChildren()
    }
  }, [isOpen, src, container, page, newTabLabel])

  const isShown = isOpen && state === 'ready'
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setLive(false), ARIA_LIVE_REMOVED_MS)
    return () => clearTimeout(timer)
  }, [isShown])
  return { state, isLive, bodyRef: setContainer }
}

/** Links of the statement open a new tab, so that the visitor's page is kept (W59). */
function openElsewhere(fragment: DocumentFragment, newTabLabel: string) {
  for (const link of fragment.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])')) {
    link.target = '_blank'
    link.rel = 'noopener'
    link.title = newTabLabel
  }
}
