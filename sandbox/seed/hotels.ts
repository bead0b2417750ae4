import { bangkokRiverside } from './hotels/alderway-bangkok-riverside'
import { muenchenIsarufer } from './hotels/alderway-muenchen-isarufer'
import { newYorkMidtown } from './hotels/alderway-new-york-midtown'
import { tokyoTsukishima } from './hotels/alderway-tokyo-tsukishima'
import type { SeedHotel } from './seed-types'

/** Every hotel of the sandbox. `EMPTY` is missing on purpose: it is the code that finds nothing. */
export const hotels: SeedHotel[] = [
  newYorkMidtown,
  muenchenIsarufer,
  tokyoTsukishima,
  bangkokRiverside,
]
