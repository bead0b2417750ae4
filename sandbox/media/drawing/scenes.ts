import type { Scene } from './scene'
import { alpine } from './scenes/alpine'
import { facadeDusk } from './scenes/facade-dusk'
import { harbour } from './scenes/harbour'
import { riverBay, riverCreek, riverDome, riverGreen } from './scenes/river'
import { skyline } from './scenes/skyline'

/** Every scene that a hotel's picture may name. */
export const scenes: Readonly<Record<string, Scene>> = {
  alpine,
  'facade-dusk': facadeDusk,
  harbour,
  'river-bay': riverBay,
  'river-creek': riverCreek,
  'river-dome': riverDome,
  'river-green': riverGreen,
  skyline,
}
