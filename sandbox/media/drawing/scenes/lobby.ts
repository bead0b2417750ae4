import { darken, mix } from '../colour'
import { pottedPlant } from '../parts/plants'
import { armchair, pendant, tableLamp, windowsOnView } from '../parts/room'
import type { Scene, Stage } from '../scene'
import { n } from '../sheet'

/** A high hall: tall windows on the view, columns, a desk with a person behind it. */
export const lobby: Scene = (stage) => {
  const { sheet, width, height, mood } = stage
  const floor = height * 0.72
  const middle = width / 2
  const wall = mix(mood.wall, mood.stone, 0.4)
  const hall = sheet.group('', () => {
    sheet.rect(
      0,
      0,
      width,
      floor,
      sheet.linear([
        [0, mix(wall, mood.ink, 0.42)],
        [0.55, wall],
        [1, mix(wall, mood.light, 0.28)],
      ]),
    )
    const bays = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
      .map((bay) => middle + bay * 380)
      .filter((x) => x > -120 && x < width + 120)
    windowsOnView(
      stage,
      bays.map((x) => ({ x: x - 120, y: floor - 560, width: 240, height: 470 })),
    )
    for (const x of bays) lunette(stage, x, floor - 560, wall)
    for (let bay = -5; bay <= 5; bay += 1) column(stage, middle + bay * 380 + 190, floor, wall)
    sheet.rect(0, floor - 30, width, 30, mix(wall, mood.ink, 0.3))
    reception(stage, middle, floor)
  })
  const stone = mix(mix(mood.stone, mood.wall, 0.4), mood.ink, 0.26)
  sheet.rect(
    0,
    floor,
    width,
    height - floor,
    sheet.linear([
      [0, mix(stone, mood.light, 0.24)],
      [1, darken(stone, 0.34)],
    ]),
  )
  sheet.mirror(hall, floor, height - floor, 0.8, 0.26)
  tiles(stage, floor)
  for (let lamp = -3; lamp <= 3; lamp += 1) {
    pendant(
      stage,
      middle + lamp * 190,
      floor - 500 - (lamp % 2 === 0 ? 0 : 56),
      lamp % 2 === 0 ? 42 : 32,
      mix(mood.accent, mood.wood, 0.4),
    )
  }
  seats(stage, floor)
}

function lunette(stage: Stage, x: number, y: number, wall: string) {
  const { sheet, mood } = stage
  sheet.path(
    `M${n(x - 134)} ${n(y - 14)}a134 134 0 0 1 268 0z`,
    mix(mix(mood.wall, '#ffffff', 0.45), mood.ink, 0.12),
  )
  sheet.path(
    `M${n(x - 120)} ${n(y - 16)}a120 120 0 0 1 240 0z`,
    sheet.linear([
      [0, mix(mood.sky[1], wall, 0.2)],
      [1, mood.sky[2]],
    ]),
  )
  sheet.stroke(
    `M${n(x)} ${n(y - 16)}v-120M${n(x)} ${n(y - 16)}l-84 -84M${n(x)} ${n(y - 16)}l84 -84`,
    mix(mood.wall, '#ffffff', 0.45),
    6,
  )
}

function column({ sheet, mood }: Stage, x: number, floor: number, wall: string) {
  const shaft = mix(wall, mood.stone, 0.5)
  sheet.rect(
    x - 26,
    -10,
    52,
    floor + 10,
    sheet.linear(
      [
        [0, mix(shaft, mood.ink, 0.3)],
        [0.35, mix(shaft, '#ffffff', 0.32)],
        [1, mix(shaft, mood.ink, 0.42)],
      ],
      true,
    ),
  )
  sheet.rect(x - 38, floor - 22, 76, 22, mix(shaft, mood.ink, 0.2))
  sheet.glow(x, floor - 330, 150, mood.light, 0.55)
  sheet.rect(x - 9, floor - 356, 18, 52, '#fff3d3', 'rx="8"')
}

function reception(stage: Stage, x: number, floor: number) {
  const { sheet, mood } = stage
  const wood = mix(mood.wood, mood.ink, 0.16)
  const top = floor - 128
  sheet.glow(x, top - 40, 420, mood.light, 0.35)
  for (const [at, jacket] of [
    [-96, mood.textile],
    [104, mix(mood.leaf, mood.ink, 0.2)],
  ] as const) {
    sheet.path(`M${n(x + at - 34)} ${n(top + 8)}q2 -56 34 -58t34 58z`, jacket)
    sheet.path(`M${n(x + at - 8)} ${n(top - 50)}l8 24l8 -24z`, '#fdf6ea')
    sheet.circle(x + at, top - 72, 19, mix('#c98f6b', mood.ink, at < 0 ? 0.08 : 0.3))
    sheet.path(
      `M${n(x + at - 20)} ${n(top - 74)}q0 -22 20 -22t20 22q-12 -10 -20 -10t-20 10z`,
      mood.ink,
    )
  }
  sheet.rect(
    x - 300,
    top,
    600,
    130,
    sheet.linear([
      [0, mix(wood, mood.light, 0.26)],
      [1, darken(wood, 0.26)],
    ]),
  )
  for (let rib = 0; rib < 30; rib += 1)
    sheet.rect(x - 296 + rib * 20, top + 18, 3, 112, mood.ink, 'opacity=".2"')
  sheet.rect(x - 316, top - 8, 632, 18, mix(mood.wall, '#ffffff', 0.5))
  sheet.rect(x - 300, top + 10, 600, 7, mood.light, 'opacity=".75"')
  tableLamp(stage, x - 236, top - 8, 0.72)
  tableLamp(stage, x + 236, top - 8, 0.72)
  sheet.path(`M${n(x - 14)} ${n(top - 8)}l5 -34h18l5 34z`, mood.accent)
  for (let stem = -3; stem <= 3; stem += 1) {
    sheet.stroke(
      `M${n(x)} ${n(top - 40)}q${n(stem * 8)} -30 ${n(stem * 14)} ${n(-54 + Math.abs(stem) * 6)}`,
      mood.leaf,
      3,
    )
    sheet.circle(x + stem * 14, top - 94 + Math.abs(stem) * 6, 7, mix('#ffffff', mood.accent, 0.3))
  }
}

function tiles({ sheet, width, height, mood }: Stage, floor: number) {
  let seams = ''
  for (let x = -width; x < width * 2; x += 150)
    seams += `M${n(width / 2 + (x - width / 2) * 0.5)} ${n(floor)}L${n(x)} ${n(height)}`
  for (const share of [0.1, 0.26, 0.5, 0.84])
    seams += `M0 ${n(floor + (height - floor) * share)}H${n(width)}`
  sheet.stroke(seams, mix(mood.wall, mood.ink, 0.4), 1.5, 'opacity=".4"')
}

function seats(stage: Stage, floor: number) {
  const { sheet, width, height, mood } = stage
  const middle = width / 2
  const y = floor + (height - floor) * 0.62
  sheet.ellipse(middle - 400, y + 4, 300, 46, mix(mood.textile, mood.ink, 0.2))
  sheet.ellipse(
    middle - 400,
    y + 4,
    276,
    38,
    'none',
    `stroke="${mood.accent}" stroke-width="4" opacity=".7"`,
  )
  armchair(stage, middle - 520, y, 1.15, mood.accent)
  armchair(stage, middle - 284, y, 1.15, mix(mood.textile, mood.light, 0.16))
  sheet.rect(middle - 440, y - 52, 76, 6, mix(mood.wood, mood.light, 0.3), 'rx="3"')
  sheet.rect(middle - 405, y - 48, 6, 52, mix(mood.wood, mood.ink, 0.4))
  sheet.circle(middle - 402, y - 60, 9, '#fdf6ea')
  pottedPlant(stage, middle + 380, y - 14, 320, mood.stone)
  armchair(stage, middle + 520, y + 6, 1.15, mix(mood.leaf, mood.light, 0.16))
  pottedPlant(stage, middle - 640, y - 30, 290, mood.wood)
  if (middle > 760) {
    armchair(stage, middle + 790, y, 1.15, mood.accent)
    armchair(stage, middle - 800, y, 1.15, mix(mood.leaf, mood.light, 0.16))
  }
}
