import { fillText } from './fill-text'
import { visuallyHidden } from './hidden.styles'
import { Icon } from './icon.view'
import { phoneIcon } from './icons/phone'
import { Link } from './link.view'
import { quickLink, quickText } from './quick-link.styles'
import { Rating } from './rating.view'

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

interface ReviewsLinkProps {
  /** Without it the rating is text. */
  href: string | null
  stars: number
  count: number
  locale: string
  /** The short text that is shown, and the whole one that is read out: `{stars}`, `{count}`. */
  labels: { reviewCount: string; reviews: string }
  className?: string
  onClick: () => void
}

/** Stars and number of reviews. */
export function ReviewsLink(props: ReviewsLinkProps) {
  const { href, stars, count, locale, labels, className = '', onClick } = props
  const number = new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
  const values = { stars: number.format(stars), count: number.format(count) }
  return (
    <Link className={`${quickLink} ${className}`.trim()} href={href} onClick={onClick}>
      <Rating stars={stars} locale={locale} />
      <span aria-hidden="true" className={quickText}>
        {fillText(labels.reviewCount, values)}
      </span>
      <span className={visuallyHidden}>{fillText(labels.reviews, values)}</span>
    </Link>
  )
}
