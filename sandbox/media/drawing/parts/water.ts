import { darken, mix } from '../colour'
import type { Stage } from '../scene'
import { n } from '../sheet'

/** Water from `top` down: the sky upside down, darker. Draw reflections over it, then `ripples`. */
export function water({ sheet, width, mood }: Stage, top: number, bottom: number) {
  const [zenith, high, middle, low, edge] = mood.sky
  sheet.rect(
    0,
    top,
    width,
    bottom - top,
    sheet.linear([
      [0, mix(edge, low, 0.5)],
      [0.12, mix(low, middle, 0.5)],
      [0.4, darken(middle, 0.18)],
      [0.75, darken(high, 0.2)],
      [1, darken(zenith, 0.2)],
    ]),
  )
}

/** Short strokes of light that thin out towards the horizon, gathered around `lightX`. */
export function ripples(
  { sheet, width, random, mood }: Stage,
  top: number,
  bottom: number,
  lightX: number | null = null,
) {
  const depth = bottom - top
  const strokes = { bright: '', dim: '', dark: '' }
  const count = Math.round((width * depth) / 3600)
  for (let stroke = 0; stroke < count; stroke += 1) {
    const share = random.between(0, 1) ** 1.5
    const y = top + 3 + share * depth
    const length = 12 + share * random.between(30, 130)
    const x = random.between(-40, width)
    const line = `M${n(x)} ${n(y)}q${n(length / 2)} ${n(-1 - share * 3)} ${n(length)} 0`
    if (random.chance(0.4)) strokes.dark += line
    else strokes.dim += line
  }
  if (lightX !== null) {
    for (let stroke = 0; stroke < 110; stroke += 1) {
      const share = random.between(0, 1) ** 1.3
      const spread = 14 + share * 150
      const length = 14 + share * random.between(20, 90)
      const x = lightX + random.between(-spread, spread) - length / 2
      strokes.bright += `M${n(x)} ${n(top + 2 + share * depth)}q${n(length / 2)} ${n(-1 - share * 4)} ${n(length)} 0`
    }
  }
  const round = 'stroke-linecap="round"'
  sheet.stroke(strokes.dark, mood.ink, 2.2, `opacity=".16" ${round}`)
  sheet.stroke(strokes.dim, mood.sky[4], 1.8, `opacity=".26" ${round}`)
  sheet.stroke(strokes.bright, mix(mood.light, '#ffffff', 0.3), 3, `opacity=".7" ${round}`)
}
