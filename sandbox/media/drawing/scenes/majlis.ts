import { darken, mix } from '../colour'
import { shell, windowsOnView } from '../parts/room'
import type { Scene, Stage } from '../scene'
import { n } from '../sheet'

/** A corner to sit on the floor: cushions along the wall, a carpet, coffee on a brass tray. */
export const roomMajlis: Scene = (stage) => {
  const { width, height, mood } = stage
  const floor = height * 0.66
  const middle = width / 2
  shell(stage, floor, mix(mood.wall, mood.accent, 0.24))
  const windows = [-1, 0, 1].map((at) => ({
    x: middle + at * 320 - 60,
    y: floor - 480,
    width: 120,
    height: 300,
  }))
  windowsOnView(stage, windows, { panes: 1 })
  for (const { x, y } of windows) arch(stage, x, y)
  carpet(stage, floor)
  seats(stage, floor)
  for (const at of [-160, 160]) hangingLamp(stage, middle + at, floor - 420)
  brassTray(stage, middle, floor + 190)
}

/** A pointed band of plaster above a window. */
function arch({ sheet, mood }: Stage, x: number, y: number) {
  const plaster = mix(mood.wall, '#ffffff', 0.35)
  sheet.path(
    `M${n(x - 14)} ${n(y)}Q${n(x + 4)} ${n(y - 74)} ${n(x + 60)} ${n(y - 96)}Q${n(x + 116)} ${n(y - 74)} ${n(x + 134)} ${n(y)}Z`,
    plaster,
  )
  for (const [at, drop] of [
    [24, 16],
    [60, 40],
    [96, 16],
  ] as const)
    sheet.polygon(
      [
        [x + at - 12, y - 10],
        [x + at, y - 10 - drop - 12],
        [x + at + 12, y - 10],
      ],
      mood.accent,
      'opacity=".7"',
    )
}

function carpet({ sheet, width, height, mood }: Stage, floor: number) {
  const middle = width / 2
  const top = floor + 96
  const field = mix(mood.accent, mood.ink, 0.3)
  const outline = (inset: number): [number, number][] => [
    [middle - 470 + inset, top + inset * 0.5],
    [middle + 470 - inset, top + inset * 0.5],
    [middle + 600 - inset, height + 20],
    [middle - 600 + inset, height + 20],
  ]
  sheet.polygon(outline(0), mix(mood.textile, mood.ink, 0.24))
  sheet.polygon(outline(26), mix(mood.light, mood.stone, 0.4))
  sheet.polygon(outline(40), field)
  for (let at = -4; at <= 4; at += 1) {
    const x = middle + at * 104
    const y = top + 46
    sheet.polygon(
      [
        [x, y - 18],
        [x + 38, y],
        [x, y + 18],
        [x - 38, y],
      ],
      mix(mood.light, mood.accent, at % 2 === 0 ? 0.1 : 0.55),
      'opacity=".85"',
    )
  }
}

/** Seats on the floor along the wall, with backs and armrests between them. */
function seats({ sheet, width, mood }: Stage, floor: number) {
  const middle = width / 2
  const cloth = mix(mood.textile, mood.accent, 0.2)
  const back = sheet.linear([
    [0, mix(cloth, mood.light, 0.24)],
    [1, mix(cloth, mood.ink, 0.22)],
  ])
  for (let at = -4; at <= 4; at += 1) {
    const x = middle + at * 196
    sheet.rect(x - 94, floor - 96, 188, 120, back, 'rx="16"')
    sheet.rect(x - 94, floor - 70, 188, 10, mood.light, 'opacity=".6"')
    for (let mark = -2; mark <= 2; mark += 1)
      sheet.polygon(
        [
          [x + mark * 34, floor - 50],
          [x + mark * 34 + 12, floor - 36],
          [x + mark * 34, floor - 22],
          [x + mark * 34 - 12, floor - 36],
        ],
        mix(mood.accent, mood.light, 0.4),
        'opacity=".8"',
      )
  }
  sheet.rect(0, floor + 18, width, 66, darken(cloth, 0.1))
  sheet.rect(0, floor + 14, width, 22, mix(cloth, mood.light, 0.34), 'rx="8"')
  sheet.rect(0, floor + 78, width, 12, mood.ink, 'opacity=".3"')
  for (const at of [-294, 294]) {
    const x = middle + at
    sheet.rect(
      x - 40,
      floor - 62,
      80,
      92,
      sheet.linear([
        [0, mix(mood.accent, mood.light, 0.3)],
        [1, mix(mood.accent, mood.ink, 0.3)],
      ]),
      'rx="18"',
    )
  }
}

function hangingLamp({ sheet, mood }: Stage, x: number, y: number) {
  sheet.rect(x - 1.5, -10, 3, y + 10, mood.ink, 'opacity=".7"')
  sheet.glow(x, y + 40, 240, mood.light, 0.6)
  const brass = mix(mood.light, mood.wood, 0.5)
  sheet.path(
    `M${n(x)} ${n(y - 26)}Q${n(x + 40)} ${n(y)} ${n(x + 34)} ${n(y + 48)}Q${n(x + 18)} ${n(y + 82)} ${n(x)} ${n(y + 92)}Q${n(x - 18)} ${n(y + 82)} ${n(x - 34)} ${n(y + 48)}Q${n(x - 40)} ${n(y)} ${n(x)} ${n(y - 26)}Z`,
    brass,
  )
  for (const at of [-16, 0, 16]) sheet.ellipse(x + at, y + 36, 5, 22, '#fff3cf')
}

/** A tray on legs with a long-spouted pot and small cups. */
function brassTray({ sheet, mood }: Stage, x: number, foot: number) {
  const brass = mix(mood.light, mood.wood, 0.42)
  const top = foot - 58
  sheet.ellipse(x, foot, 150, 16, mood.ink, 'opacity=".36"')
  for (const at of [-92, 92]) sheet.rect(x + at - 6, top, 12, 58, mix(mood.wood, mood.ink, 0.4))
  sheet.ellipse(x, top + 5, 176, 36, darken(brass, 0.36))
  sheet.ellipse(
    x,
    top,
    176,
    34,
    sheet.linear([
      [0, mix(brass, '#ffffff', 0.4)],
      [1, brass],
    ]),
  )
  const pot = sheet.linear(
    [
      [0, mix(brass, '#ffffff', 0.5)],
      [0.5, brass],
      [1, darken(brass, 0.4)],
    ],
    true,
  )
  const y = top - 4
  sheet.path(`M${n(x - 86)} ${n(y)}q-18 -34 14 -66l-4 -34q20 -40 40 0l-4 34q32 32 14 66z`, pot)
  sheet.stroke(`M${n(x - 36)} ${n(y - 58)}q34 -2 40 -46`, darken(brass, 0.1), 9)
  sheet.stroke(`M${n(x - 78)} ${n(y - 84)}q-44 24 -16 66`, darken(brass, 0.3), 6)
  for (const at of [24, 66, 108]) {
    sheet.path(`M${n(x + at - 15)} ${n(y - 28)}h30q-3 30 -15 30t-15 -30z`, '#fdf8ee')
    sheet.rect(x + at - 14, y - 24, 28, 4, mood.accent)
  }
}
