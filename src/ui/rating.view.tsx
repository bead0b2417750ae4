import { rating, star } from './rating.styles'

/** Filled star and the number; what it means in words is the caller's to say. */
export function Rating({ stars, locale }: { stars: number; locale: string }) {
  const number = new Intl.NumberFormat(locale, {
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
