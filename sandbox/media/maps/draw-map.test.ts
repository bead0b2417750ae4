import sharp from 'sharp'
import { drawMap } from './draw-map'
import { readMapRequest } from './map-request'

const newYork = [40.7527, -73.9862] as const

it('is the same map for the same place, and another for another', () => {
  expect(drawMap(...newYork, 640, 400)).toBe(drawMap(...newYork, 640, 400))
  expect(drawMap(...newYork, 640, 400)).not.toBe(drawMap(48.12, 11.57, 640, 400))
})

it('has the requested size, is small, and contains only finite numbers', async () => {
  const svg = drawMap(...newYork, 640, 400)
  const { width, height } = await sharp(Buffer.from(svg)).metadata()
  expect([width, height]).toEqual([640, 400])
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(svg.length).toBeLessThan(16_000)
})

it('has its pin in the centre', async () => {
  const { data, info } = await sharp(Buffer.from(drawMap(...newYork, 640, 400)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (200 * info.width + 320) * info.channels - 6 * info.width * info.channels
  const [red = 0, green = 0, blue = 0] = data.subarray(at)
  expect([red, green, blue]).toEqual([0x8a, 0x4b, 0x12])
})

it.each([
  ['40.7527,-73.9862.svg', {}, { latitude: 40.7527, longitude: -73.9862, width: 640, height: 400 }],
  [
    '0,0.svg',
    { width: '100', height: '50' },
    { latitude: 0, longitude: 0, width: 100, height: 50 },
  ],
  ['91,0.svg', {}, 'nonsense'],
  ['0,181.svg', {}, 'nonsense'],
  ['0,0.svg', { width: '9999' }, 'nonsense'],
  ['0,0.svg', { height: '-1' }, 'nonsense'],
  ['0,0.png', {}, 'unknown'],
  ['here.svg', {}, 'unknown'],
  ['1e3,0.svg', {}, 'unknown'],
])('%s %p', (file, query, asked) => {
  expect(readMapRequest(file, query)).toEqual(asked)
})
