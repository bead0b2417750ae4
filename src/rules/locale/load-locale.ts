import { normaliseLocale } from './locale'
import type { LocaleFormats } from './locale-formats'
import { localeMap } from './locale-map'

/**
 * Loads the formats of a locale; a language without a region loads those of its main country.
 * Rejects with a `NotFoundError` for a locale without a module (A.4, C.19); the caller then uses
 * the texts of the default language. An invalid locale counts as en-US.
 */
export async function loadLocale(locale: string | null | undefined): Promise<LocaleFormats> {
  const { language, region } = new Intl.Locale(normaliseLocale(locale)).maximize()
  const tag = `${language}-${region}`
  const load = localeMap[tag]
  if (!load) {
    throw new DOMException(
      `There are no formats for the locale ${tag}. Add src/rules/locales/${tag}.ts and its line in locale-map.ts.`,
      'NotFoundError',
    )
  }
  return (await load()).formats
}
