import { darken, mix } from '../colour'
import { bed, nightstand, rug } from '../parts/bed'
import { pottedPlant } from '../parts/plants'
import { armchair, drape, print, shell, windowsOnView } from '../parts/room'
import type { Scene, Stage } from '../scene'
import { n } from '../sheet'

/** The wall behind the beds has the hotel's own colour. */
const wallOf = ({ mood, random }: Stage) =>
  random.pick([
    mix(mood.textile, mood.wall, 0.5),
    mix(mood.wall, mood.leaf, 0.3),
    mix(mood.wall, mood.accent, 0.22),
    mix(mood.wall, mood.textile, 0.34),
  ])

/** One bed to the right of the middle, the window to the left of it; wide sheets add furniture. */
const oneBed: Scene = (stage) => {
  const { width, height, mood } = stage
  const floor = height * 0.74
  const middle = width / 2
  shell(stage, floor, wallOf(stage))
  windowsOnView(stage, [{ x: middle - 540, y: floor - 520, width: 420, height: 390 }], {
    panes: 3,
    curtain: mix(mood.wall, mood.textile, 0.16),
  })
  print(stage, middle + 170, floor - 560, 150, 110)
  print(stage, middle + 346, floor - 560, 110, 110)
  rug(stage, middle + 180, floor + 92, 900)
  nightstand(stage, middle - 10, floor + 40)
  nightstand(stage, middle + 646, floor + 40)
  bed(stage, middle + 318, floor + 98, 500, mix(mood.textile, mood.ink, 0.12))
  armchair(stage, middle - 330, floor + 92, 1.1, mix(mood.accent, mood.wall, 0.15))
  pottedPlant(stage, middle - 560, floor + 76, 250, mood.stone)
  furnishSides(stage, floor, 760)
}

const twoBeds: Scene = (stage) => {
  const { width, height, mood } = stage
  const floor = height * 0.74
  const middle = width / 2
  shell(stage, floor, wallOf(stage))
  windowsOnView(stage, [{ x: middle - 560, y: floor - 500, width: 340, height: 370 }], {
    panes: 2,
    curtain: mix(mood.wall, mood.light, 0.2),
  })
  print(stage, middle + 128, floor - 560, 190, 120)
  rug(stage, middle + 226, floor + 96, 980)
  nightstand(stage, middle + 224, floor + 34)
  const head = mix(mood.wood, mood.ink, 0.1)
  bed(stage, middle + 10, floor + 98, 276, head)
  bed(stage, middle + 440, floor + 98, 276, head)
  armchair(stage, middle - 388, floor + 92, 1, mix(mood.textile, mood.wall, 0.35))
  pottedPlant(stage, middle - 560, floor + 74, 230, mood.accent)
  furnishSides(stage, floor, 700)
}

/** A canopy bed between tall doors to the view. */
const canopyBed: Scene = (stage) => {
  const { sheet, width, height, mood } = stage
  const floor = height * 0.76
  const middle = width / 2
  const wall = mix(mood.wall, mood.light, 0.12)
  shell(stage, floor, wall)
  panelling(stage, floor, wall)
  const doors = [-1, 1].map((side) => ({
    x: middle + side * 440 - 110,
    y: floor - 560,
    width: 220,
    height: 530,
  }))
  windowsOnView(stage, doors, { panes: 2, curtain: mix(mood.textile, mood.wall, 0.3) })
  rug(stage, middle, floor + 104, 1000)
  bed(stage, middle, floor + 100, 500, mix(mood.textile, mood.wall, 0.12))
  const post = mix(mood.wood, mood.ink, 0.3)
  const top = floor - 540
  for (const side of [-1, 1]) {
    drape(
      stage,
      side < 0 ? middle - 316 : middle + 252,
      top + 20,
      64,
      520,
      mix('#ffffff', mood.light, 0.3),
    )
    sheet.rect(
      middle + side * 300 - 7,
      top,
      14,
      590,
      sheet.linear(
        [
          [0, mix(post, mood.light, 0.4)],
          [1, post],
        ],
        true,
      ),
    )
    sheet.circle(middle + side * 300, top - 8, 12, mix(post, mood.light, 0.35))
  }
  sheet.path(
    `M${n(middle - 316)} ${n(top)}h632v52q-39.5 26 -79 0t-79 0t-79 0t-79 0t-79 0t-79 0t-79 0t-79 0z`,
    sheet.linear([
      [0, mix(mood.textile, mood.light, 0.22)],
      [1, mix(mood.textile, mood.ink, 0.14)],
    ]),
  )
  sheet.rect(middle - 320, top - 6, 640, 10, post)
  for (const side of [-1, 1]) nightstand(stage, middle + side * 366, floor + 44)
  chandelier(stage, middle, top - 70)
  furnishSides(stage, floor, 720)
}

function panelling({ sheet, width, mood }: Stage, floor: number, wall: string) {
  for (let x = ((width / 2) % 190) - 190; x < width; x += 190) {
    sheet.rect(
      x + 14,
      floor - 110,
      162,
      78,
      'none',
      `stroke="${mix(wall, mood.ink, 0.22)}" stroke-width="2.5"`,
    )
  }
  sheet.rect(0, floor - 132, width, 7, mix(wall, '#ffffff', 0.4))
}

function chandelier({ sheet, mood }: Stage, x: number, y: number) {
  sheet.rect(x - 1.5, -10, 3, y - 20, mood.ink, 'opacity=".6"')
  sheet.glow(x, y, 330, mood.light, 0.5)
  for (const [half, drop] of [
    [96, 0],
    [58, -24],
  ] as const) {
    sheet.stroke(
      `M${n(x - half)} ${n(y + drop)}Q${n(x)} ${n(y + drop + 40)} ${n(x + half)} ${n(y + drop)}`,
      mix(mood.light, mood.wood, 0.55),
      4,
    )
    for (let arm = -2; arm <= 2; arm += 1) {
      const cx = x + (half * arm) / 2
      const cy = y + drop + 20 * (1 - (arm / 2) ** 2)
      sheet.rect(cx - 3, cy - 16, 6, 16, '#fffaf0')
      sheet.ellipse(cx, cy - 22, 5, 8, '#fff3cf')
    }
  }
}

/** The additional furniture of a wide sheet: a wardrobe, prints, plants. */
function furnishSides(stage: Stage, floor: number, from: number) {
  const { sheet, width, mood } = stage
  const middle = width / 2
  if (middle < from + 120) return
  pottedPlant(stage, middle - from - 40, floor + 60, 300, mood.wood)
  print(stage, middle - from - 120, floor - 540, 160, 210)
  const x = middle + from + 60
  const wood = mix(mood.wood, mood.ink, 0.24)
  sheet.rect(
    x,
    floor - 520,
    260,
    540,
    sheet.linear(
      [
        [0, mix(wood, mood.light, 0.2)],
        [1, darken(wood, 0.2)],
      ],
      true,
    ),
  )
  sheet.rect(x + 128, floor - 508, 4, 516, mood.ink, 'opacity=".4"')
  for (const side of [-1, 1]) sheet.rect(x + 130 + side * 16 - 3, floor - 270, 6, 60, mood.light)
}

export const roomKing = oneBed
export const roomTwin = twoBeds
export const suite = canopyBed
