import { type RefObject, useEffect, useRef } from 'react'
import { usePage } from '../../hooks/page-store'
import { useOverlay } from '../../hooks/use-overlay'
import { listen } from '../../services/events/events'
import { isAsked, overlayButtonPressed } from '../../services/overlays/overlays'
import type { CloseReason } from '../../ui/dialog/use-dialog'
import type { PlacedWidget } from '../../ui/layout/placeholders.view'
import type { ModalProps } from './modal.schema'

export type ModalButton = ModalProps['footerButtons'][number]

export type ModalModel = {
  state: 'closed' | 'open' | 'busy' | 'failed'
  title: string
  /** The error message; empty without a failure. */
  error: string
  /** Shown in the page, for author mode. */
  isInline: boolean
  content: PlacedWidget[]
  bodyRef: RefObject<HTMLDivElement | null>
  press: (button: ModalButton) => void
  /** The browser has opened it without a script, for a button with `command="show-modal"`. */
  open: () => void
  close: (reason: CloseReason) => void
  /** The element to focus after closing, if not the opener. */
  focusAfter: () => HTMLElement | null
}

/**
 * A dialog for an author's own content. The event `overlay-open` may set a `title`; while the dialog is
 * open, another such event can set `busy` or `error`.
 */
export function useModal(props: ModalProps): ModalModel {
  const { id, role } = props
  const isInline = usePage().context.mode === 'edit'
  const overlay = useOverlay<'modal'>(props, { isAlert: role === 'alertdialog' })
  const { title, busy, error } = overlay.props
  const bodyRef = useRef<HTMLDivElement>(null)
  const focusesList = useRef(false)

  useEffect(
    () =>
      listen('overlay-open', (detail) => {
        if (isAsked(detail.id, id)) focusesList.current = false
      }),
    [id],
  )

  const press = (button: ModalButton) => {
    if (busy || isInline) return
    const forms = [...(bodyRef.current?.querySelectorAll('form') ?? [])]
    const isSent = button === 'apply' || button === 'viewRates'
    if (isSent && !forms.every((form) => form.reportValidity())) return
    if (button === 'clear') for (const form of forms) form.reset()
    if (isSent) for (const form of forms) form.requestSubmit()
    if (!overlayButtonPressed(id, button) || button === 'clear') return
    focusesList.current = button === 'viewRates'
    overlay.close('button')
  }

  const failure = typeof error === 'string' ? error : ''
  const openState = busy ? 'busy' : failure ? 'failed' : 'open'
  return {
    state: overlay.isOpen ? openState : 'closed',
    title: typeof title === 'string' && title ? title : props.title,
    error: busy ? '' : failure,
    isInline,
    content: props.children,
    bodyRef,
    press,
    open: overlay.open,
    close: overlay.close,
    focusAfter: () => (focusesList.current ? rateList() : null),
  }
}

function rateList(): HTMLElement | null {
  const list = document.querySelector<HTMLElement>('foyer-widget[type="rate-list"]')
  return list?.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6') ?? list
}
