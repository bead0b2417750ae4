import { type ReactNode, type RefObject, useRef } from 'react'
import { body, close, dialog, footer, header, heading, spinner } from './dialog.styles'
import { Icon } from './icon.view'
import { type CloseReason, useDialog } from './use-dialog'

interface DialogProps {
  /** Also the element's id, so that a button can open it before any script runs. */
  id: string
  title: string
  isOpen: boolean
  /** Asked to close; the owner answers by `isOpen`. */
  onClose: (reason: CloseReason) => void
  /** Opened by the browser itself (`command="show-modal"`), perhaps before hydration. */
  onOpen?: () => void
  labels: { close: string }
  /** `s` 400, `m` 560, `l` 744 px, `full` the window; a full-screen sheet below 700 px. */
  size?: 's' | 'm' | 'l' | 'full'
  /** Height of the body in vh, 60 to 70 unless set. */
  viewHeight?: number
  role?: 'dialog' | 'alertdialog'
  closeOnOutside?: boolean
  closeOnFocusOut?: boolean
  /** A flyout leaves the page behind it usable. */
  isFlyout?: boolean
  /** Focused on opening; the first control, or the title of a text without controls, when absent. */
  initialFocus?: RefObject<HTMLElement | null>
  isBusy?: boolean
  busyLabel?: string
  buttons?: ReactNode
  headingLevel?: number
  children: ReactNode
}

/**
 * The one dialog of the site (W74), a native `<dialog>`: modal by the browser's top layer, so that
 * the page behind is inert and focus comes back to the opener.
 */
export function Dialog(props: DialogProps) {
  const { id, title, labels, size = 'm', viewHeight, isBusy = false, buttons, children } = props
  const ref = useRef<HTMLDialogElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const { onKeyDown, onClick, onBlur, onCancel, onNativeClose, onToggle, closeByButton } =
    useDialog({
      ...props,
      ref,
      titleRef,
    })
  const titleId = `${id}-title`
  const role = props.role === 'alertdialog' ? { role: 'alertdialog' } : {}
  return (
    <dialog
      ref={ref}
      id={id}
      className={dialog}
      data-size={size}
      data-flyout={props.isFlyout || undefined}
      data-view-height={viewHeight}
      aria-labelledby={titleId}
      aria-modal={props.isFlyout ? undefined : true}
      aria-busy={isBusy || undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onBlur={onBlur}
      onCancel={onCancel}
      onClose={onNativeClose}
      onToggle={onToggle}
      {...role}
    >
      <div className={header}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className={heading}>
          {title}
        </h2>
        <button
          type="button"
          className={close}
          aria-label={labels.close}
          onClick={closeByButton}
          {...{ command: 'close', commandfor: id }}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={body}>{children}</div>
      {buttons && <div className={footer}>{buttons}</div>}
    </dialog>
  )
}

/** Says that something is on its way, to the eye and to a screen reader. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={spinner} role="status">
      {label}
    </p>
  )
}
