import { useEffect, useState } from 'react'
import type { LookupFormModel } from '../../features/reservation-lookup/lookup-form.model'
import { useReservationLookup } from '../../features/reservation-lookup/use-reservation-lookup'
import { usePage } from '../../hooks/page-store'
import { useOverlay } from '../../hooks/use-overlay'
import { useTrack } from '../../hooks/use-track'
import type { CloseReason } from '../../ui/dialog/use-dialog'
import type { LookupOverlayProps } from './lookup-overlay.schema'

export type LookupOverlayModel =
  /** Not opened yet: it is empty. */
  | { state: 'closed' }
  | {
      state: 'ready'
      isOpen: boolean
      isInline: boolean
      lookup: LookupFormModel
      close: (reason: CloseReason) => void
    }

export function useLookupOverlay(props: LookupOverlayProps): LookupOverlayModel {
  const overlay = useOverlay<'lookup'>(props)
  const isInline = usePage().context.mode === 'edit'
  const track = useTrack('lookup-overlay', props)
  const { isOpen, open, close } = overlay
  const { modes, submitHref, showSignIn } = props
  const lookup = useReservationLookup({
    ...{ modes, submitHref, showSignIn, track },
    isShown: isOpen,
    show: () => open(),
  })
  // Keeps the values when it is closed.
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  useEffect(() => {
    if (isOpen) track('lookup_overlay_open')
  }, [isOpen, track])

  if (!isOpen && !wasOpen && !isInline) return { state: 'closed' }
  return { state: 'ready', isOpen: isOpen || isInline, isInline, lookup, close }
}
