import type { Mood } from './mood'
import type { Random } from './random'
import type { Sheet } from './sheet'

/**
 * What a scene draws with. The sheet is at least 1020 × 900 units whatever the asked shape:
 * what matters stands in the middle of it, the rest is scenery that may be wider or taller.
 */
export interface Stage {
  sheet: Sheet
  width: number
  height: number
  random: Random
  mood: Mood
  /** Draws what the hotel's windows look out on into a box of the sheet. */
  outlook: (box: { x: number; y: number; width: number; height: number }) => void
}

export type Scene = (stage: Stage) => void
