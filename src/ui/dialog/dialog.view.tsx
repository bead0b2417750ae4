import type { ReactNode } from 'react'
import { Icon } from '../media/icon.view'
import { closeIcon } from '../media/icons/close'
import {
  alert,
  body,
  close,
  dialog,
  footer,
  header,
  heading,
  inlineDialog,
  spinner,
} from './dialog.styles'
import { type DialogBehaviour, useDialog } from './use-dialog'

interface DialogProps extends DialogBehaviour {
  /** Also the element's id, so that a button can open it before any script runs. */
  id: string
  title: string
  /** Of the title; 2 unless set. */
  headingLevel?: number
  labels: { close: string }
  /** `s` 400, `m` 560, `l` 744 px, `full` the window; a full-screen sheet below 700 px. */
  size?: 's' | 'm' | 'l' | 'full'
  /** Shown in the page itself instead of on top of it, for an author. */
  isInline?: boolean
  isBusy?: boolean
  /** The content reaches to the edges and has their height. */
  isFlush?: boolean
  /** What went wrong, said above the body. */
  error?: string
  /** Stand in the footer, which stays in sight. */
  buttons?: ReactNode
  children: ReactNode
}

/**
 * The one dialog of the site (W74), a native `<dialog>`: modal by the browser's top layer, so that
 * the page behind is inert and a second dialog stands on top of the first.
 */
export function Dialog(props: DialogProps) {
  const { id, title, labels, headingLevel = 2, size = 'm', role = 'dialog' } = props
  const { isInline = false, isBusy = false, isFlush = false, error, buttons, children } = props
  const { ref, titleRef, bodyRef, handlers, closeByButton } = useDialog(props)
  const titleId = `${id}-title`
  const Heading = `h${headingLevel}` as 'h2'
  const content = (
    <>
      <div className={header}>
        <Heading
          id={titleId}
          ref={titleRef}
          tabIndex={isInline ? undefined : -1}
          className={heading}
        >
          {title}
        </Heading>
        {!isInline && (
          <button
            type="button"
            className={close}
            aria-label={labels.close}
            onClick={closeByButton}
            {...{ command: 'close', commandfor: id }}
          >
            <Icon path={closeIcon} />
          </button>
        )}
      </div>
      <div ref={bodyRef} className={body} data-flush={isFlush || undefined}>
        {error && (
          <p ref={bringIntoSight} className={alert} role="alert">
            {error}
          </p>
        )}
        {children}
      </div>
      {buttons && <div className={footer}>{buttons}</div>}
    </>
  )
  if (isInline) {
    return (
      <section className={inlineDialog} data-size={size} aria-labelledby={titleId}>
        {content}
      </section>
    )
  }
  return (
    <dialog
      ref={ref}
      id={id}
      className={dialog}
      data-size={size}
      data-flyout={props.isFlyout || undefined}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={titleId}
      aria-modal={props.isFlyout ? undefined : true}
      aria-busy={isBusy || undefined}
      {...handlers}
    >
      {content}
    </dialog>
  )
}

/** Whoever has scrolled down to the buttons reads it as well. */
function bringIntoSight(error: HTMLElement | null) {
  error?.scrollIntoView?.({ block: 'nearest' })
}

/** Says that something is on its way, to the eye and to a screen reader. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={spinner} role="status">
      {label}
    </p>
  )
}
