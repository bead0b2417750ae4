import { darken, lighten, mix } from '../colour'
import { broadTree } from '../parts/plants'
import { hills } from '../parts/ridge'
import { sky } from '../parts/sky'
import { ripples, water } from '../parts/water'
import type { Scene, Stage } from '../scene'
import { n } from '../sheet'

/** A pond at dusk: a small bridge, a stone lantern, a maple leaning over the water. */
export const garden: Scene = (stage) => {
  const { sheet, width, height, random, mood } = stage
  const bank = height * 0.6
  const middle = width / 2
  const above = sheet.group('', () => {
    sky(stage, bank, { sunX: middle + 180, sunSize: 58, stars: 26 })
    hills(stage, bank - 90, 90, bank + 4, mix(mood.sky[3], mood.haze, 0.6))
    for (let x = -20; x < width; x += random.between(70, 130)) {
      broadTree(
        stage,
        x,
        bank + 2,
        random.between(150, 240),
        mix(mood.leaf, mood.haze, 0.5),
        mix(mood.leaf, mood.light, 0.4),
      )
    }
    for (let x = -20; x < width; x += random.between(50, 90))
      shrub(stage, x, bank + 6, random.between(36, 70))
    footbridge(stage, middle + 30, bank + 6)
    stoneLantern(stage, middle - 330, bank + 10, 1)
  })
  water(stage, bank, height)
  sheet.mirror(above, bank, height - bank, 0.8, 0.6)
  sheet.rect(
    0,
    bank,
    width,
    height - bank,
    sheet.linear([
      [0, mood.ink, 0],
      [1, mood.ink, 0.42],
    ]),
  )
  ripples(stage, bank + 10, height, middle + 180)
  lilies(stage, bank)
  steppingStones(stage, bank)
  nearBank(stage)
  maple(stage, middle + 560, height - 60)
}

function shrub({ sheet, random, mood }: Stage, x: number, foot: number, size: number) {
  const fill = mix(mood.leaf, mood.ink, random.between(0.05, 0.3))
  sheet.path(
    `M${n(x - size)} ${n(foot)}q${n(size * 0.1)} ${n(-size)} ${n(size)} ${n(-size)}t${n(size)} ${n(size)}z`,
    sheet.linear([
      [0, mix(fill, mood.light, 0.32)],
      [1, fill],
    ]),
  )
}

function footbridge({ sheet, mood }: Stage, x: number, y: number) {
  const lacquer = mix(mood.accent, mood.ink, 0.14)
  sheet.path(
    `M${n(x - 210)} ${n(y)}Q${n(x)} ${n(y - 128)} ${n(x + 210)} ${n(y)}h-34Q${n(x)} ${n(y - 96)} ${n(x - 176)} ${n(y)}Z`,
    sheet.linear([
      [0, mix(lacquer, mood.light, 0.35)],
      [1, darken(lacquer, 0.3)],
    ]),
  )
  sheet.stroke(
    `M${n(x - 222)} ${n(y - 44)}Q${n(x)} ${n(y - 176)} ${n(x + 222)} ${n(y - 44)}`,
    lacquer,
    7,
    'stroke-linecap="round"',
  )
  sheet.stroke(
    `M${n(x - 216)} ${n(y - 24)}Q${n(x)} ${n(y - 154)} ${n(x + 216)} ${n(y - 24)}`,
    darken(lacquer, 0.15),
    3.5,
  )
  for (let post = -4; post <= 4; post += 1) {
    const px = x + post * 50
    const arch = 66 * (1 - (post / 4.4) ** 2)
    sheet.rect(px - 4, y - arch - 52, 8, 54, lacquer)
    if (Math.abs(post) === 4 || post === 0)
      sheet.circle(px, y - arch - 56, 7, mix(mood.light, lacquer, 0.4))
  }
}

function stoneLantern({ sheet, mood }: Stage, x: number, foot: number, size: number) {
  const stone = mix(mood.stone, mood.ink, 0.46)
  const grey = sheet.linear(
    [
      [0, mix(stone, mood.light, 0.3)],
      [1, darken(stone, 0.3)],
    ],
    true,
  )
  sheet.glow(x, foot - 118 * size, 170 * size, mood.light, 0.75)
  sheet.path(
    `M${n(x - 40 * size)} ${n(foot)}l${n(14 * size)} ${n(-18 * size)}h${n(52 * size)}l${n(14 * size)} ${n(18 * size)}z`,
    grey,
  )
  sheet.rect(x - 12 * size, foot - 78 * size, 24 * size, 62 * size, grey)
  sheet.path(
    `M${n(x - 40 * size)} ${n(foot - 84 * size)}h${n(80 * size)}l${n(-12 * size)} ${n(13 * size)}h${n(-56 * size)}z`,
    grey,
  )
  sheet.rect(x - 27 * size, foot - 134 * size, 54 * size, 50 * size, grey)
  sheet.rect(
    x - 16 * size,
    foot - 128 * size,
    32 * size,
    38 * size,
    sheet.linear([
      [0, mood.light],
      [1, lighten(mood.light, 0.6)],
    ]),
  )
  sheet.rect(x - 1.5 * size, foot - 128 * size, 3 * size, 38 * size, stone)
  sheet.path(
    `M${n(x - 62 * size)} ${n(foot - 130 * size)}Q${n(x - 26 * size)} ${n(foot - 140 * size)} ${n(x)} ${n(foot - 172 * size)}Q${n(x + 26 * size)} ${n(foot - 140 * size)} ${n(x + 62 * size)} ${n(foot - 130 * size)}L${n(x + 52 * size)} ${n(foot - 122 * size)}H${n(x - 52 * size)}Z`,
    grey,
  )
  sheet.circle(x, foot - 177 * size, 9 * size, stone)
}

function lilies({ sheet, width, height, random, mood }: Stage, bank: number) {
  for (let group = 0; group < width / 150; group += 1) {
    const x = random.between(0, width)
    const share = random.between(0.16, 0.66)
    const y = bank + (height - bank) * share
    for (let leaf = 0; leaf < 4; leaf += 1) {
      const size = (10 + share * 26) * random.between(0.7, 1.2)
      const lx = x + random.between(-60, 60) * (0.5 + share)
      const ly = y + random.between(-10, 10)
      sheet.path(
        `M${n(lx)} ${n(ly)}L${n(lx + size)} ${n(ly - size * 0.1)}A${n(size)} ${n(size * 0.34)} 0 1 1 ${n(lx + size * 0.8)} ${n(ly - size * 0.22)}Z`,
        mix(mood.leaf, '#7fae7c', random.between(0.2, 0.5)),
      )
      if (!random.chance(0.3)) continue
      for (const tilt of [-0.5, -0.2, 0.2, 0.5])
        sheet.ellipse(
          lx + tilt * size * 0.7,
          ly - size * 0.28,
          size * 0.12,
          size * 0.3,
          mix('#ffffff', mood.accent, 0.3),
          `transform="rotate(${n(tilt * 60)} ${n(lx + tilt * size * 0.7)} ${n(ly - size * 0.28)})"`,
        )
    }
  }
}

function steppingStones({ sheet, width, height, mood }: Stage, bank: number) {
  const stone = mix(mood.stone, mood.ink, 0.4)
  for (let step = 0; step < 6; step += 1) {
    const share = step / 5
    const x = width / 2 - 250 + share * 170 + Math.sin(step * 2.1) * 34
    const y = bank + 26 + (height - bank - 110) * share ** 1.2
    const half = 30 + share * 56
    sheet.ellipse(x, y + half * 0.16, half * 1.06, half * 0.3, mood.ink, 'opacity=".4"')
    sheet.ellipse(
      x,
      y,
      half,
      half * 0.26,
      sheet.linear([
        [0, mix(stone, mood.light, 0.45)],
        [1, stone],
      ]),
    )
  }
}

function nearBank(stage: Stage) {
  const { sheet, width, height, random, mood } = stage
  sheet.path(
    `M-20 ${n(height - 70)}Q${n(width * 0.24)} ${n(height - 124)} ${n(width * 0.46)} ${n(height - 36)}T${n(width + 20)} ${n(height - 96)}V${n(height + 10)}H-20Z`,
    sheet.linear([
      [0, mix(mood.leaf, mood.light, 0.12)],
      [1, mood.ink],
    ]),
  )
  for (let blade = 0; blade < width / 9; blade += 1) {
    const x = random.between(0, width)
    if (Math.abs(x - width * 0.46) < 120) continue
    const tall = random.between(40, 130)
    const bend = random.between(-34, 34)
    sheet.path(
      `M${n(x - 3)} ${n(height)}Q${n(x)} ${n(height - tall * 0.7)} ${n(x + bend)} ${n(height - 40 - tall)}Q${n(x + 6)} ${n(height - tall * 0.6)} ${n(x + 4)} ${n(height)}Z`,
      mix(mood.ink, mood.leaf, random.between(0.2, 0.9)),
    )
  }
}

/** A leaning trunk and its crown in clouds of small leaves. */
function maple({ sheet, random, mood }: Stage, x: number, foot: number) {
  const bark = mix(mood.ink, mood.wood, 0.3)
  sheet.path(
    `M${n(x + 46)} ${n(foot + 70)}C${n(x + 10)} ${n(foot - 160)} ${n(x + 60)} ${n(foot - 300)} ${n(x - 60)} ${n(foot - 470)}L${n(x - 46)} ${n(foot - 476)}C${n(x + 66)} ${n(foot - 340)} ${n(x + 70)} ${n(foot - 160)} ${n(x + 120)} ${n(foot + 70)}Z`,
    bark,
  )
  sheet.stroke(
    `M${n(x + 34)} ${n(foot - 260)}Q${n(x - 120)} ${n(foot - 330)} ${n(x - 250)} ${n(foot - 350)}M${n(x + 10)} ${n(foot - 360)}Q${n(x + 130)} ${n(foot - 440)} ${n(x + 200)} ${n(foot - 520)}M${n(x - 110)} ${n(foot - 322)}Q${n(x - 190)} ${n(foot - 400)} ${n(x - 240)} ${n(foot - 430)}`,
    bark,
    12,
    'stroke-linecap="round"',
  )
  const leaves = ['', '', '']
  for (const [cx, cy, half] of [
    [-270, -360, 120],
    [-210, -450, 130],
    [-70, -520, 170],
    [110, -560, 170],
    [200, -470, 150],
    [40, -430, 140],
    [300, -560, 140],
  ] as const) {
    for (let leaf = 0; leaf < 90; leaf += 1) {
      const angle = random.between(0, Math.PI * 2)
      const reach = Math.sqrt(random.between(0, 1))
      const lx = x + cx + Math.cos(angle) * half * reach
      const ly = foot + cy + Math.sin(angle) * half * 0.46 * reach
      const size = random.between(7, 15)
      const tone = ly < foot + cy - half * 0.1 ? 2 : random.whole(0, 1)
      leaves[tone] +=
        `M${n(lx)} ${n(ly - size)}l${n(size * 0.3)} ${n(size * 0.6)}l${n(size * 0.8)} ${n(-size * 0.1)}l${n(-size * 0.5)} ${n(size * 0.6)}l${n(size * 0.1)} ${n(size * 0.7)}l${n(-size * 0.7)} ${n(-size * 0.3)}l${n(-size * 0.7)} ${n(size * 0.3)}l${n(size * 0.1)} ${n(-size * 0.7)}l${n(-size * 0.5)} ${n(-size * 0.6)}l${n(size * 0.8)} ${n(size * 0.1)}z`
    }
  }
  sheet.path(leaves[0] ?? '', mix(mood.accent, mood.ink, 0.5))
  sheet.path(leaves[1] ?? '', mix(mood.accent, mood.ink, 0.18))
  sheet.path(leaves[2] ?? '', mix(mood.accent, mood.light, 0.32))
}
