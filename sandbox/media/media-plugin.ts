import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { roomsOf } from '../seed/rooms'
import type { SeedHotel } from '../seed/seed-types'
import { drawPicture, drawRoomPicture } from './drawing/draw-picture'
import { drawBrandLogo, drawCardLogo, drawChainLogo, drawFavicon } from './logos/draw-logo'
import { drawMap } from './maps/draw-map'
import { drawTile } from './maps/draw-tile'
import { readMapRequest } from './maps/map-request'
import { readTile } from './maps/tile-request'
import { openPictureCache } from './picture-cache'
import { type PictureQuery, type PictureRequest, readPictureRequest } from './picture-request'

export interface MediaOptions {
  hotels: readonly SeedHotel[]
  /** The folder of the picture cache; created if missing, may be deleted at any time. */
  cacheFolder: string
}

const FOREVER = 'public, max-age=31536000, immutable'
/** A logo may change, because its address has no size or version. */
const AN_HOUR = 'public, max-age=3600'
/** A map changes rarely; a reader who sees the former one misses nothing. */
const A_WEEK = 'public, max-age=604800, stale-while-revalidate=2592000'
/** Tiles in memory: those of a few windows. */
const MOST_TILES = 2000
/** Prevents scripts and requests of an SVG that is opened as a page. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Serves the sandbox's pictures and logos, all drawn here. */
export const mediaPlugin: FastifyPluginAsync<MediaOptions> = async (server, options) => {
  const hotels = new Map(options.hotels.map((hotel) => [hotel.seoNickname, hotel]))
  const cache = openPictureCache(options.cacheFolder)

  /** `draw` answers null for a picture that does not exist. */
  const sendPicture = async (
    reply: FastifyReply,
    { file, query }: { file: string; query: PictureQuery },
    draw: (asked: PictureRequest) => string | null,
  ) => {
    const asked = readPictureRequest(file, query)
    if (asked === 'nonsense') {
      return reply.code(400).send({
        error: 'PictureSizeInvalid',
        message:
          'Width and height are whole numbers from 1 to 2400, q and quality are one from 1 to 100.',
      })
    }
    const svg = asked === 'unknown' ? null : draw(asked)
    if (asked === 'unknown' || svg === null) return notFound(reply, reply.request.url)
    const bytes = await cache.picture(svg, asked)
    return reply
      .header('cache-control', FOREVER)
      .header('x-content-type-options', 'nosniff')
      .type(asked.format === 'webp' ? 'image/webp' : 'image/jpeg')
      .send(bytes)
  }

  server.get<{ Params: { seoNickname: string; file: string }; Querystring: PictureQuery }>(
    '/media/hotels/:seoNickname/:file',
    async ({ params, query }, reply) => {
      const hotel = hotels.get(params.seoNickname)
      return sendPicture(reply, { file: params.file, query }, ({ index, width, height }) =>
        hotel ? drawPicture(hotel, index, width, height) : null,
      )
    },
  )

  server.get<{
    Params: { seoNickname: string; code: string; file: string }
    Querystring: PictureQuery
  }>('/media/hotels/:seoNickname/rooms/:code/:file', async ({ params, query }, reply) => {
    const hotel = hotels.get(params.seoNickname)
    const room = hotel && roomsOf(hotel.id).find(({ code }) => code === params.code)
    return sendPicture(reply, { file: params.file, query }, ({ index, width, height }) =>
      room ? drawRoomPicture(hotel, room, index, width, height) : null,
    )
  })

  server.get<{ Params: { file: string } }>('/media/logos/:file', async (request, reply) => {
    const [, brand, size] = /^([a-z]{2})-([sl])\.svg$/.exec(request.params.file) ?? []
    const [, card] = /^card-([a-z]+)\.svg$/.exec(request.params.file) ?? []
    const own = brand && size ? drawBrandLogo(brand, size === 's' ? 's' : 'l') : null
    const svg = card ? drawCardLogo(card) : own
    return svg === null ? notFound(reply, request.url) : sendSvg(reply, svg)
  })
  server.get<{ Params: { file: string }; Querystring: { width?: string; height?: string } }>(
    '/media/maps/:file',
    async (request, reply) => {
      const asked = readMapRequest(request.params.file, request.query)
      if (asked === 'unknown') return notFound(reply, request.url)
      if (asked === 'nonsense') {
        return reply.code(400).send({
          error: 'MapInvalid',
          message:
            'A place is on earth, in degrees; width and height are whole numbers from 1 to 1200.',
        })
      }
      return sendSvg(reply, drawMap(asked.latitude, asked.longitude, asked.width, asked.height))
    },
  )
  const tiles = new Map<string, string>()
  server.get<{ Params: { zoom: string; column: string; file: string } }>(
    '/media/tiles/:zoom/:column/:file',
    async ({ params, url }, reply) => {
      const tile = readTile(params.zoom, params.column, params.file)
      if (!tile) return notFound(reply, url)
      const key = `${tile.z}/${tile.x}/${tile.y}`
      const svg = tiles.get(key) ?? drawTile(tile)
      if (tiles.size >= MOST_TILES) tiles.clear()
      tiles.set(key, svg)
      return sendSvg(reply, svg, A_WEEK)
    },
  )
  server.get('/media/chain.svg', async (_request, reply) => sendSvg(reply, drawChainLogo()))
  server.get('/media/favicon.svg', async (_request, reply) => sendSvg(reply, drawFavicon()))
}

function sendSvg(reply: FastifyReply, svg: string, kept = AN_HOUR) {
  return reply
    .header('cache-control', kept)
    .header('content-security-policy', SVG_POLICY)
    .header('x-content-type-options', 'nosniff')
    .type('image/svg+xml')
    .send(svg)
}

function notFound(reply: FastifyReply, url: string) {
  return reply.code(404).send({
    error: 'MediaNotFound',
    message: `There is no picture at ${url}. See sandbox/media/README.md for the addresses.`,
  })
}
