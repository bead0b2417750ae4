import { darken, mix } from '../colour'
import { pottedPlant } from '../parts/plants'
import { pendant, shell, windowsOnView } from '../parts/room'
import type { Scene, Stage } from '../scene'
import { n } from '../sheet'

/** Tables laid for the evening before a long window. */
export const restaurant: Scene = (stage) => {
  const { sheet, width, height, mood } = stage
  const floor = height * 0.66
  const middle = width / 2
  shell(stage, floor, mix(mood.textile, mood.ink, 0.3))
  const glass = Math.min(width - 140, 1500)
  windowsOnView(stage, [{ x: middle - glass / 2, y: floor - 470, width: glass, height: 350 }], {
    panes: Math.round(glass / 230),
  })
  banquette(stage, floor)
  for (let lamp = -4; lamp <= 4; lamp += 1)
    pendant(
      stage,
      middle + lamp * 270,
      floor - 300 - (lamp % 2 === 0 ? 30 : 0),
      46,
      mix(mood.accent, mood.wood, 0.3),
    )
  for (let at = -3; at <= 3; at += 1) table(stage, middle + at * 330 + 165, floor + 66, 0.82)
  sheet.rect(
    0,
    floor,
    width,
    height - floor,
    sheet.linear([
      [0, mood.ink, 0.05],
      [1, mood.ink, 0.4],
    ]),
  )
  const front = floor + (height - floor) * 0.8
  for (let at = -3; at <= 3; at += 1) table(stage, middle + at * 470, front, 1.3)
  pottedPlant(stage, middle - 570, floor + 96, 330, mood.stone)
  pottedPlant(stage, middle + 570, floor + 96, 330, mood.stone)
}

function banquette({ sheet, width, mood }: Stage, floor: number) {
  const cloth = mix(mood.accent, mood.ink, 0.3)
  sheet.rect(
    0,
    floor - 116,
    width,
    80,
    sheet.linear([
      [0, mix(cloth, mood.light, 0.24)],
      [1, cloth],
    ]),
  )
  for (let x = ((width / 2) % 70) - 70; x < width; x += 70)
    sheet.rect(x - 1.5, floor - 114, 3, 76, mood.ink, 'opacity=".28"')
  sheet.rect(0, floor - 40, width, 44, mix(cloth, mood.ink, 0.22))
  sheet.rect(0, floor + 2, width, 16, darken(cloth, 0.5))
}

/** A round table under a cloth, two chairs, glasses and a candle. */
function table(stage: Stage, x: number, foot: number, size: number) {
  const { sheet, mood } = stage
  const top = foot - 96 * size
  const half = 98 * size
  const linen = mix('#ffffff', mood.light, 0.2)
  for (const side of [-1, 1]) chair(stage, x + side * 134 * size, foot, size, side)
  sheet.ellipse(x, foot + 2, half * 1.1, 13 * size, mood.ink, 'opacity=".35"')
  sheet.path(
    `M${n(x - half)} ${n(top)}L${n(x - half * 1.02)} ${n(top + 44 * size)}Q${n(x - half * 0.7)} ${n(top + 66 * size)} ${n(x - half * 0.45)} ${n(top + 46 * size)}T${n(x + half * 0.1)} ${n(top + 52 * size)}T${n(x + half * 0.62)} ${n(top + 50 * size)}T${n(x + half * 1.02)} ${n(top + 42 * size)}L${n(x + half)} ${n(top)}Z`,
    sheet.linear([
      [0, linen],
      [1, mix(linen, mood.textile, 0.36)],
    ]),
  )
  sheet.path(
    `M${n(x - 9 * size)} ${n(top + 50 * size)}h${n(18 * size)}v${n(40 * size)}h${n(20 * size)}v${n(6 * size)}h${n(-58 * size)}v${n(-6 * size)}h${n(20 * size)}z`,
    mix(mood.wood, mood.ink, 0.5),
  )
  sheet.ellipse(x, top, half, 15 * size, '#fffaf0')
  sheet.glow(x, top - 34 * size, 140 * size, mood.light, 0.75)
  sheet.rect(x - 4 * size, top - 26 * size, 8 * size, 26 * size, '#fff6e2')
  sheet.path(
    `M${n(x)} ${n(top - 46 * size)}q${n(7 * size)} ${n(10 * size)} 0 ${n(19 * size)}q${n(-7 * size)} ${n(-9 * size)} 0 ${n(-19 * size)}z`,
    '#ffe9a8',
  )
  for (const side of [-1, 1]) {
    sheet.ellipse(
      x + side * 56 * size,
      top + 1,
      25 * size,
      5 * size,
      mix(linen, mood.textile, 0.14),
    )
    sheet.ellipse(x + side * 56 * size, top, 16 * size, 3 * size, '#ffffff')
    glass(stage, x + side * 28 * size, top, size)
  }
}

function glass({ sheet, mood }: Stage, x: number, foot: number, size: number) {
  sheet.path(
    `M${n(x - 9 * size)} ${n(foot - 44 * size)}q${n(-2 * size)} ${n(22 * size)} ${n(9 * size)} ${n(24 * size)}q${n(11 * size)} ${n(-2 * size)} ${n(9 * size)} ${n(-24 * size)}z`,
    '#ffffff',
    'opacity=".5"',
  )
  sheet.path(
    `M${n(x - 8 * size)} ${n(foot - 32 * size)}q${n(1 * size)} ${n(11 * size)} ${n(8 * size)} ${n(12 * size)}q${n(7 * size)} ${n(-1 * size)} ${n(8 * size)} ${n(-12 * size)}z`,
    mix(mood.accent, mood.light, 0.35),
    'opacity=".9"',
  )
  sheet.path(
    `M${n(x)} ${n(foot - 20 * size)}v${n(19 * size)}m${n(-7 * size)} 0h${n(14 * size)}`,
    'none',
    `stroke="#ffffff" stroke-width="${n(2 * size)}" opacity=".75"`,
  )
}

function chair({ sheet, mood }: Stage, x: number, foot: number, size: number, side: number) {
  const wood = mix(mood.wood, mood.ink, 0.32)
  const seat = foot - 56 * size
  sheet.path(
    `M${n(x + side * 34 * size)} ${n(foot)}L${n(x + side * 26 * size)} ${n(seat - 96 * size)}q${n(side * 2 * size)} ${n(-14 * size)} ${n(side * 12 * size)} ${n(-10 * size)}l${n(side * 8 * size)} ${n(162 * size)}z`,
    wood,
  )
  sheet.path(
    `M${n(x - side * 34 * size)} ${n(foot)}l${n(side * 3 * size)} ${n(-54 * size)}h${n(side * 7 * size)}l${n(-side * 3 * size)} ${n(54 * size)}z`,
    wood,
  )
  sheet.rect(
    Math.min(x - side * 38 * size, x + side * 36 * size),
    seat - 8 * size,
    74 * size,
    15 * size,
    mix(mood.textile, mood.light, 0.28),
    `rx="${n(7 * size)}"`,
  )
  sheet.path(
    `M${n(x + side * 22 * size)} ${n(seat - 14 * size)}L${n(x + side * 17 * size)} ${n(seat - 92 * size)}q${n(side * 3 * size)} ${n(-12 * size)} ${n(side * 14 * size)} ${n(-8 * size)}l${n(side * 4 * size)} ${n(86 * size)}z`,
    mix(mood.textile, mood.light, 0.2),
  )
}
