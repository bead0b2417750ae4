import { darken, mix } from '../colour'
import { pottedPlant } from '../parts/plants'
import { chairFromBehind } from '../parts/seating'
import type { Scene, Stage } from '../scene'
import { n } from '../sheet'

/** A terrace of a room's own: two chairs turned to the view, a lantern between them. */
export const roomTerrace: Scene = (stage) => {
  const { sheet, width, height, mood } = stage
  const floor = height * 0.72
  const middle = width / 2
  stage.outlook({ x: 0, y: 0, width, height: floor })
  railing(stage, floor)
  boards(stage, floor)
  const cloth = mix(mood.textile, mood.wall, 0.3)
  chairFromBehind(stage, middle - 220, floor + 128, cloth)
  chairFromBehind(stage, middle + 220, floor + 128, cloth)
  sideTable(stage, middle, floor + 120)
  pottedPlant(stage, middle - 440, floor + 96, 330, mood.stone)
  pottedPlant(stage, middle + 440, floor + 96, 300, mood.accent)
  pottedPlant(stage, middle - 690, floor + 120, 380, mood.wood)
  pottedPlant(stage, middle + 690, floor + 120, 360, mood.stone)
  sheet.rect(
    0,
    0,
    width,
    40,
    sheet.linear([
      [0, mood.ink, 0.5],
      [1, mood.ink, 0],
    ]),
  )
}

function railing({ sheet, width, mood }: Stage, floor: number) {
  const iron = mix(mood.ink, mood.wood, 0.2)
  const top = floor - 150
  let bars = ''
  for (let x = (width / 2) % 34; x < width; x += 34) bars += `M${n(x)} ${n(top)}V${n(floor + 4)}`
  sheet.stroke(bars, iron, 4, 'opacity=".85"')
  sheet.rect(0, top - 10, width, 13, mix(iron, mood.light, 0.2))
  sheet.rect(0, floor - 12, width, 9, iron)
}

function boards({ sheet, width, height, mood }: Stage, floor: number) {
  const wood = mix(mood.wood, mood.stone, 0.24)
  sheet.rect(
    0,
    floor,
    width,
    height - floor,
    sheet.linear([
      [0, mix(wood, mood.light, 0.34)],
      [1, darken(wood, 0.34)],
    ]),
  )
  const middle = width / 2
  let seams = ''
  for (let x = -width; x < width * 2; x += 74)
    seams += `M${n(middle + (x - middle) * 0.66)} ${n(floor)}L${n(x)} ${n(height)}`
  sheet.stroke(seams, mood.ink, 2, 'opacity=".3"')
  sheet.rect(0, floor - 2, width, 6, mood.ink, 'opacity=".3"')
}

/** A small round table with a lantern and two cups. */
function sideTable({ sheet, mood }: Stage, x: number, foot: number) {
  const top = foot - 104
  sheet.ellipse(x, foot, 66, 10, mood.ink, 'opacity=".36"')
  sheet.rect(x - 5, top, 10, 104, mix(mood.ink, mood.wood, 0.3))
  sheet.ellipse(x, foot - 4, 40, 8, mix(mood.ink, mood.wood, 0.3))
  sheet.ellipse(x, top, 78, 17, mix(mood.stone, mood.light, 0.3))
  sheet.glow(x, top - 46, 220, mood.light, 0.8)
  sheet.rect(x - 24, top - 82, 48, 76, mood.light, 'opacity=".55"')
  for (const at of [-26, 21]) sheet.rect(x + at, top - 84, 5, 80, mood.ink)
  for (const at of [88, 8]) sheet.rect(x - 28, top - at, 56, 7, mood.ink)
  sheet.stroke(`M${n(x - 14)} ${n(top - 88)}q14 -26 28 0`, mood.ink, 4)
  sheet.ellipse(x, top - 34, 7, 15, '#fff6dc')
  for (const at of [-52, 50])
    sheet.path(`M${n(x + at - 11)} ${n(top - 24)}h22q-2 20 -11 20t-11 -20z`, '#ffffff')
}
