import { useCallback, useEffect, useState } from 'react'
import { emit, listen } from '../services/events'
import type { CloseReason } from '../ui/use-dialog'
import { useTrack } from './use-track'

export interface Overlay {
  isOpen: boolean
  open: () => void
  close: (reason: CloseReason) => void
}

interface OverlayOptions {
  analyticsId: string
  /** An alert stands on top of an open dialog; any other dialog takes its place. */
  isAlert?: boolean
}

/**
 * The open state of a dialog of this page. It opens on `overlay-open` with its id (or by its owner),
 * and closes when another opens: one at a time, except alerts (catalogue B.6).
 */
export function useOverlay(id: string, { analyticsId, isAlert = false }: OverlayOptions): Overlay {
  const [isOpen, setOpen] = useState(false)
  const track = useTrack('modal', { analyticsId })

  useEffect(
    () =>
      listen('overlay-open', (detail) => {
        if (detail.id === id) setOpen(true)
        else if (detail.props?.role !== 'alertdialog') setOpen(false)
      }),
    [id],
  )

  const open = useCallback(() => {
    emit('overlay-open', { id, ...(isAlert ? { props: { role: 'alertdialog' } } : {}) })
    track('modal_open', { id })
  }, [id, isAlert, track])

  const close = useCallback(
    (reason: CloseReason) => {
      setOpen(false)
      emit('overlay-close', { id, reason })
      track('modal_close', { id, reason })
    },
    [id, track],
  )
  return { isOpen, open, close }
}
