import { weekdayOf } from '../../../src/rules/stay/days'
import type { SeedExtra } from '../../seed/extras'
import type { Taken } from '../nights/night-rules'

/** How many of an extra are left for all nights of a stay; what others hold counts like a room type. */
export function extraLeft(
  hotelId: string,
  extra: SeedExtra,
  { nights, taken }: { nights: readonly string[]; taken: Taken },
): number {
  const left = nights.map((night) => extraStock(extra, night) - taken(hotelId, extra.code, night))
  return Math.max(0, Math.min(...left))
}

/** How many of an extra a hotel sells for a night. */
export function extraStock({ stock, fullBefore }: SeedExtra, night: string): number {
  return (weekdayOf(night) + 1) % 7 === fullBefore ? 0 : stock
}
