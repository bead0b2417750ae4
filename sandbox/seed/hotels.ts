import { bangkokRiverside } from './hotels/alderway-bangkok-riverside'
import { capeTownGardens } from './hotels/alderway-cape-town-gardens'
import { maxBankside } from './hotels/alderway-max-london-bankside'
import { muenchenIsarufer } from './hotels/alderway-muenchen-isarufer'
import { newYorkMidtown } from './hotels/alderway-new-york-midtown'
import { riyadhWadi } from './hotels/alderway-riyadh-wadi'
import { shanghaiSuzhouCreek } from './hotels/alderway-shanghai-suzhou-creek'
import { taipeiDadaocheng } from './hotels/alderway-taipei-dadaocheng'
import { tokyoTsukishima } from './hotels/alderway-tokyo-tsukishima'
import { bergameMilano } from './hotels/bergame-milano'
import { dessinSydney } from './hotels/dessin-sydney-walsh-bay'
import { generatedHotels } from './hotels/generated'
import { montevaleInnsbruck } from './hotels/montevale-innsbruck-nordkette'
import { rozelleLisboa } from './hotels/the-rozelle-lisboa'
import type { SeedHotel } from './seed-types'

/**
 * The hotels that the site presents: home page, navigation, footer, stories. `EMPTY` is missing on
 * purpose: it is the code that finds nothing.
 */
export const hotels: SeedHotel[] = [
  newYorkMidtown,
  muenchenIsarufer,
  tokyoTsukishima,
  bangkokRiverside,
  shanghaiSuzhouCreek,
  rozelleLisboa,
  bergameMilano,
  maxBankside,
  capeTownGardens,
  taipeiDadaocheng,
  dessinSydney,
  riyadhWadi,
  montevaleInnsbruck,
]

/** Every hotel of the sandbox: also the small ones that a search finds around a city. */
export const allHotels: readonly SeedHotel[] = [...hotels, ...generatedHotels]
