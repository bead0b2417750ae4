import { useEffect, useRef } from 'react'
import { staySearchAtom } from '../../features/stay/search.store'
import { usePage } from '../../hooks/page-store'
import { useOverlay } from '../../hooks/use-overlay'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { rateListPath } from '../../rules/site/paths'
import { formatSearch } from '../../rules/stay/stay-search'
import { listen, takeUnheard } from '../../services/events/events'
import { localPathAtom } from '../../services/navigate/context-path'
import { QUICK_VIEW_EVENT_ID } from '../../services/overlays/overlays'
import type { CloseReason } from '../../ui/dialog/use-dialog'
import { fragmentPath } from './fragment-path'
import type { HotelQuickViewModalProps } from './hotel-quick-view-modal.schema'
import { type QuickViewBody, useQuickViewBody } from './quick-view-body.model'

/** The maximum age of a click before mounting that still opens the dialog. */
const MISSED_CLICK_MS = 5000

export type HotelQuickViewModalModel =
  | { state: 'none' }
  | {
      state: 'closed' | QuickViewBody['state']
      /** Shown in the page, for author mode. */
      isInline: boolean
      /** The element of the fragment, whose content React does not manage. */
      bodyRef: QuickViewBody['ref']
      isLive: boolean
      retry: QuickViewBody['retry']
      cta: { label: string; href: string; isNewTab: boolean }
      onCta: () => void
      open: () => void
      close: (reason: CloseReason) => void
    }

export function useHotelQuickViewModal(props: HotelQuickViewModalProps): HotelQuickViewModalModel {
  const page = usePage()
  const { propertyId } = page.context.page
  const search = usePageValue(staySearchAtom)
  const isInline = page.context.mode === 'edit'
  const src = fragmentPath(props, propertyId, page)
  const localPath = usePageValue(localPathAtom)
  const track = useTrack('hotel-quick-view-modal', props)
  const overlay = useOverlay(props, { canOpen: src !== null })
  const isOpen = src !== null && (overlay.isOpen || isInline)
  const body = useQuickViewBody({ src, isOpen, waitsForTitle: !isInline })
  useScrollRestored(isOpen && !isInline)

  const show = useRef(() => {})
  useEffect(() => {
    show.current = () => {
      if (!isOpen) overlay.open()
    }
  })
  const hasOpened = overlay.isOpen
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useEffect(() => {
    if (hasOpened) track('quick_view_open')
  }, [hasOpened])
  useEffect(() => {
    const onEvent = (detail: { id: string } | null) => {
      if (detail?.id === QUICK_VIEW_EVENT_ID) show.current()
    }
    onEvent(takeUnheard('show-hotel-detail', MISSED_CLICK_MS))
    return listen('show-hotel-detail', onEvent)
  }, [])

  if (src === null) return { state: 'none' }
  const stay = formatSearch({ ...search, propertyId: propertyId ?? null }, page.site)
  const rates = `${rateListPath(page.site)}?${stay}`
  return {
    state: isOpen ? body.state : 'closed',
    isInline,
    bodyRef: body.ref,
    isLive: body.isLive,
    retry: body.retry,
    cta: props.cta
      ? {
          label: props.cta.label,
          href: localPath(props.cta.href),
          isNewTab: props.cta.newTab,
        }
      : { label: props.labels.viewRates, href: localPath(rates), isNewTab: false },
    onCta: () => track('quick_view_cta'),
    open: overlay.open,
    close: overlay.close,
  }
}

/** Restores the scroll position, which focusing the opener may have changed. */
function useScrollRestored(isOpen: boolean) {
  const place = useRef<{ left: number; top: number }>(null)
  useEffect(() => {
    if (isOpen) place.current = { left: scrollX, top: scrollY }
    else if (place.current) {
      scrollTo({ ...place.current, behavior: 'instant' })
      place.current = null
    }
  }, [isOpen])
}
