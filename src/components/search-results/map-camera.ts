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
/** From a country to a street. */
const ZOOMS = { least: 4, most: 17, alone: 14 }
/** Around the outermost hotels, so that their prices are in sight; more above, where a pin stands. */
const MARGIN = { x: 64, y: 56 }

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
export function fitting(positions: readonly MapPosition[], { width, height }: MapSize): Camera {
  const points = positions.map(worldOf)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [west, east] = [Math.min(...xs), Math.max(...xs)]
  const [north, south] = [Math.min(...ys), Math.max(...ys)]
  const zoomFor = (span: number, room: number) => Math.log2(Math.max(room, TILE / 4) / TILE / span)
  const zoom = Math.min(
    zoomFor(east - west, width - 2 * MARGIN.x),
    zoomFor(south - north, height - 2 * MARGIN.y),
    ZOOMS.alone,
  )
  return { x: (west + east) / 2, y: (north + south) / 2, zoom: Math.max(zoom, ZOOMS.least) }
}

/** After a move of the hand by so many pixels. */
export function panned(camera: Camera, by: Point): Camera {
  const scale = scaleOf(camera)
  const within = (value: number) => Math.min(Math.max(value, 0), 1)
  return { ...camera, x: within(camera.x - by.x / scale), y: within(camera.y - by.y / scale) }
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
