import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Components } from '../editing/components'
import { drawComponent } from './draw-component'

interface PictureOptions {
  /** `visual/palette`. */
  folder: string
  components: Components
}

/**
 * `/author/pictures/<type>`: a screenshot of one of the widget's stories, or a drawing of what it is made
 * of.
 */
export async function pictureRoutes(
  fastify: FastifyInstance,
  { folder, components }: PictureOptions,
) {
  const files = findPictures(folder)
  fastify.get<{ Params: { type: string } }>('/author/pictures/:type', async ({ params }, reply) => {
    const { type } = params
    const file = files.get(type) ?? files.get(type.replace(/-modal$/, ''))
    reply.header('cache-control', 'private, max-age=3600')
    if (file) return reply.type('image/webp').send(await readFile(file))
    const known = components.treeOf(type)
    if (!known) return reply.callNotFound()
    return reply.type('image/svg+xml').send(drawComponent(known.tree, known.group === 'Overlay'))
  })
}

/** The pictures by type: `npm run visual -- --palette` takes them. */
function findPictures(folder: string): Map<string, string> {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return new Map(names.map((name) => [basename(name, '.webp'), join(folder, name)]))
}
