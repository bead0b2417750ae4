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

interface MessageProps {
  kind: MessageKind
  /** The kind as a word, for who cannot see icon and colour: "Warning". */
  kindLabel: string
  title?: string | undefined
  /** For `aria-labelledby`. */
  titleId?: string | undefined
  /** Given, the title can take the focus. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
  /** Makes the title a heading of that level. */
  headingLevel?: number | undefined
  /** Announced by itself when it comes after the page has loaded; the caller's to decide. */
  role?: 'status' | 'alert' | undefined
  /** With an address a link (dropped if unsafe), without one a button. */
  cta?:
    | {
        label: string
        /** Begins with the label; tells apart several of the same label. */
        name?: string | undefined
        href?: string
        newTabLabel?: string | undefined
        onClick?: ((event: MouseEvent) => void) | undefined
      }
    | undefined
  /** What a visitor may quote: "Ref: 5f3a…". */
  reference?: string | undefined
  /** Given, there is a close button; the focus moves to the next heading first. */
  onClose?: (() => void) | undefined
  /** The name of the close button; say what it closes where several stand together. */
  closeLabel?: string | undefined
  /** The text. */
  children?: ReactNode
}

const icons = { info: infoIcon, success: checkCircleIcon, warning: alertIcon, error: stopIcon }

/** One message box; stands by itself or in a stack. */
export function Message({ kind, kindLabel, title: text, children, ...rest }: MessageProps) {
  const { titleId, titleRef, headingLevel, role, cta, reference: quoted, onClose } = rest
  const Title = headingLevel ? (`h${headingLevel}` as 'h2') : 'p'
  const word = <span className={visuallyHidden}>{kindLabel}: </span>
  return (
    <div className={message} data-kind={kind} role={role}>
      <span className={sign}>
        <Icon path={icons[kind]} />
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
      {onClose && (
        <button
          type="button"
          className={`${close} ${scripted}`}
          aria-label={rest.closeLabel}
          onClick={({ currentTarget, detail }) => {
            // A pointer's user looks at the place the message stood in: nothing scrolls away.
            focusNextHeading(currentTarget.parentElement ?? currentTarget, {
              preventScroll: detail > 0,
            })
            onClose()
          }}
        >
          <Icon path={closeIcon} />
        </button>
      )}
    </div>
  )
}

function Action({ label, name, href, newTabLabel, onClick }: NonNullable<MessageProps['cta']>) {
  // As text, not as an attribute: search engines and translators read it too.
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
