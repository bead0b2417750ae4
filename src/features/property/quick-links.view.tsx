import type { ComponentProps } from 'react'
import { Icon } from '../../ui/media/icon.view'
import { phoneIcon } from '../../ui/media/icons/phone'
import { Link } from '../../ui/text/link.view'
import { quickLink, quickText } from './quick-link.styles'
import { ReviewRating } from './reviews/rating.view'

interface PhoneLinkProps {
  href: string
  /** The displayed number. */
  text: string
  /** Accessible name of the link, with the number. */
  name: string
  onClick: () => void
}

/** Calls a number; digits are written from left to right in every language. */
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
  /** Without it the rating is not a link. */
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
