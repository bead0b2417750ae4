import { darken, mix } from '../colour'
import { broadTree } from '../parts/plants'
import { hills } from '../parts/ridge'
import { sky } from '../parts/sky'
import { tower, towerRow } from '../parts/tower'
import { ripples, water } from '../parts/water'
import type { Scene, Stage } from '../scene'
import { n } from '../sheet'

type Bank = (stage: Stage, waterline: number) => void

/** A river in the evening with its bridge; each city has its own bank and its own bridge. */
const river =
  (bank: Bank, bridge: Bank): Scene =>
  (stage) => {
    const { sheet, width, height, random, mood } = stage
    const waterline = height * 0.6
    const sunX = width / 2 + random.between(-330, -120)
    const above = sheet.group('', () => {
      sky(stage, waterline, { sunX, sunSize: 50, stars: 40 })
      bank(stage, waterline)
      sheet.rect(
        0,
        waterline - 120,
        width,
        122,
        sheet.linear([
          [0, mood.sky[4], 0],
          [1, mood.sky[4], 0.4],
        ]),
      )
      bridge(stage, waterline)
    })
    water(stage, waterline, height)
    sheet.mirror(above, waterline, height - waterline, 0.75, 0.55)
    sheet.rect(
      0,
      waterline,
      width,
      height - waterline,
      sheet.linear([
        [0, mood.ink, 0],
        [1, mood.ink, 0.45],
      ]),
    )
    ripples(stage, waterline, height, sunX)
    boat(stage, width / 2 + random.between(120, 330), waterline + (height - waterline) * 0.34)
    quay(stage)
  }

const cityBank: Bank = (stage, waterline) => {
  const { mood } = stage
  towerRow(stage, {
    base: waterline,
    low: 90,
    high: 190,
    fill: mix(mood.sky[3], mood.haze, 0.7),
    lit: 0.12,
    brightness: 0.4,
    narrow: 34,
    wide: 80,
  })
  towerRow(stage, {
    base: waterline,
    low: 70,
    high: 320,
    fill: mix(mood.haze, mood.ink, 0.5),
    lit: 0.34,
    brightness: 0.8,
    narrow: 44,
    wide: 96,
    density: 0.9,
    centre: 0.66,
  })
}

const greenBank: Bank = (stage, waterline) => {
  const { sheet, width, random, mood } = stage
  hills(stage, waterline - 40, 90, waterline + 2, mix(mood.sky[3], mood.haze, 0.7))
  const towers = mix(mood.haze, mood.ink, 0.42)
  for (const [at, tall] of [
    [0.56, 250],
    [0.6, 250],
    [0.74, 190],
  ] as const) {
    onionTower(stage, width * at, waterline, tall, towers)
  }
  towerRow(stage, {
    base: waterline,
    low: 46,
    high: 100,
    fill: mix(mood.haze, mood.ink, 0.5),
    lit: 0.22,
    brightness: 0.7,
    narrow: 60,
    wide: 120,
  })
  for (let x = -20; x < width; x += random.between(46, 90)) {
    broadTree(
      stage,
      x,
      waterline + 4,
      random.between(70, 118),
      mix(mood.leaf, mood.ink, 0.35),
      mix(mood.leaf, mood.light, 0.35),
    )
  }
  sheet.rect(0, waterline - 6, width, 8, mix(mood.stone, mood.ink, 0.6))
}

const domeBank: Bank = (stage, waterline) => {
  const { sheet, width, mood } = stage
  cityBank(stage, waterline)
  const x = width / 2 - 40
  const fill = mix(mood.stone, mood.ink, 0.45)
  sheet.rect(x - 100, waterline - 110, 200, 112, fill)
  sheet.rect(x - 52, waterline - 170, 104, 62, mix(fill, mood.light, 0.12))
  sheet.path(
    `M${n(x - 58)} ${n(waterline - 168)}C${n(x - 58)} ${n(waterline - 262)} ${n(x + 58)} ${n(waterline - 262)} ${n(x + 58)} ${n(waterline - 168)}Z`,
    sheet.linear(
      [
        [0, mix(mood.haze, '#ffffff', 0.25)],
        [1, mix(mood.haze, mood.ink, 0.45)],
      ],
      true,
    ),
  )
  sheet.rect(x - 9, waterline - 274, 18, 36, fill)
  sheet.rect(x - 2, waterline - 304, 4, 34, mood.light)
  for (let column = 0; column < 9; column += 1)
    sheet.rect(x - 92 + column * 22, waterline - 92, 8, 92, mood.light, 'opacity=".35"')
}

function onionTower({ sheet, mood }: Stage, x: number, base: number, tall: number, fill: string) {
  const top = base - tall
  const copper = mix(mood.leaf, mood.haze, 0.35)
  sheet.rect(
    x - 24,
    top,
    48,
    tall,
    sheet.linear(
      [
        [0, mix(fill, mood.light, 0.34)],
        [1, mix(fill, mood.ink, 0.15)],
      ],
      true,
    ),
  )
  sheet.rect(x - 28, top + 74, 56, 5, mix(fill, mood.light, 0.4))
  sheet.path(
    `M${n(x - 26)} ${n(top)}c-18 -30 6 -44 20 -56c4 -4 5 -10 6 -20c1 10 2 16 6 20c14 12 38 26 20 56z`,
    sheet.linear(
      [
        [0, mix(copper, '#ffffff', 0.25)],
        [1, mix(copper, mood.ink, 0.25)],
      ],
      true,
    ),
  )
  sheet.rect(x - 1.5, top - 98, 3, 26, mood.light)
  sheet.path(`M${n(x - 8)} ${n(top + 60)}v-28a8 8 0 0 1 16 0v28z`, mood.light, 'opacity=".8"')
}

const stoneArches: Bank = (stage, waterline) => {
  const { sheet, width, mood } = stage
  const deck = waterline - 66
  const stone = mix(mood.stone, mood.ink, 0.42)
  const span = 250
  const first = ((width / 2) % span) - span
  let arches = ''
  for (let x = first; x < width + span; x += span) {
    arches += `M${n(x + 22)} ${n(waterline + 2)}v-10a${n(span / 2 - 22)} 52 0 0 1 ${n(span - 44)} 0v10z`
  }
  sheet.path(
    `M-20 ${n(deck)}H${n(width + 20)}V${n(waterline + 2)}H-20Z${arches}`,
    sheet.linear([
      [0, mix(stone, mood.light, 0.25)],
      [1, stone],
    ]),
    'fill-rule="evenodd"',
  )
  sheet.rect(0, deck - 12, width, 5, mix(stone, mood.light, 0.4))
  for (let x = 0; x < width; x += 16) sheet.rect(x, deck - 9, 4, 10, stone)
  for (let x = first; x < width + span; x += span) lampPost(stage, x, deck - 8)
}

const suspension: Bank = (stage, waterline) => {
  const { sheet, width, mood } = stage
  const deck = waterline - 54
  const steel = mix(mood.stone, '#ffffff', 0.3)
  const [left, right] = [width / 2 - 360, width / 2 + 360]
  const top = deck - 210
  let hangers = ''
  for (let x = left - 340; x <= right + 340; x += 22) {
    const y = cableY(x, left, right, top, deck)
    if (y < deck - 4) hangers += `M${n(x)} ${n(y)}V${n(deck)}`
  }
  sheet.stroke(hangers, steel, 1.3, 'opacity=".7"')
  sheet.stroke(
    `M${n(left - 360)} ${n(deck)}Q${n(left - 120)} ${n(deck - 40)} ${n(left)} ${n(top)}Q${n(width / 2)} ${n(deck * 2 - top - 20)} ${n(right)} ${n(top)}Q${n(right + 120)} ${n(deck - 40)} ${n(right + 360)} ${n(deck)}`,
    steel,
    4,
  )
  for (const x of [left, right]) {
    sheet.path(
      `M${n(x - 20)} ${n(waterline + 2)}L${n(x - 13)} ${n(top - 12)}h8l3 ${n(waterline - top + 14)}zM${n(x + 20)} ${n(waterline + 2)}L${n(x + 13)} ${n(top - 12)}h-8l-3 ${n(waterline - top + 14)}z`,
      sheet.linear([
        [0, mix(steel, '#ffffff', 0.25)],
        [1, mix(steel, mood.ink, 0.45)],
      ]),
    )
    for (const y of [top + 20, top + 90, top + 150]) sheet.rect(x - 15, y, 30, 7, steel)
    sheet.glow(x, top - 14, 34, mood.accent, 0.9)
  }
  sheet.rect(0, deck, width, 13, mix(steel, mood.ink, 0.5))
  sheet.rect(0, deck, width, 3, mix(steel, mood.light, 0.4))
  for (let x = (width / 2) % 44; x < width; x += 44) sheet.circle(x, deck - 3, 2.6, mood.light)
}

function cableY(x: number, left: number, right: number, top: number, deck: number) {
  if (x >= left && x <= right) {
    const share = (x - left) / (right - left)
    return top + 4 * share * (1 - share) * (deck - top) * 0.92
  }
  const away = (x < left ? left - x : x - right) / 360
  return top + (deck - top) * (1 - (1 - away) ** 1.9)
}

const truss: Bank = (stage, waterline) => {
  const { sheet, width, mood } = stage
  const deck = waterline - 40
  const steel = mix(mood.haze, mood.ink, 0.62)
  for (const middle of [width / 2 - 560, width / 2 - 187, width / 2 + 187, width / 2 + 560]) {
    const [left, right] = [middle - 180, middle + 180]
    const arch = (x: number) => deck - 8 - 96 * Math.sin((Math.PI * (x - left)) / 360) ** 0.8
    let lattice = ''
    for (let x = left + 30; x < right; x += 30) {
      lattice += `M${n(x)} ${n(arch(x))}V${n(deck)}M${n(x)} ${n(arch(x))}L${n(x + (x < middle ? 30 : -30))} ${n(deck)}`
    }
    sheet.stroke(lattice, steel, 4)
    let rim = `M${n(left)} ${n(deck)}`
    for (let x = left + 10; x <= right; x += 10) rim += `L${n(x)} ${n(arch(x))}`
    sheet.stroke(rim, mix(steel, mood.light, 0.16), 9)
    for (let x = left + 20; x < right; x += 20) sheet.circle(x, arch(x) - 3, 2.8, mood.light)
    sheet.rect(left - 22, deck - 6, 30, waterline - deck + 8, mix(mood.stone, mood.ink, 0.55))
  }
  sheet.rect(0, deck, width, 14, steel)
  sheet.rect(0, deck - 10, width, 3, steel)
}

function lampPost({ sheet, mood }: Stage, x: number, foot: number) {
  sheet.glow(x, foot - 40, 46, mood.light, 0.8)
  sheet.rect(x - 1.5, foot - 36, 3, 36, mood.ink)
  sheet.circle(x, foot - 40, 6, '#fff4d6')
}

function boat({ sheet, mood }: Stage, x: number, y: number) {
  sheet.ellipse(x, y + 22, 96, 7, mood.ink, 'opacity=".35"')
  sheet.path(
    `M${n(x - 96)} ${n(y)}h196q-10 22 -34 24h-126q-26 -4 -36 -24z`,
    mix(mood.ink, mood.textile, 0.3),
  )
  sheet.rect(x - 62, y - 22, 112, 22, mix(mood.wall, mood.haze, 0.3))
  for (let pane = 0; pane < 7; pane += 1) sheet.rect(x - 56 + pane * 15, y - 17, 10, 10, mood.light)
  sheet.rect(x - 68, y - 27, 124, 6, mood.accent)
  sheet.stroke(
    `M${n(x - 140)} ${n(y + 26)}q60 -10 120 0M${n(x - 190)} ${n(y + 38)}q70 -10 150 0`,
    mood.sky[4],
    2,
    'opacity=".4"',
  )
}

/** The near bank: a path, a railing, a lamp. */
function quay(stage: Stage) {
  const { sheet, width, height, mood } = stage
  const top = height - 64
  sheet.rect(
    0,
    top,
    width,
    64,
    sheet.linear([
      [0, mix(mood.ink, mood.haze, 0.14)],
      [1, darken(mood.ink, 0.3)],
    ]),
  )
  sheet.rect(0, top - 52, width, 4, mood.ink)
  sheet.rect(0, top - 30, width, 2.5, mood.ink)
  for (let x = (width / 2) % 74; x < width; x += 74) sheet.rect(x - 2, top - 54, 4, 56, mood.ink)
  for (const x of [width / 2 - 470, width / 2 + 470]) {
    sheet.glow(x, top - 196, 130, mood.light, 0.6)
    sheet.rect(x - 3, top - 180, 6, 184, mood.ink)
    sheet.path(`M${n(x - 12)} ${n(top - 212)}h24l-6 32h-12z`, '#fff4d8')
    sheet.path(`M${n(x - 15)} ${n(top - 212)}h30l-15 -13z`, mood.ink)
  }
}

export const riverGreen = river(greenBank, stoneArches)
export const riverBay = river(cityBank, suspension)
export const riverCreek = river((stage, waterline) => {
  const { width, mood } = stage
  cityBank(stage, waterline)
  tower(stage, {
    x: width / 2 + 210,
    base: waterline,
    width: 60,
    height: 300,
    fill: mix(mood.haze, mood.ink, 0.6),
    lit: 0.4,
    crown: 'spire',
  })
}, truss)
export const riverDome = river(domeBank, stoneArches)
