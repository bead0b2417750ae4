import { widgetTypes } from '../mapping/own-widgets'
import { localesLike } from '../rules/locale/fallbacks'
import { normaliseLocale } from '../rules/locale/locale'
import type { SiteTexts } from '../rules/site/site'
import { loadWidget } from './load-widget'

interface TextSite {
  fallbacks: Record<string, string>
  texts?: SiteTexts
}

/** The texts that a company has translated for a widget in a locale, or in one like it. */
export function ownTexts(
  { texts = {}, fallbacks }: TextSite,
  locale: string,
  type: string,
): object {
  const [best] = localesLike(locale, Object.keys(texts), { fallbacks })
  return (best !== undefined && texts[best]?.[type]) || {}
}

/**
 * The texts of each widget in English by name, and those of them that neither the build nor the site
 * has in this locale or in one like it. English lacks nothing.
 */
export async function textsOf(
  asked: string,
  site: TextSite,
): Promise<Record<string, { texts: Record<string, string>; lacking: Record<string, string> }>> {
  const locale = normaliseLocale(asked)
  const isSource = new Intl.Locale(locale).language === 'en'
  const entries = widgetTypes().map(async (type) => {
    const { widget, fields } = await loadWidget(type)
    const { translations = {} } = (await widget.translations?.()) ?? {}
    const [like] = localesLike(locale, Object.keys(translations), site)
    const known = { ...(like && translations[like]), ...ownTexts(site, locale, type) }
    const labels = Object.entries(fields.p?.labels?.p ?? {})
    const texts = labels.map(([name, { d }]) => [name, String(d)] as const)
    const lacking = texts.filter(([name]) => !isSource && !(name in known))
    return [
      type,
      { texts: Object.fromEntries(texts), lacking: Object.fromEntries(lacking) },
    ] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
