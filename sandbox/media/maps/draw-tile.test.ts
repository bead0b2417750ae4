import sharp from 'sharp'
import { drawTile } from './draw-tile'
import { readTile } from './tile-request'

/** The tile of a position. */
function tileAt(north: number, east: number, z: number) {
  const radians = (north * Math.PI) / 180
  const x = Math.floor(((east + 180) / 360) * 2 ** z)
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z)
  return { z, x, y }
}

async function colourAt(tile: { z: number; x: number; y: number }, x: number, y: number) {
  const { data, info } = await sharp(Buffer.from(drawTile(tile)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return [...data.subarray(at, at + 3)]
}

const WATER = [0xb2, 0xd4, 0xe6]

it('is the same each time, small, and of finite numbers at every zoom', () => {
  for (let z = 4; z <= 18; z += 1) {
    for (const [north, east] of [
      [51.5073, -0.1276],
      [48.1374, 11.5755],
      [-33.86, 151.2],
      [0, 0],
    ] as const) {
      const tile = tileAt(north, east, z)
      const svg = drawTile(tile)
      expect(svg).toBe(drawTile(tile))
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(svg.length).toBeLessThan(40_000)
    }
  }
})

it('has the sea where the sea is, and land beside it', async () => {
  expect(await colourAt(tileAt(50.5, -0.2, 10), 128, 128)).toEqual(WATER)
  expect(await colourAt(tileAt(51.5073, -0.1276, 10), 20, 20)).not.toEqual(WATER)
})

it.each([
  ['12', '2046', '1362.svg', { z: 12, x: 2046, y: 1362 }],
  ['3', '0', '0.svg', null],
  ['19', '0', '0.svg', null],
  ['4', '16', '0.svg', null],
  ['4', '0', '16.svg', null],
  ['4', '-1', '0.svg', null],
  ['4', '0', '0.png', null],
  ['x', '0', '0.svg', null],
])('%s/%s/%s', (zoom, column, file, tile) => {
  expect(readTile(zoom, column, file)).toEqual(tile)
})
