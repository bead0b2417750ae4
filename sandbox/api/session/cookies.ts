import type { FastifyRequest } from 'fastify'
import { isEncrypted } from '../../site-address'

/** The value of a cookie, decoded; undefined when it is missing or not decodable. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const found = pairs.find((pair) => pair.startsWith(`${name}=`))
  try {
    return found && decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return undefined
  }
}

/**
 * A `set-cookie` value. Scripts cannot read the cookie unless it is declared readable. Browsers do not
 * send it with another site's POST (`Lax`), or with any request of another site (`Strict`). It is
 * `Secure` on an https site, and always if other sites' frames
 * may have it (`None`). `seconds` 0 removes the cookie.
 */
export function cookieHeader(
  request: FastifyRequest,
  {
    name,
    value,
    seconds,
    sameSite = 'Lax',
    isReadable = false,
  }: {
    name: string
    value: string
    seconds: number
    sameSite?: 'Lax' | 'Strict' | 'None'
    isReadable?: boolean
  },
): string {
  const secure = isEncrypted(request) || sameSite === 'None' ? '; Secure' : ''
  const httpOnly = isReadable ? '' : ' HttpOnly;'
  const attributes = `Path=/; Max-Age=${seconds};${httpOnly} SameSite=${sameSite}${secure}`
  return `${name}=${encodeURIComponent(value)}; ${attributes}`
}
