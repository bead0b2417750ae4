import { mix } from '../colour'
import type { Stage } from '../scene'
import { n, type Point } from '../sheet'

/** A palm whose crown is `height` above its foot. */
export function palm(stage: Stage, x: number, foot: number, height: number, fill: string) {
  const { sheet, random, mood } = stage
  const lean = random.between(-0.16, 0.16) * height
  const topX = x + lean
  const topY = foot - height
  const thick = height * 0.035
  sheet.path(
    `M${n(x - thick)} ${n(foot)}Q${n(x + lean * 0.2 - thick * 0.5)} ${n(foot - height * 0.55)} ${n(topX - thick * 0.4)} ${n(topY)}` +
      `L${n(topX + thick * 0.4)} ${n(topY)}Q${n(x + lean * 0.2 + thick * 0.8)} ${n(foot - height * 0.55)} ${n(x + thick)} ${n(foot)}Z`,
    fill,
  )
  const fronds = random.whole(11, 14)
  for (let frond = 0; frond < fronds; frond += 1) {
    const angle =
      (frond / (fronds - 1)) * Math.PI * 1.3 - Math.PI * 0.15 + random.between(-0.1, 0.1)
    const length = height * random.between(0.34, 0.46)
    const side = Math.cos(angle)
    leafOfPalm(
      stage,
      [topX, topY],
      [topX + side * length * 0.6, topY - Math.sin(angle) * length * 0.8 - length * 0.14],
      [
        topX + side * length,
        topY - Math.sin(angle) * length * 0.7 + length * (0.26 + 0.34 * Math.abs(side)),
      ],
      mix(fill, mood.leaf, random.between(0, 0.6)),
    )
  }
}

/** A frond along a bend, feathered on its lower edge. */
function leafOfPalm(
  { sheet }: Pick<Stage, 'sheet'>,
  root: Point,
  bend: Point,
  tip: Point,
  fill: string,
) {
  const length = Math.hypot(tip[0] - root[0], tip[1] - root[1])
  const at = (t: number, axis: 0 | 1) =>
    (1 - t) ** 2 * root[axis] + 2 * t * (1 - t) * bend[axis] + t * t * tip[axis]
  let d = `M${n(root[0])} ${n(root[1])}Q${n(bend[0])} ${n(bend[1] - length * 0.05)} ${n(tip[0])} ${n(tip[1])}`
  const feathers = 9
  for (let feather = feathers - 1; feather > 0; feather -= 1) {
    const t = feather / feathers
    const reach = length * (0.05 + 0.2 * Math.sin(Math.PI * Math.min(1, t * 1.1)))
    d += `L${n(at(t, 0) + (tip[0] - root[0]) * 0.09)} ${n(at(t, 1) + reach)}L${n(at(t - 0.05, 0))} ${n(at(t - 0.05, 1) + length * 0.025)}`
  }
  sheet.path(`${d}Z`, fill)
}

/** A broad tree of overlapping crowns, lit from the upper left. */
export function broadTree(
  { sheet, random }: Stage,
  x: number,
  foot: number,
  height: number,
  fill: string,
  lit: string,
) {
  sheet.path(
    `M${n(x - height * 0.035)} ${n(foot)}L${n(x - height * 0.018)} ${n(foot - height * 0.6)}h${n(height * 0.036)}L${n(x + height * 0.035)} ${n(foot)}Z`,
    mix(fill, '#120c10', 0.35),
  )
  for (const [colour, shift, size] of [
    [fill, 0, 1],
    [mix(fill, lit, 0.3), -0.07, 0.72],
    [mix(fill, lit, 0.6), -0.13, 0.4],
  ] as const) {
    for (let crown = 0; crown < 7; crown += 1) {
      sheet.circle(
        x + random.between(-0.26, 0.26) * height * size + shift * height,
        foot - height * (0.68 + shift * -0.6) + random.between(-0.2, 0.16) * height * size,
        height * random.between(0.12, 0.19) * (size * 0.5 + 0.5),
        colour,
      )
    }
  }
}

/** Conifers of one height class along a line. */
export function pine(
  { sheet }: Pick<Stage, 'sheet'>,
  x: number,
  foot: number,
  height: number,
  fill: string,
) {
  let d = ''
  for (let tier = 0; tier < 4; tier += 1) {
    const top = foot - height + tier * height * 0.2
    const half = height * (0.09 + tier * 0.055)
    const bottom = top + height * 0.36
    d += `M${n(x)} ${n(top)}L${n(x + half)} ${n(bottom)}Q${n(x)} ${n(bottom - height * 0.05)} ${n(x - half)} ${n(bottom)}Z`
  }
  sheet.path(
    `${d}M${n(x - height * 0.02)} ${n(foot)}v${n(-height * 0.2)}h${n(height * 0.04)}v${n(height * 0.2)}Z`,
    fill,
  )
}

/** A slim tree of the south. */
export function cypress(
  { sheet }: Pick<Stage, 'sheet'>,
  x: number,
  foot: number,
  height: number,
  fill: string,
) {
  const half = height * 0.085
  sheet.path(
    `M${n(x)} ${n(foot - height)}C${n(x + half)} ${n(foot - height * 0.7)} ${n(x + half * 1.5)} ${n(foot - height * 0.2)} ${n(x + half * 0.5)} ${n(foot)}` +
      `H${n(x - half * 0.5)}C${n(x - half * 1.5)} ${n(foot - height * 0.2)} ${n(x - half)} ${n(foot - height * 0.7)} ${n(x)} ${n(foot - height)}Z`,
    fill,
  )
}

/** A pot with long leaves, for terraces and halls. */
export function pottedPlant(
  { sheet, random, mood }: Stage,
  x: number,
  foot: number,
  height: number,
  pot: string,
) {
  for (let leaf = 0; leaf < 11; leaf += 1) {
    const angle = random.between(0.15, 0.85) * Math.PI
    const length = height * random.between(0.45, 0.72)
    const endX = x + Math.cos(angle) * length * 0.8
    const endY = foot - height * 0.28 - Math.sin(angle) * length
    const bend = random.between(-0.1, 0.1) * height
    sheet.path(
      `M${n(x - 3)} ${n(foot - height * 0.26)}Q${n((x + endX) / 2 - bend)} ${n(endY + height * 0.1)} ${n(endX)} ${n(endY)}Q${n((x + endX) / 2 + bend + 10)} ${n(endY + height * 0.2)} ${n(x + 3)} ${n(foot - height * 0.26)}Z`,
      mix(mood.leaf, leaf % 3 === 0 ? mood.light : '#4f8a62', random.between(0.12, 0.4)),
    )
  }
  const half = height * 0.13
  sheet.path(
    `M${n(x - half)} ${n(foot - height * 0.28)}h${n(half * 2)}l${n(-half * 0.3)} ${n(height * 0.28)}h${n(-half * 1.4)}Z`,
    sheet.linear(
      [
        [0, mix(pot, '#ffffff', 0.2)],
        [1, mix(pot, '#000000', 0.3)],
      ],
      true,
    ),
  )
}
