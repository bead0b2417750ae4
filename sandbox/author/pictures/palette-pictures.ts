import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** The most typical states of a widget, and the viewport width for the palette's pictures. */
const STATES = ['full', 'author', 'minimal']
const WIDTHS = ['768.webp', '1280.webp', '375.webp']

/** In bytes. A smaller picture shows at most a line of text; a plain tile is clearer. */
const BLANK = 1_600

/** `/author/pictures/<type>.webp`: the widget's baseline of the visual tests. */
export async function pictureRoutes(fastify: FastifyInstance, { folder }: { folder: string }) {
  const files = findPictures(folder)
  fastify.get<{ Params: { type: string } }>(
    '/author/pictures/:type.webp',
    async ({ params }, reply) => {
      const file = files.get(params.type) ?? files.get(params.type.replace(/-modal$/, ''))
      if (!file) return reply.callNotFound()
      return reply
        .type('image/webp')
        .header('cache-control', 'private, max-age=3600')
        .send(await readFile(file))
    },
  )
}

/** Pictures by type; the folders are named `<group>-<type>--<state>`. */
function findPictures(folder: string): Map<string, string> {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const found = new Map<string, string>()
  for (const state of STATES)
    for (const name of names) {
      const type = /^[a-z]+-(.+)--(.+)$/.exec(name)
      if (type?.[2] !== state || !type[1] || found.has(type[1])) continue
      const files = WIDTHS.map((width) => join(folder, name, width))
      const file = files.find((known) => existsSync(known) && statSync(known).size > BLANK)
      if (file) found.set(type[1], file)
    }
  return found
}
