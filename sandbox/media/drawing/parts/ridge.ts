import type { Stage } from '../scene'
import type { Point } from '../sheet'

/** A jagged line from edge to edge by midpoint displacement. */
export function ridgeLine(
  { width, random }: Pick<Stage, 'width' | 'random'>,
  base: number,
  relief: number,
  { roughness = 0.52, steps = 6 }: { roughness?: number; steps?: number } = {},
): Point[] {
  let points: Point[] = [
    [-20, base - random.between(0, relief * 0.6)],
    [width * random.between(0.3, 0.7), base - random.between(relief * 0.4, relief)],
    [width + 20, base - random.between(0, relief * 0.6)],
  ]
  let swing = relief * 0.5
  for (let step = 0; step < steps; step += 1) {
    points = points.flatMap((point, at): Point[] => {
      const next = points[at + 1]
      if (!next) return [point]
      const middle: Point = [
        (point[0] + next[0]) / 2,
        (point[1] + next[1]) / 2 + random.between(-swing, swing),
      ]
      return [point, middle]
    })
    swing *= roughness
  }
  return points
}

/** The land below a line. */
export function land(stage: Stage, line: readonly Point[], bottom: number, fill: string) {
  stage.sheet.polygon([...line, [stage.width + 20, bottom], [-20, bottom]], fill)
}

/** Rounded hills, for gentler country. */
export function hills(
  { sheet, width, random }: Stage,
  base: number,
  relief: number,
  bottom: number,
  fill: string,
) {
  const count = Math.max(3, Math.round(width / 420))
  const step = width / count
  let d = `M-20 ${bottom}L-20 ${base - random.between(0, relief)}`
  let x = -20
  for (let hill = 0; hill <= count; hill += 1) {
    const nextX = x + step
    const y = base - random.between(0, relief)
    d += `S${x + step * 0.5} ${y} ${nextX} ${y}`
    x = nextX
  }
  sheet.path(`${d}L${width + 60} ${bottom}Z`, fill)
}
