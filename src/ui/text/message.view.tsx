import type { MouseEvent, ReactNode, Ref } from 'react'
import { safeHref } from '../../rules/pages/urls'
import { Icon } from '../media/icon.view'
import { alertIcon } from '../media/icons/alert'
import { checkCircleIcon } from '../media/icons/check-circle'
import { closeIcon } from '../media/icons/close'
import { infoIcon } from '../media/icons/info'
import { stopIcon } from '../media/icons/stop'
import { focusNextHeading } from './focus-heading'
import { scripted, visuallyHidden } from './hidden.styles'
import { Link } from './link.view'
import { action, body, close, content, message, reference, sign, title } from './message.styles'

export type MessageKind = 'info' | 'success' | 'warning' | 'error'

export interface MessageProps {
  kind: MessageKind
  /** The kind in words, for screen readers: "Warning". */
  kindLabel: string
  /** A path of `icons/` in place of the sign of the kind. */
  icon?: string | undefined
  title?: string | undefined
  /** Id of the title, for `aria-labelledby`. */
  titleId?: string | undefined
  /** If set, the title can take the focus. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
  /** If set, the title is a heading of that level. */
  headingLevel?: number | undefined
  /** Live role for a message that appears after the page has loaded; the caller decides. */
  role?: 'status' | 'alert' | undefined
  /** With an address a link (removed if unsafe), otherwise a button. */
  cta?:
    | {
        label: string
        /**
         * Accessible name that distinguishes several actions of the same label; begins with the
         * label.
         */
        name?: string | undefined
        href?: string
        newTabLabel?: string | undefined
        onClick?: ((event: MouseEvent) => void) | undefined
      }
    | undefined
  /** Reference that a visitor may quote: "Ref: 5f3a…". */
  reference?: string | undefined
  /**
   * If set, the message has a close button; the focus moves to the next heading before the call.
   */
  onClose?: (() => void) | undefined
  /** Name of the close button; it should name the message where several stand together. */
  closeLabel?: string | undefined
  children?: ReactNode
}

const icons = { info: infoIcon, success: checkCircleIcon, warning: alertIcon, error: stopIcon }

/** A message box, alone or in a stack. */
export function Message({ kind, kindLabel, icon, title: text, children, ...rest }: MessageProps) {
  const { titleId, titleRef, headingLevel, role, cta, reference: quoted, onClose } = rest
  const Title = headingLevel ? (`h${headingLevel}` as 'h2') : 'p'
  const word = <span className={visuallyHidden}>{kindLabel}: </span>
  return (
    <div className={message} data-kind={kind} role={role}>
      <span className={sign}>
        <Icon path={icon ?? icons[kind]} />
      </span>
      <div className={content}>
        {text ? (
          <Title id={titleId} ref={titleRef} tabIndex={titleRef ? -1 : undefined} className={title}>
            {word}
            {text}
          </Title>
        ) : (
          word
        )}
        {children != null && <div className={body}>{children}</div>}
        {cta && <Action {...cta} />}
        {quoted && <p className={reference}>{quoted}</p>}
      </div>
      {onClose && <CloseButton label={rest.closeLabel} onClose={onClose} />}
    </div>
  )
}

/** Stands directly in the box that it closes; the focus moves to the next heading before the call. */
export function CloseButton({
  label,
  onClose,
}: {
  label?: string | undefined
  onClose: () => void
}) {
  return (
    <button
      type="button"
      className={`${close} ${scripted}`}
      aria-label={label}
      onClick={({ currentTarget, detail }) => {
        // Pointer users keep looking at the message's place, so the page must not scroll.
        focusNextHeading(currentTarget.parentElement ?? currentTarget, {
          preventScroll: detail > 0,
        })
        onClose()
      }}
    >
      <Icon path={closeIcon} />
    </button>
  )
}

function Action({ label, name, href, newTabLabel, onClick }: NonNullable<MessageProps['cta']>) {
  // Text instead of an attribute, so that search engines and translators read it.
  const text = name ? (
    <>
      <span aria-hidden="true">{label}</span>
      <span className={visuallyHidden}>{name}</span>
    </>
  ) : (
    label
  )
  if (href === undefined) {
    return (
      <button type="button" className={`${action} ${scripted}`} onClick={onClick}>
        {text}
      </button>
    )
  }
  if (!safeHref(href)) return null
  return (
    <Link className={action} href={href} newTabLabel={newTabLabel} onClick={onClick}>
      {text}
    </Link>
  )
}
