import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOwnOrigin } from '../api/request/request-guard'
import { readSession } from '../api/session/visitor-session'
import { sharedAt } from '../cms/page/shared-content'
import { type Purge, purgeKey } from '../cms/purge'
import { visitors } from '../database/seeding/visitors'
import { listPages } from '../database/site/drafts'
import { LOCALES, type Locale } from '../seed/seed-types'
import type { Conflict, Me, PageSummary, Refusal } from './api-types'
import { type CanvasOptions, renderUpdates } from './canvas'
import { ChangeRefused } from './editing/change-page'
import type { Components } from './editing/components'
import {
  applyChanges,
  createPage,
  createShared,
  discard,
  EditConflict,
  type Editing,
  EditRefused,
  publish,
  readPage,
  restore,
} from './editing/edit-page'
import { redo, undo } from './editing/own-undo'
import { InvalidRequest, readRequest } from './editing/read-requests'
import { listShared, usesOf } from './editing/shared'
import { nameVersion, readVersion, versionsOf } from './editing/versions'
import { needsOf } from './page-path'
import { BadPicture, LARGEST_FILE } from './pictures/clean-picture'
import { addPicture, libraryOf } from './pictures/picture-library'
import { placeRoutes } from './place-routes'
import { authorOf } from './sign-in/signed-in'
import { unseenOf } from './unseen-components'

interface PageRoutesOptions extends CanvasOptions {
  components: Components
  purge: Purge
}

const LARGEST_BODY = 256 * 1024

/** The author tier's API; `api-types.ts` defines requests and answers. */
export async function pageRoutes(fastify: FastifyInstance, options: PageRoutesOptions) {
  const { database, components } = options
  const editing = (request: FastifyRequest): Editing => ({
    database,
    components,
    author: authorOf(request),
  })
  fastify.addHook('onRequest', refuseForeign)
  fastify.setErrorHandler(answerError)

  fastify.get('/author/api/me', async (request): Promise<Me> => {
    const session = await readSession(database, request)
    const visitor = visitors.find(
      ({ kind, customerId }) =>
        kind === session?.kind && customerId === (session.customer?.id ?? null),
    )
    return {
      author: authorOf(request),
      visitors: visitors.map(({ id, label }) => ({ id, label })),
      visitor: visitor?.id ?? 'anon',
    }
  })

  fastify.get<{ Querystring: { locale?: unknown } }>('/author/api/pages', async ({ query }) => {
    const locale = LOCALES.find((known) => known === query.locale)
    if (query.locale !== undefined && !locale)
      throw new InvalidRequest(`locale: one of ${LOCALES.join(', ')}`)
    const pages = await listPages(database.db, locale)
    return {
      pages: pages.map(
        ({ isPublic, isSame, isWithdrawn, editedAt, ...page }): PageSummary => ({
          ...page,
          status: isPublic
            ? isSame
              ? 'published'
              : 'changed'
            : isWithdrawn
              ? 'unpublished'
              : 'new',
          needs: needsOf(page),
          editedAt: editedAt?.toISOString() ?? null,
        }),
      ),
    }
  })
  fastify.post('/author/api/pages', async (request, reply) => {
    const page = await createPage(editing(request), readRequest('newPage', request.body))
    return reply.code(201).send(page)
  })
  fastify.get('/author/api/page', async (request) =>
    readPage(database, readRequest('located', { ...(request.query as object) }), authorOf(request)),
  )

  const withBody = { bodyLimit: LARGEST_BODY }
  fastify.post('/author/api/page/changes', withBody, async (request) => {
    const asked = readRequest('changes', request.body)
    const { page, added } = await applyChanges(editing(request), asked)
    return { page, updates: await renderUpdates(options, request, { ...page, nodes: added }) }
  })
  for (const [name, act] of Object.entries({ undo, redo, discard }))
    fastify.post(`/author/api/page/${name}`, async (request) =>
      act(editing(request), readRequest('step', request.body)),
    )
  fastify.post('/author/api/page/publish', async (request) => {
    const page = await publish(editing(request), readRequest('publication', request.body))
    await options.purge([purgeKey(page)])
    return page
  })

  fastify.get('/author/api/page/unseen', async (request) => ({
    unseen: await unseenOf(options, request),
  }))

  await fastify.register(placeRoutes, { ...options, editing })

  fastify.get('/author/api/page/versions', async ({ query }) => {
    const { before, ...key } = readRequest('versions', { ...(query as object) })
    return versionsOf(database, key, before)
  })
  fastify.get('/author/api/page/version', async ({ query }) =>
    readVersion(database, readRequest('version', { ...(query as object) })),
  )
  fastify.post('/author/api/page/restore', async (request) =>
    restore(editing(request), readRequest('restore', request.body)),
  )
  fastify.post('/author/api/page/name', async (request) =>
    nameVersion(editing(request), readRequest('namedVersion', request.body)),
  )

  fastify.get('/author/api/pictures', async ({ query }) => {
    const { locale } = readRequest('locale', { ...(query as object) })
    return { pictures: await libraryOf(database, locale as Locale) }
  })
  const withFile = { bodyLimit: 1.5 * LARGEST_FILE }
  fastify.post('/author/api/pictures', withFile, async (request, reply) => {
    const picture = readRequest('newPicture', request.body)
    return reply.code(201).send(await addPicture(database, picture, authorOf(request)))
  })

  fastify.get('/author/api/shared', async ({ query }) => {
    const { locale } = readRequest('locale', { ...(query as object) })
    return { shared: await listShared(database, locale) }
  })
  fastify.get('/author/api/shared/uses', async ({ query }) => {
    const { path, locale } = readRequest('key', { ...(query as object) })
    return { uses: await usesOf(database, locale, sharedAt(path) ?? '') }
  })
  fastify.post('/author/api/shared', withBody, async (request, reply) => {
    const page = await createShared(editing(request), readRequest('newShared', request.body))
    return reply.code(201).send(page)
  })
}

async function refuseForeign(request: FastifyRequest, reply: FastifyReply) {
  if (request.method !== 'POST') return
  const type = request.headers['content-type'] ?? ''
  if (!isOwnOrigin(request))
    return refuse(reply, 403, 'foreign-origin', 'Calls from another origin are refused.')
  if (!/^application\/json\s*(;|$)/i.test(type))
    return refuse(reply, 415, 'json-only', 'Send content-type: application/json.')
}

const STATUS: Partial<Record<Refusal['code'], number>> = {
  'not-found': 404,
  exists: 409,
  deleted: 410,
}

function answerError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof EditConflict) {
    const { message, page, fields } = error
    return reply.code(409).send({ code: 'conflict', message, page, fields } satisfies Conflict)
  }
  if (error instanceof EditRefused)
    return reply
      .code(STATUS[error.code] ?? 422)
      .send({ code: error.code, message: error.message, ...error.more } satisfies Refusal)
  if (error instanceof ChangeRefused) return refuse(reply, 422, 'invalid', error.message)
  if (error instanceof BadPicture) return refuse(reply, 422, 'invalid', error.message)
  if (error instanceof InvalidRequest) return refuse(reply, 400, 'invalid', error.message)
  if (error.statusCode === 413)
    return refuse(reply, 413, 'too-large', 'That is more than can be saved at once.')
  if (error.statusCode && error.statusCode < 500)
    return refuse(reply, 400, 'invalid', 'The request is not readable JSON.')
  throw error
}

function refuse(reply: FastifyReply, status: number, code: Refusal['code'], message: string) {
  return reply.code(status).send({ code, message } satisfies Refusal)
}
