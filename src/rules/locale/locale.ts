import { memoize } from '../formats/memoize'
import { canonicalLocale } from './canonical-locale'

/** Default language of texts (E3-12). */
export const DEFAULT_LANGUAGE = 'en'

/** Default country of visitors, ISO 3166 alpha-2 (E3-12). */
export const DEFAULT_COUNTRY = 'US'

/** `en_US`, `en-us` → `en-US` (BCP 47, canonical). An invalid locale → `en-US` (A.4). */
export const normaliseLocale = memoize(
  (locale: string | null | undefined): string =>
    canonicalLocale(locale) ?? `${DEFAULT_LANGUAGE}-${DEFAULT_COUNTRY}`,
)

/** The locale for formatters: the normalised locale, except `ar-SA` for `ar-AE` (E5-02). */
export function formatLocale(locale: string | null | undefined): string {
  const normal = normaliseLocale(locale)
  return normal === 'ar-AE' ? 'ar-SA' : normal
}

/** `zh_TW` → `zh`: the primary language subtag, in lower case. */
export function languageOf(locale: string | null | undefined): string {
  return normaliseLocale(locale).split('-', 1)[0] as string
}

/** Whether the locale is zh-CN, where ratings are hidden (W02, K5). */
export function isMainlandChina(locale: string | null | undefined): boolean {
  return /^zh(-Hans)?-CN\b/.test(normaliseLocale(locale))
}

/** Value of the `dir` attribute for a text in the locale: `rtl` for Arabic and Hebrew (A.4). */
export function textDirection(locale: string | null | undefined): 'ltr' | 'rtl' {
  return /^(ar|he)$/.test(languageOf(locale)) ? 'rtl' : 'ltr'
}
