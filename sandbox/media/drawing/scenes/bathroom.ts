import { darken, mix } from '../colour'
import { basin, daylight, glass, mirror, tiledShell, towels } from '../parts/bath'
import { pottedPlant } from '../parts/plants'
import { drape, windowsOnView } from '../parts/room'
import type { Scene, Stage } from '../scene'
import { n } from '../sheet'

const tileOf = ({ mood, random }: Stage) =>
  random.pick([
    mix(mix(mood.wall, '#ffffff', 0.3), mood.leaf, 0.3),
    mix(mix(mood.wall, '#ffffff', 0.3), mood.textile, 0.26),
    mix(mood.stone, '#ffffff', 0.4),
    mix(mix(mood.wall, '#ffffff', 0.3), mood.haze, 0.36),
  ])

const metal = ({ mood }: Pick<Stage, 'mood'>) => mix(mood.light, mood.wood, 0.42)

/** A walk-in shower behind glass to the right, the basin to the left. */
export const bathroomShower: Scene = (stage) => {
  const { sheet, width, height, mood } = stage
  const floor = height * 0.78
  const middle = width / 2
  const tile = tileOf(stage)
  tiledShell(stage, floor, tile)
  daylight(stage, middle - 430, floor)
  mirror(stage, middle - 170, floor - 400, 112)
  basin(stage, middle - 170, floor + 30)
  towels(stage, middle - 262, floor - 142)
  pottedPlant(stage, middle - 440, floor + 56, 260, mood.stone)
  const recess = mix(tile, mood.textile, 0.55)
  sheet.rect(
    middle + 40,
    0,
    470,
    floor,
    sheet.linear([
      [0, darken(recess, 0.3)],
      [1, recess],
    ]),
    'opacity=".6"',
  )
  niche(stage, middle + 410, floor - 330)
  rainShower(stage, middle + 260, floor - 560)
  water(stage, middle + 260, floor - 530, floor + 40)
  glass(stage, middle + 40, floor - 640, 270, 690)
  sheet.rect(middle + 36, floor - 640, 6, 700, metal(stage))
  sheet.rect(middle + 510, 0, 10, floor, mix(tile, mood.ink, 0.3))
}

/** The arm and the wide head of a rain shower, with its tap below. */
function rainShower({ sheet, mood }: Stage, x: number, y: number) {
  const brass = metal({ mood })
  sheet.rect(x + 70, y - 46, 9, 390, brass)
  sheet.stroke(`M${n(x + 74)} ${n(y - 42)}H${n(x)}v28`, brass, 9)
  sheet.ellipse(x, y - 6, 78, 10, darken(brass, 0.2))
  sheet.ellipse(x, y - 12, 78, 10, mix(brass, '#ffffff', 0.4))
  sheet.rect(x + 52, y + 250, 46, 16, brass, 'rx="8"')
}

function water({ sheet, mood }: Stage, x: number, top: number, foot: number) {
  let drops = ''
  for (let at = -6; at <= 6; at += 1)
    drops += `M${n(x + at * 11)} ${n(top)}L${n(x + at * 13)} ${n(foot)}`
  sheet.stroke(drops, '#ffffff', 2, 'opacity=".34" stroke-dasharray="26 16"')
  sheet.ellipse(x, foot + 4, 120, 16, mix('#ffffff', mood.haze, 0.4), 'opacity=".34"')
}

function niche({ sheet, mood }: Stage, x: number, y: number) {
  sheet.rect(x - 60, y, 120, 96, mood.ink, 'opacity=".3"')
  for (const [at, colour] of [
    [-34, mood.accent],
    [0, mix(mood.wood, mood.light, 0.3)],
    [32, mood.textile],
  ] as const)
    sheet.rect(x + at - 11, y + 34, 22, 60, mix(colour, '#ffffff', 0.14), 'rx="5"')
}

/** A freestanding tub before a window on the hotel's view. */
export const bathroomTub: Scene = (stage) => {
  const { sheet, width, height, mood } = stage
  const floor = height * 0.76
  const middle = width / 2
  tiledShell(stage, floor, tileOf(stage))
  windowsOnView(stage, [{ x: middle - 300, y: floor - 560, width: 600, height: 440 }], {
    panes: 3,
    curtain: mix('#ffffff', mood.light, 0.24),
  })
  const enamel = '#fffdf8'
  const foot = floor + 96
  sheet.ellipse(middle, foot + 4, 380, 22, mood.ink, 'opacity=".34"')
  sheet.path(
    `M${n(middle - 400)} ${n(foot - 236)}Q${n(middle - 380)} ${n(foot)} ${n(middle - 250)} ${n(foot)}H${n(middle + 250)}Q${n(middle + 380)} ${n(foot)} ${n(middle + 400)} ${n(foot - 236)}Z`,
    sheet.linear([
      [0, enamel],
      [0.6, mix(enamel, mood.haze, 0.16)],
      [1, mix(enamel, mood.ink, 0.34)],
    ]),
  )
  sheet.ellipse(middle, foot - 236, 404, 30, mix(enamel, mood.haze, 0.2))
  sheet.ellipse(middle, foot - 234, 382, 22, mix(mood.haze, mood.textile, 0.4))
  foam(stage, middle, foot - 236)
  const brass = metal(stage)
  sheet.stroke(`M${n(middle + 300)} ${n(foot - 232)}v-96q0 -32 -36 -32t-36 32v12`, brass, 10)
  stool(stage, middle - 470, floor + 116)
  pottedPlant(stage, middle + 490, floor + 96, 320, mood.stone)
  pottedPlant(stage, middle - 700, floor + 60, 340, mood.accent)
}

function foam({ sheet, random }: Stage, x: number, y: number) {
  for (let bubble = 0; bubble < 26; bubble += 1)
    sheet.circle(
      x + random.between(-300, 210),
      y + random.between(-12, 10),
      random.between(12, 26),
      '#ffffff',
      'opacity=".85"',
    )
}

function stool({ sheet, mood }: Stage, x: number, foot: number) {
  const wood = mix(mood.wood, mood.light, 0.14)
  sheet.ellipse(x, foot, 70, 9, mood.ink, 'opacity=".3"')
  for (const side of [-1, 1]) sheet.rect(x + side * 44 - 5, foot - 100, 10, 100, darken(wood, 0.2))
  sheet.rect(x - 62, foot - 112, 124, 16, wood, 'rx="5"')
  towels({ sheet, mood }, x, foot - 112)
}

/** A deep tub of pale timber, full to the brim, at the window. */
export const bathroomCypress: Scene = (stage) => {
  const { sheet, width, height, mood } = stage
  const floor = height * 0.74
  const middle = width / 2
  const timber = mix('#e3c08c', mood.wall, 0.2)
  tiledShell(stage, floor, mix(mood.textile, mood.stone, 0.3))
  planks(stage, floor - 600, timber)
  windowsOnView(stage, [{ x: middle - 380, y: floor - 480, width: 760, height: 340 }], { panes: 2 })
  const foot = floor + 130
  const top = floor - 96
  sheet.polygon(
    [
      [middle - 430, top],
      [middle + 430, top],
      [middle + 470, top + 44],
      [middle - 470, top + 44],
    ],
    mix(timber, mood.light, 0.4),
  )
  sheet.polygon(
    [
      [middle - 404, top + 8],
      [middle + 404, top + 8],
      [middle + 434, top + 36],
      [middle - 434, top + 36],
    ],
    sheet.linear([
      [0, mix(mood.haze, '#ffffff', 0.3)],
      [1, mix(mood.textile, mood.haze, 0.5)],
    ]),
  )
  sheet.rect(
    middle - 470,
    top + 44,
    940,
    foot - top - 44,
    sheet.linear([
      [0, mix(timber, mood.light, 0.2)],
      [1, darken(timber, 0.34)],
    ]),
  )
  for (let joint = 1; joint < 5; joint += 1)
    sheet.rect(
      middle - 470,
      top + 44 + ((foot - top - 44) * joint) / 5,
      940,
      2.5,
      mood.ink,
      'opacity=".26"',
    )
  sheet.ellipse(middle, foot + 4, 500, 16, mood.ink, 'opacity=".3"')
  steam(stage, middle, top)
  bucket(stage, middle + 330, height - 26)
}

function planks({ sheet, width, mood }: Stage, y: number, timber: string) {
  const rows = 5
  for (let row = 0; row < rows; row += 1)
    sheet.rect(0, y + row * 24, width, 22, mix(timber, mood.ink, 0.24 + (row % 2) * 0.06))
}

function steam({ sheet, random }: Stage, x: number, y: number) {
  const blur = sheet.blur(22, { y: y - 340, height: 380 })
  let wisps = ''
  for (let wisp = 0; wisp < 7; wisp += 1) {
    const at = x + random.between(-380, 380)
    wisps += `M${n(at)} ${n(y + 10)}q${n(random.between(-60, 60))} -70 0 -140t${n(random.between(-40, 40))} -150`
  }
  sheet.add(`<g ${blur}>`)
  sheet.stroke(wisps, '#ffffff', 46, 'opacity=".5" stroke-linecap="round"')
  sheet.add('</g>')
}

function bucket({ sheet, mood }: Stage, x: number, foot: number) {
  const wood = mix('#d9b684', mood.wood, 0.3)
  sheet.ellipse(x, foot, 64, 10, mood.ink, 'opacity=".3"')
  sheet.path(
    `M${n(x - 62)} ${n(foot - 92)}h124l-10 90h-104z`,
    sheet.linear(
      [
        [0, darken(wood, 0.2)],
        [0.4, mix(wood, mood.light, 0.3)],
        [1, darken(wood, 0.3)],
      ],
      true,
    ),
  )
  sheet.ellipse(x, foot - 92, 62, 12, darken(wood, 0.3))
  sheet.rect(x - 58, foot - 66, 116, 6, mix(mood.light, mood.wood, 0.4))
  sheet.stroke(`M${n(x - 56)} ${n(foot - 94)}q56 -80 112 0`, darken(wood, 0.2), 8)
}

/** A shower level with the floor, with seat and bars, and a basin with space below it. */
export const bathroomAccessible: Scene = (stage) => {
  const { sheet, width, height, mood } = stage
  const floor = height * 0.78
  const middle = width / 2
  tiledShell(stage, floor, tileOf(stage))
  daylight(stage, middle - 470, floor)
  mirror(stage, middle - 200, floor - 380, 108)
  basin(stage, middle - 200, floor + 40, { legroom: true })
  const bar = mix(mood.wood, mood.ink, 0.3)
  for (const side of [-1, 1])
    sheet.stroke(
      `M${n(middle - 200 + side * 166)} ${n(floor - 60)}v-120`,
      bar,
      13,
      'stroke-linecap="round"',
    )
  sheet.rect(middle + 40, 0, 500, floor, mood.textile, 'opacity=".3"')
  drape(stage, middle + 450, floor - 600, 96, 590, mix('#ffffff', mood.light, 0.2))
  handShower(stage, middle + 190, floor - 500)
  seat(stage, middle + 336, floor - 40)
  sheet.stroke(
    `M${n(middle + 250)} ${n(floor - 210)}H${n(middle + 430)}M${n(middle + 250)} ${n(floor - 400)}V${n(floor - 210)}`,
    bar,
    14,
    'stroke-linecap="round"',
  )
  drain(stage, middle + 300, floor + 90)
  towels(stage, middle - 106, floor - 132)
}

/** A hand shower on a rail that reaches down to a seated guest. */
function handShower({ sheet, mood }: Stage, x: number, y: number) {
  const brass = metal({ mood })
  sheet.rect(x - 4, y, 9, 360, brass, 'rx="4"')
  sheet.stroke(
    `M${n(x + 8)} ${n(y + 118)}q-74 130 -6 216q24 22 10 -30`,
    mix(brass, '#ffffff', 0.3),
    5,
  )
  sheet.rect(x - 14, y + 96, 28, 22, darken(brass, 0.2), 'rx="5"')
  sheet.stroke(`M${n(x)} ${n(y + 106)}l-44 -34`, brass, 12, 'stroke-linecap="round"')
  sheet.ellipse(
    x - 52,
    y + 66,
    30,
    12,
    mix(brass, '#ffffff', 0.4),
    `transform="rotate(-38 ${n(x - 52)} ${n(y + 66)})"`,
  )
}

/** A seat that folds down from the wall. */
function seat({ sheet, mood }: Stage, x: number, floor: number) {
  const slat = mix(mood.wood, mood.light, 0.26)
  sheet.ellipse(x, floor + 70, 110, 12, mood.ink, 'opacity=".24"')
  sheet.rect(x - 92, floor - 84, 184, 12, mix('#ffffff', mood.haze, 0.3))
  for (let at = 0; at < 4; at += 1)
    sheet.polygon(
      [
        [x - 92 - at * 5, floor - 72 + at * 14],
        [x + 92 + at * 5, floor - 72 + at * 14],
        [x + 96 + at * 5, floor - 62 + at * 14],
        [x - 96 - at * 5, floor - 62 + at * 14],
      ],
      mix(slat, mood.ink, at * 0.06),
    )
  for (const side of [-1, 1])
    sheet.stroke(
      `M${n(x + side * 84)} ${n(floor - 18)}L${n(x + side * 64)} ${n(floor + 40)}`,
      metal({ mood }),
      8,
    )
}

function drain({ sheet, mood }: Stage, x: number, y: number) {
  sheet.polygon(
    [
      [x - 130, y],
      [x + 130, y],
      [x + 138, y + 14],
      [x - 138, y + 14],
    ],
    mix(mood.haze, mood.ink, 0.4),
  )
  for (let slot = -6; slot <= 6; slot += 1)
    sheet.rect(x + slot * 19 - 6, y + 4, 12, 6, mood.ink, 'opacity=".5"')
}
