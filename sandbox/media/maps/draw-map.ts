import { type Random, seededRandom } from '../drawing/random'

/** Colours for the light and the dark scheme. */
const COLOURS = {
  street: ['#fffdf8', '#33405a'],
  block: ['#ece7db', '#1e2a40'],
  avenue: ['#f6dfb4', '#5b543f'],
  park: ['#cfe0bb', '#21443a'],
  water: ['#b4d5e4', '#12324c'],
  bank: ['#dfd8c8', '#26344c'],
  halo: ['#8a4b12', '#f0b775'],
  pin: ['#8a4b12', '#f0b775'],
  eye: ['#ffffff', '#1d1305'],
} as const

type Point = readonly [number, number]

/** The drawing's size; a picture shows the part that fits its ratio. */
const SIDE = 760
/** Only streets and houses are this near to the pin. */
const CLEAR = 96
const LARGEST_BLOCK = 60

/**
 * A small map around a place: streets, houses, parks, a river and the pin. It is drawn, not
 * surveyed; the same place always has the same map. Light or dark by the `color-scheme` of the
 * element that shows it.
 */
export function drawMap(
  latitude: number,
  longitude: number,
  width: number,
  height: number,
): string {
  const random = seededRandom(`map ${latitude},${longitude}`)
  const scale = Math.max(width, height) / SIDE
  const town = drawTown(random, Math.hypot(width, height) / scale / 2)
  const view = [-width / 2, -height / 2, width, height].map((n) => round(n / scale)).join(' ')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">` +
    `<style>${styles()}</style>` +
    `<path class="street" d="M${-SIDE} ${-SIDE}h${2 * SIDE}v${2 * SIDE}h${-2 * SIDE}z"/>${town}` +
    `<circle class="halo" r="64"/>${pin}</svg>`
  )
}

const pin =
  '<ellipse rx="9" ry="3.5" opacity=".25"/>' +
  '<path class="pin" d="M0 0C-3-11-19-19-19-35a19 19 0 0 1 38 0C19-19 3-11 0 0z"/>' +
  '<circle class="eye" cy="-35" r="7"/>'

function styles(): string {
  const rules = (night: 0 | 1) =>
    Object.entries(COLOURS).map(([name, colours]) =>
      /^(avenue|water|bank)$/.test(name)
        ? `.${name}{stroke:${colours[night]}}`
        : `.${name}{fill:${colours[night]}}`,
    )
  return (
    `${rules(0).join('')}.avenue,.water,.bank{fill:none;stroke-linecap:round}.halo{opacity:.16}` +
    `@media(prefers-color-scheme:dark){${rules(1).join('')}}`
  )
}

/** `reach`: how far from the pin anything can be seen. */
function drawTown(random: Random, reach: number): string {
  const turn = random.between(-28, 28)
  const columns = streets(random)
  const rows = streets(random)
  const river = riverBeside(random)
  const blocks: string[] = []
  const parks: string[] = []
  pairs(columns).forEach(([left, right], x) => {
    pairs(rows).forEach(([top, bottom], y) => {
      const distance = Math.hypot((left + right) / 2, (top + bottom) / 2)
      const box = roundedBox(left, top, right - left, bottom - top)
      // Neighbours of a park are often part of it.
      const isPark = distance > CLEAR && (x * 7 + y * 3) % 11 < 2 && random.chance(0.4)
      if (distance < reach + LARGEST_BLOCK) (isPark ? parks : blocks).push(box)
    })
  })
  const avenues = [
    ...wide(columns).map((at) => line(at, 'x')),
    ...wide(rows).map((at) => line(at, 'y')),
  ]
  const boulevard = `M${-SIDE} ${random.whole(120, 300)}L${SIDE} ${random.whole(-330, -150)}`
  return (
    `<g transform="rotate(${round(turn)})"><path class="block" d="${blocks.join('')}"/>` +
    `<path class="park" d="${parks.join('')}"/></g>` +
    `<path class="bank" stroke-width="${river.width + 14}" d="${river.path}"/>` +
    `<path class="water" stroke-width="${river.width}" d="${river.path}"/>` +
    `<path class="avenue" stroke-width="9" d="${boulevard}"/>` +
    `<path class="avenue" stroke-width="9" d="${avenues.join('')}" transform="rotate(${round(turn)})"/>`
  )
}

interface Street {
  at: number
  width: number
}

/** From one edge to the other; every few streets an avenue, and none through the hotel. */
function streets(random: Random): Street[] {
  const found: Street[] = []
  let untilAvenue = random.whole(1, 3)
  for (let at = -SIDE + random.between(0, 40); at < SIDE; at += random.between(44, 86)) {
    untilAvenue -= 1
    const isAvenue = untilAvenue < 0 && Math.abs(at) > 30
    if (isAvenue) untilAvenue = random.whole(2, 4)
    found.push({ at: Math.round(at), width: isAvenue ? 15 : random.whole(6, 8) })
  }
  return found
}

const wide = (all: Street[]) => all.filter(({ width }) => width > 10).map(({ at }) => at)

const line = (at: number, axis: 'x' | 'y') =>
  axis === 'x' ? `M${at} ${-SIDE}V${SIDE}` : `M${-SIDE} ${at}H${SIDE}`

/** The free stretches between streets. */
function pairs(all: Street[]): Point[] {
  return all.slice(1).flatMap((street, index) => {
    const before = all[index]
    if (!before) return []
    return [[before.at + before.width / 2, street.at - street.width / 2] as const]
  })
}

/** Winds past the hotel on one of its sides, never over it. */
function riverBeside(random: Random): { path: string; width: number } {
  const width = random.whole(44, 84)
  const near = CLEAR + width / 2
  const [a = 0, b = 0, c = 0] = [0, 1, 2].map(() => near + random.between(10, 90))
  const side = random.pick([1, -1] as const)
  const y = (at: number) => round(side * at)
  const path = `M${-SIDE} ${y(a + 70)}C${-SIDE / 2} ${y(a)} ${-SIDE / 4} ${y(b)} 0 ${y(b)}S${SIDE / 2} ${y(c)} ${SIDE} ${y(c + 120)}`
  return { path, width }
}

/** Houses have a small distance from the street's corner. */
function roundedBox(x: number, y: number, width: number, height: number): string {
  const r = 4
  const [w, h] = [Math.round(width) - 2 * r, Math.round(height) - 2 * r]
  return `M${Math.round(x) + r} ${Math.round(y)}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r}-${r} ${r}h${-w}q-${r} 0-${r}-${r}v${-h}q0-${r} ${r}-${r}`
}

const round = (value: number) => Math.round(value * 10) / 10
