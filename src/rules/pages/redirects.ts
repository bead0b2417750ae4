import { type QuerySite, queryName } from '../site/query'
import { parseUrl, sameOriginPath } from './urls'

/** The site that a target belongs to: a page of `services`, or the request of a server. */
export interface TargetSite {
  location: () => URL
  site: QuerySite & { auth: { redirectAllowList: readonly string[] } }
}

/** Maximum nesting of targets within targets. */
const DEEPEST = 5

/**
 * Checks where an address of a query, an answer or an author may lead (C.6, C.18). Returns a path
 * of this origin, or an https address of an origin on the allow-list; else null. Refuses every form
 * that a browser, a proxy or a server could read as another place: `//`, backslashes, control
 * characters, encoded and full-width forms, user names. Targets within its query are checked too.
 */
export function safeTarget(address: unknown, site: TargetSite): string | null {
  return targetAt(address, site, 0)
}

function targetAt(address: unknown, site: TargetSite, depth: number): string | null {
  if (typeof address !== 'string' || depth > DEEPEST) return null
  const { origin } = site.location()
  const target = sameOriginPath(address, origin) ?? listedAddress(address, site)
  const query = target === null ? undefined : parseUrl(target, origin)?.searchParams
  if (target === null || !query) return null
  const isTarget = (name: string) =>
    /^return(to|url)$/i.test(name) || name === queryName(site.site, 'returnTo')
  const isSafe = [...query].every(
    ([name, value]) => !value || !isTarget(name) || targetAt(value, site, depth + 1) !== null,
  )
  return isSafe ? target : null
}

function listedAddress(address: string, { site }: TargetSite): string | null {
  if (/[\\\p{Cc}\p{Cf}\s]/u.test(address) || !/^https:\/\/[^/]/i.test(address)) return null
  const url = parseUrl(address)
  const isListed = site.auth.redirectAllowList.some(
    (listed) => parseUrl(listed)?.origin === url?.origin,
  )
  return url && isListed && !url.username && !url.password ? url.href : null
}
