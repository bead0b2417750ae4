import { darken, mix } from '../colour'
import { windowsOnView } from '../parts/room'
import type { Scene, Stage } from '../scene'
import { n } from '../sheet'

/** A room of mats: futons for the night, paper screens pushed open to the view. */
export const roomFuton: Scene = (stage) => {
  const { sheet, width, height, mood } = stage
  const floor = height * 0.62
  const middle = width / 2
  const wall = mix(mix(mood.wall, mood.stone, 0.4), mood.light, 0.12)
  sheet.rect(
    0,
    0,
    width,
    floor,
    sheet.linear([
      [0, darken(wall, 0.26)],
      [1, mix(wall, mood.light, 0.2)],
    ]),
  )
  mats(stage, floor)
  windowsOnView(stage, [{ x: middle - 240, y: floor - 440, width: 480, height: 410 }], { panes: 1 })
  for (const side of [-1, 1]) {
    screen(stage, middle + side * 375 - 130, floor - 454, 260, 454)
    screen(stage, middle + side * 660 - 130, floor - 454, 260, 454)
  }
  const beam = mix(mood.wood, mood.ink, 0.22)
  sheet.rect(0, floor - 478, width, 26, beam)
  sheet.rect(0, floor - 8, width, 14, beam)
  paperLamp(stage, middle - 400, floor + 62)
  futon(stage, middle - 190, floor + 50, height - 26)
  futon(stage, middle + 190, floor + 50, height - 26)
  tray(stage, middle + 420, floor + 108)
}

/** Straw mats with cloth borders that run towards the viewer. */
function mats({ sheet, width, height, mood }: Stage, floor: number) {
  const straw = mix('#c8bd7c', mood.wall, 0.3)
  sheet.rect(
    0,
    floor,
    width,
    height - floor,
    sheet.linear([
      [0, mix(straw, mood.light, 0.3)],
      [1, mix(straw, mood.ink, 0.28)],
    ]),
  )
  const cloth = mix(mood.leaf, mood.ink, 0.25)
  const middle = width / 2
  let borders = ''
  for (let at = -6; at <= 6; at += 1) {
    const far = middle + at * 250
    const near = middle + at * 420
    borders += `M${n(far - 5)} ${n(floor)}h10L${n(near + 9)} ${n(height)}h-18Z`
  }
  sheet.path(borders, cloth, 'opacity=".75"')
  const across = floor + (height - floor) * 0.3
  sheet.rect(0, across, width, 9, cloth, 'opacity=".75"')
}

/** A sliding screen of paper on a wooden lattice, lit from outside. */
function screen({ sheet, mood }: Stage, x: number, y: number, wide: number, tall: number) {
  const wood = mix(mood.wood, mood.ink, 0.16)
  sheet.rect(
    x,
    y,
    wide,
    tall,
    sheet.linear([
      [0, mix('#fdf6e6', mood.haze, 0.14)],
      [0.7, mix('#fdf6e6', mood.light, 0.22)],
      [1, mix('#fdf6e6', mood.stone, 0.4)],
    ]),
  )
  for (let bar = 0; bar <= 3; bar += 1) sheet.rect(x + (wide * bar) / 3 - 2.5, y, 5, tall, wood)
  for (let bar = 0; bar <= 6; bar += 1)
    sheet.rect(x, y + (tall * 0.82 * bar) / 6 - 2, wide, 4, wood)
  sheet.rect(x, y + tall * 0.82, wide, tall * 0.18, mix(wood, mood.light, 0.16))
  sheet.rect(x, y, wide, tall, 'none', `stroke="${darken(wood, 0.2)}" stroke-width="10"`)
}

/** A futon from its pillow, far away, to its foot near the viewer. */
function futon({ sheet, mood, width }: Stage, x: number, far: number, near: number) {
  const middle = width / 2
  const spread = (at: number, y: number) =>
    middle + (at - middle) * (1 + 0.34 * ((y - far) / (near - far)))
  const linen = mix('#ffffff', mood.light, 0.12)
  const edges = (y: number, half: number) => [spread(x - half, y), spread(x + half, y)] as const
  const [farLeft, farRight] = edges(far, 150)
  const [nearLeft, nearRight] = edges(near, 158)
  sheet.polygon(
    [
      [farLeft - 10, far + 12],
      [farRight + 10, far + 12],
      [nearRight + 14, near + 16],
      [nearLeft - 14, near + 16],
    ],
    mood.ink,
    'opacity=".26"',
  )
  sheet.polygon(
    [
      [farLeft, far],
      [farRight, far],
      [nearRight, near],
      [nearLeft, near],
    ],
    sheet.linear([
      [0, '#ffffff'],
      [1, mix(linen, mood.textile, 0.22)],
    ]),
  )
  const fold = far + (near - far) * 0.4
  const [foldLeft, foldRight] = edges(fold, 162)
  sheet.path(
    `M${n(foldLeft)} ${n(fold)}Q${n((foldLeft + foldRight) / 2)} ${n(fold - 14)} ${n(foldRight)} ${n(fold)}L${n(nearRight + 12)} ${n(near + 4)}Q${n((nearLeft + nearRight) / 2)} ${n(near + 16)} ${n(nearLeft - 12)} ${n(near + 4)}Z`,
    sheet.linear([
      [0, mix(mood.textile, mood.light, 0.42)],
      [0.1, mix(mood.textile, mood.light, 0.2)],
      [1, mix(mood.textile, mood.ink, 0.2)],
    ]),
  )
  sheet.path(
    `M${n(foldLeft)} ${n(fold)}Q${n((foldLeft + foldRight) / 2)} ${n(fold - 14)} ${n(foldRight)} ${n(fold)}L${n(foldRight + 3)} ${n(fold + 26)}Q${n((foldLeft + foldRight) / 2)} ${n(fold + 12)} ${n(foldLeft - 3)} ${n(fold + 26)}Z`,
    linen,
  )
  const [pillowLeft, pillowRight] = edges(far + 26, 96)
  sheet.path(
    `M${n(pillowLeft)} ${n(far + 12)}Q${n((pillowLeft + pillowRight) / 2)} ${n(far - 12)} ${n(pillowRight)} ${n(far + 12)}Q${n(pillowRight + 8)} ${n(far + 34)} ${n(pillowRight + 4)} ${n(far + 52)}Q${n((pillowLeft + pillowRight) / 2)} ${n(far + 66)} ${n(pillowLeft - 4)} ${n(far + 52)}Q${n(pillowLeft - 8)} ${n(far + 34)} ${n(pillowLeft)} ${n(far + 12)}Z`,
    sheet.linear([
      [0, '#ffffff'],
      [1, mix(linen, mood.textile, 0.3)],
    ]),
  )
}

/** A lamp of paper that stands on the mats. */
function paperLamp({ sheet, mood }: Stage, x: number, foot: number) {
  const wood = mix(mood.wood, mood.ink, 0.4)
  sheet.glow(x, foot - 80, 260, mood.light, 0.7)
  sheet.ellipse(x, foot, 56, 10, mood.ink, 'opacity=".3"')
  sheet.rect(
    x - 44,
    foot - 148,
    88,
    132,
    sheet.linear([
      [0, '#fff6df'],
      [1, mood.light],
    ]),
  )
  for (const at of [-46, -2, 42]) sheet.rect(x + at, foot - 156, 5, 156, wood)
  for (const at of [150, 84, 22]) sheet.rect(x - 48, foot - at, 96, 5, wood)
}

/** A lacquer tray with tea on the mats. */
function tray({ sheet, mood }: Stage, x: number, foot: number) {
  const lacquer = mix(mood.accent, mood.ink, 0.5)
  sheet.ellipse(x, foot + 6, 96, 24, mood.ink, 'opacity=".3"')
  sheet.ellipse(x, foot, 94, 24, lacquer)
  sheet.ellipse(x, foot - 4, 84, 19, mix(lacquer, mood.light, 0.2))
  for (const [at, size] of [
    [-34, 1.5],
    [22, 1],
    [54, 1],
  ] as const) {
    sheet.path(
      `M${n(x + at - 14 * size)} ${n(foot - 6 - 22 * size)}h${n(28 * size)}q${n(-2 * size)} ${n(22 * size)} ${n(-14 * size)} ${n(22 * size)}t${n(-14 * size)} ${n(-22 * size)}z`,
      mix(mood.stone, '#ffffff', 0.4),
    )
  }
}
