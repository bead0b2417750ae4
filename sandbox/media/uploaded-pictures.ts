import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { Database } from '../database/database'
import { findPicture } from '../database/site/site-pictures'
import { queue } from './picture-cache'

const FOREVER = 'public, max-age=31536000, immutable'
const LARGEST_SIDE = 2400
const DEFAULT_QUALITY = 80

type Query = Record<'width' | 'height' | 'quality', unknown>

/**
 * `/media/pictures/<id>.webp?width=&height=&quality=`: a picture that an author has uploaded, so
 * large that it fills the size. It is not cropped: the page crops around the focal point.
 */
export async function uploadedPictures(
  fastify: FastifyInstance,
  { database }: { database: Database },
) {
  const turn = queue(2)
  fastify.get<{ Params: { id: string }; Querystring: Partial<Query> }>(
    '/media/pictures/:id.webp',
    async ({ params, query, url }, reply) => {
      const [width, height] = [sideOf(query.width), sideOf(query.height)]
      if (width === 'nonsense' || height === 'nonsense')
        return reply.code(400).send({
          error: 'PictureSizeInvalid',
          message: 'Width and height are whole numbers from 1 to 2400.',
        })
      const found = /^[\da-f]{24}$/.test(params.id)
        ? await findPicture(database.db, params.id)
        : null
      if (!found)
        return reply
          .code(404)
          .send({ error: 'MediaNotFound', message: `There is no picture at ${url}.` })
      const quality = Number(query.quality) || DEFAULT_QUALITY
      const sized = () =>
        sharp(found.bytes)
          .resize({ width, height, fit: 'outside', withoutEnlargement: true })
          .webp({ quality: Math.min(100, Math.max(1, Math.round(quality))) })
          .toBuffer()
      return reply
        .header('cache-control', FOREVER)
        .header('x-content-type-options', 'nosniff')
        .type('image/webp')
        .send(width || height ? await turn(sized) : found.bytes)
    },
  )
}

function sideOf(text: unknown): number | undefined | 'nonsense' {
  if (text === undefined) return undefined
  const side = typeof text === 'string' && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0
  return side > 0 && side <= LARGEST_SIDE ? side : 'nonsense'
}
