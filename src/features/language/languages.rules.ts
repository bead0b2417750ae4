import { languageOf, normaliseLocale } from '../../rules/locale/locale'
import { parseUrl } from '../../rules/pages/urls'

export interface LanguageLink {
  /** The language in itself: "Deutsch". */
  linkLabel: string
  linkURL: string
  locale: string
}

export interface LanguageRegion {
  name: string
  links: LanguageLink[]
}

/** Regions in the alphabet of the page's locale, or as their author ordered them (W06). */
export function sortRegions<Region extends { name: string }>(
  regions: readonly Region[],
  sort: 'alpha' | 'authored',
  locale: string,
): Region[] {
  if (sort === 'authored') return [...regions]
  const { compare } = new Intl.Collator(normaliseLocale(locale))
  return [...regions].sort((a, b) => compare(a.name, b.name))
}

/** Whether two locales are the same, however they are written: `en_us`, `en-US`. */
export function isSameLocale(one: string, other: string): boolean {
  return normaliseLocale(one) === normaliseLocale(other)
}

interface Place {
  /** The address as the visitor sees it. */
  url: URL
  /** The sub-directory of the page's own site, `''` or such as `/de-DE`. */
  contextPath: string
}

/**
 * Where a language leads: to the same page in that language when its address is the root of a
 * locale's site, path and harmless query kept (W06); else to the address itself.
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

/** Whether a language belongs to another site: what is in the cart does not come along (W06). */
export function leavesSite(link: LanguageLink, url: URL): boolean {
  return (parseUrl(link.linkURL, url.href)?.origin ?? url.origin) !== url.origin
}

/** `/`, or a path that ends in the link's locale or language: `/de-DE`, `/sites/de/`. */
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

/** Begins with one slash, for two would name another host. */
function pathWithin(path: string, contextPath: string): string {
  const context = contextPath.replace(/\/$/, '')
  const isWithin = context && `${path}/`.startsWith(`${context}/`)
  return `/${(isWithin ? path.slice(context.length) : path).replace(/^\/+/, '')}`
}

/** What a parameter may not be called, and be taken to another address (written without `-` and `_`). */
const SENSITIVE =
  /token|session|passw|secret|signature|email|phone|birth|card|(first|last|given|family|sur|full|user|guest)name|(member|membership|loyalty|customer|consumer|user|guest|confirmation|account|order)(number|no|id)$|^(code|key|auth|state|rand|name|mail|otp|pin|pwd|sid|user|login|returnto)$/

function harmlessQuery(parameters: URLSearchParams): string {
  const kept = [...parameters].filter(
    ([name, value]) =>
      !SENSITIVE.test(name.replace(/[^a-z]/gi, '').toLowerCase()) && !value.includes('@'),
  )
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}
