import type { IncomingMessage } from 'node:http'
import { contextPathOf as contextPathIn } from '../../src/rules/site/define-site'
import { LOCALES, type Locale } from '../seed/seed-types'
import { site } from '../site'
import { readable } from './addresses'

/** The locale whose site has no sub-directory. */
export const DEFAULT_LOCALE: Locale =
  LOCALES.find((locale) => locale === site.defaultLocale) ?? LOCALES[0]
const BY_PREFIX = new Map(LOCALES.map((locale) => [contextPathOf(locale), locale]))
const PREFIX = new RegExp(`^(${[...BY_PREFIX.keys()].filter(Boolean).join('|')})(?=[/?]|$)`)
const HEADER = 'x-site-locale'

/** The subdirectory of a locale's site: none for the default, `/de-DE` and so on. */
export function contextPathOf(locale: Locale): string {
  return contextPathIn(site, locale)
}

/** `%73` equals `s` (RFC 3986 §6.2.2.2), but the router compares encoded characters. */
const SPELT_LETTERS = /%(?:[46][1-9a-f]|[57][\da])/gi

/**
 * Fastify's `rewriteUrl`: removes the sub-directory, stores the locale for `siteLocale`, and replaces an
 * address that the router could not read.
 */
export function withoutContextPath(request: IncomingMessage): string {
  const [path = '/', ...query] = (request.url ?? '/').split('?')
  const url = [path.replace(SPELT_LETTERS, decodeURIComponent), ...query].join('?')
  const prefix = PREFIX.exec(url)?.[1]
  request.headers[HEADER] = BY_PREFIX.get(prefix ?? '') ?? DEFAULT_LOCALE
  return readable(prefix ? sitePath(url) : url)
}

/** An address within its site: without the sub-directory. */
export function sitePath(url: string): string {
  const rest = url.replace(PREFIX, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

export function siteLocale(request: { headers: IncomingMessage['headers'] }): Locale {
  return LOCALES.find((locale) => locale === request.headers[HEADER]) ?? DEFAULT_LOCALE
}
