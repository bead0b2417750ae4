import { darken, mix } from '../colour'
import type { Stage } from '../scene'
import { n } from '../sheet'
import { tableLamp } from './room'

/** A bed seen from its side at the foot end: headboard, pillows, a throw. `x` is its middle. */
export function bed(
  { sheet, mood }: Stage,
  x: number,
  foot: number,
  wide: number,
  headboard: string,
) {
  const half = wide / 2
  const linen = mix('#ffffff', mood.light, 0.14)
  const shade = mix(linen, mood.textile, 0.24)
  const top = foot - 250
  sheet.rect(
    x - half - 26,
    top - 116,
    wide + 52,
    300,
    sheet.linear([
      [0, mix(headboard, mood.light, 0.16)],
      [1, darken(headboard, 0.2)],
    ]),
    'rx="14"',
  )
  const ribs = Math.round(wide / 58)
  for (let rib = 1; rib < ribs; rib += 1)
    sheet.rect(
      x - half - 26 + ((wide + 52) * rib) / ribs - 1.5,
      top - 112,
      3,
      200,
      mood.ink,
      'opacity=".2"',
    )
  sheet.ellipse(x, foot + 2, half + 60, 16, mood.ink, 'opacity=".32"')
  for (const side of [-1, 1])
    sheet.rect(x + side * (half - 20) - 8, foot - 24, 16, 26, mix(mood.wood, mood.ink, 0.4))
  sheet.path(
    `M${n(x - half + 26)} ${n(top + 60)}H${n(x + half - 26)}L${n(x + half + 14)} ${n(foot - 96)}V${n(foot - 22)}H${n(x - half - 14)}V${n(foot - 96)}Z`,
    sheet.linear([
      [0, '#ffffff'],
      [0.62, linen],
      [0.64, shade],
      [1, mix(shade, mood.ink, 0.14)],
    ]),
  )
  sheet.path(
    `M${n(x - half + 8)} ${n(foot - 150)}Q${n(x)} ${n(foot - 162)} ${n(x + half - 8)} ${n(foot - 150)}L${n(x + half + 15)} ${n(foot - 94)}V${n(foot - 34)}H${n(x - half - 15)}V${n(foot - 94)}Z`,
    sheet.linear([
      [0, mix(mood.accent, mood.light, 0.16)],
      [0.44, mood.accent],
      [0.47, mix(mood.accent, mood.ink, 0.24)],
      [1, mix(mood.accent, mood.ink, 0.36)],
    ]),
  )
  for (let stripe = 0; stripe < 2; stripe += 1)
    sheet.stroke(
      `M${n(x - half - 2 - stripe * 6)} ${n(foot - 128 + stripe * 16)}H${n(x + half + 2 + stripe * 6)}`,
      mix(mood.light, '#ffffff', 0.3),
      2.5,
      'opacity=".6"',
    )
  pillows({ sheet, mood }, x, top, wide, linen)
}

function pillows(
  { sheet, mood }: Pick<Stage, 'sheet' | 'mood'>,
  x: number,
  top: number,
  wide: number,
  linen: string,
) {
  const pairs = wide > 360 ? [-0.25, 0.25] : [0]
  for (const at of pairs) {
    const middle = x + at * wide
    const half = wide > 360 ? wide * 0.19 : wide * 0.33
    cushion(
      { sheet },
      middle,
      top + 70,
      half,
      104,
      mix(linen, mood.textile, 0.12),
      mix(linen, mood.textile, 0.34),
    )
    cushion({ sheet }, middle, top + 84, half * 0.9, 82, '#ffffff', mix(linen, mood.textile, 0.22))
  }
  cushion(
    { sheet },
    x,
    top + 96,
    wide > 360 ? wide * 0.13 : wide * 0.2,
    62,
    mix(mood.textile, mood.light, 0.2),
    mix(mood.textile, mood.ink, 0.25),
  )
}

export function cushion(
  { sheet }: Pick<Stage, 'sheet'>,
  x: number,
  foot: number,
  half: number,
  tall: number,
  light: string,
  dark: string,
) {
  const top = foot - tall
  sheet.path(
    `M${n(x - half)} ${n(top + 8)}Q${n(x)} ${n(top - 8)} ${n(x + half)} ${n(top + 8)}Q${n(x + half * 0.95)} ${n(foot - tall / 2)} ${n(x + half)} ${n(foot)}Q${n(x)} ${n(foot + 9)} ${n(x - half)} ${n(foot)}Q${n(x - half * 0.95)} ${n(foot - tall / 2)} ${n(x - half)} ${n(top + 8)}Z`,
    sheet.linear([
      [0, light],
      [1, dark],
    ]),
  )
}

export function nightstand(stage: Stage, x: number, floor: number) {
  const { sheet, mood } = stage
  const wood = mix(mood.wood, mood.ink, 0.14)
  sheet.ellipse(x, floor, 58, 8, mood.ink, 'opacity=".3"')
  sheet.rect(
    x - 48,
    floor - 118,
    96,
    100,
    sheet.linear([
      [0, mix(wood, mood.light, 0.25)],
      [1, darken(wood, 0.25)],
    ]),
  )
  sheet.rect(x - 54, floor - 124, 108, 10, mix(wood, mood.light, 0.35))
  sheet.rect(x - 40, floor - 104, 80, 34, darken(wood, 0.12))
  sheet.rect(x - 9, floor - 90, 18, 4, mood.light)
  for (const side of [-1, 1]) sheet.rect(x + side * 40 - 4, floor - 20, 8, 20, darken(wood, 0.3))
  tableLamp(stage, x, floor - 124, 1.05)
}

/** An oval rug with a border in the hotel's colours. */
export function rug({ sheet, mood }: Stage, x: number, y: number, wide: number) {
  sheet.ellipse(x, y, wide / 2, 54, mix(mood.textile, mood.ink, 0.12))
  sheet.ellipse(
    x,
    y,
    wide / 2 - 20,
    46,
    'none',
    `stroke="${mix(mood.wall, mood.light, 0.3)}" stroke-width="3" opacity=".7"`,
  )
  sheet.ellipse(
    x,
    y,
    wide / 2 - 44,
    37,
    'none',
    `stroke="${mood.accent}" stroke-width="5" opacity=".75"`,
  )
}
