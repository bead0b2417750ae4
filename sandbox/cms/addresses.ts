import type { FastifyRequest } from 'fastify'

/** Where calls, files and the authors' tier are: what they answer is read by programs. */
const CALLS = /^\/(mi|phoenix-[\w-]+|ofrep|assets|media|author|fragments)(?=[/?]|$)/

/** Whether an address within the site is that of a call or a file, not of a page. */
export function isCall(url: string): boolean {
  return CALLS.test(url)
}

/** The address that stands for those that no router can read. */
export const BAD_ADDRESS = '/.bad-address'

/** An address as a router can read it: that of a page whose escapes are malformed becomes `BAD_ADDRESS`. */
export function readable(url: string): string {
  return isCall(url) || isWhole(url) ? url : BAD_ADDRESS
}

/** Whether each escape of the path is one of a character; none of the whole address is U+0000. */
function isWhole(url: string): boolean {
  if (url.includes('%00')) return false
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

const PARTS =
  /^(audio|font|image|manifest|script|style|track|video|worker|sharedworker|serviceworker)$/

/** Whether a page asks for it as a part of its own: nobody would see an error page there. */
export function isPart({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return PARTS.test(String(headers['sec-fetch-dest']))
}
