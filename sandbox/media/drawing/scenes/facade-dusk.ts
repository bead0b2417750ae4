import { darken, lighten, mix } from '../colour'
import { broadTree } from '../parts/plants'
import { sky } from '../parts/sky'
import { towerRow } from '../parts/tower'
import type { Scene, Stage } from '../scene'
import { n } from '../sheet'

/** The hotel from across the street, when the lamps have just come on. */
export const facadeDusk: Scene = (stage) => {
  const { sheet, width, height, random, mood } = stage
  const street = height - 150
  sky(stage, street, { stars: 30 })
  towerRow(stage, {
    base: street,
    low: 260,
    high: 470,
    fill: mix(mood.haze, mood.ink, 0.45),
    lit: 0.2,
    brightness: 0.5,
    narrow: 90,
    wide: 170,
  })
  towerRow(stage, {
    base: street,
    low: 190,
    high: 330,
    fill: mix(mood.haze, mood.ink, 0.75),
    lit: 0.22,
    brightness: 0.6,
    narrow: 120,
    wide: 210,
  })

  const middle = width / 2
  const house = 860
  const left = middle - house / 2
  const storeys = Math.max(4, Math.floor((street - height * 0.1 - 290) / 96))
  const eaves = street - 176 - storeys * 96
  const wall = mix(mood.stone, mood.sky[1], 0.2)
  const body = sheet.group('', () => {
    sheet.rect(
      left,
      eaves,
      house,
      street - eaves,
      sheet.linear([
        [0, mix(wall, mood.sky[2], 0.35)],
        [0.55, wall],
        [1, mix(wall, mood.light, 0.4)],
      ]),
    )
    sheet.rect(
      left,
      eaves,
      house,
      street - eaves,
      sheet.linear(
        [
          [0, '#000000', 0.2],
          [0.12, '#000000', 0],
          [0.86, '#000000', 0],
          [1, '#000000', 0.26],
        ],
        true,
      ),
    )
    sheet.rect(left - 18, eaves - 22, house + 36, 22, lighten(wall, 0.12))
    sheet.rect(left - 10, eaves, house + 20, 9, darken(wall, 0.3))
    sheet.path(
      `M${n(left + 30)} ${n(eaves - 22)}L${n(left + 74)} ${n(eaves - 92)}H${n(left + house - 74)}L${n(left + house - 30)} ${n(eaves - 22)}Z`,
      sheet.linear([
        [0, mix(mood.roof, mood.ink, 0.55)],
        [1, mix(mood.roof, mood.ink, 0.35)],
      ]),
    )
    for (let dormer = 0; dormer < 5; dormer += 1)
      attic(stage, left + 142 + dormer * 144, eaves - 24, wall)
    for (let storey = 0; storey < storeys; storey += 1) {
      const y = eaves + 26 + storey * 96
      sheet.rect(left, y + 80, house, 4, darken(wall, 0.22))
      for (let column = 0; column < 8; column += 1) {
        sash(stage, left + 44 + column * 100, y, 58, 70, wall, random.chance(0.68))
      }
    }
    groundFloor(stage, left, street, house, wall)
  })
  sheet.glow(middle, street - 60, 430, mood.light, 0.42)

  sheet.rect(
    0,
    street,
    width,
    height - street,
    sheet.linear([
      [0, mix(mood.ink, mood.sky[2], 0.34)],
      [1, mood.ink],
    ]),
  )
  sheet.mirror(body, street + 14, height - street, 0.8, 0.34)
  sheet.rect(0, street, width, 14, mix(mood.stone, mood.ink, 0.62))
  sheet.rect(0, street + 13, width, 3, mood.ink, 'opacity=".5"')
  sheet.ellipse(middle, street + 70, 240, 26, mood.light, `opacity=".26" ${sheet.blur(12)}`)
  for (const side of [-1, 1]) {
    for (let tree = 0; tree < Math.ceil((width / 2 - 470) / 280); tree += 1) {
      broadTree(
        stage,
        middle + side * (560 + tree * 280),
        street + 8,
        random.between(250, 320),
        mix(mood.leaf, mood.ink, 0.5),
        mix(mood.leaf, mood.light, 0.3),
      )
    }
    streetLamp(stage, middle + side * 390, street + 14)
  }
}

function sash(
  { sheet, random, mood }: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  wall: string,
  lit: boolean,
) {
  sheet.rect(x - 6, y - 6, width + 12, height + 10, lighten(wall, 0.13))
  const pane = lit
    ? sheet.linear([
        [0, mix(mood.light, mood.accent, 0.22)],
        [0.6, mood.light],
        [1, lighten(mood.light, 0.35)],
      ])
    : sheet.linear([
        [0, mix(mood.sky[1], mood.ink, 0.45)],
        [1, mix(mood.sky[2], mood.ink, 0.3)],
      ])
  sheet.rect(x, y, width, height, pane)
  if (lit) {
    const drawn = random.between(0.14, 0.34) * width
    const cloth = mix(mood.light, mood.accent, 0.55)
    sheet.path(
      `M${n(x)} ${n(y)}h${n(drawn)}q${n(-drawn * 0.2)} ${n(height * 0.6)} ${n(-drawn * 0.55)} ${n(height)}h${n(-drawn * 0.45)}z`,
      cloth,
      'opacity=".7"',
    )
    sheet.path(
      `M${n(x + width)} ${n(y)}h${n(-drawn)}q${n(drawn * 0.2)} ${n(height * 0.6)} ${n(drawn * 0.55)} ${n(height)}h${n(drawn * 0.45)}z`,
      cloth,
      'opacity=".7"',
    )
    if (random.chance(0.3))
      sheet.circle(x + width * 0.5, y + height * 0.62, 9, '#fff6dd', 'opacity=".9"')
  }
  const bar = mix(wall, mood.ink, 0.55)
  sheet.rect(x + width / 2 - 1.5, y, 3, height, bar)
  sheet.rect(x, y + height * 0.42, width, 3, bar)
  sheet.rect(x - 9, y + height + 3, width + 18, 6, lighten(wall, 0.2))
}

function attic(stage: Stage, x: number, foot: number, wall: string) {
  const { sheet, mood } = stage
  sheet.path(`M${n(x - 26)} ${n(foot)}v-36l26 -24l26 24v36z`, darken(wall, 0.12))
  sheet.path(`M${n(x - 32)} ${n(foot - 34)}l32 -30l32 30z`, mix(mood.roof, mood.ink, 0.5))
  sheet.rect(
    x - 13,
    foot - 36,
    26,
    32,
    stage.random.chance(0.6) ? mood.light : mix(mood.sky[1], mood.ink, 0.4),
  )
  sheet.rect(x - 1, foot - 36, 2, 32, mood.ink, 'opacity=".6"')
}

function groundFloor(stage: Stage, left: number, street: number, house: number, wall: string) {
  const { sheet, mood } = stage
  const top = street - 148
  const middle = left + house / 2
  sheet.rect(
    left,
    top,
    house,
    148,
    sheet.linear([
      [0, darken(wall, 0.16)],
      [1, mix(wall, mood.light, 0.1)],
    ]),
  )
  sheet.rect(left - 8, top - 8, house + 16, 12, lighten(wall, 0.15))
  const glass = sheet.linear([
    [0, mix(mood.light, mood.accent, 0.2)],
    [1, lighten(mood.light, 0.45)],
  ])
  for (const at of [52, 162, 272, 512, 622, 732]) {
    const x = left + at
    sheet.path(`M${n(x)} ${n(street)}v-84a38 38 0 0 1 76 0v84z`, darken(wall, 0.4))
    sheet.path(`M${n(x + 6)} ${n(street - 14)}v-70a32 32 0 0 1 64 0v70z`, glass)
    sheet.path(
      `M${n(x + 38)} ${n(street - 116)}v102M${n(x + 6)} ${n(street - 78)}h64`,
      'none',
      `stroke="${mix(wall, mood.ink, 0.6)}" stroke-width="3"`,
    )
  }
  sheet.rect(middle - 62, street - 124, 124, 124, darken(wall, 0.5))
  sheet.rect(middle - 54, street - 116, 108, 116, glass)
  sheet.path(
    `M${n(middle)} ${n(street - 116)}v116M${n(middle - 27)} ${n(street - 116)}v116M${n(middle + 27)} ${n(street - 116)}v116`,
    'none',
    `stroke="${mood.ink}" stroke-width="3" opacity=".55"`,
  )
  sheet.path(
    `M${n(middle - 116)} ${n(street - 132)}h232l14 30h-260z`,
    sheet.linear([
      [0, mix(mood.textile, mood.ink, 0.25)],
      [1, mix(mood.textile, mood.accent, 0.2)],
    ]),
  )
  sheet.rect(middle - 130, street - 104, 260, 7, mood.light)
  for (let bulb = 0; bulb < 13; bulb += 1)
    sheet.circle(middle - 120 + bulb * 20, street - 93, 4, '#fff3d4')
  for (const side of [-1, 1]) {
    sheet.rect(middle + side * 122 - 3, street - 100, 6, 100, mix(mood.ink, mood.stone, 0.2))
    sheet.path(
      `M${n(middle + side * 92 - 20)} ${n(street - 34)}h40l-5 34h-30z`,
      mix(mood.accent, mood.ink, 0.35),
    )
    sheet.circle(middle + side * 92, street - 54, 27, mix(mood.leaf, mood.ink, 0.2))
    sheet.circle(
      middle + side * 92 - 6,
      street - 60,
      17,
      mix(mood.leaf, mood.light, 0.3),
      'opacity=".7"',
    )
  }
}

function streetLamp({ sheet, mood }: Stage, x: number, foot: number) {
  sheet.glow(x, foot - 214, 120, mood.light, 0.7)
  sheet.rect(x - 3, foot - 200, 6, 200, mood.ink)
  sheet.rect(x - 9, foot - 12, 18, 12, mood.ink)
  sheet.path(`M${n(x - 13)} ${n(foot - 230)}h26l-7 32h-12z`, '#fff4d8')
  sheet.path(`M${n(x - 16)} ${n(foot - 230)}h32l-16 -14z`, mood.ink)
}
