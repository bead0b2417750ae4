import { type MapArea, mapArea } from '../../rules/stay/map-area'

/** A place on the earth, in degrees. */
export interface MapPosition {
  latitude: number
  longitude: number
}

/** What a map shows: the middle as fractions of the world from the north-west, and the zoom. */
export interface Camera {
  x: number
  y: number
  /** The world is 256 · 2^zoom pixels wide. */
  zoom: number
}

export interface MapSize {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** A square picture of the map, in pixels of its window. */
export interface MapTile {
  key: string
  src: string
  left: number
  top: number
  width: number
  height: number
}

const TILE = 256
/** Web Mercator is a square: what is nearer to a pole is not on it. */
const MOST_LATITUDE = 85.0511
/** From a country to a street. */
const ZOOMS = { least: 4, most: 17, alone: 14 }
/** Around the outermost hotels, so that their prices are in sight, and at the top below the tools. */
const MARGIN = { side: 64, top: 104, bottom: 40 }

const scaleOf = ({ zoom }: Camera) => TILE * 2 ** zoom

/** Web Mercator. */
export function worldOf({ latitude, longitude }: MapPosition): Point {
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180))
  return { x: (longitude + 180) / 360, y: (1 - north / Math.PI) / 2 }
}

/** Where a point of the world is in the window, in pixels from its top left. */
export function pointOf(world: Point, camera: Camera, { width, height }: MapSize): Point {
  const scale = scaleOf(camera)
  return {
    x: (world.x - camera.x) * scale + width / 2,
    y: (world.y - camera.y) * scale + height / 2,
  }
}

/** Shows all positions, as near as they allow. */
export function fitting(
  positions: readonly MapPosition[],
  size: MapSize,
  { side, top, bottom } = MARGIN,
  most = ZOOMS.alone,
): Camera {
  const points = positions.map(worldOf)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [north, south] = [Math.min(...ys), Math.max(...ys)]
  const zoomFor = (span: number, room: number) => Math.log2(Math.max(room, TILE / 4) / TILE / span)
  const nearest = Math.min(
    zoomFor(east - west, size.width - 2 * side),
    zoomFor(south - north, size.height - top - bottom),
    most,
  )
  const zoom = Math.max(nearest, ZOOMS.least)
  const middle = { x: (west + east) / 2, y: (north + south) / 2, zoom }
  // One hotel stands in the middle of the map, several in the middle of what the tools leave.
  return points.length > 1 ? panned(middle, { x: 0, y: (top - bottom) / 2 }) : middle
}

/** Shows an area as it was seen; null for one that the map cannot show, across the date line. */
export function framing({ south, west, north, east }: MapArea, size: MapSize): Camera | null {
  const corners = [
    { latitude: within(south, MOST_LATITUDE), longitude: west },
    { latitude: within(north, MOST_LATITUDE), longitude: east },
  ]
  return west < east ? fitting(corners, size, { side: 0, top: 0, bottom: 0 }, ZOOMS.most) : null
}

/** The area that the window shows; null for none. */
export function areaOf(camera: Camera, { width, height }: MapSize): MapArea | null {
  const scale = scaleOf(camera)
  const [north, west] = degreesOf(camera.x - width / 2 / scale, camera.y - height / 2 / scale)
  const [south, east] = degreesOf(camera.x + width / 2 / scale, camera.y + height / 2 / scale)
  return mapArea({ south, west, north, east })
}

/** Latitude and longitude of a point, or of the edge of the world that it lies beyond. */
function degreesOf(x: number, y: number): [number, number] {
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * (180 / Math.PI)
  return [within(latitude, MOST_LATITUDE), within(x * 360 - 180, 180)]
}

const within = (value: number, most: number) => Math.min(Math.max(value, -most), most)

/** After a move of the hand by so many pixels. */
export function panned(camera: Camera, by: Point): Camera {
  const scale = scaleOf(camera)
  const inWorld = (value: number) => Math.min(Math.max(value, 0), 1)
  return { ...camera, x: inWorld(camera.x - by.x / scale), y: inWorld(camera.y - by.y / scale) }
}

/** Nearer or farther; what is at the point, in pixels from the middle, stays there. */
export function zoomed(camera: Camera, by: number, at: Point = { x: 0, y: 0 }): Camera {
  const zoom = Math.min(Math.max(camera.zoom + by, ZOOMS.least), ZOOMS.most)
  const nearer = panned(camera, { x: -at.x, y: -at.y })
  return panned({ ...nearer, zoom }, at)
}

export const canZoom = ({ zoom }: Camera) => ({
  isNearest: zoom >= ZOOMS.most,
  isFarthest: zoom <= ZOOMS.least,
})

/** The tiles in sight. Neighbours have the same edge to the pixel, so that no gap shows. */
export function tilesOf(address: string, camera: Camera, size: MapSize): MapTile[] {
  const zoom = Math.round(camera.zoom)
  const count = 2 ** zoom
  const corner = pointOf({ x: 0, y: 0 }, camera, size)
  const side = scaleOf(camera) / count
  const edge = (from: number, index: number) => Math.round(from + index * side)
  const range = (from: number, room: number) => {
    const first = Math.max(0, Math.floor(-from / side))
    const last = Math.min(count - 1, Math.floor((room - from) / side))
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  }
  return range(corner.y, size.height).flatMap((row) =>
    range(corner.x, size.width).map((column) => {
      const [left, top] = [edge(corner.x, column), edge(corner.y, row)]
      return {
        key: `${zoom}/${column}/${row}`,
        src: address.replace('{z}', `${zoom}`).replace('{x}', `${column}`).replace('{y}', `${row}`),
        left,
        top,
        width: edge(corner.x, column + 1) - left,
        height: edge(corner.y, row + 1) - top,
      }
    }),
  )
}
