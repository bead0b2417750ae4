/** Parses an address; null for an invalid one. */
export function parseUrl(value: string, base?: string): URL | null {
  try {
    return new URL(value, base)
  } catch {
    return null
  }
}

/**
 * The trimmed value if it may be used as an `href`; else null, and the caller drops the link (B.0).
 * Allows http(s), mailto, tel, paths, queries and fragments. Refuses other schemes, and characters
 * that browsers skip (controls, odd spaces, zero-width), as they could hide a scheme.
 */
export function safeHref(value: string | null | undefined): string | null {
  const href = typeof value === 'string' ? value.replace(/^ +|(?<! ) +$/g, '') : ''
  if (!href || /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.test(href)) return null
  if (/^https?:\/\//i.test(href)) return parseUrl(href) && href
  return /^(?:mailto|tel):/i.test(href) || !/^[^/?#]*:/.test(href) ? href : null
}

/**
 * Path, query and fragment of a `returnTo` value that stays on the origin; else null (C.18). Takes
 * `/path` or an absolute address of the same origin. Refuses `//host`, and backslashes in any form
 * (encoded or full-width) in the path, as a server or proxy might decode them.
 */
export function sameOriginPath(value: string | null | undefined, origin: string): string | null {
  if (typeof value !== 'string' || !/^(?:\/(?!\/)|https?:\/\/)/i.test(value)) return null
  const url = /[\\\p{Cc}\p{Cf}]/u.test(value) ? null : parseUrl(value, origin)
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== parseUrl(origin)?.origin)
    return null
  const path = decoded(decoded(decoded(url.pathname))).normalize('NFKC')
  return /\\|\/\/|\p{Cc}/u.test(path) ? null : url.pathname + url.search + url.hash
}

/**
 * Link to a maps service that searches for a text with the parameter `query` (W02). An empty text
 * or a base that is not http(s) → null.
 */
export function mapsHref(base: string, query: string | null | undefined): string | null {
  const url = parseUrl(base)
  if (!url || !/^https?:$/.test(url.protocol) || !query?.trim()) return null
  url.searchParams.set('query', query.trim())
  return url.href
}

/**
 * Link to a maps service that searches for coordinates in degrees (W03). Missing or impossible
 * coordinates → null.
 */
export function mapsCoordinatesHref(
  base: string,
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): string | null {
  const onEarth = Math.abs(latitude ?? Number.NaN) <= 90 && Math.abs(longitude ?? Number.NaN) <= 180
  return onEarth ? mapsHref(base, `${latitude},${longitude}`) : null
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
