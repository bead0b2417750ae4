import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import type { Plugin } from 'vite'
import { logoUrl } from '../sandbox/api/property-view'
import { mediaPlugin } from '../sandbox/media/media-plugin'
import { pictureUrl } from '../sandbox/media/picture-url'
import { hotels } from '../sandbox/seed/hotels'

/** The sandbox's pictures under their own addresses: drawn when asked for, or put into the build. */
export function pictures(): Plugin {
  const media = Fastify()
  media.register(mediaPlugin, { hotels, cacheFolder: join(tmpdir(), 'foyer-story-pictures') })
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
      for (const url of inStories()) {
        const { status, bytes } = await draw(url)
        if (status === 200) this.emitFile({ type: 'asset', fileName: url.slice(1), source: bytes })
        else this.warn(`${url} cannot be drawn.`)
      }
    },
  }
}

/** What the fixtures' answers name: the first picture of a hotel, and the logos. */
function inStories(): string[] {
  const brands = [...new Set(hotels.map(({ brand }) => brand.id))]
  return [
    '/media/chain.svg',
    ...brands.flatMap((id) => [logoUrl(id, 's'), logoUrl(id, 'l')]),
    ...hotels.map((hotel) => pictureUrl(hotel, 0, 480, 360)),
  ]
}
