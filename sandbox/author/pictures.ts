import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** States of a widget that show best what it is, and the width that a palette shows them in. */
const STATES = ['full', 'author', 'minimal']
const WIDTHS = ['768.webp', '1280.webp', '375.webp']

/** `/author/pictures/<type>.webp`: the widget in its own baseline of the visual tests. */
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

/** By type; the folders are called `<group>-<type>--<state>`. */
function findPictures(folder: string): Map<string, string> {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const found = new Map<string, string>()
  for (const state of STATES)
    for (const name of names) {
      const type = /^[a-z]+-(.+)--(.+)$/.exec(name)
      if (type?.[2] !== state || !type[1] || found.has(type[1])) continue
      const file = WIDTHS.map((width) => join(folder, name, width)).find(existsSync)
      if (file) found.set(type[1], file)
    }
  return found
}
