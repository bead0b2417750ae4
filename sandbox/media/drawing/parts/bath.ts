import { darken, mix } from '../colour'
import type { Stage } from '../scene'
import { n } from '../sheet'
import { windowsOnView } from './room'

/** Tiled wall and stone floor of a bathroom. */
export function tiledShell({ sheet, width, height, mood }: Stage, floor: number, tile: string) {
  sheet.rect(
    0,
    0,
    width,
    floor,
    sheet.linear([
      [0, darken(tile, 0.26)],
      [0.55, tile],
      [1, mix(tile, mood.light, 0.24)],
    ]),
  )
  let joints = ''
  for (let y = floor, row = 0; y > 0; y -= 44, row += 1) {
    joints += `M0 ${n(y)}H${n(width)}`
    for (let x = ((width / 2) % 132) - (row % 2 ? 66 : 0); x < width; x += 132)
      joints += `M${n(x)} ${n(y)}v-44`
  }
  sheet.stroke(joints, mix(tile, mood.ink, 0.5), 1.6, 'opacity=".3"')
  const stone = mix(mood.stone, mood.ink, 0.16)
  sheet.rect(
    0,
    floor,
    width,
    height - floor,
    sheet.linear([
      [0, mix(stone, mood.light, 0.36)],
      [1, darken(stone, 0.3)],
    ]),
  )
  const middle = width / 2
  let slabs = `M0 ${n(floor + (height - floor) * 0.34)}H${n(width)}`
  for (let x = -width; x < width * 2; x += 240)
    slabs += `M${n(middle + (x - middle) * 0.66)} ${n(floor)}L${n(x)} ${n(height)}`
  sheet.stroke(slabs, mood.ink, 1.8, 'opacity=".24"')
  sheet.rect(0, floor - 3, width, 6, mood.ink, 'opacity=".22"')
}

/** A pane of glass with its reflection. */
export function glass({ sheet, mood }: Stage, x: number, y: number, wide: number, tall: number) {
  sheet.rect(
    x,
    y,
    wide,
    tall,
    sheet.linear(
      [
        [0, '#ffffff', 0.3],
        [0.4, mood.haze, 0.1],
        [1, '#ffffff', 0.2],
      ],
      true,
    ),
  )
  sheet.polygon(
    [
      [x + wide * 0.34, y],
      [x + wide * 0.62, y],
      [x + wide * 0.28, y + tall],
      [x, y + tall],
    ],
    '#ffffff',
    'opacity=".2"',
  )
  sheet.rect(
    x,
    y,
    wide,
    tall,
    'none',
    `stroke="${mix('#ffffff', mood.haze, 0.3)}" stroke-width="4"`,
  )
}

/** A round mirror with light around its edge, above a basin. */
export function mirror({ sheet, mood }: Stage, x: number, y: number, radius: number) {
  sheet.glow(x, y, radius * 2.1, mood.light, 0.62)
  sheet.circle(x, y, radius + 7, mix(mood.light, '#ffffff', 0.5))
  sheet.circle(
    x,
    y,
    radius,
    sheet.linear([
      [0, mix(mood.wall, '#ffffff', 0.5)],
      [0.6, mix(mood.wall, mood.haze, 0.3)],
      [1, mix(mood.wall, mood.ink, 0.3)],
    ]),
  )
  sheet.path(
    `M${n(x - radius * 0.5)} ${n(y + radius * 0.5)}L${n(x + radius * 0.3)} ${n(y - radius * 0.7)}L${n(x + radius * 0.5)} ${n(y - radius * 0.6)}L${n(x - radius * 0.3)} ${n(y + radius * 0.65)}Z`,
    '#ffffff',
    'opacity=".3"',
  )
}

/** A basin with its tap; `legroom` leaves the space below it free. */
export function basin(stage: Stage, x: number, floor: number, { legroom = false } = {}) {
  const { sheet, mood } = stage
  const top = floor - 190
  const wood = mix(mood.wood, mood.ink, 0.1)
  if (!legroom) {
    sheet.rect(
      x - 130,
      top + 34,
      260,
      150,
      sheet.linear([
        [0, mix(wood, mood.light, 0.24)],
        [1, darken(wood, 0.28)],
      ]),
    )
    sheet.rect(x - 1, top + 34, 2, 150, mood.ink, 'opacity=".4"')
    for (const side of [-1, 1]) sheet.rect(x + side * 26 - 14, top + 62, 28, 5, mood.light)
  }
  sheet.rect(x - 142, top + 18, 284, 20, mix(mood.stone, '#ffffff', 0.5), 'rx="5"')
  sheet.path(
    `M${n(x - 84)} ${n(top - 26)}h168q-6 48 -52 48h-64q-46 0 -52 -48z`,
    sheet.linear([
      [0, '#ffffff'],
      [1, mix('#ffffff', mood.haze, 0.34)],
    ]),
  )
  const brass = mix(mood.light, mood.wood, 0.4)
  sheet.stroke(`M${n(x)} ${n(top - 26)}v-52q0 -18 22 -18t22 18v8`, brass, 8)
}

/** A small window on the hotel's view, and light from the ceiling. */
export function daylight(stage: Stage, x: number, floor: number) {
  const { sheet, width, mood } = stage
  windowsOnView(stage, [{ x: x - 80, y: floor - 500, width: 160, height: 300 }], { panes: 1 })
  sheet.glow(width / 2 - 120, floor - 560, 760, mood.light, 0.4)
}

/** A folded stack of towels. */
export function towels({ sheet, mood }: Pick<Stage, 'sheet' | 'mood'>, x: number, foot: number) {
  for (let at = 0; at < 3; at += 1)
    sheet.rect(
      x - 44,
      foot - 22 - at * 22,
      88,
      21,
      at === 2 ? mix(mood.accent, mood.light, 0.3) : mix('#ffffff', mood.light, 0.16 + at * 0.1),
      'rx="9"',
    )
}
