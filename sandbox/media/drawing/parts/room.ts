import { darken, mix } from '../colour'
import type { Stage } from '../scene'
import { n } from '../sheet'

/** A wall taller than this shows its ceiling. */
const CEILING = 800

/** Back wall, skirting and a floor of boards that run towards the viewer. */
export function shell(stage: Stage, floorLine: number, wall: string) {
  const { sheet, width, height, mood } = stage
  sheet.rect(
    0,
    0,
    width,
    floorLine,
    sheet.linear([
      [0, darken(wall, 0.22)],
      [0.5, wall],
      [1, mix(wall, mood.light, 0.22)],
    ]),
  )
  sheet.rect(
    0,
    0,
    width,
    floorLine,
    sheet.linear(
      [
        [0, mood.ink, 0.3],
        [0.22, mood.ink, 0],
        [0.8, mood.ink, 0],
        [1, mood.ink, 0.28],
      ],
      true,
    ),
  )
  if (floorLine > CEILING) ceiling(stage, floorLine - CEILING, wall)
  const boards = mix(mood.wood, mood.ink, 0.18)
  sheet.rect(
    0,
    floorLine,
    width,
    height - floorLine,
    sheet.linear([
      [0, mix(boards, mood.light, 0.26)],
      [1, darken(boards, 0.3)],
    ]),
  )
  let seams = ''
  for (let x = -width; x < width * 2; x += 92) {
    seams += `M${n(width / 2 + (x - width / 2) * 0.62)} ${n(floorLine)}L${n(x)} ${n(height)}`
  }
  sheet.stroke(seams, mood.ink, 1.6, 'opacity=".25"')
  sheet.rect(0, floorLine - 16, width, 16, mix(wall, '#ffffff', 0.3))
  sheet.rect(0, floorLine - 2, width, 5, mood.ink, 'opacity=".25"')
}

function ceiling({ sheet, width, mood }: Stage, foot: number, wall: string) {
  const plaster = mix(wall, '#ffffff', 0.3)
  sheet.rect(
    0,
    0,
    width,
    foot,
    sheet.linear([
      [0, mix(plaster, mood.ink, 0.5)],
      [1, mix(plaster, mood.light, 0.16)],
    ]),
  )
  let beams = ''
  for (let x = -width; x < width * 2; x += 260) {
    const far = width / 2 + (x - width / 2) * 0.5
    beams += `M${n(far - 12)} ${n(foot)}h24L${n(x + 34)} -2h-68Z`
  }
  sheet.path(beams, mix(mood.wood, mood.ink, 0.3), 'opacity=".55"')
  sheet.rect(0, foot - 6, width, 20, mix(plaster, '#ffffff', 0.35))
  sheet.rect(0, foot + 14, width, 5, mood.ink, 'opacity=".2"')
}

export interface WindowBox {
  x: number
  y: number
  width: number
  height: number
}

/** Windows on the hotel's own view, one view behind all of them, optionally with curtains. */
export function windowsOnView(
  stage: Stage,
  boxes: readonly WindowBox[],
  { panes = 2, curtain = null }: { panes?: number; curtain?: string | null } = {},
) {
  const { sheet, mood } = stage
  const frame = mix(mood.wall, '#ffffff', 0.45)
  for (const box of boxes) {
    sheet.rect(box.x - 14, box.y - 14, box.width + 28, box.height + 28, mix(frame, mood.ink, 0.12))
  }
  const holes = boxes.map(
    ({ x, y, width, height }) =>
      `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"/>`,
  )
  sheet.group(sheet.clip(holes.join('')), () => stage.outlook(around(boxes)))
  for (const box of boxes) {
    sheet.rect(
      box.x,
      box.y,
      box.width,
      box.height,
      sheet.linear([
        [0, mood.ink, 0.16],
        [0.5, mood.ink, 0],
        [1, mood.light, 0.08],
      ]),
    )
    for (let pane = 1; pane < panes; pane += 1) {
      sheet.rect(box.x + (box.width * pane) / panes - 4, box.y, 8, box.height, frame)
    }
    sheet.rect(box.x - 14, box.y - 14, box.width + 28, 14, frame)
    sheet.rect(box.x - 26, box.y + box.height, box.width + 52, 16, mix(frame, '#ffffff', 0.3))
    if (curtain) curtains(stage, box, curtain)
  }
}

function around(boxes: readonly WindowBox[]): WindowBox {
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  return {
    x: left,
    y: top,
    width: Math.max(...boxes.map(({ x, width }) => x + width)) - left,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) - top,
  }
}

function curtains(stage: Stage, box: WindowBox, colour: string) {
  const { sheet, mood } = stage
  sheet.rect(box.x - 96, box.y - 44, box.width + 192, 6, mix(mood.wood, mood.ink, 0.4))
  for (const x of [box.x - 88, box.x + box.width - 22]) {
    drape(stage, x, box.y - 40, 110, box.height + 110, colour)
  }
}

/** A hanging cloth in folds. */
export function drape(
  { sheet, mood }: Stage,
  x: number,
  y: number,
  wide: number,
  tall: number,
  colour: string,
) {
  const folds = Math.max(4, Math.round(wide / 20))
  const step = wide / folds
  for (let fold = 0; fold < folds; fold += 1) {
    const left = x + fold * step
    sheet.path(
      `M${n(left)} ${n(y)}h${n(step + 1)}q${n(step * 0.25)} ${n(tall * 0.5)} 0 ${n(tall)}q${n(-step / 2)} 7 ${n(-step - 1)} 0q${n(step * 0.25)} ${n(-tall * 0.5)} 0 ${n(-tall)}z`,
      sheet.linear(
        [
          [0, mix(colour, mood.ink, 0.3)],
          [0.4, mix(colour, mood.light, 0.2)],
          [1, mix(colour, mood.ink, 0.22)],
        ],
        true,
      ),
    )
  }
}

/** A lamp on a cord. `y` is the lower edge of its shade. */
export function pendant({ sheet, mood }: Stage, x: number, y: number, size: number, shade: string) {
  sheet.rect(x - 1.2, -10, 2.4, y - size * 0.8 + 10, mood.ink, 'opacity=".7"')
  sheet.glow(x, y, size * 4.2, mood.light, 0.5)
  sheet.ellipse(x, y, size * 0.86, size * 0.16, '#fff7e2')
  sheet.path(
    `M${n(x - size * 0.9)} ${n(y)}Q${n(x - size * 0.8)} ${n(y - size * 0.8)} ${n(x - size * 0.12)} ${n(y - size * 0.86)}h${n(size * 0.24)}Q${n(x + size * 0.8)} ${n(y - size * 0.8)} ${n(x + size * 0.9)} ${n(y)}Q${n(x)} ${n(y + size * 0.16)} ${n(x - size * 0.9)} ${n(y)}Z`,
    sheet.linear(
      [
        [0, mix(shade, mood.light, 0.35)],
        [0.5, shade],
        [1, mix(shade, mood.ink, 0.35)],
      ],
      true,
    ),
  )
}

/** A lamp on `foot`, with its cone of light on the wall behind it. */
export function tableLamp({ sheet, mood }: Stage, x: number, foot: number, size = 1) {
  sheet.glow(x, foot - 74 * size, 210 * size, mood.light, 0.72)
  sheet.rect(x - 3 * size, foot - 50 * size, 6 * size, 50 * size, mix(mood.wood, mood.ink, 0.3))
  sheet.ellipse(x, foot - 3, 17 * size, 5 * size, mix(mood.wood, mood.ink, 0.4))
  sheet.path(
    `M${n(x - 20 * size)} ${n(foot - 104 * size)}h${n(40 * size)}l${n(14 * size)} ${n(58 * size)}h${n(-68 * size)}z`,
    sheet.linear([
      [0, '#fff3d6'],
      [1, mood.light],
    ]),
  )
}

/** A framed print of hills and a sun, in the hotel's colours. */
export function print(
  { sheet, random, mood }: Stage,
  x: number,
  y: number,
  wide: number,
  tall: number,
) {
  sheet.rect(x + 5, y + 8, wide, tall, mood.ink, 'opacity=".22"')
  sheet.rect(x, y, wide, tall, mix(mood.wood, mood.ink, 0.45))
  sheet.rect(x + 6, y + 6, wide - 12, tall - 12, '#f7f1e6')
  const inset = Math.min(wide, tall) * 0.14
  const [left, top, right, foot] = [x + inset, y + inset, x + wide - inset, y + tall - inset]
  sheet.rect(left, top, right - left, foot - top, mix(mood.sky[3], mood.sky[4], 0.5))
  sheet.circle(
    left + (right - left) * random.between(0.35, 0.65),
    top + (foot - top) * 0.38,
    (right - left) * 0.16,
    mood.accent,
  )
  for (const [share, colour] of [
    [0.55, mood.haze],
    [0.72, mood.textile],
  ] as const) {
    const line = top + (foot - top) * share
    sheet.path(
      `M${n(left)} ${n(line)}Q${n(left + (right - left) * 0.3)} ${n(line - (foot - top) * random.between(0.06, 0.2))} ${n((left + right) / 2)} ${n(line)}T${n(right)} ${n(line - 4)}V${n(foot)}H${n(left)}Z`,
      colour,
    )
  }
}

/** An armchair seen from the front, `x` in its middle. */
export function armchair(
  { sheet, mood }: Stage,
  x: number,
  foot: number,
  size: number,
  colour: string,
) {
  const shade = sheet.linear([
    [0, mix(colour, mood.light, 0.3)],
    [1, mix(colour, mood.ink, 0.28)],
  ])
  sheet.ellipse(x, foot, 92 * size, 9 * size, mood.ink, 'opacity=".3"')
  for (const side of [-1, 1])
    sheet.polygon(
      [
        [x + side * 62 * size, foot - 26 * size],
        [x + side * 70 * size, foot],
        [x + side * 63 * size, foot],
        [x + side * 50 * size, foot - 26 * size],
      ],
      mix(mood.wood, mood.ink, 0.35),
    )
  sheet.path(
    `M${n(x - 64 * size)} ${n(foot - 30 * size)}V${n(foot - 134 * size)}q0 ${n(-34 * size)} ${n(34 * size)} ${n(-34 * size)}h${n(60 * size)}q${n(34 * size)} 0 ${n(34 * size)} ${n(34 * size)}v${n(104 * size)}z`,
    shade,
  )
  sheet.rect(
    x - 52 * size,
    foot - 76 * size,
    104 * size,
    46 * size,
    mix(colour, mood.light, 0.34),
    `rx="${n(12 * size)}"`,
  )
  for (const side of [-1, 1])
    sheet.rect(
      x + side * 68 * size - 18 * size,
      foot - 98 * size,
      36 * size,
      78 * size,
      mix(colour, mood.light, side < 0 ? 0.22 : 0.06),
      `rx="${n(16 * size)}"`,
    )
}
