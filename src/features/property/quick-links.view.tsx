import type { ComponentProps } from 'react'
import { Icon } from '../../ui/media/icon.view'
import { phoneIcon } from '../../ui/media/icons/phone'
import { Link } from '../../ui/text/link.view'
import { quickLink, quickText } from './quick-link.styles'
import { ReviewRating } from './rating.view'

interface PhoneLinkProps {
  href: string
  /** As it is read. */
  text: string
  /** The link's whole name, the number in it. */
  name: string
  onClick: () => void
}

/** Calls a number; digits are read from left to right in every language. */
export function PhoneLink({ href, text, name, onClick }: PhoneLinkProps) {
  return (
    <Link className={quickLink} href={href} aria-label={name} onClick={onClick}>
      <Icon path={phoneIcon} />
      <bdi dir="ltr" className={quickText}>
        {text}
      </bdi>
    </Link>
  )
}

interface ReviewsLinkProps extends Omit<ComponentProps<typeof ReviewRating>, 'className'> {
  /** Without it the rating is text. */
  href: string | null
  className?: string
  onClick: () => void
}

export function ReviewsLink({ href, className = '', onClick, ...reviews }: ReviewsLinkProps) {
  return (
    <Link className={`${quickLink} ${className}`.trim()} href={href} onClick={onClick}>
      <ReviewRating {...reviews} className={quickText} />
    </Link>
  )
}
