import { mix } from '../colour'
import { palm } from '../parts/plants'
import { land, ridgeLine } from '../parts/ridge'
import { sky } from '../parts/sky'
import { ripples, water } from '../parts/water'
import type { Scene, Stage } from '../scene'
import { n } from '../sheet'

type Coast = (stage: Stage, waterline: number) => void

/** A bay in the evening: mountain or headland, surf, sand. */
const shore =
  (coast: Coast): Scene =>
  (stage) => {
    const { sheet, width, height, random } = stage
    const waterline = height * 0.5
    const sand = height * 0.8
    const sunX = width / 2 - 390
    const above = sheet.group('', () => {
      sky(stage, waterline, { sunX, sunSize: 62, stars: 20 })
      coast(stage, waterline)
    })
    water(stage, waterline, sand + 40)
    sheet.mirror(above, waterline, sand - waterline, 0.6, 0.42)
    ripples(stage, waterline, sand - 40, sunX)
    surf(stage, sand)
    beachLife(stage, sand, random.between(-40, 40))
  }

const tableMountain: Coast = (stage, waterline) => {
  const { sheet, width, random, mood } = stage
  const rock = mix(mood.haze, mood.ink, 0.34)
  const x = width / 2 + 120
  land(stage, ridgeLine(stage, waterline - 30, 70), waterline + 2, mix(mood.sky[3], mood.haze, 0.6))
  const top = waterline - 300
  const outline: [number, number][] = [
    [x - 720, waterline + 2],
    [x - 560, waterline - 60],
    [x - 500, waterline - 180],
    [x - 470, waterline - 212],
    [x - 440, waterline - 150],
    [x - 372, waterline - 120],
    [x - 330, top + 26],
    [x - 300, top],
  ]
  for (let at = x - 260; at <= x + 300; at += 40) outline.push([at, top + random.between(-5, 7)])
  outline.push(
    [x + 336, top + 20],
    [x + 370, waterline - 150],
    [x + 430, waterline - 128],
    [x + 500, waterline - 200],
    [x + 540, waterline - 150],
    [x + 640, waterline - 60],
    [x + 800, waterline + 2],
  )
  sheet.polygon(
    outline,
    sheet.linear([
      [0, mix(rock, mood.light, 0.36)],
      [0.45, rock],
      [1, mix(rock, mood.haze, 0.45)],
    ]),
  )
  for (let rib = 0; rib < 26; rib += 1) {
    const at = x - 310 + rib * 25
    const drop = random.between(90, 200)
    sheet.path(
      `M${n(at)} ${n(top + 10)}l${n(random.between(8, 16))} ${n(drop * 0.5)}l${n(random.between(-8, 14))} ${n(drop * 0.5)}l${n(-random.between(10, 18))} ${n(-drop * 0.4)}z`,
      rib % 2 ? mood.ink : mix(mood.light, mood.accent, 0.3),
      'opacity=".2"',
    )
  }
  tablecloth(stage, x, top)
  foot(stage, waterline)
}

/** The cloud that the south-easter pours over the edge. */
function tablecloth({ sheet, random, mood }: Stage, x: number, top: number) {
  const cloth = mix('#ffffff', mood.sky[4], 0.45)
  let d = `M${n(x - 330)} ${n(top + 6)}C${n(x - 280)} ${n(top - 44)} ${n(x + 260)} ${n(top - 48)} ${n(x + 350)} ${n(top + 10)}`
  for (let at = x + 320; at > x - 330; at -= 52)
    d += `q-10 ${n(random.between(18, 54))} -26 ${n(random.between(2, 10))}t-26 ${n(-random.between(2, 10))}`
  sheet.path(
    `${d}Z`,
    sheet.linear([
      [0, cloth],
      [1, cloth, 0.25],
    ]),
    sheet.blur(4),
  )
}

function foot({ sheet, width, random, mood }: Stage, waterline: number) {
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

const headland: Coast = (stage, waterline) => {
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

/** Lines of foam that run out on wet sand. */
function surf({ sheet, width, height, mood }: Stage, sand: number) {
  const foam = mix('#ffffff', mood.sky[4], 0.35)
  const wave = (y: number, swing: number, phase: number) => {
    let d = `M-20 ${n(y)}`
    for (let x = -20; x < width + 40; x += 120)
      d += `q30 ${n(-swing * Math.sin(x / 170 + phase))} 60 0t60 0`
    return d
  }
  const dry = mix(mood.stone, mood.accent, 0.14)
  for (const [share, phase, fill] of [
    [0, 0, mix(mood.haze, dry, 0.35)],
    [0.22, 1.4, mix(mood.sky[2], dry, 0.6)],
    [0.5, 2.3, dry],
  ] as const) {
    const y = sand + (height - sand) * share * 0.7
    sheet.path(
      `${wave(y, 26, phase)}V${n(height)}H-20Z`,
      share < 0.5
        ? fill
        : sheet.linear([
            [0, mix(fill, mood.light, 0.25)],
            [1, mix(fill, mood.ink, 0.32)],
          ]),
    )
    sheet.stroke(wave(y, 26, phase), foam, 7 - share * 6, 'opacity=".85"')
    sheet.stroke(wave(y - 14, 22, phase + 0.4), foam, 2.5, 'opacity=".5"')
  }
}

function beachLife(stage: Stage, sand: number, shift: number) {
  const { sheet, width, height, mood } = stage
  const y = sand + (height - sand) * 0.66
  for (const [at, colour] of [
    [-300, mood.accent],
    [-60, mood.textile],
    [330, mood.accent],
  ] as const) {
    const x = width / 2 + at + shift
    sheet.ellipse(x + 24, y + 30, 110, 11, mood.ink, 'opacity=".28"')
    sheet.rect(x - 2, y - 120, 4, 150, mix(mood.wood, mood.ink, 0.4))
    sheet.path(
      `M${n(x - 94)} ${n(y - 84)}Q${n(x)} ${n(y - 178)} ${n(x + 94)} ${n(y - 84)}Q${n(x + 62)} ${n(y - 98)} ${n(x + 31)} ${n(y - 86)}Q${n(x)} ${n(y - 98)} ${n(x - 31)} ${n(y - 86)}Q${n(x - 62)} ${n(y - 98)} ${n(x - 94)} ${n(y - 84)}Z`,
      sheet.linear(
        [
          [0, mix(colour, mood.light, 0.4)],
          [0.5, colour],
          [1, mix(colour, mood.ink, 0.3)],
        ],
        true,
      ),
    )
    sheet.path(
      `M${n(x)} ${n(y - 131)}Q${n(x - 22)} ${n(y - 112)} ${n(x - 31)} ${n(y - 86)}Q${n(x)} ${n(y - 98)} ${n(x + 31)} ${n(y - 86)}Q${n(x + 22)} ${n(y - 112)} ${n(x)} ${n(y - 131)}Z`,
      mix(mood.wall, mood.light, 0.3),
    )
    sheet.path(
      `M${n(x + 24)} ${n(y + 28)}l16 -18h74l40 -34l7 5l-40 39v16h-6v-14h-68l-14 14z`,
      mix(mood.wood, mood.light, 0.35),
    )
  }
  palm(stage, width / 2 + 540, height + 10, 470, mix(mood.ink, mood.leaf, 0.3))
  palm(stage, width / 2 - 590, height + 10, 390, mix(mood.ink, mood.leaf, 0.3))
}

export const beach = shore(headland)
export const tableBay = shore(tableMountain)
