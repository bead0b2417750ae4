import { darken, mix } from '../colour'
import { pine } from '../parts/plants'
import { land, ridgeLine } from '../parts/ridge'
import { sky } from '../parts/sky'
import type { Scene, Stage } from '../scene'
import { n, type Point } from '../sheet'

/** A mountain range at first light, forest, mist, and a house with its lamps still on. */
export const alpine: Scene = (stage) => {
  const { sheet, width, height, random, mood } = stage
  const valley = height * 0.78
  sky(stage, valley, { stars: 60 })
  sheet.glow(width / 2 - 300, valley - 260, 560, mood.light, 0.4)
  land(
    stage,
    ridgeLine(stage, valley - 200, 190, { roughness: 0.6, steps: 7 }),
    height,
    mix(mood.sky[3], mood.haze, 0.5),
  )
  range(stage, valley)
  mist(stage, valley - 20, 130)
  forest(stage, valley + 24, 46, mix(mood.haze, mood.ink, 0.5))
  mist(stage, valley + 50, 100)
  const slope: Point[] = []
  for (let x = -20; x <= width + 40; x += 40) {
    slope.push([
      x,
      height - 96 - 60 * Math.sin((x - width / 2 + 420) / 420) + random.between(-3, 3),
    ])
  }
  house(stage, width / 2 + 210, height - 128)
  land(
    stage,
    slope,
    height,
    sheet.linear([
      [0, mix(mood.leaf, mood.ink, 0.4)],
      [1, mood.ink],
    ]),
  )
  for (let x = -10; x < width; x += random.between(26, 64)) {
    if (Math.abs(x - width / 2 - 210) < 260) continue
    const y = height - 84 - 60 * Math.sin((x - width / 2 + 420) / 420)
    pine(
      stage,
      x,
      y + random.between(0, 34),
      random.between(110, 210),
      mix(mood.leaf, mood.ink, random.between(0.55, 0.85)),
    )
  }
}

/** Peaks with a sunlit and a shaded face. */
function range(stage: Stage, valley: number) {
  const { sheet, width, random, mood } = stage
  const shade = mix(mood.haze, mood.sky[0], 0.5)
  const snow = mix('#ffffff', mood.sky[4], 0.5)
  const glow = mix(mood.accent, mood.sky[4], 0.55)
  const step = 300
  const peaks: Point[] = []
  for (let x = ((width / 2) % step) - step; x < width + step; x += step) {
    const near = 1 - Math.min(1, Math.abs(x - width / 2 + 60) / 900)
    peaks.push([x + random.between(-60, 60), valley - 210 - near * 210 - random.between(0, 110)])
  }
  for (const [px, py] of peaks.toSorted((a, b) => a[1] - b[1])) {
    const tall = valley - py
    const spread = tall * random.between(0.74, 0.92)
    const left = flank(random.between, [px, py], [px - spread, valley + 30])
    const right = flank(random.between, [px, py], [px + spread, valley + 30])
    const spine = flank(random.between, [px, py], [px + spread * 0.12, valley + 30], 0.13)
    sheet.polygon(
      [...left.toReversed(), ...right.slice(1)],
      sheet.linear([
        [0, mix(shade, snow, 0.24)],
        [0.55, shade],
        [1, mix(shade, mood.haze, 0.6)],
      ]),
    )
    sheet.polygon(
      [...left.toReversed(), ...spine.slice(1)],
      sheet.linear([
        [0, mix(snow, mood.light, 0.2)],
        [0.34, glow],
        [0.72, mix(glow, shade, 0.6)],
        [1, mix(shade, mood.haze, 0.6)],
      ]),
    )
    gullies(stage, [px, py], left, shade)
    gullies(stage, [px, py], right, mix(shade, snow, 0.45))
  }
}

function flank(
  between: (a: number, b: number) => number,
  from: Point,
  to: Point,
  wobble = 0.045,
): Point[] {
  const points: Point[] = [from]
  const steps = 11
  for (let step = 1; step < steps; step += 1) {
    const share = step / steps
    const drop = share ** 0.94
    points.push([
      from[0] + (to[0] - from[0]) * share + between(-1, 1) * wobble * (to[1] - from[1]),
      from[1] + (to[1] - from[1]) * drop + between(-1, 1) * 0.025 * (to[1] - from[1]),
    ])
  }
  points.push(to)
  return points
}

/** Lines that run down from the summit, as couloirs do. */
function gullies(
  { sheet, random }: Stage,
  [px, py]: Point,
  side: readonly Point[],
  colour: string,
) {
  for (let gully = 2; gully < 8; gully += 1) {
    const start = side[gully]
    if (!start) continue
    const x = px + (start[0] - px) * random.between(0.3, 0.75)
    const y = py + (start[1] - py) * random.between(0.75, 1)
    const drop = random.between(36, 110)
    const drift = (start[0] - px) * random.between(0.12, 0.3)
    sheet.path(
      `M${n(x)} ${n(y)}l${n(drift * 0.5 + 7)} ${n(drop * 0.5)}l${n(drift * 0.5 - 5)} ${n(drop * 0.5)}l${n(-drift * 0.6 - 8)} ${n(-drop * 0.45)}z`,
      colour,
      'opacity=".55"',
    )
  }
}

function mist({ sheet, width, mood }: Stage, y: number, depth: number) {
  sheet.rect(
    0,
    y - depth / 2,
    width,
    depth,
    sheet.linear([
      [0, mood.sky[4], 0],
      [0.5, mix(mood.sky[4], mood.haze, 0.25), 0.62],
      [1, mood.sky[4], 0],
    ]),
  )
}

function forest(stage: Stage, foot: number, tall: number, fill: string) {
  const { width, height, random, sheet } = stage
  for (let x = -10; x < width; x += random.between(9, 20)) {
    pine(stage, x, foot + random.between(-6, 14), random.between(tall * 0.7, tall * 1.5), fill)
  }
  sheet.rect(0, foot, width, height - foot, fill)
}

/** Timber on concrete, set into the slope. */
function house({ sheet, random, mood }: Stage, x: number, foot: number) {
  const timber = mix(mood.wood, mood.ink, 0.38)
  sheet.glow(x, foot - 90, 330, mood.light, 0.36)
  for (let floor = 0; floor < 3; floor += 1) {
    const half = 210 - floor * 26
    const y = foot - floor * 60
    sheet.rect(
      x - half,
      y - 60,
      half * 2,
      62,
      sheet.linear([
        [0, mix(timber, mood.light, 0.12)],
        [1, timber],
      ]),
    )
    for (let pane = 0; pane < Math.floor(half / 23); pane += 1) {
      const lit = random.chance(0.72)
      sheet.rect(
        x - half + 16 + pane * 45,
        y - 48,
        30,
        36,
        lit
          ? sheet.linear([
              [0, mood.light],
              [1, mix(mood.light, '#ffffff', 0.45)],
            ])
          : mix(mood.sky[1], mood.ink, 0.5),
      )
      sheet.rect(x - half + 30 + pane * 45, y - 48, 2, 36, timber)
    }
    sheet.rect(x - half - 14, y - 6, half * 2 + 28, 8, darken(timber, 0.35))
    sheet.rect(x - half - 14, y - 24, half * 2 + 28, 3, mix(timber, mood.light, 0.3))
  }
  sheet.path(
    `M${n(x - 204)} ${n(foot - 176)}L${n(x)} ${n(foot - 262)}L${n(x + 204)} ${n(foot - 176)}Z`,
    sheet.linear([
      [0, mix(mood.roof, mood.ink, 0.45)],
      [1, mix(timber, mood.ink, 0.5)],
    ]),
  )
  sheet.path(
    `M${n(x - 214)} ${n(foot - 174)}L${n(x)} ${n(foot - 266)}L${n(x + 214)} ${n(foot - 174)}`,
    'none',
    `stroke="${mix('#ffffff', mood.sky[4], 0.4)}" stroke-width="11" stroke-linejoin="round" stroke-linecap="round"`,
  )
  sheet.rect(x - 20, foot - 214, 40, 30, mood.light)
}
