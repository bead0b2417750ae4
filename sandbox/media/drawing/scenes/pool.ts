import { darken, mix } from '../colour'
import { broadTree, palm } from '../parts/plants'
import { hills } from '../parts/ridge'
import { sky } from '../parts/sky'
import type { Scene, Stage } from '../scene'
import { n } from '../sheet'

/** A long pool towards the evening sky, loungers on both sides, light from under the water. */
export const pool: Scene = (stage) => {
  const { sheet, width, height, random, mood } = stage
  const horizon = height * 0.5
  const middle = width / 2
  const above = sheet.group('', () => {
    sky(stage, horizon, { sunX: middle, sunSize: 66, stars: 30 })
    hills(stage, horizon - 20, 70, horizon + 30, mix(mood.sky[3], mood.haze, 0.6))
    for (let x = -30; x < width; x += random.between(60, 120)) {
      if (Math.abs(x - middle) < 210) continue
      broadTree(
        stage,
        x,
        horizon + 30,
        random.between(130, 210),
        mix(mood.leaf, mood.haze, 0.25),
        mix(mood.leaf, mood.light, 0.4),
      )
    }
  })
  pavilion(stage, middle - 470, horizon + 44)
  const deck = mix(mix(mood.stone, mood.wall, 0.4), mood.ink, 0.3)
  sheet.rect(
    0,
    horizon + 24,
    width,
    height,
    sheet.linear([
      [0, mix(deck, mood.light, 0.36)],
      [1, darken(deck, 0.3)],
    ]),
  )
  planks(stage, horizon + 24, deck)
  basin(stage, above, horizon)
  for (const side of [-1, 1]) {
    for (const [share, size] of [
      [0.2, 0.5],
      [0.46, 0.8],
      [0.86, 1.2],
    ] as const) {
      const y = horizon + 24 + (height - horizon - 24) * share
      lounger(stage, middle + side * (200 + share * 420), y, size, side)
    }
    palm(
      stage,
      middle + side * 560,
      horizon + 120,
      random.between(360, 420),
      mix(mood.ink, mood.leaf, 0.35),
    )
    palm(
      stage,
      middle + side * 330,
      horizon + 50,
      random.between(220, 270),
      mix(mood.ink, mood.leaf, 0.5),
    )
    if (width > 1500)
      palm(
        stage,
        middle + side * 790,
        horizon + 170,
        random.between(420, 480),
        mix(mood.ink, mood.leaf, 0.35),
      )
  }
}

function planks({ sheet, width, height, mood }: Stage, top: number, deck: string) {
  let seams = ''
  for (let row = 1; row < 18; row += 1)
    seams += `M0 ${n(top + (height - top) * (row / 18) ** 1.6)}H${n(width)}`
  sheet.stroke(seams, mix(deck, mood.ink, 0.5), 1.4, 'opacity=".35"')
}

function basin(stage: Stage, above: string, horizon: number) {
  const { sheet, width, height, random, mood } = stage
  const middle = width / 2
  const far = horizon + 40
  const near = height + 20
  const [farHalf, nearHalf] = [150, 520]
  const shape = (grow: number) =>
    `M${n(middle - farHalf - grow * 0.4)} ${n(far - grow * 0.3)}H${n(middle + farHalf + grow * 0.4)}L${n(middle + nearHalf + grow)} ${n(near)}H${n(middle - nearHalf - grow)}Z`
  sheet.path(shape(34), mix(mood.wall, mood.light, 0.2))
  sheet.path(shape(12), mix(mood.textile, mood.ink, 0.4))
  const blue = mix('#35b3bd', mood.sky[2], 0.2)
  const clip = sheet.clip(`<path d="${shape(0)}"/>`)
  sheet.group(clip, () => {
    sheet.rect(
      middle - nearHalf,
      far,
      nearHalf * 2,
      near - far,
      sheet.linear([
        [0, mix(mood.sky[4], blue, 0.35)],
        [0.25, blue],
        [0.7, mix(blue, mood.sky[1], 0.45)],
        [1, mix(blue, mood.ink, 0.5)],
      ]),
    )
    sheet.mirror(above, far, near - far, 1.2, 0.34)
    for (let lamp = 0; lamp < 5; lamp += 1) {
      const share = (lamp / 4) ** 1.3
      const y = far + 14 + (near - far - 120) * share
      const half = farHalf + (nearHalf - farHalf) * share
      for (const side of [-1, 1])
        sheet.glow(middle + side * half, y + 20, 60 + share * 150, '#d9fff2', 0.75)
    }
    let caustics = ''
    for (let line = 0; line < 150; line += 1) {
      const share = random.between(0, 1) ** 1.4
      const y = far + 6 + (near - far) * share
      const half = farHalf + (nearHalf - farHalf) * share
      const length = 16 + share * 100
      caustics += `M${n(middle + random.between(-half, half))} ${n(y)}q${n(length * 0.25)} ${n(-3 - share * 8)} ${n(length * 0.5)} 0t${n(length * 0.5)} 0`
    }
    sheet.stroke(caustics, '#f2fff8', 2.2, 'opacity=".42" stroke-linecap="round"')
    let sunlight = ''
    for (let line = 0; line < 60; line += 1) {
      const share = random.between(0, 1)
      const spread = 16 + share * 70
      sunlight += `M${n(middle + random.between(-spread, spread) - 14)} ${n(far + 4 + (near - far) * share * 0.8)}h${n(16 + share * 40)}`
    }
    sheet.stroke(
      sunlight,
      mix(mood.light, '#ffffff', 0.4),
      3,
      'opacity=".75" stroke-linecap="round"',
    )
  })
}

function lounger({ sheet, mood }: Stage, x: number, y: number, size: number, side: number) {
  const at = (dx: number, dy: number) => `${n(x + side * dx * size)} ${n(y + dy * size)}`
  sheet.ellipse(x + side * 20 * size, y + 6 * size, 130 * size, 12 * size, mood.ink, 'opacity=".3"')
  const wood = mix(mood.wood, mood.ink, 0.25)
  sheet.path(
    `M${at(-96, -26)}L${at(40, -26)}L${at(112, -84)}L${at(120, -78)}L${at(48, -18)}L${at(-96, -18)}Z`,
    wood,
  )
  for (const dx of [-84, 34])
    sheet.path(`M${at(dx, -18)}L${at(dx, 6)}L${at(dx + 8, 6)}L${at(dx + 8, -18)}Z`, wood)
  sheet.path(
    `M${at(-98, -40)}Q${at(-30, -46)} ${at(36, -40)}L${at(104, -98)}Q${at(118, -96)} ${at(114, -84)}L${at(44, -26)}L${at(-98, -26)}Z`,
    sheet.linear([
      [0, mix('#ffffff', mood.light, 0.2)],
      [1, mix('#ffffff', mood.textile, 0.3)],
    ]),
  )
  sheet.path(
    `M${at(78, -80)}L${at(104, -102)}Q${at(116, -98)} ${at(112, -86)}L${at(86, -64)}Z`,
    mood.accent,
  )
  const pole = x + side * 74 * size
  sheet.rect(pole - 3 * size, y - 230 * size, 6 * size, 234 * size, wood)
  const half = 124 * size
  const top = y - 218 * size
  sheet.path(
    `M${n(pole - half)} ${n(top + 50 * size)}L${n(pole)} ${n(top - 12 * size)}L${n(pole + half)} ${n(top + 50 * size)}q${n(-half / 3)} ${n(14 * size)} ${n(-half * 0.667)} 0t${n(-half * 0.667)} 0t${n(-half * 0.667)} 0z`,
    sheet.linear(
      [
        [0, mix(mood.wall, mood.light, 0.35)],
        [0.5, mix(mood.wall, mood.accent, 0.16)],
        [1, mix(mood.wall, mood.ink, 0.34)],
      ],
      true,
    ),
  )
  sheet.path(
    `M${n(pole - half)} ${n(top + 50 * size)}L${n(pole)} ${n(top - 12 * size)}L${n(pole - half * 0.333)} ${n(top + 50 * size)}Z`,
    '#ffffff',
    'opacity=".16"',
  )
}

/** The lit roof at the far end. */
function pavilion({ sheet, mood }: Stage, x: number, foot: number) {
  sheet.glow(x, foot - 60, 240, mood.light, 0.5)
  const wood = mix(mood.wood, mood.ink, 0.4)
  sheet.rect(
    x - 130,
    foot - 92,
    260,
    92,
    sheet.linear([
      [0, mix(mood.light, mood.accent, 0.4)],
      [1, mood.light],
    ]),
  )
  for (let post = 0; post <= 5; post += 1) sheet.rect(x - 134 + post * 52, foot - 96, 8, 100, wood)
  sheet.path(
    `M${n(x - 172)} ${n(foot - 90)}L${n(x - 84)} ${n(foot - 150)}H${n(x + 84)}L${n(x + 172)} ${n(foot - 90)}Z`,
    sheet.linear([
      [0, mix(wood, mood.light, 0.22)],
      [1, wood],
    ]),
  )
}
