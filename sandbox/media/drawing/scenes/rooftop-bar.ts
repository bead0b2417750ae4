import { darken, mix } from '../colour'
import { pottedPlant } from '../parts/plants'
import { sky } from '../parts/sky'
import { tower, towerRow } from '../parts/tower'
import type { Scene, Stage } from '../scene'
import { n } from '../sheet'

/** A terrace above the city: strings of bulbs, high tables, a bar with its bottles lit. */
export const rooftopBar: Scene = (stage) => {
  const { sheet, width, height, random, mood } = stage
  const deck = height * 0.74
  const middle = width / 2
  sky(stage, deck, { sunX: middle - 200, sunSize: 52, stars: 60 })
  towerRow(stage, {
    base: deck,
    low: 130,
    high: 250,
    fill: mix(mood.sky[3], mood.haze, 0.65),
    lit: 0.14,
    brightness: 0.4,
    narrow: 34,
    wide: 76,
  })
  towerRow(stage, {
    base: deck,
    low: 90,
    high: 330,
    fill: mix(mood.haze, mood.ink, 0.46),
    lit: 0.32,
    brightness: 0.7,
    narrow: 54,
    wide: 108,
    density: 0.9,
    centre: random.between(0.3, 0.5),
  })
  tower(stage, {
    x: middle - 90,
    base: deck,
    width: 96,
    height: 330,
    fill: mix(mood.haze, mood.ink, 0.58),
    lit: 0.4,
    brightness: 0.85,
    crown: 'spire',
  })
  sheet.rect(
    0,
    deck - 260,
    width,
    260,
    sheet.linear([
      [0, mood.haze, 0],
      [1, mood.haze, 0.4],
    ]),
  )
  parapet(stage, deck)
  floorBoards(stage, deck)
  bar(stage, middle + 330, deck + 66)
  for (const [at, size] of [
    [-470, 1],
    [-190, 1.12],
  ] as const)
    highTable(stage, middle + at, deck + (height - deck) * 0.66, size)
  for (let x = middle - 760; x > -100; x -= 290)
    highTable(stage, x, deck + (height - deck) * 0.6, 1)
  planter(stage, middle - 640, deck + 70)
  planter(stage, middle + 690, deck + 90)
  bulbs(stage, deck)
}

function parapet({ sheet, width, mood }: Stage, deck: number) {
  sheet.rect(0, deck - 84, width, 86, mix(mood.sky[4], mood.haze, 0.4), 'opacity=".16"')
  sheet.rect(0, deck - 90, width, 7, mix(mood.ink, mood.stone, 0.25))
  for (let x = (width / 2) % 150; x < width; x += 150)
    sheet.rect(x - 3, deck - 88, 6, 90, mix(mood.ink, mood.stone, 0.2))
  sheet.rect(0, deck - 10, width, 12, mood.ink)
}

function floorBoards({ sheet, width, height, mood }: Stage, deck: number) {
  const wood = mix(mood.wood, mood.ink, 0.4)
  sheet.rect(
    0,
    deck,
    width,
    height - deck,
    sheet.linear([
      [0, mix(wood, mood.light, 0.22)],
      [1, darken(wood, 0.45)],
    ]),
  )
  let seams = ''
  for (let x = -width; x < width * 2; x += 78)
    seams += `M${n(width / 2 + (x - width / 2) * 0.6)} ${n(deck)}L${n(x)} ${n(height)}`
  sheet.stroke(seams, mood.ink, 1.5, 'opacity=".35"')
}

/** Bulbs on two cords that hang between masts. */
function bulbs({ sheet, width, mood }: Stage, deck: number) {
  const span = 620
  const first = ((width / 2) % span) - span
  const top = deck - 480
  for (let x = first; x < width + span; x += span) {
    for (const [sag, count] of [
      [74, 12],
      [146, 14],
    ] as const) {
      sheet.stroke(
        `M${n(x)} ${n(top)}Q${n(x + span / 2)} ${n(top + sag * 2)} ${n(x + span)} ${n(top)}`,
        mood.ink,
        2.2,
        'opacity=".8"',
      )
      for (let bulb = 0; bulb < count; bulb += 1) {
        const t = (bulb + 0.5) / count
        const y = top + 4 * t * (1 - t) * sag + 11
        sheet.glow(x + span * t, y, 34, mood.light, 0.75)
        sheet.ellipse(x + span * t, y, 6, 8, '#fff5d8')
        sheet.rect(x + span * t - 2.5, y - 12, 5, 6, mood.ink)
      }
    }
    sheet.rect(x - 4, top - 14, 8, deck - top + 14, mood.ink)
  }
}

function bar({ sheet, random, mood }: Stage, x: number, foot: number) {
  const wood = mix(mood.wood, mood.ink, 0.25)
  const top = foot - 150
  sheet.glow(x, top - 90, 360, mood.light, 0.5)
  sheet.rect(x - 210, top - 190, 420, 12, mix(mood.ink, mood.wood, 0.3))
  for (const at of [-204, 196])
    sheet.rect(x + at, top - 190, 10, 200, mix(mood.ink, mood.wood, 0.3))
  sheet.rect(
    x - 194,
    top - 178,
    388,
    178,
    sheet.linear([
      [0, mix(mood.accent, mood.ink, 0.5)],
      [1, mix(mood.light, mood.accent, 0.3)],
    ]),
  )
  for (const shelf of [-118, -46]) {
    sheet.rect(x - 194, top + shelf, 388, 6, mix(mood.wood, mood.ink, 0.4))
    for (let bottle = -180; bottle < 176; bottle += random.between(19, 28)) {
      const tall = random.between(34, 56)
      const half = random.between(5, 8)
      const tint = random.pick([mood.leaf, mood.accent, mood.textile, '#f3e3bd', mood.roof])
      sheet.path(
        `M${n(x + bottle - half)} ${n(top + shelf)}v${n(-tall * 0.6)}q0 ${n(-tall * 0.12)} ${n(half * 0.6)} ${n(-tall * 0.18)}v${n(-tall * 0.22)}h${n(half * 0.8)}v${n(tall * 0.22)}q${n(half * 0.6)} ${n(tall * 0.06)} ${n(half * 0.6)} ${n(tall * 0.18)}v${n(tall * 0.6)}z`,
        mix(tint, mood.light, 0.2),
        'opacity=".92"',
      )
    }
  }
  barman({ sheet, mood }, x - 40, top)
  sheet.rect(
    x - 250,
    top,
    500,
    152,
    sheet.linear([
      [0, mix(wood, mood.light, 0.26)],
      [1, darken(wood, 0.35)],
    ]),
  )
  for (let rib = 0; rib < 14; rib += 1)
    sheet.rect(x - 246 + rib * 36, top + 16, 3, 136, mood.ink, 'opacity=".3"')
  sheet.rect(x - 266, top - 8, 532, 16, mix(mood.wall, mood.light, 0.2))
  sheet.rect(x - 250, top + 8, 500, 7, mood.light, 'opacity=".8"')
  for (const at of [-180, -66, 60, 172]) stool({ sheet, mood }, x + at, foot + 26, 1)
  for (const at of [-150, 96, 130]) drink({ sheet, mood }, x + at, top - 8, 1)
}

function barman({ sheet, mood }: Pick<Stage, 'sheet' | 'mood'>, x: number, top: number) {
  sheet.path(`M${n(x - 40)} ${n(top + 4)}q2 -70 40 -72t40 72z`, '#fbf4e6')
  sheet.path(
    `M${n(x - 24)} ${n(top + 4)}v-58l16 -10l8 14l8 -14l16 10v58z`,
    mix(mood.textile, mood.ink, 0.2),
  )
  sheet.circle(x, top - 88, 23, mix('#c98f6b', mood.ink, 0.24))
  sheet.path(`M${n(x - 24)} ${n(top - 88)}q-2 -28 24 -28t24 28q-12 -14 -24 -14t-24 14z`, mood.ink)
}

function stool(
  { sheet, mood }: Pick<Stage, 'sheet' | 'mood'>,
  x: number,
  foot: number,
  size: number,
) {
  sheet.ellipse(x, foot, 34 * size, 5 * size, mood.ink, 'opacity=".4"')
  sheet.path(
    `M${n(x - 22 * size)} ${n(foot)}l${n(10 * size)} ${n(-106 * size)}h${n(5 * size)}l${n(-8 * size)} ${n(106 * size)}zM${n(x + 22 * size)} ${n(foot)}l${n(-10 * size)} ${n(-106 * size)}h${n(-5 * size)}l${n(8 * size)} ${n(106 * size)}z`,
    mood.ink,
  )
  sheet.rect(x - 19 * size, foot - 40 * size, 38 * size, 4 * size, mood.ink)
  sheet.rect(
    x - 30 * size,
    foot - 120 * size,
    60 * size,
    18 * size,
    sheet.linear([
      [0, mix(mood.accent, mood.light, 0.3)],
      [1, mix(mood.accent, mood.ink, 0.3)],
    ]),
    `rx="${n(8 * size)}"`,
  )
}

function highTable(stage: Stage, x: number, foot: number, size: number) {
  const { sheet, mood } = stage
  const top = foot - 158 * size
  for (const side of [-1, 1]) stool(stage, x + side * 92 * size, foot + 4, size)
  sheet.ellipse(x, foot + 6, 58 * size, 8 * size, mood.ink, 'opacity=".45"')
  sheet.rect(x - 5 * size, top, 10 * size, 160 * size, mix(mood.ink, mood.stone, 0.2))
  sheet.ellipse(x, foot + 2, 36 * size, 6 * size, mix(mood.ink, mood.stone, 0.2))
  sheet.ellipse(x, top + 4 * size, 76 * size, 12 * size, mix(mood.wood, mood.ink, 0.5))
  sheet.ellipse(
    x,
    top,
    76 * size,
    11 * size,
    sheet.linear(
      [
        [0, mix(mood.wood, mood.light, 0.5)],
        [1, mood.wood],
      ],
      true,
    ),
  )
  sheet.glow(x, top - 16 * size, 110 * size, mood.light, 0.7)
  sheet.rect(
    x - 10 * size,
    top - 26 * size,
    20 * size,
    26 * size,
    mix(mood.light, '#ffffff', 0.3),
    `rx="${n(4 * size)}" opacity=".9"`,
  )
  drink(stage, x - 38 * size, top, size)
  drink(stage, x + 36 * size, top, size)
}

function drink(
  { sheet, mood }: Pick<Stage, 'sheet' | 'mood'>,
  x: number,
  foot: number,
  size: number,
) {
  sheet.path(
    `M${n(x - 15 * size)} ${n(foot - 42 * size)}h${n(30 * size)}l${n(-15 * size)} ${n(19 * size)}z`,
    mix(mood.accent, mood.light, 0.4),
    'opacity=".95"',
  )
  sheet.path(
    `M${n(x)} ${n(foot - 24 * size)}v${n(23 * size)}m${n(-9 * size)} 0h${n(18 * size)}`,
    'none',
    `stroke="#ffffff" stroke-width="${n(2 * size)}" opacity=".8"`,
  )
  sheet.circle(x + 11 * size, foot - 45 * size, 5 * size, mix('#f6b23c', mood.light, 0.3))
}

function planter(stage: Stage, x: number, foot: number) {
  for (const at of [-70, 0, 70])
    pottedPlant(
      stage,
      x + at,
      foot + Math.abs(at) * 0.1,
      210,
      mix(stage.mood.wood, stage.mood.ink, 0.3),
    )
}
