import { normaliseLocale } from '../locale/locale'
import { completeSite } from './complete-site'
import type { Site, SiteChanges, SiteFile } from './site'
import { siteDefaults } from './site-defaults'
import { siteProblems } from './site-problems'

/** What a chain writes of its site: what has to be said, and whatever else differs from the defaults. */
export type SiteSettings = Omit<SiteChanges, 'brand' | 'defaultLocale'> &
  Partial<Pick<SiteFile, 'contextPaths' | 'assetBase' | 'schema' | 'texts'>> & {
    brand: { chainName: string; programName?: string; code?: string }
    /** In either spelling; the first is the default, unless `defaultLocale` names another of them. */
    locales: readonly [string, ...string[]]
    /** For an environment's own default, such as `process.env.DEFAULT_LOCALE` (E3-12). */
    defaultLocale?: string | undefined
  }

/** The one description of a chain's site; browser, server, render service and Storybook read it. */
export function defineSite(settings: SiteSettings): SiteFile {
  const { locales, contextPaths = {}, assetBase = '/assets/', ...files } = settings
  const { schema = '', texts = {}, ...rest } = files
  const { defaultLocale: wanted, ...changes } = rest
  const tags = defaultFirst(locales.map(normaliseLocale), wanted && normaliseLocale(wanted))
  const problems = siteProblems(changes)
  if (problems.length > 0) throw new Error(`The site file is wrong: ${problems.join('; ')}.`)
  const site = completeSite({ ...changes, defaultLocale: tags[0] as string })
  return {
    ...site,
    locales: tags,
    contextPaths: inNormalLocales(contextPaths),
    fallbacks: inNormalLocales(site.fallbacks),
    assetBase,
    texts: inNormalLocales(texts),
    schema,
  }
}

/** The locales with the wanted default first; the order that the site file has without one. */
function defaultFirst(locales: string[], wanted: string | undefined): string[] {
  if (!wanted) return locales
  if (!locales.includes(wanted))
    throw new Error(`The site file is wrong: the default locale ${wanted} is none of its locales.`)
  return [wanted, ...locales.filter((locale) => locale !== wanted)]
}

function inNormalLocales<Value>(table: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(table).map(([locale, value]) => [normaliseLocale(locale), value]),
  )
}

/** The sub-directory that a locale's site lives in, `''` or such as `/de-DE`. */
export function contextPathOf(
  { locales, contextPaths }: Pick<SiteFile, 'locales' | 'contextPaths'>,
  locale: string,
): string {
  return contextPaths[locale] ?? (locale === locales[0] ? '' : `/${locale}`)
}

/** What of a site a page has to say for its browser to complete it again. */
export function changesOf(site: Site): SiteChanges {
  const known = Object.keys(siteDefaults) as (keyof Site)[]
  return difference(siteDefaults, Object.fromEntries(known.map((name) => [name, site[name]])))
}

function difference(known: object, given: object): object {
  const members = Object.entries(given).flatMap(([name, value]) => {
    const usual = (known as Record<string, unknown>)[name]
    if (value === undefined || JSON.stringify(value) === JSON.stringify(usual)) return []
    return [[name, isRecord(usual) && isRecord(value) ? difference(usual, value) : value]]
  })
  return Object.fromEntries(members)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
