import { formatCount, numberFormat } from '../../rules/formats/formatters'
import { fillText } from '../../ui/text/fill-text'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import { rating, star } from './rating.styles'

/** Filled star and the number; what it means in words is the caller's to say. */
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
  /** The short text that is shown, and the whole one that is read out: `{stars}`, `{count}`. */
  labels: { reviewCount: string; reviews: string }
  /** Of the text that is shown. */
  className?: string
}

/** Stars and number of reviews, for a link to them. */
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
