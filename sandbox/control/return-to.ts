const HERE = 'http://sandbox.invalid'

/** A return path on this site; any other value becomes `fallback`. */
export function ownPath(returnTo: unknown, fallback = '/sandbox'): string {
  if (typeof returnTo !== 'string' || !returnTo.startsWith('/') || !URL.canParse(returnTo, HERE))
    return fallback
  const { origin, pathname, search, hash } = new URL(returnTo, HERE)
  // "/.//example.org" resolves to the path "//example.org", which a browser reads as a host.
  if (origin !== HERE || pathname.startsWith('//')) return fallback
  return `${pathname}${search}${hash}`
}
