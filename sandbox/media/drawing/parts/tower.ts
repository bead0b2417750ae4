import { darken, lighten, mix } from '../colour'
import type { Stage } from '../scene'
import { n } from '../sheet'

type Crown = 'flat' | 'stepped' | 'spire' | 'slant'

const allCrowns = ['flat', 'flat', 'stepped', 'flat', 'slant', 'spire'] as const

export interface TowerShape {
  x: number
  base: number
  width: number
  height: number
  fill: string
  /** Share of the windows with a light in them. */
  lit: number
  /** 0 fills no window, 1 paints them at full brightness. */
  brightness?: number
  crown?: Crown
}

/** A city building: a body lit from one side, a crown, and windows, some of them lit. */
export function tower(stage: Stage, shape: TowerShape) {
  const { sheet, random } = stage
  const { x, base, width, height, fill, crown = 'flat' } = shape
  const top = base - height
  const body = sheet.linear(
    [
      [0, lighten(fill, 0.1)],
      [0.5, fill],
      [1, darken(fill, 0.18)],
    ],
    true,
  )
  if (crown === 'stepped' || crown === 'spire') {
    const tiers: [number, number][] = [
      [0.72, height * 0.07],
      [0.44, height * 0.06],
    ]
    let y = top
    for (const [share, tall] of tiers) {
      sheet.rect(x + (width * (1 - share)) / 2, y - tall, width * share, tall + 1, body)
      y -= tall
    }
    if (crown === 'spire') {
      const middle = x + width / 2
      sheet.polygon(
        [
          [middle - width * 0.12, y],
          [middle, y - height * 0.26],
          [middle + width * 0.12, y],
        ],
        fill,
      )
    }
  }
  if (crown === 'slant') {
    sheet.polygon(
      [
        [x, top + 1],
        [x, top - width * 0.45],
        [x + width, top + 1],
      ],
      body,
    )
  }
  sheet.rect(x, top, width, height, body)
  if (crown === 'flat' && random.chance(0.35)) {
    sheet.rect(x + width * 0.3, top - 12, width * 0.34, 13, fill)
    if (random.chance(0.5)) sheet.rect(x + width * 0.46, top - 48, 2, 40, fill)
  }
  windows(stage, shape)
}

function windows({ sheet, random, mood }: Stage, shape: TowerShape) {
  const { x, base, width, height, lit, brightness = 1 } = shape
  const cell = random.between(12, 17)
  const columns = Math.floor((width - 10) / cell)
  const rows = Math.floor((height - 16) / (cell * 1.3))
  if (columns < 1 || rows < 1) return
  const left = x + (width - columns * cell) / 2 + cell * 0.2
  const tall = random.chance(0.4)
  const panes: [string, string] = ['', '']
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (!random.chance(lit)) continue
      const paneX = left + column * cell
      const paneY = base - height + 12 + row * cell * 1.3
      const high = cell * (tall ? 0.85 : 0.6)
      panes[random.chance(0.45) ? 0 : 1] +=
        `M${n(paneX)} ${n(paneY)}h${n(cell * 0.58)}v${n(high)}h${n(-cell * 0.58)}z`
    }
  }
  sheet.path(panes[0], mood.light, `opacity="${(0.95 * brightness).toFixed(2)}"`)
  sheet.path(
    panes[1],
    mix(mood.light, mood.accent, 0.45),
    `opacity="${(0.6 * brightness).toFixed(2)}"`,
  )
}

/** Towers from edge to edge; `density` near 1 leaves no gaps. */
export function towerRow(
  stage: Stage,
  row: {
    base: number
    low: number
    high: number
    fill: string
    lit: number
    brightness?: number
    narrow?: number
    wide?: number
    density?: number
    centre?: number
    crowns?: readonly [Crown, ...Crown[]]
  },
) {
  const { random, width } = stage
  const { narrow = 46, wide = 110, density = 1, centre = 0.5, crowns = allCrowns } = row
  let x = -random.between(0, wide)
  while (x < width) {
    const wideness = random.between(narrow, wide)
    const away = Math.abs((x + wideness / 2) / width - centre) * 2
    const height =
      random.between(row.low, row.high) * (1 - 0.45 * Math.min(1, away)) + row.low * 0.2
    tower(stage, {
      x,
      base: row.base,
      width: wideness,
      height,
      fill: row.fill,
      lit: row.lit,
      brightness: row.brightness ?? 1,
      crown: random.pick(crowns),
    })
    x += wideness / density + random.between(0, 6)
  }
}
