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
  /** Also the element's id, so that a button can open the dialog before any script runs. */
  id: string
  title: string
  /** Level of the title; default 2. */
  headingLevel?: number
  labels: { close: string }
  /** Author mode: rendered in the page instead of the top layer. */
  isInline?: boolean
  isBusy?: boolean
  /** The content reaches the edges and sets the height. */
  isFlush?: boolean
  /** Error message above the body. */
  error?: string
  /** Buttons of the sticky footer. */
  buttons?: ReactNode
  children: ReactNode
}

/**
 * The only dialog of the site (W74), a native `<dialog>`. The browser's top layer makes it modal:
 * the page behind is inert, and a second dialog opens on top of the first.
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

/** Visitors who have scrolled to the buttons must see the error too. */
function bringIntoSight(error: HTMLElement | null) {
  error?.scrollIntoView?.({ block: 'nearest' })
}

/** Loading indicator with a status text for screen readers. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={spinner} role="status">
      {label}
    </p>
  )
}
