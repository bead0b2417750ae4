import type { Mood } from './mood'
import type { Random } from './random'
import type { Sheet } from './sheet'

/**
 * The input of a scene. The sheet has at least 1020 × 900 units for every requested size. The main
 * subject is in its middle; the rest is scenery that may be wider or taller.
 */
export interface Stage {
  sheet: Sheet
  width: number
  height: number
  random: Random
  mood: Mood
  /** Draws the view from the hotel's windows into a box of the sheet. */
  outlook: (box: { x: number; y: number; width: number; height: number }) => void
}

export type Scene = (stage: Stage) => void
