import { darken, mix } from '../colour'
import { cypress, pottedPlant } from '../parts/plants'
import { sky } from '../parts/sky'
import type { Scene, Stage } from '../scene'
import { n } from '../sheet'

/** An inner court seen from under its arcade: three sides of arches around a fountain. */
export const courtyard: Scene = (stage) => {
  const { sheet, width, height, random, mood } = stage
  const ground = height * 0.7
  const middle = width / 2
  const wall = mix(mood.stone, mood.sky[2], 0.12)
  sky(stage, ground, { stars: 44 })
  for (const [at, tall] of [
    [-500, 300],
    [-430, 240],
    [470, 280],
    [540, 340],
  ] as const) {
    cypress(stage, middle + at, ground - 210, tall, mix(mood.leaf, mood.haze, 0.3))
  }
  backWall(stage, middle, ground, wall)
  paving(stage, ground)
  sheet.glow(middle, ground - 40, 520, mood.light, 0.3)
  for (const side of [-1, 1]) {
    sideArcade(stage, side, ground, wall)
    citrus(stage, middle + side * 330, ground + 86)
    pottedPlant(stage, middle + side * 470, ground + 120, random.between(190, 230), mood.accent)
  }
  fountain(stage, middle, ground + 120)
}

function backWall(stage: Stage, middle: number, ground: number, wall: string) {
  const { sheet, width, random, mood } = stage
  const half = Math.max(640, width / 2)
  const top = ground - 390
  sheet.rect(
    middle - half,
    top,
    half * 2,
    ground - top,
    sheet.linear([
      [0, mix(wall, mood.sky[2], 0.3)],
      [0.6, wall],
      [1, mix(wall, mood.light, 0.25)],
    ]),
  )
  sheet.rect(middle - half, top - 18, half * 2, 20, mix(mood.roof, mood.ink, 0.18))
  for (let tile = middle - half; tile < middle + half; tile += 18)
    sheet.circle(tile, top - 2, 8, mix(mood.roof, mood.light, 0.16))
  sheet.rect(middle - half, top + 178, half * 2, 8, mix(wall, '#ffffff', 0.35))
  for (let bay = -5; bay <= 5; bay += 1) {
    const x = middle + bay * 172
    const lit = random.chance(0.7)
    sheet.path(`M${n(x - 32)} ${n(top + 146)}v-58a32 34 0 0 1 64 0v58z`, mix(wall, '#ffffff', 0.22))
    sheet.path(
      `M${n(x - 24)} ${n(top + 142)}v-54a24 27 0 0 1 48 0v54z`,
      lit
        ? sheet.linear([
            [0, mix(mood.light, mood.accent, 0.25)],
            [1, mood.light],
          ])
        : mix(mood.sky[1], mood.ink, 0.4),
    )
    sheet.rect(x - 1.5, top + 62, 3, 80, mix(wall, mood.ink, 0.5))
    sheet.rect(x - 40, top + 142, 80, 26, mix(mood.ink, wall, 0.3), 'opacity=".55"')
    arch(stage, x, ground, 66, 176, wall)
  }
}

function arch(
  { sheet, mood }: Stage,
  x: number,
  foot: number,
  half: number,
  tall: number,
  wall: string,
) {
  const spring = foot - tall + half
  sheet.path(
    `M${n(x - half)} ${n(foot)}V${n(spring)}a${half} ${half} 0 0 1 ${half * 2} 0V${n(foot)}z`,
    sheet.linear([
      [0, mix(mood.light, mood.ink, 0.55)],
      [0.4, mix(mood.light, mood.accent, 0.35)],
      [1, mix(mood.light, mood.accent, 0.15)],
    ]),
  )
  sheet.path(
    `M${n(x - half * 0.42)} ${n(foot)}v${n(-tall * 0.5)}a${n(half * 0.42)} ${n(half * 0.5)} 0 0 1 ${n(half * 0.84)} 0v${n(tall * 0.5)}z`,
    mix(mood.wood, mood.ink, 0.5),
  )
  sheet.stroke(
    `M${n(x - half)} ${n(foot)}V${n(spring)}a${half} ${half} 0 0 1 ${half * 2} 0V${n(foot)}`,
    mix(wall, '#ffffff', 0.3),
    7,
  )
  sheet.glow(x, spring + 6, 70, mood.light, 0.8)
  sheet.path(`M${n(x - 8)} ${n(spring - 6)}h16l-3 26h-10z`, '#fff5d9')
  for (const side of [-1, 1]) {
    sheet.rect(
      x + side * 86 - 11,
      foot - 96,
      22,
      96,
      sheet.linear(
        [
          [0, mix(wall, mood.light, 0.4)],
          [1, darken(wall, 0.25)],
        ],
        true,
      ),
    )
    sheet.rect(x + side * 86 - 17, foot - 106, 34, 12, mix(wall, '#ffffff', 0.3))
    sheet.rect(x + side * 86 - 16, foot - 8, 32, 8, mix(wall, '#ffffff', 0.15))
  }
}

/** The near columns left and right, dark against the court, frame it. */
function sideArcade(
  { sheet, width, height, mood }: Stage,
  side: number,
  ground: number,
  wall: string,
) {
  const shade = mix(wall, mood.ink, 0.66)
  const x = side < 0 ? 0 : width
  const out = (by: number) => n(x - side * by)
  const base = Math.max(0, width / 2 - 960)
  sheet.path(
    `M${out(-20)} -10H${out(base + 330)}Q${out(base + 150)} 20 ${out(base + 128)} ${n(ground - 330)}V${n(height + 10)}H${out(-20)}Z`,
    sheet.linear([
      [0, mix(shade, mood.ink, 0.45)],
      [1, shade],
    ]),
  )
  sheet.path(
    `M${out(base + 330)} -10Q${out(base + 150)} 20 ${out(base + 128)} ${n(ground - 330)}V${n(height + 10)}h${n(side * -0.1)}L${out(base + 112)} ${n(height + 10)}V${n(ground - 330)}Q${out(base + 128)} 10 ${out(base + 290)} -10Z`,
    mix(shade, mood.light, 0.34),
  )
  sheet.rect(
    side < 0 ? -20 : x - base - 150,
    ground - 340,
    base + 170,
    22,
    mix(shade, mood.light, 0.16),
  )
  sheet.rect(
    side < 0 ? -20 : x - base - 156,
    height - 56,
    base + 176,
    70,
    mix(shade, mood.light, 0.08),
  )
}

function paving({ sheet, width, height, mood }: Stage, ground: number) {
  const stone = mix(mix(mood.stone, mood.wall, 0.3), mood.ink, 0.34)
  sheet.rect(
    0,
    ground,
    width,
    height - ground,
    sheet.linear([
      [0, mix(stone, mood.light, 0.3)],
      [1, darken(stone, 0.34)],
    ]),
  )
  let dark = ''
  const rows = [0, 0.07, 0.17, 0.31, 0.5, 0.74, 1.05]
  for (let row = 0; row + 1 < rows.length; row += 1) {
    const [from, to] = [rows[row] ?? 0, rows[row + 1] ?? 1]
    const at = (column: number, share: number) => n(width / 2 + column * 64 * (1 + share * 2.1))
    for (let column = -22; column < 22; column += 1) {
      if ((column + row) % 2 === 0) continue
      const [y1, y2] = [ground + (height - ground) * from, ground + (height - ground) * to].map(n)
      dark += `M${at(column, from)} ${y1}L${at(column + 1, from)} ${y1}L${at(column + 1, to)} ${y2}L${at(column, to)} ${y2}Z`
    }
  }
  sheet.path(dark, mix(mood.textile, mood.ink, 0.3), 'opacity=".38"')
}

function citrus({ sheet, random, mood }: Stage, x: number, foot: number) {
  const leaf = mix(mood.leaf, '#5c8a55', 0.3)
  sheet.ellipse(x, foot, 64, 10, mood.ink, 'opacity=".35"')
  sheet.rect(x - 6, foot - 170, 12, 130, mix(mood.wood, mood.ink, 0.3))
  sheet.path(
    `M${n(x - 46)} ${n(foot - 62)}h92l-11 62h-70z`,
    sheet.linear(
      [
        [0, mix(mood.roof, mood.light, 0.3)],
        [1, mix(mood.roof, mood.ink, 0.3)],
      ],
      true,
    ),
  )
  sheet.rect(x - 52, foot - 70, 104, 13, mix(mood.roof, mood.light, 0.2))
  for (const [cx, cy, r] of [
    [0, -226, 74],
    [-44, -196, 48],
    [44, -196, 48],
    [0, -266, 48],
  ] as const)
    sheet.circle(x + cx, foot + cy, r, leaf)
  for (const [cx, cy, r] of [
    [-18, -254, 40],
    [-44, -214, 26],
  ] as const)
    sheet.circle(x + cx, foot + cy, r, mix(leaf, mood.light, 0.28))
  for (let fruit = 0; fruit < 13; fruit += 1) {
    const angle = random.between(0, Math.PI * 2)
    const reach = random.between(14, 66)
    sheet.circle(
      x + Math.cos(angle) * reach,
      foot - 226 + Math.sin(angle) * reach,
      8,
      mix('#f2a13c', mood.light, random.between(0, 0.4)),
    )
  }
}

function fountain({ sheet, random, mood }: Stage, x: number, foot: number) {
  const stone = mix(mood.stone, mood.wall, 0.4)
  const shade = sheet.linear(
    [
      [0, mix(stone, '#ffffff', 0.3)],
      [0.5, mix(stone, mood.ink, 0.16)],
      [1, mix(stone, mood.ink, 0.44)],
    ],
    true,
  )
  sheet.ellipse(x, foot + 8, 220, 30, mood.ink, 'opacity=".36"')
  sheet.path(`M${n(x - 190)} ${n(foot - 44)}q6 50 60 54h260q54 -4 60 -54z`, shade)
  sheet.ellipse(x, foot - 44, 192, 28, mix(stone, '#ffffff', 0.35))
  sheet.ellipse(
    x,
    foot - 43,
    174,
    22,
    sheet.linear([
      [0, mix(mood.sky[3], mood.sky[4], 0.4)],
      [1, mood.sky[1]],
    ]),
  )
  sheet.path(`M${n(x - 16)} ${n(foot - 44)}q8 -46 -3 -88h38q-11 42 -3 88z`, shade)
  sheet.path(`M${n(x - 84)} ${n(foot - 146)}q10 30 84 30t84 -30z`, shade)
  sheet.ellipse(x, foot - 146, 86, 13, mix(stone, '#ffffff', 0.4))
  sheet.ellipse(x, foot - 145, 76, 9, mood.sky[2])
  sheet.path(`M${n(x - 8)} ${n(foot - 146)}q4 -20 -1 -40h18q-5 20 -1 40z`, shade)
  let jets = ''
  for (let jet = -5; jet <= 5; jet += 1) {
    jets += `M${n(x)} ${n(foot - 190)}Q${n(x + jet * 9)} ${n(foot - 244 + Math.abs(jet) * 7)} ${n(x + jet * 15)} ${n(foot - 148)}`
  }
  for (let fall = 0; fall < 26; fall += 1) {
    const at = random.between(-82, 82)
    jets += `M${n(x + at)} ${n(foot - 142)}q${n(at * 0.16)} 30 ${n(at * 0.24)} 96`
  }
  sheet.stroke(jets, '#ffffff', 2.2, 'opacity=".62" stroke-linecap="round"')
}
