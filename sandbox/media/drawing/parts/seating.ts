import { darken, mix } from '../colour'
import type { Stage } from '../scene'
import { n } from '../sheet'

/** A sofa seen from the front, `x` in its middle. */
export function sofa(
  { sheet, mood }: Stage,
  x: number,
  foot: number,
  wide: number,
  colour: string,
) {
  const half = wide / 2
  const seat = sheet.linear([
    [0, mix(colour, mood.light, 0.34)],
    [1, mix(colour, mood.ink, 0.16)],
  ])
  sheet.ellipse(x, foot, half + 24, 14, mood.ink, 'opacity=".3"')
  for (const side of [-1, 1])
    sheet.rect(x + side * (half - 30) - 6, foot - 30, 12, 30, mix(mood.wood, mood.ink, 0.4))
  sheet.rect(
    x - half + 10,
    foot - 190,
    wide - 20,
    140,
    sheet.linear([
      [0, mix(colour, mood.light, 0.26)],
      [1, mix(colour, mood.ink, 0.3)],
    ]),
    'rx="26"',
  )
  const seats = Math.max(2, Math.round(wide / 190))
  const each = (wide - 72) / seats
  for (let at = 0; at < seats; at += 1)
    sheet.rect(x - half + 36 + at * each, foot - 104, each - 4, 62, seat, 'rx="14"')
  sheet.rect(x - half + 30, foot - 52, wide - 60, 26, mix(colour, mood.ink, 0.3), 'rx="8"')
  for (const side of [-1, 1])
    sheet.rect(
      x + side * (half - 16) - 24,
      foot - 136,
      48,
      114,
      mix(colour, mood.light, side < 0 ? 0.24 : 0.08),
      'rx="22"',
    )
  throwPillow({ sheet, mood }, x - half + 84, foot - 98, mood.accent)
  throwPillow({ sheet, mood }, x + half - 92, foot - 98, mix(mood.light, mood.wall, 0.4))
}

function throwPillow(
  { sheet, mood }: Pick<Stage, 'sheet' | 'mood'>,
  x: number,
  foot: number,
  colour: string,
) {
  sheet.path(
    `M${n(x - 40)} ${n(foot - 66)}Q${n(x)} ${n(foot - 76)} ${n(x + 40)} ${n(foot - 66)}Q${n(x + 34)} ${n(foot - 32)} ${n(x + 40)} ${n(foot)}Q${n(x)} ${n(foot + 8)} ${n(x - 40)} ${n(foot)}Q${n(x - 34)} ${n(foot - 32)} ${n(x - 40)} ${n(foot - 66)}Z`,
    sheet.linear([
      [0, mix(colour, mood.light, 0.3)],
      [1, mix(colour, mood.ink, 0.24)],
    ]),
  )
}

/** A low table with a tray: a pot and two cups. */
export function lowTable(
  { sheet, mood }: Stage,
  x: number,
  foot: number,
  wide: number,
  top: string,
) {
  const half = wide / 2
  sheet.ellipse(x, foot, half * 0.9, 14, mood.ink, 'opacity=".3"')
  for (const side of [-1, 1])
    sheet.polygon(
      [
        [x + side * half * 0.62, foot - 66],
        [x + side * half * 0.74, foot],
        [x + side * half * 0.68, foot],
        [x + side * half * 0.52, foot - 66],
      ],
      mix(mood.wood, mood.ink, 0.45),
    )
  sheet.ellipse(x, foot - 62, half, 30, darken(top, 0.3))
  sheet.ellipse(
    x,
    foot - 70,
    half,
    30,
    sheet.linear([
      [0, mix(top, mood.light, 0.42)],
      [1, top],
    ]),
  )
  pot({ sheet, mood }, x - wide * 0.1, foot - 74)
  for (const at of [0.14, 0.27]) {
    sheet.ellipse(x + wide * at, foot - 70, 17, 6, mood.ink, 'opacity=".2"')
    sheet.path(
      `M${n(x + wide * at - 13)} ${n(foot - 90)}h26q-2 18 -13 18t-13 -18z`,
      mix('#ffffff', mood.light, 0.2),
    )
  }
}

function pot({ sheet, mood }: Pick<Stage, 'sheet' | 'mood'>, x: number, foot: number) {
  const glaze = mix(mood.accent, mood.light, 0.2)
  sheet.ellipse(x, foot + 2, 38, 8, mood.ink, 'opacity=".22"')
  sheet.stroke(`M${n(x + 24)} ${n(foot - 34)}q30 -6 22 -26`, darken(glaze, 0.1), 8)
  sheet.ellipse(
    x,
    foot - 22,
    32,
    24,
    sheet.linear([
      [0, mix(glaze, '#ffffff', 0.3)],
      [1, mix(glaze, mood.ink, 0.34)],
    ]),
  )
  sheet.ellipse(x, foot - 45, 13, 5, darken(glaze, 0.2))
  sheet.circle(x, foot - 51, 5, darken(glaze, 0.3))
}

/** A lamp on a long stem beside a seat. */
export function floorLamp({ sheet, mood }: Stage, x: number, foot: number) {
  sheet.glow(x, foot - 356, 260, mood.light, 0.62)
  sheet.ellipse(x, foot - 2, 34, 8, mix(mood.ink, mood.wood, 0.2))
  sheet.rect(x - 3, foot - 330, 6, 328, mix(mood.ink, mood.wood, 0.3))
  sheet.path(
    `M${n(x - 38)} ${n(foot - 400)}h76l22 84h-120z`,
    sheet.linear([
      [0, '#fff3d6'],
      [1, mood.light],
    ]),
  )
}

/** A chair seen from behind, turned to the view. */
export function chairFromBehind({ sheet, mood }: Stage, x: number, foot: number, colour: string) {
  const frame = mix(mood.wood, mood.ink, 0.36)
  sheet.ellipse(x, foot, 104, 12, mood.ink, 'opacity=".36"')
  for (const side of [-1, 1]) {
    sheet.polygon(
      [
        [x + side * 72, foot - 118],
        [x + side * 88, foot],
        [x + side * 78, foot],
        [x + side * 60, foot - 118],
      ],
      frame,
    )
    sheet.rect(x + side * 84 - 13, foot - 164, 26, 12, mix(frame, mood.light, 0.3), 'rx="6"')
    sheet.rect(x + side * 84 - 5, foot - 156, 10, 66, frame)
  }
  sheet.rect(x - 72, foot - 108, 144, 26, mix(colour, mood.ink, 0.3), 'rx="10"')
  sheet.path(
    `M${n(x - 72)} ${n(foot - 84)}L${n(x - 62)} ${n(foot - 236)}Q${n(x)} ${n(foot - 258)} ${n(x + 62)} ${n(foot - 236)}L${n(x + 72)} ${n(foot - 84)}Z`,
    sheet.linear([
      [0, mix(colour, mood.light, 0.34)],
      [1, mix(colour, mood.ink, 0.34)],
    ]),
  )
  for (let slat = -2; slat <= 2; slat += 1)
    sheet.stroke(
      `M${n(x + slat * 22)} ${n(foot - 240)}L${n(x + slat * 25)} ${n(foot - 88)}`,
      mood.ink,
      2,
      'opacity=".22"',
    )
}
