import type { Scene } from './scene'
import { alpine } from './scenes/alpine'
import { beach, tableBay } from './scenes/beach'
import { roomKing, roomTwin, suite } from './scenes/bedroom'
import { courtyard } from './scenes/courtyard'
import { desert } from './scenes/desert'
import { facadeDusk } from './scenes/facade-dusk'
import { garden } from './scenes/garden'
import { harbour } from './scenes/harbour'
import { lobby } from './scenes/lobby'
import { bellTowers, hillTown, merchantQuarter, oldTown } from './scenes/old-town'
import { pool } from './scenes/pool'
import { restaurant } from './scenes/restaurant'
import { riverBay, riverCreek, riverDome, riverGreen } from './scenes/river'
import { rooftopBar } from './scenes/rooftop-bar'
import { skyline } from './scenes/skyline'
import { spa } from './scenes/spa'
import { pagodas, temple } from './scenes/temple'

/** Every scene that a hotel's picture may name. */
export const scenes: Readonly<Record<string, Scene>> = {
  alpine,
  beach,
  'bell-towers': bellTowers,
  desert,
  'facade-dusk': facadeDusk,
  harbour,
  'hill-town': hillTown,
  lobby,
  'merchant-quarter': merchantQuarter,
  'old-town': oldTown,
  pagoda: pagodas,
  restaurant,
  'river-bay': riverBay,
  'river-creek': riverCreek,
  'river-dome': riverDome,
  'river-green': riverGreen,
  'room-king': roomKing,
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
