import { memoize } from '../formats/memoize'
import { normaliseLocale } from './locale'

/** The settings of a site that determine the source of a missing text. */
export interface LocaleFallbacks {
  defaultLocale: string
  fallbacks: Record<string, string>
}

/** Language of the texts that schemas hold themselves: no translation is needed for it. */
const SOURCE_LANGUAGE = 'en'

/**
 * Those of the known locales that may stand for a locale, best first: itself, what the site names for
 * it, and the same language in the same script, that of its main country before others
 * (`de-AT` → `de-DE`; `zh-HK` → `zh-TW`, never `zh-CN`).
 */
export function localesLike(
  locale: string,
  known: readonly string[],
  { fallbacks }: Pick<LocaleFallbacks, 'fallbacks'>,
): string[] {
  const named: string[] = []
  let next: string | undefined = normaliseLocale(locale)
  while (next && !named.includes(next)) {
    named.push(next)
    next = fallbacks[next]
  }
  const { language, script } = likely(locale)
  const main = normaliseLocale(`${language}-${likely(`${language}-${script}`).region}`)
  const alike = known.filter((other) => {
    const it = likely(other)
    return it.language === language && it.script === script
  })
  const order = [...named, main, ...alike]
  return [...new Set(order)].filter((tag) => known.includes(tag))
}

/**
 * A locale's texts: its own, those of a locale like it, those of the site's default one. English needs
 * none: it is what the schemas hold.
 */
export function textsIn<Texts extends object>(
  translations: Record<string, Texts>,
  locale: string,
  site: LocaleFallbacks,
): Texts | object {
  const own = translations[locale]
  if (own) return own
  const known = Object.keys(translations)
  const like = (wanted: string) => localesLike(wanted, known, site)[0]
  const isSource = likely(locale).language === SOURCE_LANGUAGE
  const best = like(locale) ?? (isSource ? undefined : like(site.defaultLocale))
  return best ? (translations[best] ?? {}) : {}
}

/** Making one takes as long as a small widget's rendering. */
const likely = memoize((locale: string) => {
  const { language, script, region } = new Intl.Locale(normaliseLocale(locale)).maximize()
  return { language, script, region }
})
