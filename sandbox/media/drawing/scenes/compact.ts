import { darken, mix } from '../colour'
import { bed, cushion, nightstand, rug } from '../parts/bed'
import { pottedPlant } from '../parts/plants'
import { print, shell, tableLamp, windowsOnView } from '../parts/room'
import type { Scene, Stage } from '../scene'
import { n } from '../sheet'

/** A small room: the bed lies along the whole window, hooks on the wall. */
export const roomCompact: Scene = (stage) => {
  const { sheet, width, height, mood, random } = stage
  const floor = height * 0.76
  const middle = width / 2
  shell(
    stage,
    floor,
    random.pick([
      mix(mood.wall, mood.textile, 0.3),
      mix(mood.wall, mood.accent, 0.18),
      mix(mood.wall, mood.leaf, 0.26),
    ]),
  )
  windowsOnView(stage, [{ x: middle - 450, y: floor - 560, width: 900, height: 410 }], { panes: 3 })
  bedAlong(stage, middle, floor + 92, 900)
  const shelf = mix(mood.wood, mood.light, 0.1)
  sheet.rect(middle - 620, floor - 132, 130, 14, shelf)
  tableLamp(stage, middle - 560, floor - 132, 1.1)
  hooks(stage, middle + 560, floor - 470)
  pottedPlant(stage, middle + 620, floor + 66, 280, mood.stone)
  print(stage, middle - 720, floor - 540, 150, 200)
}

/** A bed along the wall, seen from its long side, pillows to the left. */
function bedAlong({ sheet, mood }: Stage, x: number, foot: number, wide: number) {
  const half = wide / 2
  const linen = mix('#ffffff', mood.light, 0.14)
  const frame = mix(mood.wood, mood.ink, 0.2)
  sheet.ellipse(x, foot + 2, half + 40, 16, mood.ink, 'opacity=".32"')
  sheet.rect(
    x - half - 24,
    foot - 74,
    wide + 48,
    70,
    sheet.linear([
      [0, mix(frame, mood.light, 0.24)],
      [1, darken(frame, 0.3)],
    ]),
    'rx="6"',
  )
  for (const at of [-0.22, 0.22])
    sheet.rect(
      x + at * wide - wide * 0.2,
      foot - 60,
      wide * 0.4,
      44,
      mood.ink,
      'opacity=".16" rx="4"',
    )
  sheet.path(
    `M${n(x - half - 6)} ${n(foot - 196)}Q${n(x)} ${n(foot - 208)} ${n(x + half + 6)} ${n(foot - 196)}V${n(foot - 72)}H${n(x - half - 6)}Z`,
    sheet.linear([
      [0, '#ffffff'],
      [1, mix(linen, mood.textile, 0.3)],
    ]),
  )
  sheet.path(
    `M${n(x - half * 0.1)} ${n(foot - 206)}Q${n(x + half * 0.5)} ${n(foot - 214)} ${n(x + half + 10)} ${n(foot - 200)}V${n(foot - 64)}Q${n(x + half * 0.4)} ${n(foot - 52)} ${n(x - half * 0.16)} ${n(foot - 66)}Z`,
    sheet.linear([
      [0, mix(mood.accent, mood.light, 0.3)],
      [1, mix(mood.accent, mood.ink, 0.3)],
    ]),
  )
  for (const at of [0, 1, 2])
    cushion(
      { sheet },
      x - half + 92 + at * 104,
      foot - 178 + at * 6,
      74 - at * 12,
      118 - at * 22,
      at === 2 ? mix(mood.textile, mood.light, 0.2) : '#ffffff',
      at === 2 ? mix(mood.textile, mood.ink, 0.25) : mix(linen, mood.textile, 0.26),
    )
}

/** Hooks with a coat and a bag in place of a wardrobe. */
function hooks({ sheet, mood }: Stage, x: number, y: number) {
  sheet.rect(x - 70, y, 140, 14, mix(mood.wood, mood.ink, 0.2))
  for (const at of [-48, 0, 48]) sheet.circle(x + at, y + 20, 6, mood.light)
  const coat = mix(mood.textile, mood.ink, 0.2)
  sheet.path(
    `M${n(x - 52)} ${n(y + 22)}q-34 12 -34 60l-6 150h84l-6 -150q0 -48 -34 -60z`,
    sheet.linear([
      [0, mix(coat, mood.light, 0.2)],
      [1, coat],
    ]),
  )
  sheet.stroke(
    `M${n(x + 48)} ${n(y + 22)}q-34 50 -22 110M${n(x + 48)} ${n(y + 22)}q34 50 22 110`,
    mood.ink,
    4,
  )
  sheet.rect(x + 12, y + 128, 76, 72, mix(mood.accent, mood.wood, 0.4), 'rx="10"')
}

/** Two berths above each other, each with its curtain and its lamp. */
function bunk({ sheet, mood }: Stage, x: number, foot: number, wide: number) {
  const half = wide / 2
  const wood = mix(mood.wood, mood.ink, 0.12)
  const tall = 500
  sheet.ellipse(x, foot + 2, half + 30, 14, mood.ink, 'opacity=".32"')
  sheet.rect(x - half, foot - tall, wide, tall - 20, darken(wood, 0.42))
  for (const level of [0, 1]) {
    const base = foot - 30 - level * 238
    sheet.glow(x - half + 62, base - 142, 130, mood.light, 0.85)
    sheet.circle(x - half + 62, base - 148, 11, '#fff3cf')
    sheet.rect(x - half + 10, base - 74, wide - 20, 50, '#ffffff', 'rx="10"')
    cushion(
      { sheet },
      x - half + 84,
      base - 66,
      58,
      54,
      '#ffffff',
      mix('#ffffff', mood.textile, 0.26),
    )
    sheet.rect(
      x - half + 150,
      base - 84,
      wide - 164,
      62,
      sheet.linear([
        [0, mix(mood.accent, mood.light, 0.24)],
        [1, mix(mood.accent, mood.ink, 0.26)],
      ]),
      'rx="12"',
    )
    sheet.rect(
      x - half - 8,
      base - 34,
      wide + 16,
      52,
      sheet.linear([
        [0, mix(wood, mood.light, 0.32)],
        [1, wood],
      ]),
    )
    const cloth = mix(mood.textile, mood.light, 0.1)
    for (let fold = 0; fold < 5; fold += 1)
      sheet.rect(
        x + half - 98 + fold * 20,
        base - 196,
        21,
        164,
        sheet.linear(
          [
            [0, mix(cloth, mood.ink, 0.3)],
            [0.5, mix(cloth, mood.light, 0.16)],
            [1, mix(cloth, mood.ink, 0.24)],
          ],
          true,
        ),
      )
  }
  for (const side of [-1, 1])
    sheet.rect(
      x + side * half - 12,
      foot - tall - 20,
      24,
      tall + 20,
      mix(wood, mood.light, side < 0 ? 0.3 : 0.12),
    )
  sheet.rect(x - half - 12, foot - tall - 24, wide + 24, 22, mix(wood, mood.light, 0.36))
  ladder({ sheet, mood }, x + half - 132, foot, tall - 210)
}

function ladder(
  { sheet, mood }: Pick<Stage, 'sheet' | 'mood'>,
  x: number,
  foot: number,
  tall: number,
) {
  const rail = mix(mood.wood, mood.light, 0.28)
  for (const side of [-1, 1])
    sheet.polygon(
      [
        [x + side * 30 - 6, foot + 14],
        [x + side * 26 - 6, foot - tall],
        [x + side * 26 + 6, foot - tall],
        [x + side * 30 + 6, foot + 14],
      ],
      rail,
    )
  for (let rung = 1; rung <= 4; rung += 1)
    sheet.rect(x - 30, foot - (tall * rung) / 4.4, 60, 10, rail)
}

/** A bunk bed as the whole room. */
export const roomBunk: Scene = (stage) => {
  const { width, height, mood } = stage
  const floor = height * 0.76
  const middle = width / 2
  shell(stage, floor, mix(mood.wall, mood.textile, 0.28))
  rug(stage, middle, floor + 108, 760)
  print(stage, middle - 480, floor - 500, 120, 160)
  bunk(stage, middle + 20, floor + 84, 620)
  pottedPlant(stage, middle - 440, floor + 80, 260, mood.stone)
  hooks(stage, middle + 470, floor - 440)
  print(stage, middle - 680, floor - 480, 130, 180)
}

/** A bed for the parents, a bunk bed for the children, the window between them. */
export const roomFamily: Scene = (stage) => {
  const { width, height, mood, random } = stage
  const floor = height * 0.74
  const middle = width / 2
  shell(
    stage,
    floor,
    random.pick([mix(mood.wall, mood.leaf, 0.22), mix(mood.wall, mood.textile, 0.22)]),
  )
  windowsOnView(stage, [{ x: middle - 140, y: floor - 500, width: 250, height: 370 }], {
    panes: 2,
    curtain: mix(mood.wall, mood.accent, 0.2),
  })
  print(stage, middle - 440, floor - 520, 170, 120)
  rug(stage, middle - 140, floor + 116, 880)
  nightstand(stage, middle - 34, floor + 40)
  bed(stage, middle - 300, floor + 98, 380, mix(mood.textile, mood.ink, 0.1))
  bunk(stage, middle + 318, floor + 76, 360)
  pottedPlant(stage, middle - 660, floor + 70, 300, mood.accent)
  pottedPlant(stage, middle + 640, floor + 70, 260, mood.stone)
}
