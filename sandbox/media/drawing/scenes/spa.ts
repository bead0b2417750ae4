import { darken, mix } from '../colour'
import { pottedPlant } from '../parts/plants'
import type { Scene, Stage } from '../scene'
import { n } from '../sheet'

/** A warm pool beneath vaults: candles, steam, light that moves on the ceiling. */
export const spa: Scene = (stage) => {
  const { sheet, width, height, mood } = stage
  const edge = height * 0.62
  const middle = width / 2
  const wall = mix(mix(mood.stone, mood.wood, 0.3), mood.ink, 0.3)
  const hall = sheet.group('', () => {
    sheet.rect(
      0,
      0,
      width,
      edge,
      sheet.linear([
        [0, mix(wall, mood.ink, 0.6)],
        [0.6, wall],
        [1, mix(wall, mood.light, 0.24)],
      ]),
    )
    vaults(stage, edge, wall)
    oculus(stage, edge)
    benches(stage, edge, wall)
  })
  basin(stage, hall, edge)
  steam(stage, edge)
  nearEdge(stage)
  pottedPlant(stage, middle - 560, height - 40, 300, mood.stone)
}

/** Three vaults one behind the other, each nearer one darker. */
function vaults({ sheet, width, mood }: Stage, edge: number, wall: string) {
  const middle = width / 2
  for (const [half, share] of [
    [250, 0],
    [430, 0.36],
    [640, 0.7],
  ] as const) {
    const shade = mix(mix(wall, mood.light, 0.34), mix(wall, mood.ink, 0.66), share)
    const spring = edge - 150 - half * 0.18
    sheet.path(
      `M-20 -20H${n(width + 20)}V${n(edge)}H${n(middle + half)}V${n(spring)}A${half} ${n(half * 0.72)} 0 0 0 ${n(middle - half)} ${n(spring)}V${n(edge)}H-20Z`,
      sheet.linear([
        [0, darken(shade, 0.35)],
        [1, shade],
      ]),
    )
    sheet.stroke(
      `M${n(middle + half)} ${n(edge)}V${n(spring)}A${half} ${n(half * 0.72)} 0 0 0 ${n(middle - half)} ${n(spring)}V${n(edge)}`,
      mix(shade, mood.light, 0.4),
      6,
    )
    const bricks = Math.round(half / 14)
    let joints = ''
    for (let brick = 1; brick < bricks; brick += 1) {
      const angle = (Math.PI * brick) / bricks
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      joints += `M${n(middle + c * half)} ${n(spring - s * half * 0.72)}L${n(middle + c * (half + 34))} ${n(spring - s * (half * 0.72 + 34))}`
    }
    sheet.stroke(joints, mood.ink, 2, 'opacity=".34"')
    sheet.stroke(
      `M${n(middle + half + 34)} ${n(spring)}A${half + 34} ${n(half * 0.72 + 34)} 0 0 0 ${n(middle - half - 34)} ${n(spring)}`,
      mood.ink,
      2,
      'opacity=".34"',
    )
    for (const side of [-1, 1]) {
      sheet.glow(middle + side * (half + 54), spring + 10, 130, mood.light, 0.7)
      sheet.path(
        `M${n(middle + side * (half + 54) - 12)} ${n(spring + 16)}q12 14 24 0l-4 -34h-16z`,
        '#fff2cf',
      )
    }
  }
}

/** The far window on the hotel's own view. */
function oculus(stage: Stage, edge: number) {
  const { sheet, width, mood } = stage
  const middle = width / 2
  const spring = edge - 195
  const d = `M${n(middle - 190)} ${n(edge - 34)}V${n(spring)}A190 140 0 0 1 ${n(middle + 190)} ${n(spring)}V${n(edge - 34)}Z`
  sheet.path(d, mix(mood.wall, mood.ink, 0.2))
  sheet.group(sheet.clip(`<path d="${d}"/>`), () => {
    stage.outlook({
      x: middle - 190,
      y: spring - 140,
      width: 380,
      height: edge - 34 - spring + 140,
    })
  })
  sheet.stroke(
    `${d}M${n(middle)} ${n(edge - 34)}V${n(spring - 140)}M${n(middle - 95)} ${n(edge - 34)}V${n(spring - 120)}M${n(middle + 95)} ${n(edge - 34)}V${n(spring - 120)}`,
    mix(mood.wall, '#ffffff', 0.25),
    7,
  )
  sheet.glow(middle, edge - 150, 380, mood.light, 0.26)
}

function benches({ sheet, width, mood }: Stage, edge: number, wall: string) {
  const middle = width / 2
  sheet.rect(0, edge - 30, width, 32, mix(wall, mood.ink, 0.42))
  sheet.rect(0, edge - 34, width, 6, mix(wall, mood.light, 0.45))
  for (let at = -8; at <= 8; at += 1) {
    const x = middle + at * 104 + (at % 3) * 16
    if (Math.abs(at) < 1) continue
    candle({ sheet, mood }, x, edge - 34, 0.7 + ((at * at) % 3) * 0.2)
  }
}

function candle(
  { sheet, mood }: Pick<Stage, 'sheet' | 'mood'>,
  x: number,
  foot: number,
  size: number,
) {
  sheet.glow(x, foot - 34 * size, 100 * size, mood.light, 0.85)
  sheet.rect(
    x - 9 * size,
    foot - 30 * size,
    18 * size,
    30 * size,
    sheet.linear([
      [0, '#fff4da'],
      [1, mix('#fff4da', mood.wood, 0.3)],
    ]),
    `rx="${n(3 * size)}"`,
  )
  sheet.path(
    `M${n(x)} ${n(foot - 56 * size)}q${n(8 * size)} ${n(13 * size)} 0 ${n(25 * size)}q${n(-8 * size)} ${n(-12 * size)} 0 ${n(-25 * size)}z`,
    '#fff0b8',
  )
}

function basin(stage: Stage, hall: string, edge: number) {
  const { sheet, width, height, random, mood } = stage
  const teal = mix('#2f9aa3', mood.sky[1], 0.22)
  sheet.rect(
    0,
    edge,
    width,
    height - edge,
    sheet.linear([
      [0, mix(teal, mood.light, 0.34)],
      [0.3, teal],
      [1, mix(teal, mood.ink, 0.6)],
    ]),
  )
  sheet.mirror(hall, edge, height - edge, 0.72, 0.46)
  for (let lamp = -4; lamp <= 4; lamp += 1)
    sheet.glow(width / 2 + lamp * 230, edge + 44, 120, '#d8fff0', 0.42)
  let lines = ''
  let lights = ''
  for (let line = 0; line < width / 9; line += 1) {
    const share = random.between(0, 1) ** 1.5
    const y = edge + 8 + (height - edge) * share
    const length = 20 + share * 120
    const stroke = `M${n(random.between(-60, width))} ${n(y)}q${n(length / 2)} ${n(-2 - share * 7)} ${n(length)} 0`
    if (random.chance(0.3)) lights += stroke
    else lines += stroke
  }
  sheet.stroke(lines, '#eafff6', 2, 'opacity=".26" stroke-linecap="round"')
  sheet.stroke(lights, mood.light, 2.6, 'opacity=".5" stroke-linecap="round"')
}

function steam({ sheet, width, random }: Stage, edge: number) {
  let wisps = ''
  for (let wisp = 0; wisp < width / 130; wisp += 1) {
    const x = random.between(0, width)
    const tall = random.between(90, 210)
    const sway = random.between(-50, 50)
    wisps += `M${n(x)} ${n(edge + 50)}c${n(sway)} ${n(-tall * 0.3)} ${n(-sway)} ${n(-tall * 0.6)} ${n(sway * 0.6)} ${n(-tall)}c${n(34 + sway)} ${n(tall * 0.3)} ${n(30 - sway)} ${n(tall * 0.7)} ${n(60)} ${n(tall)}z`
  }
  sheet.path(wisps, '#ffffff', `opacity=".17" ${sheet.blur(16, { y: edge - 240, height: 340 })}`)
}

/** Slate at the near edge with towels, stones and a last candle. */
function nearEdge({ sheet, width, height, mood }: Stage) {
  const top = height - 76
  const slate = mix(mood.stone, mood.ink, 0.62)
  sheet.rect(
    0,
    top,
    width,
    90,
    sheet.linear([
      [0, mix(slate, mood.light, 0.2)],
      [1, darken(slate, 0.4)],
    ]),
  )
  sheet.rect(0, top - 6, width, 8, mix(slate, mood.light, 0.4))
  const x = width / 2 + 300
  for (const [y, half, tone] of [
    [0, 92, 0],
    [-32, 88, 0.16],
    [-64, 84, 0.05],
  ] as const) {
    const towel = mix(tone > 0.1 ? mood.accent : '#ffffff', mood.light, 0.16)
    sheet.rect(
      x - half,
      top + 2 + y - 32,
      half * 2,
      32,
      sheet.linear([
        [0, mix(towel, '#ffffff', 0.25)],
        [1, mix(towel, mood.ink, 0.2)],
      ]),
      'rx="15"',
    )
    sheet.ellipse(x - half + 15, top + y - 14, 9, 11, mix(towel, mood.ink, 0.16))
  }
  for (const [at, y, half] of [
    [0, 0, 46],
    [3, -24, 36],
    [-2, -43, 26],
  ] as const) {
    sheet.ellipse(
      x - 230 + at,
      top - 12 + y,
      half,
      half * 0.36,
      sheet.linear([
        [0, mix(mood.haze, mood.wall, 0.3)],
        [1, mood.ink],
      ]),
    )
  }
  candle({ sheet, mood }, x + 160, top + 4, 1.5)
  candle({ sheet, mood }, x + 206, top + 8, 1.05)
}
