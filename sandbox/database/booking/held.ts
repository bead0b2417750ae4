/** A hold of all rooms of a cart at the prices of its revision; ms since 1970. */
export interface Held {
  /** When room and price were checked last. */
  since: number
  until: number
  /** When its visitor last did more than keep it. */
  activeAt: number
}

/** How long a hold can be kept without anything else that its visitor does: twelve quarters of an hour. */
const KEPT_MS = 12 * 15 * 60_000

/** Until when a hold is extended for a visitor who asks for `until` (docs/decisions/0072). */
export function extendedUntil({ until, activeAt }: Held, asked: number): number {
  return Math.max(until, Math.min(asked, activeAt + KEPT_MS))
}

/** Whether rooms are held for a cart. Without the database, for what shows carts to authors. */
export function isHeld({ held }: { held: Held | null }, now: number): boolean {
  return held !== null && now < held.until
}
