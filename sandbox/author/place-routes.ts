import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Purge, purgeKey } from '../cms/purge'
import type { Database } from '../database/database'
import type { Editing } from './editing/edit-page'
import {
  binOf,
  deletePage,
  duplicate,
  linksOf,
  move,
  republish,
  undelete,
  unpublish,
} from './editing/page-actions'
import { readRequest } from './editing/read-requests'

interface PlaceRoutesOptions {
  database: Database
  purge: Purge
  editing: (request: FastifyRequest) => Editing
}

/** What an author does with whole pages: copy, move, take away from visitors, delete, and back. */
export async function placeRoutes(fastify: FastifyInstance, options: PlaceRoutesOptions) {
  const { database, purge, editing } = options
  const asked = (query: unknown) => readRequest('key', { ...(query as object) })

  fastify.post('/author/api/page/duplicate', async (request, reply) => {
    const page = await duplicate(editing(request), readRequest('duplicate', request.body))
    return reply.code(201).send(page)
  })
  fastify.post('/author/api/page/move', async (request) => {
    const wanted = readRequest('move', request.body)
    const page = await move(editing(request), wanted)
    await purge([purgeKey(wanted), purgeKey(page)])
    return page
  })
  for (const [name, act] of Object.entries({ unpublish, republish }))
    fastify.post(`/author/api/page/${name}`, async (request) => {
      const page = await act(editing(request), readRequest('key', request.body))
      await purge([purgeKey(page)])
      return page
    })
  fastify.post('/author/api/page/delete', async (request) => {
    const key = readRequest('key', request.body)
    const deleted = await deletePage(editing(request), key)
    await purge([purgeKey(key)])
    return deleted
  })
  fastify.post('/author/api/page/undelete', async (request) => {
    const page = await undelete(editing(request), readRequest('undelete', request.body))
    await purge([purgeKey(page)])
    return page
  })
  fastify.get('/author/api/page/links', async ({ query }) => ({
    links: await linksOf(database, asked(query)),
  }))
  fastify.get('/author/api/deleted', async () => ({ deleted: await binOf(database) }))
}
