import { mix } from '../colour'
import type { Stage } from '../scene'
import { n, type Point } from '../sheet'
import { land, ridgeLine } from './ridge'

/** The land behind a bay, above `waterline`. */
export type Coast = (stage: Stage, waterline: number) => void

/** A long flat top between a pointed peak and a cone; cliffs above, slopes that run out below. */
export const tableMountain: Coast = (stage, waterline) => {
  const { sheet, width, random, mood } = stage
  const rock = mix(mood.haze, mood.ink, 0.36)
  const x = width / 2 + 90
  const top = waterline - 244
  const cliffs = waterline - 158
  land(stage, ridgeLine(stage, waterline - 30, 70), waterline + 2, mix(mood.sky[3], mood.haze, 0.6))
  const outline: Point[] = [
    [x - 1100, waterline + 2],
    [x - 860, waterline - 40],
    [x - 700, waterline - 96],
    [x - 620, waterline - 168],
    [x - 588, waterline - 214],
    [x - 566, waterline - 190],
    [x - 520, waterline - 142],
    [x - 470, waterline - 128],
    [x - 432, cliffs],
    [x - 416, top + 34],
    [x - 396, top + 4],
  ]
  for (let at = x - 350; at <= x + 330; at += 44) outline.push([at, top + random.between(-4, 6)])
  outline.push(
    [x + 366, top + 12],
    [x + 384, top + 52],
    [x + 412, cliffs + 20],
    [x + 470, waterline - 112],
    [x + 540, waterline - 104],
    [x + 586, waterline - 150],
    [x + 610, waterline - 178],
    [x + 634, waterline - 146],
    [x + 690, waterline - 92],
    [x + 820, waterline - 58],
    [x + 1010, waterline - 34],
    [x + 1300, waterline + 2],
  )
  sheet.polygon(
    outline,
    sheet.linear([
      [0, mix(rock, mood.light, 0.42)],
      [0.34, mix(rock, mood.accent, 0.12)],
      [0.62, rock],
      [1, mix(rock, mood.haze, 0.5)],
    ]),
  )
  buttresses(stage, x, top, cliffs)
  slopes(stage, x, cliffs, waterline)
  tablecloth(stage, x, top)
  villas(stage, waterline)
}

/** The cliff in upright slabs, each with a lit and a shaded edge. */
function buttresses({ sheet, random, mood }: Stage, x: number, top: number, cliffs: number) {
  let at = x - 392
  while (at < x + 350) {
    const wide = random.between(18, 46)
    const foot = cliffs + random.between(-8, 22)
    sheet.polygon(
      [
        [at + wide * 0.5, top + random.between(6, 16)],
        [at + wide, top + 8],
        [at + wide * 1.05, foot - 10],
        [at + wide * 0.7, foot + 12],
      ],
      mood.ink,
      'opacity=".24"',
    )
    sheet.polygon(
      [
        [at, top + 9],
        [at + wide * 0.36, top + 7],
        [at + wide * 0.3, foot - random.between(10, 40)],
      ],
      mix(mood.light, mood.accent, 0.2),
      'opacity=".17"',
    )
    at += wide
  }
}

/** Gullies that fan out from the foot of the cliff. */
function slopes({ sheet, random, mood }: Stage, x: number, cliffs: number, waterline: number) {
  for (let gully = 0; gully < 24; gully += 1) {
    const from = x - 400 + gully * 33
    const lean = (from - x) * 0.3
    const drop = (waterline - cliffs) * random.between(0.45, 0.85)
    sheet.path(
      `M${n(from)} ${n(cliffs + 14)}q${n(lean * 0.3)} ${n(drop * 0.6)} ${n(lean)} ${n(drop)}q${n(-lean * 0.5 + 14)} ${n(-drop * 0.3)} ${n(-lean + 12)} ${n(-drop)}z`,
      gully % 3 === 0 ? mix(mood.light, mood.accent, 0.4) : mood.ink,
      'opacity=".13"',
    )
  }
}

/** The cloud over the edge of the table mountain. */
function tablecloth({ sheet, random, mood }: Stage, x: number, top: number) {
  const cloth = mix('#ffffff', mood.sky[4], 0.4)
  let d = `M${n(x - 250)} ${n(top + 4)}C${n(x - 180)} ${n(top - 12)} ${n(x - 60)} ${n(top - 26)} ${n(x + 60)} ${n(top - 16)}S${n(x + 330)} ${n(top - 34)} ${n(x + 380)} ${n(top + 16)}`
  let at = x + 380
  while (at > x - 240) {
    const wide = random.between(26, 74)
    d += `q${n(-wide * 0.3)} ${n(random.between(8, 34))} ${n(-wide)} ${n(random.between(-3, 3))}`
    at -= wide
  }
  sheet.path(
    `${d}Z`,
    sheet.linear([
      [0, cloth, 0.85],
      [0.4, cloth, 0.5],
      [1, cloth, 0],
    ]),
    sheet.blur(3),
  )
}

/** A town along the water. */
function villas({ sheet, width, random, mood }: Stage, waterline: number) {
  for (let x = 0; x < width; x += random.between(9, 20)) {
    if (random.chance(0.25)) continue
    const tall = random.between(5, 22)
    sheet.rect(
      x,
      waterline - tall,
      12,
      tall + 1,
      mix(mood.wall, mood.haze, random.between(0.4, 0.8)),
    )
    if (random.chance(0.5)) sheet.rect(x + 4, waterline - tall + 3, 3, 3, mood.light)
  }
}

/** A cape with its lighthouse. */
export const headland: Coast = (stage, waterline) => {
  const { sheet, width, random, mood } = stage
  const rock = mix(mood.haze, mood.ink, 0.4)
  land(stage, ridgeLine(stage, waterline - 14, 40), waterline + 2, mix(mood.sky[3], mood.haze, 0.6))
  const edge = width / 2 + 40
  let d = `M${n(width + 40)} ${n(waterline + 2)}V${n(waterline - 220)}`
  for (let x = width + 20; x > edge + 60; x -= 60)
    d += `L${n(x)} ${n(waterline - 130 - 70 * Math.sin((x - edge) / 300) + random.between(-10, 10))}`
  sheet.path(
    `${d}L${n(edge + 44)} ${n(waterline - 104)}L${n(edge + 20)} ${n(waterline - 40)}L${n(edge - 16)} ${n(waterline + 2)}Z`,
    sheet.linear([
      [0, mix(mood.leaf, mood.haze, 0.35)],
      [0.4, rock],
      [1, mix(rock, mood.stone, 0.3)],
    ]),
  )
  for (let rib = 0; rib < 22; rib += 1)
    sheet.path(
      `M${n(edge + 20 + rib * 40)} ${n(waterline - random.between(60, 120))}l${n(random.between(6, 18))} 60l-14 30z`,
      mood.ink,
      'opacity=".2"',
    )
  const tower = edge + 92
  sheet.glow(tower, waterline - 196, 150, mood.light, 0.8)
  sheet.path(
    `M${n(tower - 11)} ${n(waterline - 112)}l4 -76h14l4 76z`,
    mix(mood.wall, mood.sky[3], 0.2),
  )
  sheet.rect(tower - 8, waterline - 204, 16, 16, '#fff6da')
  sheet.path(`M${n(tower - 12)} ${n(waterline - 204)}h24l-12 -14z`, mood.accent)
}
