/** What a cart and its visitor are in at one time; all times in ms since 1970. */
export interface Clocks {
  now: number
  /** When the quote of the cart ends. */
  cartEnd: number
  /** When the session ends without use. */
  sessionEnd: number
  /** How long before an end the warning opens. */
  warnMs: number
}

export type Moment =
  /** Nothing to say until `next`. */
  | { state: 'quiet'; next: number }
  /** `of` ends in `left` seconds, counted up. */
  | { state: 'counting'; of: 'cart' | 'session'; left: number; next: number }
  /** The quote has ended, the session has not: `left` counts once that is near. */
  | { state: 'lapsed'; left: number | null; next: number }
  | { state: 'over' }

/**
 * Which of the two clocks is near its end (W15, E2-11 to E2-13). The times are compared, never counted
 * by ticks: a computer that has slept is right at once.
 */
export function momentOf({ now, cartEnd, sessionEnd, warnMs }: Clocks): Moment {
  if (now >= sessionEnd) return { state: 'over' }
  const isSessionNear = now >= sessionEnd - warnMs
  if (now >= cartEnd) {
    if (!isSessionNear) return { state: 'lapsed', left: null, next: sessionEnd - warnMs }
    return { state: 'lapsed', ...countdown(now, sessionEnd) }
  }
  const end = Math.min(cartEnd, sessionEnd)
  if (now < end - warnMs) return { state: 'quiet', next: end - warnMs }
  return { state: 'counting', of: end === cartEnd ? 'cart' : 'session', ...countdown(now, end) }
}

function countdown(now: number, end: number) {
  const left = Math.ceil((end - now) / 1000)
  return { left, next: end - (left - 1) * 1000 }
}
