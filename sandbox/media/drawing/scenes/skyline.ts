import { mix } from '../colour'
import { sky } from '../parts/sky'
import { tower, towerRow } from '../parts/tower'
import type { Scene } from '../scene'

/** A big city after sunset, seen from a roof. */
export const skyline: Scene = (stage) => {
  const { sheet, width, height, random, mood } = stage
  const horizon = height - 180
  const sunX = width / 2 + random.between(-260, 260)
  sky(stage, horizon, { sunX, sunSize: 54, stars: 70 })
  const centre = random.between(0.4, 0.6)
  const far = mix(mood.sky[3], mood.haze, 0.55)
  towerRow(stage, {
    base: height,
    low: 190,
    high: 330,
    fill: far,
    lit: 0.12,
    brightness: 0.35,
    narrow: 30,
    wide: 70,
    centre,
  })
  sheet.rect(
    0,
    horizon - 260,
    width,
    300,
    sheet.linear([
      [0, mood.sky[4], 0],
      [1, mood.sky[3], 0.5],
    ]),
  )
  towerRow(stage, {
    base: height,
    low: 210,
    high: 470,
    fill: mix(mood.haze, mood.ink, 0.42),
    lit: 0.3,
    brightness: 0.6,
    narrow: 50,
    wide: 104,
    density: 0.94,
    centre,
  })
  const landmark = width / 2 + random.between(-180, 180)
  tower(stage, {
    x: landmark - 62,
    base: height,
    width: 124,
    height: 500,
    fill: mix(mood.haze, mood.ink, 0.6),
    lit: 0.42,
    brightness: 0.85,
    crown: 'spire',
  })
  tower(stage, {
    x: landmark + 150,
    base: height,
    width: 92,
    height: 410,
    fill: mix(mood.haze, mood.ink, 0.66),
    lit: 0.36,
    brightness: 0.8,
    crown: 'stepped',
  })
  sheet.rect(
    0,
    height - 420,
    width,
    420,
    sheet.linear([
      [0, mood.haze, 0],
      [1, mood.haze, 0.34],
    ]),
  )
  towerRow(stage, {
    base: height,
    low: 150,
    high: 310,
    fill: mix(mood.haze, mood.ink, 0.86),
    lit: 0.34,
    narrow: 70,
    wide: 150,
    density: 0.98,
    centre: 0.5,
    crowns: ['flat', 'flat', 'stepped'],
  })
  sheet.rect(
    0,
    height - 130,
    width,
    130,
    sheet.linear([
      [0, mood.ink, 0],
      [1, mood.ink, 0.75],
    ]),
  )
}
