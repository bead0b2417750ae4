import { canonicalLocale } from '../rules/locale/canonical-locale'
import { localesLike } from '../rules/locale/fallbacks'
import type { SiteFile } from '../rules/site/site'
import type { Log } from '../services/page/log'

/** How many unknown locales a process logs, because requests may name any number of them. */
const MOST_REPORTED = 1000
const reported = new Set<string>()

/**
 * The site's locale for a request: the requested one in either spelling, else a similar one
 * (`de-AT` → `de-DE`), else the default. A locale that the site lacks is logged once.
 */
export function siteLocale(
  site: Pick<SiteFile, 'locales' | 'fallbacks' | 'defaultLocale'>,
  asked: string | undefined,
  log: Log,
): string {
  if (!asked) return site.defaultLocale
  const wanted = canonicalLocale(asked)
  if (wanted && site.locales.includes(wanted)) return wanted
  const like = wanted ? localesLike(wanted, site.locales, site)[0] : undefined
  const locale = like ?? site.defaultLocale
  if (!reported.has(asked) && reported.size < MOST_REPORTED) {
    reported.add(asked)
    log('warn', `locale||${asked}|The site has no such locale: it is answered in ${locale}.`)
  }
  return locale
}
