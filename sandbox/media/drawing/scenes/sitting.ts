import { mix } from '../colour'
import { bed, nightstand, rug } from '../parts/bed'
import { pottedPlant } from '../parts/plants'
import { armchair, pendant, print, shell, windowsOnView } from '../parts/room'
import { floorLamp, lowTable, sofa } from '../parts/seating'
import type { Scene } from '../scene'

/** A sofa under the window to the left, the bed to the right of it: one room to sleep and to sit. */
export const roomSitting: Scene = (stage) => {
  const { width, height, mood, random } = stage
  const floor = height * 0.72
  const middle = width / 2
  shell(
    stage,
    floor,
    random.pick([
      mix(mood.wall, mood.textile, 0.24),
      mix(mood.wall, mood.leaf, 0.24),
      mix(mood.wall, mood.accent, 0.16),
    ]),
  )
  windowsOnView(stage, [{ x: middle - 500, y: floor - 520, width: 440, height: 370 }], {
    panes: 3,
    curtain: mix(mood.wall, mood.light, 0.24),
  })
  print(stage, middle + 208, floor - 520, 184, 124)
  rug(stage, middle - 240, floor + 128, 620)
  nightstand(stage, middle + 14, floor + 36)
  bed(stage, middle + 278, floor + 96, 390, mix(mood.wood, mood.ink, 0.14))
  sofa(stage, middle - 270, floor + 66, 440, mix(mood.textile, mood.wall, 0.22))
  lowTable(stage, middle - 230, floor + 178, 240, mix(mood.wood, mood.light, 0.16))
  pottedPlant(stage, middle - 600, floor + 66, 290, mood.stone)
  floorLamp(stage, middle - 545, floor + 30)
  pottedPlant(stage, middle + 690, floor + 66, 320, mood.accent)
}

/** The living room of a suite: sofas around a low table before a wall of windows. */
export const livingRoom: Scene = (stage) => {
  const { width, height, mood, random } = stage
  const floor = height * 0.7
  const middle = width / 2
  const wall = random.pick([
    mix(mood.wall, mood.light, 0.1),
    mix(mood.wall, mood.textile, 0.2),
    mix(mood.wall, mood.stone, 0.5),
  ])
  shell(stage, floor, wall)
  const windows = [-1, 0, 1].map((at) => ({
    x: middle + at * 336 - 140,
    y: floor - 560,
    width: 280,
    height: 470,
  }))
  windowsOnView(stage, windows, { panes: 2 })
  rug(stage, middle, floor + 140, 1060)
  floorLamp(stage, middle + 330, floor + 24)
  sofa(stage, middle, floor + 62, 560, mix(mood.textile, mood.wall, 0.12))
  armchair(stage, middle - 394, floor + 120, 1.25, mix(mood.accent, mood.wall, 0.2))
  armchair(stage, middle + 394, floor + 120, 1.25, mix(mood.accent, mood.wall, 0.2))
  lowTable(stage, middle, floor + 196, 330, mix(mood.wood, mood.ink, 0.08))
  pendant(stage, middle, floor - 470, 62, mix(mood.accent, mood.wood, 0.3))
  for (const side of [-1, 1]) {
    pottedPlant(stage, middle + side * 610, floor + 52, 330, mood.stone)
    print(stage, middle + side * 690 - 80, floor - 460, 160, 210)
  }
}
