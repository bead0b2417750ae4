import type { FastifyRequest } from 'fastify'
import { readCookie } from '../session/cookies'

const CLOCK_HEADER = 'x-foyer-clock'
const CLOCK_COOKIE = 'foyer-clock'

/** Ten years in milliseconds. */
const LONGEST = 315_576_000_000

/** A clock that cannot be read is refused: the call would be answered for another time. */
class ClockSyntaxError extends Error {
  override name = 'ClockSyntaxError'
  /** Fastify answers with it. */
  readonly statusCode = 400
  constructor(text: string) {
    super(
      `The clock "${text}" is no whole number of milliseconds of at most ten years, such as ` +
        '900000 for a quarter of an hour later or -86400000 for a day earlier.',
    )
  }
}

/**
 * The time of a call, in ms since 1970: that of this machine, moved by the header `x-foyer-clock`, else
 * the cookie `foyer-clock`, so that a test sees a quote expire without waiting for it. The booking
 * takes the time from here only.
 */
export function timeOf(request: FastifyRequest): number {
  const text = clockOf(request)
  const offset = /^-?\d{1,12}$/.test(text) ? Number(text) : Number.NaN
  if (text && !(Math.abs(offset) <= LONGEST)) throw new ClockSyntaxError(text)
  return Date.now() + (text ? offset : 0)
}

/** The headers that carry a page request's clock on to the API calls made for it. */
export function clockHeaders(request: FastifyRequest): Record<string, string> {
  const text = clockOf(request)
  return text ? { [CLOCK_HEADER]: text } : {}
}

function clockOf(request: FastifyRequest): string {
  const header = request.headers[CLOCK_HEADER]
  return (Array.isArray(header) ? header[0] : header) ?? readCookie(request, CLOCK_COOKIE) ?? ''
}
