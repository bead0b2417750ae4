import { darken, mix } from '../colour'
import { palm } from '../parts/plants'
import { sky } from '../parts/sky'
import type { Scene, Stage } from '../scene'
import { n } from '../sheet'

/** Earthen walls at the edge of the dunes, palms, a big low sun. */
export const desert: Scene = (stage) => {
  const { sheet, width, height, random, mood } = stage
  const horizon = height * 0.62
  sky(stage, horizon, { stars: 60 })
  const sunX = width / 2 - 330
  sheet.glow(sunX, horizon - 130, 620, mood.light, 0.7)
  sheet.circle(
    sunX,
    horizon - 130,
    108,
    sheet.linear([
      [0, mix(mood.light, '#ffffff', 0.6)],
      [1, mix(mood.light, mood.accent, 0.25)],
    ]),
  )
  const sand = mix('#e3b077', mood.accent, 0.25)
  for (let ridge = 0; ridge < 3; ridge += 1) {
    dune(
      stage,
      horizon - 26 + ridge * 34,
      70 - ridge * 8,
      mix(mix(mood.sky[3], mood.haze, 0.3), sand, 0.25 + ridge * 0.3),
    )
  }
  settlement(stage, width / 2 + 150, horizon + 118, sand)
  for (const [at, tall] of [
    [-420, 200],
    [-350, 260],
    [-300, 180],
    [470, 270],
    [560, 200],
    [640, 240],
    [-640, 220],
  ] as const) {
    palm(
      stage,
      width / 2 + at + random.between(-20, 20),
      horizon + 132,
      tall,
      mix(mood.ink, mood.leaf, 0.35),
    )
  }
  dune(stage, horizon + 136, 60, mix(sand, mood.sky[2], 0.22))
  dune(stage, horizon + 210, 70, mix(sand, mood.ink, 0.38))
  dune(stage, height - 40, 56, mix(sand, mood.ink, 0.62))
}

/** A dune with a sharp crest: the windward side lit, the lee in shade. */
function dune(
  { sheet, width, height, random, mood }: Stage,
  y: number,
  relief: number,
  fill: string,
) {
  const crests = Math.max(2, Math.round(width / 620))
  const step = width / crests
  const start = -random.between(0, step * 0.6)
  let outline = `M-40 ${n(height + 10)}L-40 ${n(y)}`
  let shade = ''
  let x = start
  for (let crest = 0; crest <= crests + 1; crest += 1) {
    const peakX = x + step * random.between(0.4, 0.6)
    const peakY = y - relief * random.between(0.5, 1)
    const endX = x + step
    outline += `C${n(x + (peakX - x) * 0.4)} ${n(y)} ${n(x + (peakX - x) * 0.7)} ${n(peakY + relief * 0.1)} ${n(peakX)} ${n(peakY)}C${n(peakX + (endX - peakX) * 0.25)} ${n(peakY + relief * 0.5)} ${n(peakX + (endX - peakX) * 0.55)} ${n(y)} ${n(endX)} ${n(y)}`
    shade += `M${n(peakX)} ${n(peakY)}C${n(peakX + (endX - peakX) * 0.25)} ${n(peakY + relief * 0.5)} ${n(peakX + (endX - peakX) * 0.55)} ${n(y)} ${n(endX)} ${n(y)}C${n(endX - 20)} ${n(y + relief * 0.6)} ${n(endX - 120)} ${n(y + relief * 1.6)} ${n(peakX + 40)} ${n(y + relief * 2.6)}C${n(peakX + 130)} ${n(y + relief * 1.5)} ${n(peakX - 70)} ${n(y + relief * 0.5)} ${n(peakX)} ${n(peakY)}Z`
    x = endX
  }
  sheet.path(
    `${outline}L${n(width + 400)} ${n(height + 10)}Z`,
    sheet.linear([
      [0, mix(fill, mood.light, 0.4)],
      [0.35, fill],
      [1, darken(fill, 0.25)],
    ]),
  )
  sheet.path(
    shade,
    sheet.linear([
      [0, mood.ink, 0.32],
      [1, mood.ink, 0],
    ]),
  )
}

function settlement(stage: Stage, x: number, foot: number, sand: string) {
  const { sheet, mood } = stage
  const earth = mix(mix(sand, mood.roof, 0.35), mood.ink, 0.16)
  sheet.glow(x, foot - 70, 420, mood.light, 0.42)
  block(stage, x - 330, foot, 190, 120, mix(earth, mood.sky[2], 0.16))
  block(stage, x + 120, foot, 240, 138, mix(earth, mood.sky[2], 0.1))
  block(stage, x - 180, foot, 320, 186, earth)
  windTower(stage, x + 96, foot, earth)
  block(stage, x - 360, foot + 16, 120, 84, mix(earth, mood.ink, 0.12))
  block(stage, x + 240, foot + 18, 190, 92, mix(earth, mood.ink, 0.16))
  sheet.path(`M${n(x - 58)} ${n(foot + 20)}v-92q0 -44 38 -58q38 14 38 58v92z`, darken(earth, 0.45))
  sheet.path(
    `M${n(x - 46)} ${n(foot + 20)}v-86q0 -36 26 -48q26 12 26 48v86z`,
    sheet.linear([
      [0, mix(mood.light, mood.accent, 0.25)],
      [1, mix(mood.light, '#ffffff', 0.4)],
    ]),
  )
}

/** A plastered cube with stepped battlements and small triangles cut into its walls. */
function block(
  { sheet, random, mood }: Stage,
  x: number,
  foot: number,
  wide: number,
  tall: number,
  fill: string,
) {
  const top = foot - tall
  const body = sheet.linear(
    [
      [0, mix(fill, mood.light, 0.42)],
      [0.3, mix(fill, mood.light, 0.12)],
      [1, darken(fill, 0.24)],
    ],
    true,
  )
  sheet.path(
    `M${n(x)} ${n(foot + 60)}L${n(x + 5)} ${n(top)}H${n(x + wide - 5)}L${n(x + wide)} ${n(foot + 60)}Z`,
    body,
  )
  let battlements = ''
  for (let at = x + 6; at < x + wide - 14; at += 19)
    battlements += `M${n(at)} ${n(top + 1)}v-7h4v-7h5v7h4v7z`
  sheet.path(battlements, body)
  for (let at = x + 20; at < x + wide - 20; at += 26)
    sheet.path(`M${n(at)} ${n(top + 24)}l6 -10l6 10z`, mood.ink, 'opacity=".45"')
  for (let row = 0; row * 46 < tall - 60; row += 1) {
    for (let at = x + 24; at < x + wide - 26; at += 44) {
      const lit = random.chance(0.6)
      sheet.path(
        `M${n(at)} ${n(top + 66 + row * 46)}v-18q0 -9 7 -12q7 3 7 12v18z`,
        lit ? mood.light : darken(fill, 0.5),
      )
    }
  }
}

function windTower({ sheet, mood }: Stage, x: number, foot: number, earth: string) {
  const top = foot - 300
  sheet.path(
    `M${n(x)} ${n(foot)}L${n(x + 7)} ${n(top)}h62L${n(x + 76)} ${n(foot)}Z`,
    sheet.linear(
      [
        [0, mix(earth, mood.light, 0.45)],
        [0.4, earth],
        [1, darken(earth, 0.3)],
      ],
      true,
    ),
  )
  for (let slit = 0; slit < 4; slit += 1)
    sheet.rect(x + 13 + slit * 14, top + 18, 7, 74, mood.ink, 'opacity=".7"')
  sheet.rect(x + 2, top - 8, 72, 10, mix(earth, mood.light, 0.3))
  for (const y of [150, 200]) sheet.rect(x - 10, top + y, 96, 5, mix(mood.wood, mood.ink, 0.5))
}
