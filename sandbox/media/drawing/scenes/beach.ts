import { mix } from '../colour'
import { type Coast, headland, tableMountain } from '../parts/coasts'
import { palm } from '../parts/plants'
import { sky } from '../parts/sky'
import { ripples, water } from '../parts/water'
import type { Scene, Stage } from '../scene'
import { n } from '../sheet'

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

/** Lines of foam that run out on wet sand. */
function surf({ sheet, width, height, mood }: Stage, sand: number) {
  const foam = mix('#ffffff', mood.sky[4], 0.35)
  const wave = (y: number, swing: number, phase: number) => {
    const points: string[] = []
    for (let x = -20; x <= width + 30; x += 22) {
      const rise = Math.sin(x / 290 + phase) + 0.45 * Math.sin(x / 97 + phase * 2.3)
      points.push(`${n(x)} ${n(y - swing * rise)}`)
    }
    return `M${points.join('L')}`
  }
  const dry = mix(mood.stone, mood.accent, 0.14)
  for (const [share, phase, fill] of [
    [0, 0, mix(mood.haze, dry, 0.35)],
    [0.22, 1.4, mix(mood.sky[2], dry, 0.6)],
    [0.5, 2.3, dry],
  ] as const) {
    const y = sand + (height - sand) * share * 0.7
    sheet.path(
      `${wave(y, 11, phase)}V${n(height)}H-20Z`,
      share < 0.5
        ? fill
        : sheet.linear([
            [0, mix(fill, mood.light, 0.25)],
            [1, mix(fill, mood.ink, 0.32)],
          ]),
    )
    sheet.stroke(wave(y, 11, phase), foam, 7 - share * 6, 'opacity=".85"')
    sheet.stroke(wave(y - 15, 9, phase + 0.5), foam, 2.5, 'opacity=".5"')
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
