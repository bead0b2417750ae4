import { mix } from '../colour'
import { palm } from '../parts/plants'
import { hills } from '../parts/ridge'
import { sky } from '../parts/sky'
import { ripples, water } from '../parts/water'
import type { Scene, Stage } from '../scene'
import { n } from '../sheet'

type Sanctuary = (stage: Stage, waterline: number) => void

/** A sanctuary on the far bank, the sun behind it, a boat passing. */
const acrossTheRiver =
  (sanctuary: Sanctuary, vessel: Sanctuary): Scene =>
  (stage) => {
    const { sheet, width, height, mood } = stage
    const waterline = height * 0.64
    const sunX = width / 2 - 30
    const above = sheet.group('', () => {
      sky(stage, waterline, { stars: 24 })
      sheet.glow(sunX, waterline - 210, 640, mood.light, 0.62)
      sheet.circle(
        sunX,
        waterline - 210,
        132,
        sheet.linear([
          [0, mix(mood.light, '#ffffff', 0.55)],
          [1, mix(mood.light, mood.accent, 0.25)],
        ]),
      )
      hills(stage, waterline - 20, 60, waterline + 2, mix(mood.sky[3], mood.haze, 0.75))
      sanctuary(stage, waterline)
    })
    water(stage, waterline, height)
    sheet.mirror(above, waterline, height - waterline, 0.75, 0.6)
    sheet.rect(
      0,
      waterline,
      width,
      height - waterline,
      sheet.linear([
        [0, mood.ink, 0],
        [1, mood.ink, 0.5],
      ]),
    )
    ripples(stage, waterline, height, sunX)
    vessel(stage, waterline + (height - waterline) * 0.48)
    nearLeaves(stage)
  }

function prang({ sheet, mood }: Stage, x: number, base: number, tall: number, fill: string) {
  const half = tall * 0.2
  const lit = sheet.linear(
    [
      [0, mix(fill, mood.light, 0.45)],
      [0.5, fill],
      [1, mix(fill, mood.ink, 0.4)],
    ],
    true,
  )
  for (let tier = 0; tier < 4; tier += 1) {
    const wide = half * (1.75 - tier * 0.3)
    sheet.rect(x - wide, base - tall * (0.08 + tier * 0.08), wide * 2, tall * 0.085, lit)
    sheet.rect(
      x - wide - 4,
      base - tall * (0.08 + tier * 0.08),
      wide * 2 + 8,
      4,
      mix(fill, mood.light, 0.5),
    )
  }
  const foot = base - tall * 0.32
  sheet.path(
    `M${n(x - half * 0.8)} ${n(foot)}C${n(x - half * 0.7)} ${n(foot - tall * 0.36)} ${n(x - half * 0.42)} ${n(foot - tall * 0.52)} ${n(x)} ${n(foot - tall * 0.6)}C${n(x + half * 0.42)} ${n(foot - tall * 0.52)} ${n(x + half * 0.7)} ${n(foot - tall * 0.36)} ${n(x + half * 0.8)} ${n(foot)}Z`,
    lit,
  )
  for (let ring = 1; ring < 7; ring += 1) {
    const share = ring / 7
    const wide = half * 0.76 * (1 - share ** 1.8)
    sheet.stroke(
      `M${n(x - wide)} ${n(foot - tall * 0.58 * share)}q${n(wide)} ${n(tall * 0.02)} ${n(wide * 2)} 0`,
      mix(fill, mood.ink, 0.45),
      2.5,
      'opacity=".65"',
    )
  }
  sheet.path(
    `M${n(x - 4)} ${n(foot - tall * 0.58)}L${n(x)} ${n(base - tall * 1.08)}L${n(x + 4)} ${n(foot - tall * 0.58)}Z`,
    mood.light,
  )
  sheet.path(
    `M${n(x - half * 0.26)} ${n(foot)}v${n(-tall * 0.1)}a${n(half * 0.26)} ${n(half * 0.32)} 0 0 1 ${n(half * 0.52)} 0v${n(tall * 0.1)}z`,
    mix(mood.light, mood.accent, 0.3),
  )
}

const spires: Sanctuary = (stage, waterline) => {
  const { sheet, width, random, mood } = stage
  const fill = mix(mood.haze, mood.ink, 0.48)
  for (let x = 10; x < width; x += random.between(34, 90)) {
    palm(stage, x, waterline, random.between(70, 150), mix(mood.haze, mood.ink, 0.4))
  }
  for (const [at, tall] of [
    [-330, 210],
    [330, 210],
    [-190, 260],
    [200, 260],
  ] as const)
    prang(stage, width / 2 - 30 + at, waterline, tall, mix(fill, mood.haze, 0.25))
  prang(stage, width / 2 - 30, waterline, 440, fill)
  hall(stage, width / 2 + 430, waterline)
  hall(stage, width / 2 - 520, waterline)
  sheet.rect(0, waterline - 20, width, 22, mix(mood.haze, mood.ink, 0.72))
  for (let x = (width / 2) % 36; x < width; x += 36)
    sheet.circle(x, waterline - 24, 2.6, mood.light)
}

/** A gabled hall with stacked roofs and horned tips. */
function hall({ sheet, mood }: Stage, x: number, base: number) {
  const tile = mix(mood.accent, mood.ink, 0.42)
  for (const [half, y, tall] of [
    [110, 70, 52],
    [84, 106, 50],
    [56, 142, 48],
  ] as const) {
    sheet.path(
      `M${n(x - half - 16)} ${n(base - y - 6)}Q${n(x - half * 0.4)} ${n(base - y - tall * 0.3)} ${n(x)} ${n(base - y - tall)}Q${n(x + half * 0.4)} ${n(base - y - tall * 0.3)} ${n(x + half + 16)} ${n(base - y - 6)}L${n(x + half)} ${n(base - y + 8)}H${n(x - half)}Z`,
      sheet.linear([
        [0, mix(tile, mood.light, 0.35)],
        [1, tile],
      ]),
    )
  }
  sheet.path(`M${n(x)} ${n(base - 186)}q-3 -18 5 -30q3 14 -1 30z`, mood.light)
  sheet.rect(x - 88, base - 64, 176, 66, mix(mood.wall, mood.ink, 0.42))
  for (let column = 0; column < 6; column += 1)
    sheet.rect(x - 76 + column * 29, base - 54, 13, 40, mix(mood.light, mood.accent, 0.2))
}

const roofs: Sanctuary = (stage, waterline) => {
  const { sheet, width, random, mood } = stage
  for (let x = 0; x < width; x += random.between(30, 60)) {
    sheet.circle(
      x,
      waterline - 4,
      random.between(24, 54),
      mix(mood.leaf, mood.haze, random.between(0.2, 0.4)),
    )
  }
  pagoda(stage, width / 2 - 30, waterline, 5, 126)
  pagoda(stage, width / 2 - 390, waterline, 2, 112)
  pagoda(stage, width / 2 + 380, waterline, 2, 128)
  sheet.rect(0, waterline - 14, width, 16, mix(mood.haze, mood.ink, 0.72))
  for (let x = (width / 2) % 66; x < width; x += 66) {
    sheet.glow(x, waterline - 30, 24, mood.accent, 0.9)
    sheet.ellipse(x, waterline - 30, 6, 8, mix(mood.accent, mood.light, 0.4))
    sheet.rect(x - 1, waterline - 23, 2, 12, mood.ink)
  }
}

function pagoda({ sheet, mood }: Stage, x: number, base: number, tiers: number, half: number) {
  const tile = mix(mood.roof, mood.ink, 0.5)
  const wall = mix(mood.accent, mood.ink, 0.35)
  for (let tier = 0; tier < tiers; tier += 1) {
    const wide = half * (1 - tier * 0.13)
    const y = base - tier * 84
    sheet.rect(
      x - wide * 0.72,
      y - 62,
      wide * 1.44,
      64,
      sheet.linear(
        [
          [0, mix(wall, mood.light, 0.28)],
          [1, mix(wall, mood.ink, 0.35)],
        ],
        true,
      ),
    )
    for (let pane = -2; pane <= 2; pane += 1)
      sheet.rect(
        x + pane * wide * 0.27 - wide * 0.08,
        y - 46,
        wide * 0.16,
        38,
        sheet.linear([
          [0, mood.light],
          [1, mix(mood.light, '#ffffff', 0.4)],
        ]),
      )
    sheet.path(
      `M${n(x - wide * 1.36)} ${n(y - 82)}Q${n(x - wide * 0.92)} ${n(y - 62)} ${n(x - wide * 0.62)} ${n(y - 104)}H${n(x + wide * 0.62)}Q${n(x + wide * 0.92)} ${n(y - 62)} ${n(x + wide * 1.36)} ${n(y - 82)}Q${n(x + wide)} ${n(y - 54)} ${n(x + wide * 0.9)} ${n(y - 56)}H${n(x - wide * 0.9)}Q${n(x - wide)} ${n(y - 54)} ${n(x - wide * 1.36)} ${n(y - 82)}Z`,
      sheet.linear([
        [0, mix(tile, mood.light, 0.3)],
        [1, tile],
      ]),
    )
  }
  const top = base - tiers * 84 - 20
  sheet.path(
    `M${n(x - half * 0.3)} ${n(top)}Q${n(x)} ${n(top - 14)} ${n(x)} ${n(top - 34)}Q${n(x)} ${n(top - 14)} ${n(x + half * 0.3)} ${n(top)}Z`,
    tile,
  )
  sheet.rect(x - 2, top - 74, 4, 46, mood.light)
  for (let ring = 0; ring < 4; ring += 1)
    sheet.ellipse(x, top - 36 - ring * 9, 9 - ring * 1.6, 2.4, mood.light)
}

const longtail: Sanctuary = ({ sheet, width, mood }, y) => {
  const x = width / 2 + 190
  sheet.ellipse(x, y + 18, 230, 9, mood.ink, 'opacity=".4"')
  sheet.path(
    `M${n(x - 250)} ${n(y - 66)}Q${n(x - 190)} ${n(y + 4)} ${n(x - 80)} ${n(y + 8)}H${n(x + 190)}L${n(x + 214)} ${n(y - 16)}H${n(x - 120)}Q${n(x - 206)} ${n(y - 16)} ${n(x - 240)} ${n(y - 70)}Z`,
    mix(mood.ink, mood.wood, 0.35),
  )
  sheet.path(`M${n(x - 246)} ${n(y - 58)}q10 10 2 34q-10 -14 -2 -34z`, mood.accent)
  sheet.path(
    `M${n(x - 96)} ${n(y - 72)}Q${n(x + 30)} ${n(y - 96)} ${n(x + 150)} ${n(y - 72)}l-6 9Q${n(x + 30)} ${n(y - 84)} ${n(x - 90)} ${n(y - 63)}Z`,
    mix(mood.textile, mood.accent, 0.25),
  )
  for (const at of [-84, -20, 60, 136]) sheet.rect(x + at, y - 72, 3, 58, mood.ink)
  for (const at of [-54, 10, 92]) {
    sheet.circle(x + at, y - 40, 9, mood.ink)
    sheet.path(`M${n(x + at - 14)} ${n(y - 14)}q4 -20 14 -20t14 20z`, mood.ink)
  }
  sheet.glow(x + 136, y - 58, 50, mood.light, 0.8)
  sheet.circle(x + 136, y - 58, 6, '#fff4d6')
}

const lanternBoat: Sanctuary = ({ sheet, width, mood }, y) => {
  const x = width / 2 + 230
  sheet.ellipse(x, y + 16, 140, 8, mood.ink, 'opacity=".4"')
  sheet.path(
    `M${n(x - 150)} ${n(y - 26)}Q${n(x - 90)} ${n(y + 12)} ${n(x)} ${n(y + 12)}T${n(x + 150)} ${n(y - 26)}Q${n(x + 80)} ${n(y - 6)} ${n(x)} ${n(y - 6)}T${n(x - 150)} ${n(y - 26)}Z`,
    mix(mood.ink, mood.wood, 0.35),
  )
  sheet.path(`M${n(x - 66)} ${n(y - 4)}v-40q66 -34 132 0v40z`, mix(mood.wood, mood.ink, 0.42))
  sheet.rect(x - 50, y - 38, 100, 26, mix(mood.light, mood.accent, 0.15))
  for (const at of [-84, 84]) {
    sheet.glow(x + at, y - 44, 40, mood.accent, 0.9)
    sheet.ellipse(x + at, y - 44, 9, 12, mix(mood.accent, mood.light, 0.35))
  }
}

/** Leaves of the near bank in the corners frame the view. */
function nearLeaves({ sheet, width, height, random, mood }: Stage) {
  for (const side of [-1, 1]) {
    const rootX = side < 0 ? -30 : width + 30
    for (let leaf = 0; leaf < 9; leaf += 1) {
      const length = random.between(170, 330)
      const angle = random.between(0.12, 1.2)
      const endX = rootX - side * Math.cos(angle) * length
      const endY = height + 20 - Math.sin(angle) * length
      sheet.path(
        `M${n(rootX)} ${n(height + 30)}Q${n((rootX + endX) / 2 + side * 20)} ${n(endY - 26)} ${n(endX)} ${n(endY)}Q${n((rootX + endX) / 2 - side * 30)} ${n(endY + 50)} ${n(rootX)} ${n(height + 30)}Z`,
        mix(mood.ink, mood.leaf, random.between(0.1, 0.5)),
      )
    }
  }
}

export const temple = acrossTheRiver(spires, longtail)
export const pagodas = acrossTheRiver(roofs, lanternBoat)
