import { mix } from '../colour'
import type { Stage } from '../scene'

/** The evening sky down to `horizon`, with a low sun at `sunX` when one is wanted. */
export function sky(
  { sheet, width, random, mood }: Stage,
  horizon: number,
  {
    sunX = null,
    sunSize = 60,
    stars = 40,
  }: { sunX?: number | null; sunSize?: number; stars?: number } = {},
) {
  const [zenith, high, middle, low, edge] = mood.sky
  sheet.rect(
    0,
    0,
    width,
    horizon + 2,
    sheet.linear([
      [0, zenith],
      [0.32, high],
      [0.62, middle],
      [0.86, low],
      [1, edge],
    ]),
  )
  for (let star = 0; star < stars; star += 1) {
    const y = random.between(0, horizon * 0.42)
    sheet.circle(
      random.between(0, width),
      y,
      random.between(0.7, 1.9),
      '#ffffff',
      `opacity="${(random.between(0.25, 0.85) * (1 - y / (horizon * 0.5))).toFixed(2)}"`,
    )
  }
  if (sunX !== null) {
    const y = horizon - sunSize * 0.9
    sheet.glow(sunX, y, sunSize * 7, mood.light, 0.6)
    sheet.circle(sunX, y, sunSize, mix(mood.light, '#ffffff', 0.45))
  }
  clouds({ sheet, width, random, mood }, horizon)
}

/** Long flat banks of cloud, lit from below. */
function clouds(
  { sheet, width, random, mood }: Pick<Stage, 'sheet' | 'width' | 'random' | 'mood'>,
  horizon: number,
) {
  const [, , middle, low, edge] = mood.sky
  const banks = Math.round(width / 260)
  for (let bank = 0; bank < banks; bank += 1) {
    const height = random.between(0.34, 0.86)
    const y = horizon * height
    const x = random.between(-100, width)
    const length = random.between(180, 520)
    const fill = sheet.linear([
      [0, mix(middle, edge, height), 0.1],
      [1, mix(low, edge, height), 0.5],
    ])
    const thick = random.between(7, 18)
    const bump = random.between(0.25, 0.6)
    sheet.path(
      `M${x} ${y}c${length * 0.12} ${-thick} ${length * bump * 0.6} ${-thick * 2.2} ${length * bump} ${-thick * 1.4}` +
        `s${length * 0.2} ${-thick * 0.6} ${length * (1 - bump)} ${thick * 1.4}c${-length * 0.3} ${thick * 0.5} ${-length * 0.7} ${thick * 0.5} ${-length} 0Z`,
      fill,
    )
  }
}
