import type { Stay } from './restrictions'

/** From the first arrival to the last departure; null for no stay. */
export function hullOf(stays: readonly Stay[]): Stay | null {
  const [first, ...others] = stays
  if (!first) return null
  return others.reduce(
    (hull, { checkIn, checkOut }) => ({
      checkIn: checkIn < hull.checkIn ? checkIn : hull.checkIn,
      checkOut: checkOut > hull.checkOut ? checkOut : hull.checkOut,
    }),
    { checkIn: first.checkIn, checkOut: first.checkOut },
  )
}

/** Whether all of these stays are of the same days. */
export function areSameDays(stays: readonly Stay[]): boolean {
  const [first] = stays
  return stays.every(
    ({ checkIn, checkOut }) => checkIn === first?.checkIn && checkOut === first.checkOut,
  )
}
