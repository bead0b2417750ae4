import { formatCount, numberFormat } from '../../../rules/formats/formatters'
import { fillText } from '../../../ui/text/fill-text'
import { visuallyHidden } from '../../../ui/text/hidden.styles'
import { rating, star } from './rating.styles'

/** A filled star with the number; the caller supplies the accessible text. */
export function Rating({ stars, locale }: { stars: number; locale: string }) {
  const number = numberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  })
  return (
    <span className={rating} aria-hidden="true">
      <svg className={star} viewBox="0 0 20 20" focusable="false">
        <path d="m10 1.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z" />
      </svg>
      {number.format(stars)}
    </span>
  )
}

interface ReviewRatingProps {
  stars: number
  count: number
  locale: string
  /** The short visible text and the full accessible text: `{stars}`, `{count}`. */
  labels: { reviewCount: string; reviews: string }
  /** Class of the visible text. */
  className?: string
}

/** Stars and number of reviews, for a link to the reviews. */
export function ReviewRating({ stars, count, locale, labels, className }: ReviewRatingProps) {
  const values = { stars: formatCount(stars, locale), count: formatCount(count, locale) }
  return (
    <>
      <Rating stars={stars} locale={locale} />
      <span aria-hidden="true" className={className}>
        {fillText(labels.reviewCount, values)}
      </span>
      <span className={visuallyHidden}>{fillText(labels.reviews, values)}</span>
    </>
  )
}
