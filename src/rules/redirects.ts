import { parseUrl, sameOriginPath } from './urls'

/** Where a target is looked at from: a page of `services`, or what a server makes of it. */
export interface RedirectSite {
  location: () => URL
  context: { config: { auth: { redirectAllowList: readonly string[] } } }
}

/**
 * Where an address of a query, an answer or an author may lead (C.6, C.18): a path of this origin, or
 * an https address whose origin is on the allow-list; else null. Nothing that a browser, a proxy or
 * a server could read as another place: `//`, backslashes, controls, encoded and full-width forms.
 */
export function safeTarget(address: unknown, page: RedirectSite): string | null {
  if (typeof address !== 'string') return null
  const path = sameOriginPath(address, page.location().origin)
  if (path !== null) return path
  if (/[\\\p{Cc}\p{Cf}\s]/u.test(address) || !/^https:\/\//i.test(address)) return null
  const url = parseUrl(address)
  const isListed = page.context.config.auth.redirectAllowList.some(
    (listed) => parseUrl(listed)?.origin === url?.origin,
  )
  return url && isListed && !url.username && !url.password ? url.href : null
}
