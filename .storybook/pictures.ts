import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { logoUrl } from '../sandbox/api/graphql/property-view'
import { mediaPlugin } from '../sandbox/media/media-plugin'
import {
  dynamicPictureUrl,
  dynamicRoomPictureUrl,
  pictureSizes,
  pictureUrl,
  roomPictureUrl,
} from '../sandbox/media/picture-url'
import { allHotels, hotels } from '../sandbox/seed/hotels'
import { generatedHotels } from '../sandbox/seed/hotels/generated'
import { roomsOf } from '../sandbox/seed/rooms'
import { plate } from '../tooling/plate.mjs'

/**
 * Whether the build has plates in place of the hotels' photographs: drawing those takes minutes, and the
 * tests look at what is around a picture.
 */
const hasPlates = process.env.STORY_PICTURES === 'plates'

/** The sandbox's pictures at their own addresses: drawn on request, or added to the build. */
export function pictures(): Plugin {
  const media = Fastify()
  media.register(mediaPlugin, {
    hotels: allHotels,
    cacheFolder: join(tmpdir(), 'foyer-story-pictures'),
  })
  const draw = async (url: string) => {
    const { statusCode, rawPayload, headers } = await media.inject(url)
    return { status: statusCode, bytes: rawPayload, type: String(headers['content-type']) }
  }
  return {
    name: 'foyer-story-pictures',
    configureServer({ middlewares }) {
      middlewares.use('/media', async (request, response) => {
        const { status, bytes, type } = await draw(`/media${request.url}`)
        response.writeHead(status, { 'content-type': type }).end(bytes)
      })
    },
    async generateBundle() {
      for (const [url, addresses] of inStories()) {
        const { status, bytes } =
          hasPlates && isPhotograph(url) ? await platePicture(url) : await draw(url)
        if (status !== 200) this.warn(`${url} cannot be drawn.`)
        else
          for (const address of addresses)
            this.emitFile({ type: 'asset', fileName: address.slice(1), source: bytes })
      }
    },
  }
}

function isPhotograph(url: string): boolean {
  return url.startsWith('/media/hotels/')
}

const plates = new Map<string, Promise<Buffer>>()

/** The plate in place of a photograph, in its size. */
async function platePicture(url: string) {
  const [, subject = '', width, height] =
    /^\/media\/hotels\/(.+)-(\d+)x(\d+)\.webp$/.exec(url) ?? []
  const svg = plate(subject, { width: Number(width), height: Number(height) })
  const made = plates.get(svg) ?? sharp(Buffer.from(svg)).webp().toBuffer()
  plates.set(svg, made)
  return { status: 200, bytes: await made }
}

/**
 * The pictures of stories: each drawing with its addresses. A static folder cannot draw a requested
 * size, so all sizes of a picture are the same file there.
 */
function inStories(): [string, string[]][] {
  const brands = [...new Set(hotels.map(({ brand }) => brand.id))]
  const logos = [
    '/media/chain.svg',
    '/media/logos/card-amex.svg',
    ...brands.flatMap((id) => [logoUrl(id, 's'), logoUrl(id, 'l')]),
  ]
  const maps = hotels.map(({ latitude, longitude }) => `/media/maps/${latitude},${longitude}.svg`)
  const cards = hotels.map((hotel) => pictureUrl(hotel, 0, 480, 360))
  const pictures = hotels.flatMap((hotel) =>
    hotel.pictures.map((_, index): [string, string[]] => {
      const fixed = pictureSizes.map(({ width, height }) => pictureUrl(hotel, index, width, height))
      const whole = pictureUrl(hotel, index, 1200, 675)
      return [whole, [...fixed, dynamicPictureUrl(hotel, index)]]
    }),
  )
  const found = generatedHotels.map((hotel): [string, string[]] => [
    pictureUrl(hotel, 0, 800, 450),
    [dynamicPictureUrl(hotel, 0)],
  ])
  const rooms = hotels.flatMap((hotel) =>
    roomsOf(hotel.id).flatMap((room) =>
      room.scenes.map((_, index): [string, string[]] => [
        roomPictureUrl(hotel, room, index, 640, 400),
        [dynamicRoomPictureUrl(hotel, room, index)],
      ]),
    ),
  )
  return [
    ...[...logos, ...maps, ...cards].map((url): [string, string[]] => [url, [url]]),
    ...pictures,
    ...found,
    ...rooms,
    ...tiles(),
  ]
}

/** The map of the stories' search, whose hotels are in all the world. */
function tiles(): [string, string[]][] {
  const zoom = 4
  const steps = Array.from({ length: 2 ** zoom }, (_, index) => index)
  return steps.flatMap((x) =>
    steps.map((y): [string, string[]] => {
      const url = `/media/tiles/${zoom}/${x}/${y}.svg`
      return [url, [url]]
    }),
  )
}
