import { darken, mix } from '../colour'
import { cypress } from '../parts/plants'
import { hills } from '../parts/ridge'
import { sky } from '../parts/sky'
import type { Scene, Stage } from '../scene'
import { n } from '../sheet'

interface Quarter {
  gable: 'steep' | 'hipped' | 'swept'
  landmark: (stage: Stage, x: number, base: number, fill: string) => void
  behind: (stage: Stage, horizon: number) => void
}

/** Rows of roofs in the evening, the near ones darker, with some lit windows. */
const roofscape =
  (quarter: Quarter): Scene =>
  (stage) => {
    const { sheet, width, height, random, mood } = stage
    const horizon = height * 0.6
    sky(stage, horizon + 40, {
      sunX: width / 2 - 250 + random.between(-80, 80),
      sunSize: 56,
      stars: 30,
    })
    quarter.behind(stage, horizon)
    const rows = 5
    const room = height - horizon
    for (let row = 0; row < rows; row += 1) {
      const share = row / (rows - 1)
      const base = horizon + 70 + (room - 10) * share ** 1.25
      const size = 62 + share * 118
      const shade = 0.08 + share * 0.4
      if (row === 1)
        quarter.landmark(stage, width / 2 + 150, base - 34, mix(mood.stone, mood.haze, 0.5))
      if (row === 2)
        quarter.landmark(stage, width / 2 - 460, base - 30, mix(mood.stone, mood.haze, 0.32))
      houses(stage, quarter.gable, base, size, shade)
      sheet.rect(
        0,
        base - size * 1.6,
        width,
        size * 1.6,
        sheet.linear([
          [0, mood.sky[3], 0],
          [1, mix(mood.haze, mood.sky[2], 0.4), 0.24 * (1 - share)],
        ]),
      )
    }
    sheet.rect(
      0,
      height - 150,
      width,
      150,
      sheet.linear([
        [0, mood.ink, 0],
        [1, mood.ink, 0.55],
      ]),
    )
  }

function houses(stage: Stage, gable: Quarter['gable'], base: number, size: number, shade: number) {
  const { width, random } = stage
  let x = -random.between(0, size)
  while (x < width) {
    const wide = size * random.between(0.85, 1.5)
    oneHouse(stage, gable, x, base, wide, size * random.between(0.8, 1.4), shade)
    x += wide * random.between(0.9, 1.02)
  }
}

function oneHouse(
  stage: Stage,
  gable: Quarter['gable'],
  x: number,
  base: number,
  wide: number,
  tall: number,
  shade: number,
) {
  const { sheet, random, mood } = stage
  const tone = random.pick([
    mood.stone,
    mood.wall,
    mix(mood.stone, mood.accent, 0.3),
    mix(mood.wall, mood.textile, 0.2),
    mix(mood.stone, mood.roof, 0.25),
  ])
  const wall = mix(mix(tone, mood.sky[2], 0.3), mood.ink, shade)
  const tile = mix(mix(mood.roof, mood.sky[3], random.between(0, 0.25)), mood.ink, shade * 0.85)
  const top = base - tall
  const pitch = gable === 'hipped' ? wide * 0.26 : gable === 'steep' ? wide * 0.56 : wide * 0.4
  sheet.rect(
    x,
    top,
    wide,
    tall + 90,
    sheet.linear([
      [0, mix(wall, mood.light, 0.16)],
      [1, wall],
    ]),
  )
  sheet.rect(x + wide * 0.82, top, wide * 0.18, tall + 90, mood.ink, 'opacity=".16"')
  if (gable === 'hipped') {
    sheet.polygon(
      [
        [x - wide * 0.05, top + 3],
        [x + wide * 0.16, top - pitch],
        [x + wide * 0.84, top - pitch],
        [x + wide * 1.05, top + 3],
      ],
      sheet.linear([
        [0, mix(tile, mood.light, 0.28)],
        [1, tile],
      ]),
    )
    for (let line = 1; line < 4; line += 1)
      sheet.stroke(
        `M${n(x)} ${n(top - (pitch * line) / 4)}h${n(wide)}`,
        darken(tile, 0.35),
        1,
        'opacity=".4"',
      )
  } else if (gable === 'steep') {
    sheet.polygon(
      [
        [x - wide * 0.03, top + 2],
        [x + wide / 2, top - pitch],
        [x + wide * 1.03, top + 2],
      ],
      sheet.linear([
        [0, mix(wall, mood.light, 0.2)],
        [1, wall],
      ]),
    )
    sheet.polygon(
      [
        [x + wide / 2, top - pitch - 4],
        [x + wide * 1.06, top + 5],
        [x + wide * 0.96, top + 5],
        [x + wide / 2, top - pitch + wide * 0.07],
      ],
      tile,
    )
    sheet.polygon(
      [
        [x + wide / 2, top - pitch - 4],
        [x - wide * 0.06, top + 5],
        [x + wide * 0.04, top + 5],
        [x + wide / 2, top - pitch + wide * 0.07],
      ],
      mix(tile, mood.light, 0.35),
    )
    if (random.chance(0.6))
      sheet.circle(
        x + wide / 2,
        top - pitch * 0.42,
        wide * 0.07,
        random.chance(0.5) ? mood.light : mix(wall, mood.ink, 0.6),
      )
  } else {
    const tip = wide * 0.12
    sheet.path(
      `M${n(x - tip)} ${n(top - 4)}Q${n(x + wide * 0.2)} ${n(top)} ${n(x + wide * 0.26)} ${n(top - pitch)}H${n(x + wide * 0.74)}Q${n(x + wide * 0.8)} ${n(top)} ${n(x + wide + tip)} ${n(top - 4)}L${n(x + wide)} ${n(top + 8)}H${n(x)}Z`,
      sheet.linear([
        [0, mix(tile, mood.light, 0.22)],
        [1, tile],
      ]),
    )
    sheet.path(
      `M${n(x + wide * 0.2)} ${n(top - pitch - 5)}q${n(wide * 0.3)} ${n(wide * 0.06)} ${n(wide * 0.6)} 0l${n(-wide * 0.03)} 9h${n(-wide * 0.54)}z`,
      darken(tile, 0.25),
    )
    lanterns(stage, x, top + tall * 0.42, wide)
  }
  if (random.chance(0.55) && gable !== 'swept')
    chimney(stage, x + wide * random.between(0.18, 0.7), top - pitch * 0.62, wide, tile)
  panes(stage, x, top, wide, tall, wall)
}

function panes(
  { sheet, random, mood }: Stage,
  x: number,
  top: number,
  wide: number,
  tall: number,
  wall: string,
) {
  const columns = Math.max(2, Math.round(wide / 36))
  const cell = wide / columns
  const rows = Math.max(1, Math.floor((tall + 30) / (cell * 1.35)))
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const lit = random.chance(0.42)
      const px = x + cell * (column + 0.3)
      const py = top + cell * (0.4 + row * 1.35)
      const high = cell * 0.62
      const fill = lit
        ? mix(mood.light, mood.accent, random.between(0, 0.28))
        : mix(wall, mood.ink, 0.55)
      sheet.rect(px, py, cell * 0.4, high, fill)
      if (!lit) continue
      sheet.rect(px - cell * 0.17, py, cell * 0.15, high, mix(mood.leaf, wall, 0.35))
      sheet.rect(px + cell * 0.42, py, cell * 0.15, high, mix(mood.leaf, wall, 0.35))
    }
  }
}

function chimney({ sheet, mood }: Stage, x: number, y: number, wide: number, tile: string) {
  sheet.rect(x, y - wide * 0.14, wide * 0.09, wide * 0.26, mix(tile, mood.ink, 0.3))
  sheet.rect(x - 2, y - wide * 0.16, wide * 0.09 + 4, 5, mix(tile, mood.light, 0.25))
}

function lanterns({ sheet, random, mood }: Stage, x: number, y: number, wide: number) {
  if (random.chance(0.45)) return
  for (const at of [0.2, 0.8]) {
    sheet.glow(x + wide * at, y, 26, mood.accent, 0.8)
    sheet.ellipse(x + wide * at, y, 6, 8, mix(mood.accent, mood.light, 0.35))
  }
}

const onionChurch: Quarter['landmark'] = ({ sheet, mood }, x, base, fill) => {
  const copper = mix(mood.leaf, mood.haze, 0.45)
  sheet.rect(x - 130, base - 110, 130, 130, fill)
  sheet.polygon(
    [
      [x - 140, base - 108],
      [x - 66, base - 196],
      [x + 6, base - 108],
    ],
    mix(mood.roof, mood.haze, 0.4),
  )
  for (const shift of [0, 72]) {
    const tx = x + shift
    sheet.rect(
      tx - 26,
      base - 260,
      52,
      280,
      sheet.linear(
        [
          [0, mix(fill, mood.light, 0.4)],
          [1, mix(fill, mood.ink, 0.25)],
        ],
        true,
      ),
    )
    for (const y of [236, 170])
      sheet.path(
        `M${n(tx - 9)} ${n(base - y + 40)}v-26a9 9 0 0 1 18 0v26z`,
        mood.light,
        'opacity=".75"',
      )
    sheet.path(
      `M${n(tx - 28)} ${n(base - 258)}c-22 -34 4 -50 22 -66c4 -5 5 -12 6 -24c1 12 2 19 6 24c18 16 44 32 22 66z`,
      sheet.linear(
        [
          [0, mix(copper, '#ffffff', 0.3)],
          [1, mix(copper, mood.ink, 0.3)],
        ],
        true,
      ),
    )
    sheet.rect(tx - 1.5, base - 374, 3, 30, mood.light)
    sheet.circle(tx, base - 352, 4, mood.light)
  }
}

const campanile: Quarter['landmark'] = ({ sheet, mood }, x, base, fill) => {
  sheet.rect(
    x - 28,
    base - 250,
    56,
    270,
    sheet.linear(
      [
        [0, mix(fill, mood.light, 0.42)],
        [1, mix(fill, mood.ink, 0.25)],
      ],
      true,
    ),
  )
  sheet.rect(x - 34, base - 258, 68, 10, mix(fill, mood.light, 0.3))
  for (const shift of [-14, 10])
    sheet.path(
      `M${n(x + shift - 6)} ${n(base - 196)}v-30a8 8 0 0 1 16 0v30z`,
      mix(mood.ink, fill, 0.25),
    )
  sheet.polygon(
    [
      [x - 32, base - 258],
      [x, base - 326],
      [x + 32, base - 258],
    ],
    mix(mood.roof, mood.haze, 0.2),
  )
  const dome = x + 190
  sheet.rect(dome - 76, base - 96, 152, 116, fill)
  sheet.rect(dome - 48, base - 142, 96, 50, mix(fill, mood.light, 0.2))
  sheet.path(
    `M${n(dome - 54)} ${n(base - 140)}C${n(dome - 54)} ${n(base - 232)} ${n(dome + 54)} ${n(base - 232)} ${n(dome + 54)} ${n(base - 140)}Z`,
    sheet.linear(
      [
        [0, mix(mood.wall, mood.light, 0.3)],
        [1, mix(mood.haze, mood.ink, 0.2)],
      ],
      true,
    ),
  )
  sheet.rect(dome - 8, base - 240, 16, 32, fill)
  sheet.polygon(
    [
      [dome - 12, base - 240],
      [dome, base - 268],
      [dome + 12, base - 240],
    ],
    mix(mood.roof, mood.haze, 0.2),
  )
  for (let bay = 0; bay < 5; bay += 1)
    sheet.rect(dome - 40 + bay * 18, base - 134, 7, 30, mood.light, 'opacity=".6"')
}

const gateTower: Quarter['landmark'] = ({ sheet, mood }, x, base, fill) => {
  const tile = mix(mood.roof, mood.haze, 0.3)
  for (let tier = 0; tier < 3; tier += 1) {
    const half = 92 - tier * 20
    const y = base - tier * 74
    sheet.rect(x - half * 0.74, y - 60, half * 1.48, 64, mix(fill, mood.light, 0.1 + tier * 0.06))
    for (let pane = -2; pane <= 2; pane += 1)
      sheet.rect(x + pane * half * 0.28 - 6, y - 44, 12, 30, mood.light, 'opacity=".75"')
    sheet.path(
      `M${n(x - half * 1.3)} ${n(y - 62)}Q${n(x - half * 0.7)} ${n(y - 62)} ${n(x - half * 0.6)} ${n(y - 96)}H${n(x + half * 0.6)}Q${n(x + half * 0.7)} ${n(y - 62)} ${n(x + half * 1.3)} ${n(y - 62)}L${n(x + half)} ${n(y - 50)}H${n(x - half)}Z`,
      sheet.linear([
        [0, mix(tile, mood.light, 0.3)],
        [1, tile],
      ]),
    )
  }
}

const foothills: Quarter['behind'] = (stage, horizon) => {
  const { mood } = stage
  hills(stage, horizon - 20, 110, horizon + 90, mix(mood.sky[3], mood.haze, 0.65))
  hills(stage, horizon + 16, 60, horizon + 90, mix(mood.haze, mood.sky[2], 0.2))
}

const estuary: Quarter['behind'] = (stage, horizon) => {
  const { sheet, width, random, mood } = stage
  hills(stage, horizon - 16, 46, horizon + 10, mix(mood.sky[3], mood.haze, 0.6))
  sheet.rect(
    0,
    horizon - 6,
    width,
    110,
    sheet.linear([
      [0, mood.sky[4]],
      [0.4, mood.sky[3]],
      [1, mood.haze],
    ]),
  )
  for (let stroke = 0; stroke < width / 14; stroke += 1) {
    sheet.rect(
      random.between(0, width),
      random.between(horizon, horizon + 70),
      random.between(14, 60),
      1.6,
      '#ffffff',
      'opacity=".35"',
    )
  }
  for (let tree = 0; tree < 5; tree += 1)
    cypress(
      stage,
      random.between(0, width),
      horizon + 84,
      random.between(60, 90),
      mix(mood.leaf, mood.haze, 0.4),
    )
}

export const oldTown = roofscape({ gable: 'steep', landmark: onionChurch, behind: foothills })
export const hillTown = roofscape({ gable: 'hipped', landmark: campanile, behind: estuary })
export const bellTowers = roofscape({ gable: 'hipped', landmark: campanile, behind: foothills })
export const merchantQuarter = roofscape({ gable: 'swept', landmark: gateTower, behind: foothills })
