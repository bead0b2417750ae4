import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Components } from '../editing/components'
import { drawComponent } from './draw-component'

/** The most typical states of a widget, and the viewport width for the palette's pictures. */
const STATES = ['full', 'author', 'authored', 'opened', 'list', 'vertical', 'member', 'minimal']
const WIDTHS = ['768.webp', '1280.webp', '375.webp']

/** In bytes. A smaller picture shows at most a line of text; a drawing is clearer. */
const BLANK = 2_600

interface PictureOptions {
  /** `visual/baselines`. */
  folder: string
  components: Components
}

/**
 * `/author/pictures/<type>`: the widget's baseline of the visual tests, or a drawing of what it is
 * made of.
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
