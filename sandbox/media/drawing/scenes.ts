import type { Scene } from './scene'
import { alpine } from './scenes/alpine'
import { bathroomAccessible, bathroomCypress, bathroomShower, bathroomTub } from './scenes/bathroom'
import { beach, tableBay } from './scenes/beach'
import { roomKing, roomTwin, suite } from './scenes/bedroom'
import { roomBunk, roomCompact, roomFamily } from './scenes/compact'
import { courtyard } from './scenes/courtyard'
import { desert } from './scenes/desert'
import { facadeDusk } from './scenes/facade-dusk'
import { roomFuton } from './scenes/futon'
import { garden } from './scenes/garden'
import { harbour } from './scenes/harbour'
import { lobby } from './scenes/lobby'
import { roomMajlis } from './scenes/majlis'
import { bellTowers, hillTown, merchantQuarter, oldTown } from './scenes/old-town'
import { pool } from './scenes/pool'
import { restaurant } from './scenes/restaurant'
import { riverBay, riverCreek, riverDome, riverGreen } from './scenes/river'
import { rooftopBar } from './scenes/rooftop-bar'
import { livingRoom, roomSitting } from './scenes/sitting'
import { skyline } from './scenes/skyline'
import { spa } from './scenes/spa'
import { pagodas, temple } from './scenes/temple'
import { roomTerrace } from './scenes/terrace'

/** Every scene that a picture of a hotel or of a room may name. */
export const scenes: Readonly<Record<string, Scene>> = {
  alpine,
  'bathroom-accessible': bathroomAccessible,
  'bathroom-cypress': bathroomCypress,
  'bathroom-shower': bathroomShower,
  'bathroom-tub': bathroomTub,
  beach,
  'bell-towers': bellTowers,
  desert,
  'facade-dusk': facadeDusk,
  harbour,
  'hill-town': hillTown,
  'living-room': livingRoom,
  lobby,
  'merchant-quarter': merchantQuarter,
  'old-town': oldTown,
  pagoda: pagodas,
  restaurant,
  'river-bay': riverBay,
  'river-creek': riverCreek,
  'river-dome': riverDome,
  'river-green': riverGreen,
  'room-bunk': roomBunk,
  'room-compact': roomCompact,
  'room-family': roomFamily,
  'room-futon': roomFuton,
  'room-king': roomKing,
  'room-majlis': roomMajlis,
  'room-sitting': roomSitting,
  'room-terrace': roomTerrace,
  'room-twin': roomTwin,
  skyline,
  suite,
  'table-bay': tableBay,
  courtyard,
  garden,
  pool,
  'rooftop-bar': rooftopBar,
  spa,
  temple,
}
