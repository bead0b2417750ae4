import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { PARTNERS } from '../seed/co-brand-cards'
import { hotels } from '../seed/hotels'
import { roomsOf } from '../seed/rooms'
import { mediaPlugin } from './media-plugin'
import { dynamicRoomPictureUrl, pictureSizes, pictureUrl, roomPictureUrl } from './picture-url'

const [hotel] = hotels
if (!hotel) throw new Error('The seed has no hotels')
const [room, otherRoom] = roomsOf(hotel.id)
if (!room || !otherRoom) throw new Error('The first hotel needs two room types')

let folder: string
let server: FastifyInstance
let origin: string

const start = async () => {
  server = fastify()
  await server.register(mediaPlugin, { hotels, cacheFolder: join(folder, 'pictures') })
  origin = await server.listen({ port: 0, host: '127.0.0.1' })
}

const get = async (path: string) => {
  const response = await fetch(origin + path)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'))
  await start()
})

afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

describe('pictures', () => {
  test.each([
    [400, 225],
    [358, 160],
    [285, 507],
    [1, 1],
  ])('have the requested %i × %i pixels', async (width, height) => {
    const { response, bytes } = await get(pictureUrl(hotel, 0, width, height))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height })
  })

  test('are also JPEG, and smaller at a lower quality', async () => {
    const path = `/media/hotels/${hotel.seoNickname}/1-400x225.jpg`
    const [fine, coarse] = [await get(`${path}?q=90`), await get(`${path}?q=30`)]
    expect(fine.response.headers.get('content-type')).toBe('image/jpeg')
    expect((await sharp(fine.bytes).metadata()).format).toBe('jpeg')
    expect(coarse.bytes.length).toBeLessThan(fine.bytes.length)
  })

  test('have widths at 16:9 for a srcset', () => {
    expect(pictureSizes.map(({ width }) => width)).toEqual([400, 800, 1200, 1600])
    for (const { width, height } of pictureSizes) expect(width * 9).toBe(height * 16)
  })

  test('have the same bytes after the cache is deleted', async () => {
    const path = pictureUrl(hotel, 0, 320, 180)
    const first = await get(path)
    await rm(join(folder, 'pictures'), { recursive: true })
    const second = await get(path)
    expect(second.bytes.equals(first.bytes)).toBe(true)
  })

  test('are stored on disk and served from there by the next process', async () => {
    const path = pictureUrl(hotel, 0, 320, 180)
    await get(path)
    const kept = await readdir(join(folder, 'pictures'))
    expect(kept).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.webp$/)])
    await writeFile(join(folder, 'pictures', String(kept[0])), 'from the cache')
    await server.close()
    await start()
    expect((await get(path)).bytes.toString()).toBe('from the cache')
  })

  test('are each rendered and stored once for concurrent requests', async () => {
    const paths = Array.from({ length: 24 }, (_, at) => pictureUrl(hotel, at % 4, 240, 135))
    const answers = await Promise.all(paths.map(get))
    expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([200]))
    expect(answers[0]?.bytes.equals(answers[4]?.bytes ?? Buffer.alloc(0))).toBe(true)
    expect(await readdir(join(folder, 'pictures'))).toHaveLength(4)
  })

  test.each([
    '/media/hotels/no-such-hotel/0-400x225.webp',
    `/media/hotels/${hotel.seoNickname}/99-400x225.webp`,
    `/media/hotels/${hotel.seoNickname}/0-400x225.gif`,
    `/media/hotels/${hotel.seoNickname}/cover.webp`,
    `/media/hotels/${hotel.seoNickname}/..%2F..%2Fpackage.json`,
  ])('404: %s', async (path) => {
    const { response, bytes } = await get(path)
    expect(response.status).toBe(404)
    expect(JSON.parse(bytes.toString())).toMatchObject({ error: 'MediaNotFound' })
    expect(response.headers.get('cache-control')).toBeNull()
  })

  test.each([
    '0-0x225.webp',
    '0-400x0.webp',
    '0-2401x225.webp',
    '0-400x99999.webp',
    '0--4x225.webp',
    '0-4e2x225.webp',
    '0-400x225.webp?q=0',
    '0-400x225.webp?q=101',
    '0-400x225.webp?q=high',
    '0-400x225.webp?q=1&q=2',
  ])('400: %s', async (file) => {
    const { response, bytes } = await get(`/media/hotels/${hotel.seoNickname}/${file}`)
    expect(response.status).toBe(400)
    expect(JSON.parse(bytes.toString())).toMatchObject({ error: 'PictureSizeInvalid' })
  })
})

describe('pictures of rooms', () => {
  test('have the asked size, each room its own', async () => {
    const { response, bytes } = await get(roomPictureUrl(hotel, room, 0, 285, 507))
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 285, height: 507 })
    const other = await get(roomPictureUrl(hotel, otherRoom, 0, 285, 507))
    expect(other.bytes.equals(bytes)).toBe(false)
  })

  test('take their size from the query too', async () => {
    const { bytes } = await get(`${dynamicRoomPictureUrl(hotel, room, 1)}?width=240&height=135`)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 240, height: 135 })
  })

  test.each([
    roomPictureUrl(hotel, { code: 'NONE' }, 0, 400, 225),
    roomPictureUrl(hotel, room, 9, 400, 225),
    roomPictureUrl({ seoNickname: 'no-such-hotel' }, room, 0, 400, 225),
    roomPictureUrl({ seoNickname: 'the-rozelle-lisboa' }, room, 0, 400, 225),
  ])('404: %s', async (path) => {
    const { response, bytes } = await get(path)
    expect(response.status).toBe(404)
    expect(JSON.parse(bytes.toString())).toMatchObject({ error: 'MediaNotFound' })
  })

  test('400 for a size that is none', async () => {
    expect((await get(roomPictureUrl(hotel, room, 0, 0, 225))).response.status).toBe(400)
  })
})

describe('logos', () => {
  const brands = [...new Set(hotels.map(({ brand }) => brand.id.toLowerCase()))]

  const cards = Object.keys(PARTNERS).map((program) => `logos/card-${program}.svg`)

  test.each([
    ...cards,
    ...brands.flatMap((brand) => [`logos/${brand}-s.svg`, `logos/${brand}-l.svg`]),
  ])('%s is an image without active content', async (path) => {
    const { response, bytes } = await get(`/media/${path}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const { width, height } = await sharp(bytes).metadata()
    expect(height).toBe(64)
    expect(width).toBeGreaterThanOrEqual(64)
  })

  test.each(['chain.svg', 'favicon.svg'])('%s exists', async (path) => {
    const { response, bytes } = await get(`/media/${path}`)
    expect(response.status).toBe(200)
    expect(bytes.toString()).toContain('<title>Alderway Hotels</title>')
  })

  test.each([
    'logos/zz-l.svg',
    'logos/card-visa.svg',
    'logos/mc-m.svg',
    'logos/mc-l.png',
    'logos/__-l.svg',
  ])('404: %s', async (path) => {
    expect((await get(`/media/${path}`)).response.status).toBe(404)
  })
})

it('serves tiles of the map, to be kept for a week', async () => {
  const { response } = await get('/media/tiles/12/2046/1362.svg')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('cache-control')).toContain('max-age=604800')
  expect((await get('/media/tiles/12/4096/0.svg')).response.status).toBe(404)
})
