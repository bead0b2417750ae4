import { isMainlandChina, languageOf } from '../../../rules/locale/locale'

/** Conditions for showing ratings; null and missing numbers count as zero. */
export interface ReviewsQuestion {
  /** Average stars, 0 to 5. */
  stars: number | null | undefined
  /** Number of reviews. */
  count: number | null | undefined
  /** Page locale, `en-US` or `en_US`. */
  locale: string
  isMax: boolean
  /** The stay is paid with points. */
  redemption: boolean
  /** The author has not disabled reviews. */
  enabled: boolean
}

/**
 * Whether ratings show: stars above 0 and more than 4 reviews; never for zh-CN, isMax, redemption
 * or when disabled (W02, E1-02, E1-03, K1).
 */
export function showsReviews(question: ReviewsQuestion): boolean {
  const { stars, count, locale, isMax, redemption, enabled } = question
  const rated = (stars ?? 0) > 0 && (count ?? 0) > 4
  return rated && enabled && !isMax && !redemption && !isMainlandChina(locale)
}

/**
 * Whether visible ratings need the Chinese disclaimer: Chinese-language locales except zh-CN (K5).
 */
export function needsRatingDisclaimer(locale: string): boolean {
  return languageOf(locale) === 'zh' && !isMainlandChina(locale)
}
