import { useCallback, useEffect, useRef, useState } from 'react'
import { emit, listen } from '../services/events/events'
import type { CloseReason } from '../ui/dialog/use-dialog'
import { useTrack } from './use-track'

export interface Overlay {
  isOpen: boolean
  /** Props of the last `overlay-open`; empty when it had none. */
  props: Record<string, unknown>
  open: (props?: Record<string, unknown>) => void
  close: (reason: CloseReason) => void
}

interface OverlayOptions {
  analyticsId: string
  /** An alert opens on top of an open dialog; any other dialog replaces the open one. */
  isAlert?: boolean
}

const NOTHING = {}

/**
 * The open state of a dialog (B.6). The dialog opens on `overlay-open` with its id or by its owner;
 * a second event while it is open updates the props. It closes on `overlay-close` with its id, by
 * its owner, and when another dialog opens. Alerts, and dialogs inside this one, leave it open.
 */
export function useOverlay(id: string, { analyticsId, isAlert = false }: OverlayOptions): Overlay {
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
      emit('overlay-close', { id, reason })
    },
    [id],
  )

  useEffect(() => {
    const stopOpen = listen('overlay-open', (detail) => {
      if (detail.id === id) setShown(detail.props ?? NOTHING)
      else if (isOpen && !isAlert && !standsOn(id, detail)) close('focusOut')
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
  }, [id, isAlert, isOpen, close])

  const open = useCallback(
    (props: Record<string, unknown> = NOTHING) => {
      const detail = isAlert ? { ...props, role: 'alertdialog' } : props
      setShown(detail)
      emit('overlay-open', { id, props: detail })
    },
    [id, isAlert],
  )
  return { isOpen, props: shown ?? NOTHING, open, close }
}

/** Whether another dialog leaves this one open: an alert, or the dialog of a widget inside it. */
function standsOn(id: string, other: { id: string; props?: Record<string, unknown> }): boolean {
  const inner = document.getElementById(other.id)
  const isInside = inner !== null && document.getElementById(id)?.contains(inner) === true
  return isInside || other.props?.role === 'alertdialog'
}

/**
 * Opens the dialog of that id or type on this page, if it has come to life or will for this (`when`
 * is `open`); says whether it does. For a link that leads to the same content where there is none.
 */
export function openOverlay(id: string, props?: Record<string, unknown>): boolean {
  const name = CSS.escape(id)
  const isThere = document.querySelector(
    `foyer-widget:is([id="${name}"], [type="${name}"])` +
      ':is([status=mounted], [when=open]:not([status=failed]))',
  )
  if (isThere) emit('overlay-open', { id, ...(props ? { props } : {}) })
  return isThere !== null
}
