import {
  areaOf,
  fitting,
  framing,
  type MapSize,
  panned,
  pointOf,
  tilesOf,
  worldOf,
  zoomed,
} from './map-camera'

const SIZE: MapSize = { width: 500, height: 700 }
const MUNICH = { latitude: 48.1311, longitude: 11.5862 }
const FREISING = { latitude: 48.4029, longitude: 11.7489 }
const ADDRESS = '/tiles/{z}/{x}/{y}.svg'

it('all hotels are in sight, with room for their prices', () => {
  const camera = fitting([MUNICH, FREISING], SIZE)
  for (const position of [MUNICH, FREISING]) {
    const { x, y } = pointOf(worldOf(position), camera, SIZE)
    expect(x).toBeGreaterThanOrEqual(63.9)
    expect(x).toBeLessThanOrEqual(436.1)
    // A price stands 37 px above its place, the tools take the first 56.
    expect(y).toBeGreaterThanOrEqual(56 + 37)
    expect(y).toBeLessThanOrEqual(660.1)
  }
})

it('one hotel is in the middle of its quarter', () => {
  const camera = fitting([MUNICH], SIZE)
  expect(camera.zoom).toBe(14)
  const { x, y } = pointOf(worldOf(MUNICH), camera, SIZE)
  expect([Math.round(x), Math.round(y)]).toEqual([250, 350])
})

it('the area in sight is shown again as it was, also in a window of another size', () => {
  const camera = fitting([MUNICH, FREISING], SIZE)
  const area = areaOf(camera, SIZE)
  expect(area && area.south < MUNICH.latitude && area.north > FREISING.latitude).toBe(true)
  const again = area && framing(area, SIZE)
  expect(again?.zoom).toBeCloseTo(camera.zoom, 2)
  expect(again?.x).toBeCloseTo(camera.x, 5)
  expect(again?.y).toBeCloseTo(camera.y, 5)
  const small = area && framing(area, { width: 300, height: 300 })
  expect(small?.zoom).toBeLessThan(camera.zoom - 0.7)
})

it('beyond the edge of the world there is no area', () => {
  expect(areaOf({ x: 0, y: 0, zoom: 4 }, SIZE)).toMatchObject({ west: -180, north: 85.0511 })
  expect(framing({ south: -90, west: -180, north: 90, east: 180 }, SIZE)?.zoom).toBe(4)
  expect(framing({ south: -20, west: 170, north: 20, east: -170 }, SIZE)).toBeNull()
})

it('tiles cover the window without a gap, also between two zooms', () => {
  const camera = { ...fitting([MUNICH], SIZE), zoom: 12.37 }
  const tiles = tilesOf(ADDRESS, camera, SIZE)
  const covered = tiles.reduce((sum, { left, top, width, height }) => {
    const wide = Math.min(left + width, SIZE.width) - Math.max(left, 0)
    const tall = Math.min(top + height, SIZE.height) - Math.max(top, 0)
    return sum + Math.max(wide, 0) * Math.max(tall, 0)
  }, 0)
  expect(covered).toBe(SIZE.width * SIZE.height)
  expect(tiles[0]?.src).toMatch(/^\/tiles\/12\/\d+\/\d+\.svg$/)
})

it('asks for no tile beyond the edge of the world', () => {
  const tiles = tilesOf(ADDRESS, { x: 0, y: 0, zoom: 4 }, SIZE)
  for (const { key } of tiles) expect(key).toMatch(/^4\/\d+\/\d+$/)
})

it('what is under the fingers stays under them', () => {
  const camera = fitting([MUNICH], SIZE)
  const before = pointOf(worldOf(FREISING), camera, SIZE)
  const at = { x: before.x - SIZE.width / 2, y: before.y - SIZE.height / 2 }
  const after = pointOf(worldOf(FREISING), zoomed(camera, -1.5, at), SIZE)
  expect(after.x).toBeCloseTo(before.x, 3)
  expect(after.y).toBeCloseTo(before.y, 3)
})

it('moves with the hand, and not out of the world', () => {
  const camera = fitting([MUNICH], SIZE)
  const { x, y } = pointOf(worldOf(MUNICH), panned(camera, { x: 30, y: -20 }), SIZE)
  expect([Math.round(x), Math.round(y)]).toEqual([280, 330])
  expect(panned(camera, { x: 1e9, y: 1e9 })).toMatchObject({ x: 0, y: 0 })
})
