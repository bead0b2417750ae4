import { type Random, seededRandom } from '../drawing/random'
import { type City, cities, type Position, parks, rivers, waters } from './land-data'
import type { Tile } from './tile-request'

/** Colours for the light and the dark scheme. */
const COLOURS = {
  land: ['#f3efe6', '#18213a'],
  town: ['#e9e3d6', '#1f2942'],
  wood: ['#dde8cd', '#1a3238'],
  park: ['#cfe2b9', '#20463a'],
  water: ['#b2d4e6', '#0f2c47'],
  minor: ['#fffdf8', '#2c3854'],
  road: ['#fffdf8', '#3a4765'],
  main: ['#f7dca8', '#6a5d42'],
} as const

const SIZE = 256
/** Kilometres of a degree of latitude. */
const DEGREE_KM = 111.32

/** A square of the map. The same square is always drawn the same, and its edges meet its neighbours’. */
export function drawTile(tile: Tile): string {
  const view = viewOf(tile)
  const shapes = [
    area('wood', woods(view)),
    area(
      'town',
      view.cities.map((city) => ring(view, outline(city))),
    ),
    line(
      'minor',
      minorWidth(tile.z),
      view.cities.map((city) => streets(view, city)),
    ),
    area(
      'park',
      parks.map((park) => ring(view, park)),
    ),
    area(
      'water',
      waters.map((water) => ring(view, water)),
    ),
    ...rivers.map((river) =>
      line('water', riverWidth(view, river.width), [curve(view, river.course)]),
    ),
    line('road', roadWidth(tile.z), [countryRoads(view)]),
    line(
      'main',
      mainWidth(tile.z),
      view.cities.map((city) => mainRoads(view, city)),
    ),
  ]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">` +
    `<style>${STYLES}</style><path class="land" d="M0 0h${SIZE}v${SIZE}H0z"/>${shapes.join('')}</svg>`
  )
}

const STYLES = styles()

function styles(): string {
  const rules = (night: 0 | 1) =>
    Object.entries(COLOURS)
      .map(
        ([name, colours]) => `.${name}{fill:${colours[night]}}.l.${name}{stroke:${colours[night]}}`,
      )
      .join('')
  return (
    `${rules(0)}@media(prefers-color-scheme:dark){${rules(1)}}` +
    '.l{fill:none!important;stroke-linecap:round;stroke-linejoin:round}'
  )
}

interface View {
  zoom: number
  /** The point of a position, in pixels from the tile's corner. */
  point: (position: Position) => Point
  /** Degrees. */
  north: number
  south: number
  west: number
  east: number
  /** Pixels of a kilometre. */
  perKm: number
  /** Those whose ground the tile touches. */
  cities: readonly City[]
}

function viewOf({ z, x, y }: Tile): View {
  const world = SIZE * 2 ** z
  const north = latitudeOf((y * SIZE) / world)
  const south = latitudeOf(((y + 1) * SIZE) / world)
  const west = ((x * SIZE) / world) * 360 - 180
  const east = (((x + 1) * SIZE) / world) * 360 - 180
  const perKm = SIZE / ((north - south) * DEGREE_KM)
  return {
    zoom: z,
    point: ([latitude, longitude]) => [
      ((longitude + 180) / 360) * world - x * SIZE,
      mercator(latitude) * world - y * SIZE,
    ],
    north,
    south,
    west,
    east,
    perKm,
    cities: cities.filter(({ centre: [latitude, longitude], radius }) => {
      const tall = (radius * 1.2) / DEGREE_KM
      const wide = tall / Math.cos(radians(latitude))
      return (
        latitude - tall < north &&
        latitude + tall > south &&
        longitude - wide < east &&
        longitude + wide > west
      )
    }),
  }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** From 0 in the north to 1 in the south. */
function mercator(latitude: number): number {
  return (1 - Math.asinh(Math.tan(radians(latitude))) / Math.PI) / 2
}

function latitudeOf(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
}

const area = (name: string, paths: readonly string[]) => shape(name, '', paths)

const line = (name: string, width: number, paths: readonly string[]) =>
  width > 0 ? shape(`l ${name}`, ` stroke-width="${round(width)}"`, paths) : ''

function shape(name: string, more: string, paths: readonly string[]): string {
  const all = paths.join('')
  return all && `<path class="${name}"${more} d="${all}"/>`
}

const minorWidth = (zoom: number) => (zoom < 12 ? 0 : 0.8 + (zoom - 12) * 1.1)
const roadWidth = (zoom: number) => (zoom < 9 ? 0 : 1 + (zoom - 9) * 0.7)
const mainWidth = (zoom: number) => (zoom < 8 ? 0 : 1 + Math.max(0, zoom - 9) * 0.9)
const riverWidth = ({ perKm }: View, metres: number) => Math.max(1.2, (metres / 1000) * perKm)

const round = (value: number) => Math.round(value * 10) / 10

type Point = readonly [number, number]

/** How far outside of the tile a line is still drawn, for its width. */
const MARGIN = 48

/** Whether all points are beyond one and the same side of the tile. */
function isBeyond(points: readonly (Point | undefined)[]): boolean {
  const all = (is: (point: Point) => boolean) => points.every((point) => !point || is(point))
  return (
    all(([x]) => x < -MARGIN) ||
    all(([x]) => x > SIZE + MARGIN) ||
    all(([, y]) => y < -MARGIN) ||
    all(([, y]) => y > SIZE + MARGIN)
  )
}

/** Of pixels; only what the tile shows of it. */
function pathOf(all: readonly Point[], isClosed: boolean): string {
  const points = thinned(all)
  if (isBeyond(points)) return ''
  if (isClosed) {
    return `M${clipped(points).map(pixels).join('L')}z`
  }
  let path = ''
  let isDrawing = false
  points.forEach((point, index) => {
    const before = points[index - 1]
    if (!before || isBeyond([before, point])) {
      isDrawing = false
      return
    }
    path += isDrawing ? `L${pixels(point)}` : `M${pixels(before)}L${pixels(point)}`
    isDrawing = true
  })
  return path
}

/** Without points that nobody could tell from the one before. */
function thinned(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  points.forEach((point, index) => {
    const [x, y] = kept.at(-1) ?? [Number.POSITIVE_INFINITY, 0]
    const isEnd = index === points.length - 1
    if (isEnd || Math.hypot(point[0] - x, point[1] - y) > 2) kept.push(point)
  })
  return kept
}

/** A closed line without what is beyond the four sides (Sutherland and Hodgman). */
function clipped(points: readonly Point[]): readonly Point[] {
  const sides = [
    [0, 1, SIZE + MARGIN],
    [0, -1, MARGIN],
    [1, 1, SIZE + MARGIN],
    [1, -1, MARGIN],
  ] as const
  return sides.reduce<readonly Point[]>((now, [axis, sign, most]) => {
    const over = (point: Point) => point[axis] * sign - most
    return now.flatMap((point, index) => {
      const before = now.at(index - 1) ?? point
      const [past, here] = [over(before), over(point)]
      const part = past / (past - here)
      const edge: Point = [
        before[0] + (point[0] - before[0]) * part,
        before[1] + (point[1] - before[1]) * part,
      ]
      const crosses = past > 0 !== here > 0
      return [...(crosses ? [edge] : []), ...(here > 0 ? [] : [point])]
    })
  }, points)
}

const pixels = ([x, y]: Point) => `${round(x)} ${round(y)}`

/** A closed line with rounded corners. */
function ring(view: View, positions: readonly Position[]): string {
  return pathOf(smooth(positions.map(view.point), true), true)
}

function curve(view: View, positions: readonly Position[]): string {
  return pathOf(smooth(positions.map(view.point), false), false)
}

/** Cuts corners twice (Chaikin). */
function smooth(points: Point[], isClosed: boolean) {
  let now = points
  for (let time = 0; time < 2; time += 1) {
    const next: Point[] = []
    const first = now[0]
    if (!isClosed && first) next.push(first)
    now.forEach(([x, y], index) => {
      const [nextX, nextY] = now[index + 1] ?? (isClosed ? now[0] : undefined) ?? [Number.NaN, 0]
      if (Number.isNaN(nextX)) return
      next.push([x * 0.75 + nextX * 0.25, y * 0.75 + nextY * 0.25])
      next.push([x * 0.25 + nextX * 0.75, y * 0.25 + nextY * 0.75])
    })
    const last = now.at(-1)
    if (!isClosed && last) next.push(last)
    now = next
  }
  return now
}

/** A position so many kilometres east and north of another. */
function moved([latitude, longitude]: Position, east: number, north: number): Position {
  return [
    latitude + north / DEGREE_KM,
    longitude + east / (DEGREE_KM * Math.cos(radians(latitude))),
  ]
}

/** The edge of a city's built-up ground. */
function outline({ name, centre, radius }: City): Position[] {
  const random = seededRandom(`town ${name}`)
  return Array.from({ length: 28 }, (_, index) => {
    const angle = (index / 28) * 2 * Math.PI
    const reach = radius * random.between(0.82, 1.12)
    return moved(centre, Math.cos(angle) * reach, Math.sin(angle) * reach)
  })
}

/** The blocks of a city, coarser from afar. */
function streets(view: View, city: City): string {
  if (view.zoom < 12) return ''
  const steps = view.zoom < 14 ? [0.42, 0.36] : [0.14, 0.21]
  return steps.map((step, axis) => parallels(view, city, step, axis as 0 | 1)).join('')
}

/** The streets of one direction, each as far as the city reaches and the tile shows. */
function parallels(view: View, city: City, step: number, axis: 0 | 1): string {
  const turn = radians(city.turn)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const wide = Math.cos(radians(city.centre[0])) * DEGREE_KM
  const corners = [view.north, view.south].flatMap((north) =>
    [view.west, view.east].map((east) => {
      const right = (east - city.centre[1]) * wide
      const up = (north - city.centre[0]) * DEGREE_KM
      const turned = [right * cos + up * sin, up * cos - right * sin] as const
      return { across: turned[axis], along: turned[axis === 0 ? 1 : 0] }
    }),
  )
  const most = (of: (corner: (typeof corners)[number]) => number) => Math.max(...corners.map(of))
  const [from, to] = [-most(({ across }) => -across), most(({ across }) => across)]
  const [start, end] = [-most(({ along }) => -along), most(({ along }) => along)]
  const lines: string[] = []
  for (let row = Math.ceil(from / step) - 1; row <= to / step + 1; row += 1) {
    const random = seededRandom(`${city.name} ${axis} ${step} ${row}`)
    const across = (row + random.between(-0.22, 0.22)) * step
    const reach = city.radius * 0.86
    if (Math.abs(across) > reach) continue
    const half = Math.sqrt(reach * reach - across * across)
    const [near, far] = [Math.max(start, -half), Math.min(end, half)]
    if (near >= far) continue
    const at = (along: number) => {
      const [u, v] = axis === 0 ? [across, along] : [along, across]
      return view.point(moved(city.centre, u * cos - v * sin, u * sin + v * cos))
    }
    lines.push(pathOf([at(near), at(far)], false))
  }
  return lines.join('')
}

/** Rings and rays; a bridge crosses a river, and none a sea. */
function mainRoads(view: View, city: City): string {
  const random = seededRandom(`roads ${city.name}`)
  const { centre, radius } = city
  const rings = [0.16, 0.4, 0.72].map((part) => {
    const wobble = Array.from({ length: 12 }, () => random.between(0.86, 1.14))
    return Array.from({ length: 49 }, (_, index) => {
      const angle = (index / 48) * 2 * Math.PI
      const at = (index / 4) % 12
      const [low = 1, high = 1] = [wobble[Math.floor(at)], wobble[Math.ceil(at) % 12]]
      const reach = radius * part * (low + (high - low) * (at % 1))
      return moved(centre, Math.cos(angle) * reach, Math.sin(angle) * reach)
    })
  })
  const rays = Array.from({ length: 9 }, (_, index) => {
    const angle = ((index + random.between(-0.25, 0.25)) / 9) * 2 * Math.PI
    const bend = random.between(-0.35, 0.35)
    return Array.from({ length: 25 }, (_unused, step) => {
      const reach = radius * (0.03 + (step / 24) * 1.35)
      const turned = angle + (bend * step) / 24
      return moved(centre, Math.cos(turned) * reach, Math.sin(turned) * reach)
    })
  })
  return [...rings, ...rays].map((road) => onLand(view, road)).join('')
}

/** The parts of a road that no sea covers. */
function onLand(view: View, road: readonly Position[]): string {
  const parts: Position[][] = [[]]
  for (const position of road) {
    if (isWater(position)) parts.push([])
    else parts.at(-1)?.push(position)
  }
  return parts
    .filter(({ length }) => length > 1)
    .map((part) => curve(view, part))
    .join('')
}

function isWater([north, east]: Position): boolean {
  return waters.some((water) => {
    let isInside = false
    water.forEach(([latitude, longitude], index) => {
      const [otherLatitude, otherLongitude] = water.at(index - 1) ?? [0, 0]
      const crosses = latitude > north !== otherLatitude > north
      const at =
        longitude + ((north - latitude) / (otherLatitude - latitude)) * (otherLongitude - longitude)
      if (crosses && east < at) isInside = !isInside
    })
    return isInside
  })
}

interface Cell {
  random: Random
  centre: Position
  neighbours: () => Position[]
}

/** What lies in the squares of a net over the whole world, near the tile. */
function cells(view: View, kind: string, side: number): Cell[] {
  const rows = [Math.floor(view.south / side) - 1, Math.ceil(view.north / side) + 1] as const
  const columns = [Math.floor(view.west / side) - 1, Math.ceil(view.east / side) + 1] as const
  const found: Cell[] = []
  const place = (row: number, column: number): [Random, Position] => {
    const random = seededRandom(`${kind} ${side} ${row} ${column}`)
    return [
      random,
      [(row + random.between(0.15, 0.85)) * side, (column + random.between(0.15, 0.85)) * side],
    ]
  }
  for (let row = rows[0]; row <= rows[1]; row += 1) {
    for (let column = columns[0]; column <= columns[1]; column += 1) {
      const [random, centre] = place(row, column)
      const neighbours = () => [place(row, column + 1)[1], place(row + 1, column)[1]]
      found.push({ random, centre, neighbours })
    }
  }
  return found
}

function woods(view: View): string[] {
  const sides = [...(view.zoom >= 9 ? [0.22] : []), ...(view.zoom >= 11 ? [0.05] : [])]
  return sides.flatMap((side) =>
    cells(view, 'wood', side).map(({ random, centre }) => {
      if (!random.chance(0.45)) return ''
      const reach = side * DEGREE_KM * random.between(0.12, 0.34)
      const edge = Array.from({ length: 9 }, (_, index) => {
        const angle = (index / 9) * 2 * Math.PI
        const far = reach * random.between(0.55, 1.25)
        return moved(centre, Math.cos(angle) * far * 1.3, Math.sin(angle) * far)
      })
      return ring(view, edge)
    }),
  )
}

/** Roads from village to village. */
function countryRoads(view: View): string {
  if (view.zoom < 9) return ''
  const sides = [0.3, ...(view.zoom >= 11 ? [0.09] : [])]
  return sides
    .flatMap((side) =>
      cells(view, 'village', side).flatMap(({ centre, neighbours }) =>
        neighbours().map((other) => {
          const middle: Position = [
            (centre[0] + other[0]) / 2 + side * 0.06,
            (centre[1] + other[1]) / 2 - side * 0.05,
          ]
          const road = [centre, middle, other]
          return road.some(isWater) ? '' : curve(view, road)
        }),
      ),
    )
    .join('')
}
