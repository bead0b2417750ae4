/** Address read by the URL parser, or null where that would throw. */
export function parseUrl(value: string, base?: string): URL | null {
  try {
    return new URL(value, base)
  } catch {
    return null
  }
}

/**
 * The value if it may stand in an `href`, trimmed; else null, and the link is dropped (B.0). Allows
 * http(s), mailto, tel, paths, queries and fragments. Refuses every other scheme, and characters
 * that browsers skip (controls, odd spaces, zero-width), with which a scheme could be hidden.
 */
export function safeHref(value: string | null | undefined): string | null {
  const href = typeof value === 'string' ? value.replace(/^ +| +$/g, '') : ''
  if (!href || /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.test(href)) return null
  if (/^https?:\/\//i.test(href)) return parseUrl(href) && href
  return /^(?:mailto|tel):/i.test(href) || !/^[^/?#]*:/.test(href) ? href : null
}

/**
 * Path, query and fragment of a `returnTo`-like value that stays on the origin; else null (C.18).
 * Takes `/path` or an absolute address of the same origin. Refuses `//host`, backslashes and their
 * encoded or full-width forms anywhere in the path, for a server or proxy might undo them.
 */
export function sameOriginPath(value: string | null | undefined, origin: string): string | null {
  if (typeof value !== 'string' || !/^(?:\/(?!\/)|https?:\/\/)/i.test(value)) return null
  const url = /[\\\p{Cc}\p{Cf}]/u.test(value) ? null : parseUrl(value, origin)
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== parseUrl(origin)?.origin)
    return null
  const path = decoded(decoded(decoded(url.pathname))).normalize('NFKC')
  return /\\|\/\/|\p{Cc}/u.test(path) ? null : url.pathname + url.search + url.hash
}

/** Link to a maps service searching for a text, as its parameter `query`. No text or no http(s) base → null (W02). */
export function mapsHref(base: string, query: string | null | undefined): string | null {
  const url = parseUrl(base)
  if (!url || !/^https?:$/.test(url.protocol) || !query?.trim()) return null
  url.searchParams.set('query', query.trim())
  return url.href
}

/** Link to a maps service searching for a place in degrees (W03). Missing or impossible ones → null. */
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
