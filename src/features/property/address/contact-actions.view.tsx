import type { ReactNode } from 'react'
import { Icon } from '../../../ui/media/icon.view'
import { checkIcon } from '../../../ui/media/icons/check'
import { copyIcon } from '../../../ui/media/icons/copy'
import { globeIcon } from '../../../ui/media/icons/globe'
import { phoneIcon } from '../../../ui/media/icons/phone'
import { pinIcon } from '../../../ui/media/icons/pin'
import { scripted } from '../../../ui/text/hidden.styles'
import { Link } from '../../../ui/text/link.view'
import { action, actions } from './contact-actions.styles'

/** Actions for an address or a phone number; each is one of the parts below. */
export function ContactActions({ children }: { children: ReactNode }) {
  return <div className={actions}>{children}</div>
}

interface MapLinkProps {
  href: string
  labels: { map: string; newTab: string }
  onClick?: () => void
}

/** Opens the place on a map, in a new tab. */
export function MapLink({ href, labels, onClick }: MapLinkProps) {
  return (
    <Link className={action} href={href} newTabLabel={labels.newTab} onClick={onClick}>
      <Icon path={pinIcon} />
      {labels.map}
    </Link>
  )
}

interface WebsiteLinkProps {
  href: string
  labels: { website: string; newTab: string }
}

/** Opens the hotel's own site in a new tab. */
export function WebsiteLink({ href, labels }: WebsiteLinkProps) {
  return (
    <Link className={action} href={href} newTabLabel={labels.newTab}>
      <Icon path={globeIcon} />
      {labels.website}
    </Link>
  )
}

interface PhoneActionProps {
  href: string
  /** The displayed number. */
  text: string
  /** Accessible name of the link, with the number. */
  name: string
  onClick?: () => void
}

/** Calls a number; digits are written from left to right in every language. */
export function PhoneAction({ href, text, name, onClick }: PhoneActionProps) {
  return (
    <Link className={action} href={href} aria-label={name} onClick={onClick}>
      <Icon path={phoneIcon} />
      <bdi dir="ltr">{text}</bdi>
    </Link>
  )
}

interface CopyButtonProps {
  state: 'none' | 'done' | 'failed'
  onClick: () => void
  labels: { copy: string; copied: string; copyFailed: string }
}

/** Copies a text and announces the result. */
export function CopyButton({ state, onClick, labels }: CopyButtonProps) {
  return (
    <>
      <button type="button" className={`${action} ${scripted}`} onClick={onClick}>
        <Icon path={state === 'done' ? checkIcon : copyIcon} />
        {labels.copy}
      </button>
      <span role="status">
        {state === 'done' && labels.copied}
        {state === 'failed' && labels.copyFailed}
      </span>
    </>
  )
}
