import { useCallback, useEffect, useRef, useState } from 'react'
import { listen } from '../services/events/events'
import {
  askToOpen,
  isAsked,
  type OverlayName,
  type OverlayProps,
  onOverlayOpen,
  overlayClosed,
} from '../services/overlays/overlays'
import type { CloseReason } from '../ui/dialog/use-dialog'
import { useTrack } from './use-track'

type Keys<Union> = Union extends unknown ? keyof Union : never

export interface Overlay<N extends OverlayName = OverlayName> {
  isOpen: boolean
  /** Props of the last `overlay-open`, unchecked: scripts of the page open overlays too. */
  props: Readonly<Partial<Record<Keys<OverlayProps[N]>, unknown>>>
  open: (props?: Record<string, unknown>) => void
  close: (reason: CloseReason) => void
}

interface OverlayOptions {
  /** An alert opens on top of an open dialog; any other dialog replaces the open one. */
  isAlert?: boolean
  /** False while it would show nothing: an opener then does what it does without the overlay. */
  canOpen?: boolean
}

const NOTHING = {}

/**
 * The open state of a dialog (B.6). The dialog opens on `overlay-open` with its id or type, or by
 * its owner; a second event while it is open updates the props. It closes on `overlay-close` with its
 * id, by its owner, and when another dialog opens. Alerts, and dialogs inside this one, leave it open.
 */
export function useOverlay<N extends OverlayName = OverlayName>(
  { id, analyticsId }: { id: string; analyticsId: string },
  { isAlert = false, canOpen = true }: OverlayOptions = {},
): Overlay<N> {
  const [shown, setShown] = useState<Record<string, unknown> | null>(null)
  const isOpen = shown !== null
  const track = useTrack('modal', { analyticsId })
  const tracker = useRef(track)
  useEffect(() => {
    tracker.current = track
  })

  useEffect(() => {
    if (isOpen) tracker.current('modal_open', { id })
  }, [isOpen, id])

  const close = useCallback(
    (reason: CloseReason) => {
      setShown(null)
      overlayClosed(id, reason)
    },
    [id],
  )

  useEffect(() => {
    const stopOpen = onOverlayOpen((detail) => {
      if (isAsked(detail.id, id)) {
        if (canOpen) setShown(detail.props ?? NOTHING)
        return canOpen
      }
      if (isOpen && !isAlert && !standsOn(id, detail)) close('focusOut')
      return false
    })
    const stopClose = listen('overlay-close', (detail) => {
      if (detail.id !== id || !isOpen) return
      setShown(null)
      tracker.current('modal_close', { id, reason: detail.reason })
    })
    return () => {
      stopOpen()
      stopClose()
    }
  }, [id, isAlert, canOpen, isOpen, close])

  const open = useCallback(
    (props: Record<string, unknown> = NOTHING) => {
      const given = isAlert ? { ...props, role: 'alertdialog' } : props
      // While the widget hydrates nothing listens yet: a dialog that the browser opened counts as open.
      setShown(given)
      askToOpen(id, given)
    },
    [id, isAlert],
  )
  return { isOpen, props: (shown ?? NOTHING) as Overlay<N>['props'], open, close }
}

/** Whether another dialog leaves this one open: an alert, or the dialog of a widget inside it. */
function standsOn(id: string, other: { id: string; props?: Record<string, unknown> }): boolean {
  const inner = document.getElementById(other.id)
  const isInside = inner !== null && document.getElementById(id)?.contains(inner) === true
  return isInside || other.props?.role === 'alertdialog'
}
