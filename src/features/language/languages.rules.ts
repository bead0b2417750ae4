import { collator } from '../../rules/formats/formatters'
import { languageOf, normaliseLocale } from '../../rules/locale/locale'
import { parseUrl } from '../../rules/pages/urls'

export interface LanguageLink {
  /** Name of the language in that language: "Deutsch". */
  linkLabel: string
  linkURL: string
  locale: string
}

export interface LanguageRegion {
  name: string
  links: LanguageLink[]
}

/** Regions sorted by name in the page's locale, or in the author's order (W06). */
export function sortRegions<Region extends { name: string }>(
  regions: readonly Region[],
  sort: 'alpha' | 'authored',
  locale: string,
): Region[] {
  if (sort === 'authored') return [...regions]
  const { compare } = collator(normaliseLocale(locale))
  return [...regions].sort((a, b) => compare(a.name, b.name))
}

/** Whether two locales are equal, in either spelling: `en_us`, `en-US`. */
export function isSameLocale(one: string, other: string): boolean {
  return normaliseLocale(one) === normaliseLocale(other)
}

export interface Place {
  /** The address in the browser. */
  url: URL
  /** Context path of the page's own site, `''` or such as `/de-DE`. */
  contextPath: string
}

/**
 * Link to a language: the same page in that language, with path and harmless query, if the link is
 * the root of a locale's site (W06); else the link itself.
 */
export function languageHref(link: LanguageLink, { url, contextPath }: Place): string {
  const root = localeRoot(link, url)
  if (!root) return link.linkURL
  const path = pathWithin(url.pathname, contextPath)
  const query = harmlessQuery(url.searchParams)
  if (path === '/' && !query) return link.linkURL
  const address = root.pathname.replace(/\/$/, '') + path + query
  return root.origin === url.origin ? address : root.origin + address
}

/** Whether the language is on another site, which does not receive the cart (W06). */
export function leavesSite(link: LanguageLink, url: URL): boolean {
  return (parseUrl(link.linkURL, url.href)?.origin ?? url.origin) !== url.origin
}

/**
 * The URL of `/`, or of a path that ends in the link's locale or language: `/de-DE`, `/sites/de/`;
 * else null.
 */
function localeRoot({ linkURL, locale }: LanguageLink, url: URL): URL | null {
  if (!/^(https?:\/\/|\/(?!\/))/i.test(linkURL)) return null
  const root = parseUrl(linkURL, url.origin)
  if (!root || root.search || root.hash) return null
  const [last] = root.pathname.split('/').filter(Boolean).slice(-1)
  const isRoot =
    last === undefined ||
    last.toLowerCase() === languageOf(locale) ||
    last.replaceAll('_', '-').toLowerCase() === normaliseLocale(locale).toLowerCase()
  return isRoot ? root : null
}

/** Starts with a single slash, because two would name another host. */
function pathWithin(path: string, contextPath: string): string {
  const context = contextPath.replace(/\/$/, '')
  const isWithin = context && `${path}/`.startsWith(`${context}/`)
  return `/${(isWithin ? path.slice(context.length) : path).replace(/^\/+/, '')}`
}

/** Names of parameters that must not be passed to another address (without `-` and `_`). */
const SENSITIVE =
  /token|session|passw|secret|signature|email|phone|birth|card|(first|last|given|family|sur|full|user|guest)name|(member|membership|loyalty|customer|consumer|user|guest|confirmation|account|order)(number|no|id)$|^(code|key|auth|state|rand|name|mail|otp|pin|pwd|sid|user|login|returnto)$/

function harmlessQuery(parameters: URLSearchParams): string {
  const kept = [...parameters].filter(
    ([name, value]) =>
      !SENSITIVE.test(name.replace(/[^a-z]/gi, '').toLowerCase()) && !value.includes('@'),
  )
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}
