/** A hold of all rooms of a cart at the prices of its revision; ms since 1970. */
export interface Held {
  /** When room and price were checked last. */
  since: number
  until: number
}

/** Whether rooms are held for a cart. Without the database, for what shows carts to authors. */
export function isHeld({ held }: { held: Held | null }, now: number): boolean {
  return held !== null && now < held.until
}
