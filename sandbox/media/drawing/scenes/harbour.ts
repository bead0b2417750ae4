import { mix } from '../colour'
import { hills } from '../parts/ridge'
import { sky } from '../parts/sky'
import { towerRow } from '../parts/tower'
import { ripples, water } from '../parts/water'
import type { Scene, Stage } from '../scene'
import { n } from '../sheet'

/** A wide harbour with an arched bridge and sailing boats. */
export const harbour: Scene = (stage) => {
  const { sheet, width, height, random, mood } = stage
  const waterline = height * 0.56
  const sunX = width / 2 + 210
  const above = sheet.group('', () => {
    sky(stage, waterline, { sunX, sunSize: 64, stars: 20 })
    hills(stage, waterline - 24, 70, waterline + 2, mix(mood.sky[3], mood.haze, 0.6))
    towerRow(stage, {
      base: waterline,
      low: 50,
      high: 150,
      fill: mix(mood.haze, mood.sky[2], 0.3),
      lit: 0.2,
      brightness: 0.5,
      narrow: 28,
      wide: 64,
      centre: 0.2,
    })
    hills(stage, waterline - 8, 44, waterline + 2, mix(mood.haze, mood.leaf, 0.55))
    bridge(stage, waterline)
  })
  water(stage, waterline, height)
  sheet.mirror(above, waterline, height - waterline, 0.6, 0.5)
  sheet.rect(
    0,
    waterline,
    width,
    height - waterline,
    sheet.linear([
      [0, mood.ink, 0],
      [1, mood.ink, 0.4],
    ]),
  )
  ripples(stage, waterline, height, sunX)
  const depth = height - waterline
  for (const [at, share, size] of [
    [-560, 0.08, 0.4],
    [-380, 0.16, 0.6],
    [-90, 0.1, 0.45],
    [520, 0.2, 0.7],
    [-250, 0.42, 1.25],
    [360, 0.55, 1.5],
  ] as const) {
    sailboat(stage, width / 2 + at + random.between(-30, 30), waterline + depth * share, 100 * size)
  }
  jetty(stage)
}

function bridge({ sheet, width, mood }: Stage, waterline: number) {
  const middle = width / 2 - 120
  const half = 400
  const deck = waterline - 76
  const steel = mix(mood.haze, mood.ink, 0.6)
  const upper = (x: number) => deck + 14 - 222 * (1 - ((x - middle) / half) ** 2)
  const lower = (x: number) => deck + 52 - 208 * (1 - ((x - middle) / half) ** 2)
  let lattice = ''
  let hangers = ''
  let top = ''
  let bottom = ''
  for (let x = middle - half; x <= middle + half; x += 25) {
    top += `${top ? 'L' : 'M'}${n(x)} ${n(upper(x))}`
    bottom += `${bottom ? 'L' : 'M'}${n(x)} ${n(lower(x))}`
    lattice += `M${n(x)} ${n(upper(x))}L${n(x)} ${n(lower(x))}L${n(x + 25)} ${n(upper(Math.min(x + 25, middle + half)))}`
    if (lower(x) < deck) hangers += `M${n(x)} ${n(lower(x))}V${n(deck)}`
  }
  sheet.stroke(hangers, steel, 2)
  sheet.stroke(lattice, steel, 3)
  sheet.stroke(top, steel, 7)
  sheet.stroke(bottom, steel, 6)
  sheet.rect(-20, deck, width + 40, 12, steel)
  sheet.rect(-20, deck, width + 40, 3, mix(steel, mood.light, 0.5))
  for (const side of [-1, 1]) {
    const x = middle + side * (half + 14)
    const stone = mix(mood.stone, mood.ink, 0.42)
    for (const shift of [-26, 26]) {
      sheet.path(
        `M${n(x + shift - 18)} ${n(waterline + 2)}l4 -168h28l4 168z`,
        sheet.linear(
          [
            [0, mix(stone, mood.light, 0.35)],
            [1, stone],
          ],
          true,
        ),
      )
      sheet.rect(x + shift - 17, waterline - 172, 34, 8, mix(stone, mood.light, 0.3))
    }
    for (let pier = 1; pier < 12; pier += 1)
      sheet.rect(x + side * (60 + pier * 90), deck, 14, 78, steel)
  }
}

function sailboat({ sheet, mood }: Stage, x: number, y: number, size: number) {
  const sail = mix('#ffffff', mood.sky[4], 0.45)
  sheet.ellipse(x, y + size * 0.08, size * 0.55, size * 0.05, mood.ink, 'opacity=".3"')
  sheet.path(
    `M${n(x)} ${n(y)}L${n(x)} ${n(y - size * 1.25)}Q${n(x + size * 0.5)} ${n(y - size * 0.5)} ${n(x + size * 0.42)} ${n(y - size * 0.04)}Z`,
    sheet.linear(
      [
        [0, '#ffffff'],
        [1, mix(sail, mood.haze, 0.35)],
      ],
      true,
    ),
  )
  sheet.path(
    `M${n(x - size * 0.05)} ${n(y - size * 0.06)}L${n(x - size * 0.04)} ${n(y - size * 1.08)}Q${n(x - size * 0.36)} ${n(y - size * 0.4)} ${n(x - size * 0.42)} ${n(y - size * 0.06)}Z`,
    mix(sail, mood.accent, 0.2),
  )
  sheet.path(
    `M${n(x - size * 0.5)} ${n(y)}h${n(size)}q${n(-size * 0.08)} ${n(size * 0.13)} ${n(-size * 0.22)} ${n(size * 0.13)}h${n(-size * 0.6)}q${n(-size * 0.14)} ${n(-size * 0.03)} ${n(-size * 0.18)} ${n(-size * 0.13)}z`,
    mix(mood.ink, mood.textile, 0.25),
  )
  sheet.path(
    `M${n(x - size * 0.3)} ${n(y + size * 0.16)}L${n(x)} ${n(y + size * 0.75)}L${n(x + size * 0.34)} ${n(y + size * 0.16)}Z`,
    sail,
    `opacity=".16" ${sheet.blur(3)}`,
  )
}

/** The timber of the hotel's own pier. */
function jetty({ sheet, width, height, mood }: Stage) {
  const top = height - 70
  for (let board = 0; board < 4; board += 1) {
    sheet.rect(
      0,
      top + board * 18,
      width,
      16,
      mix(mix(mood.wood, mood.ink, 0.62), mood.haze, board === 0 ? 0.25 : 0.06 * (3 - board)),
    )
  }
  for (let x = (width / 2) % 260; x < width; x += 260) {
    sheet.rect(
      x - 13,
      top - 62,
      26,
      132,
      sheet.linear(
        [
          [0, mix(mood.wood, mood.haze, 0.3)],
          [1, mood.ink],
        ],
        true,
      ),
    )
    sheet.ellipse(x, top - 62, 13, 4, mix(mood.wood, mood.light, 0.4))
  }
  sheet.stroke(
    `M${n(((width / 2) % 260) - 260)} ${n(top - 46)}${Array.from({ length: Math.ceil(width / 260) + 1 }, () => 'q130 52 260 0').join('')}`,
    mix(mood.stone, mood.ink, 0.4),
    5,
  )
}
