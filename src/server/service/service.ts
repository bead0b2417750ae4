import { createHash, timingSafeEqual } from 'node:crypto'
import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { widgetTypes } from '../../mapping/own-widgets'
import { errorInfo } from '../../rules/codes/error-info'
import type { Log } from '../../services/page/log'
import { cacheHeaders, isAnswered } from '../cache-headers'
import { loadWidget } from '../load-widget'
import { piecesOf } from '../print/pieces'
import {
  type PageRender,
  type RenderRequest,
  renderPage,
  renderPlaceholder,
  renderWidgets,
} from '../render'
import { type Admission, countWidgets } from './admission'
import { readAemPage, unzipJson } from './aem-page'
import type { ServiceConfig } from './config'
import { type Kind, type Metrics, printSeries, type Series } from './metrics'
import { openApi } from './open-api'
import {
  BadRequest,
  nodeOf,
  nodesOf,
  type PageBody,
  pageBody,
  placeholderBody,
  readBody,
  refuseTooMany,
  requestOf,
} from './requests'

interface ServiceParts {
  config: ServiceConfig
  metrics: Metrics
  admission: Admission
  /** The series of all processes. */
  readAll: () => Promise<Series>
  /** Whether the process finishes its accepted requests before it stops. */
  isDraining: () => boolean
}

/**
 * Creates the HTTP server of one process of the render service (design §6). `POST /placeholder` and
 * `POST /page` take JSON. A `POST` to any other path is a request of AEM's remote renderer for that
 * page. `GET` serves `/health`, `/health/live` and `/metrics`. Errors are JSON: `{error: {code,
 * message}}`.
 */
export async function createService(parts: ServiceParts): Promise<FastifyInstance> {
  const { config, metrics, admission } = parts
  const log: Log = (level, message) => {
    // The first part of an error info is its source (rules/codes/error-info).
    if (level === 'error') metrics.degraded(message.split('|', 1)[0] ?? '')
    config.log(level, message)
  }
  const own: ServiceConfig = { ...config, log }
  // Loads all widgets before the first request, so that no page waits for a script.
  await Promise.all(widgetTypes().map(loadWidget))

  const fastify = Fastify({
    bodyLimit: config.bodyLimitBytes,
    requestTimeout: config.requestTimeoutMs,
    http: {
      headersTimeout: config.requestTimeoutMs,
      requestTimeout: config.requestTimeoutMs,
      // Node's default of 30 s would let a slow request exceed its time limit.
      connectionsCheckingInterval: 1_000,
    },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  })
  // Fastify's parser refuses `__proto__`. In a page model it is plain data and reaches no
  // prototype.
  fastify.removeContentTypeParser('application/json')
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string | Buffer) => {
      try {
        return JSON.parse(String(body))
      } catch (error) {
        throw new BadRequest('invalid-json', String(error))
      }
    },
  )
  fastify.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (_request: FastifyRequest, body: string | Buffer) =>
      unzipJson(body as Buffer, config.bodyLimitBytes),
  )
  fastify.setErrorHandler((error: Failure, { url, raw }, reply) => {
    const isGone = raw.destroyed && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
    const isExpected = isGone || error instanceof Overloaded
    if ((error.statusCode ?? 500) >= 500 && !isExpected)
      log('error', errorInfo('internal', '', url, error.message))
    return sendError(error, reply, metrics)
  })
  fastify.setNotFoundHandler((request, reply) =>
    sendError(
      new BadRequest('not-found', `There is no ${request.method} ${request.url}.`, 404),
      reply,
      metrics,
    ),
  )
  fastify.addHook('onRequest', async (_request, reply) => {
    if (parts.isDraining()) reply.header('connection', 'close')
  })
  const refuse = () => new Overloaded(Math.max(1, Math.ceil(admission.backlogMs() / 1000)))
  /** Refuses a request before its body is read, which makes a refusal cheap. */
  const onRequest = async () => {
    if (!admission.hasRoom()) throw refuse()
  }
  /** Accepts the widgets of a body until they are rendered or the client has disconnected. */
  const enter = (widgets: unknown, reply: FastifyReply): (() => void) => {
    const count = countWidgets(widgets)
    refuseTooMany(count)
    const leave = admission.enter(count)
    if (!leave) throw refuse()
    reply.raw.once('close', leave)
    return leave
  }

  const isTrusted = trustOf(config.secret)
  /** A request without the secret is refused before its body is read. */
  fastify.addHook('onRequest', async ({ method, headers }) => {
    if (method === 'POST' && !isTrusted(headers.authorization))
      throw new BadRequest('unauthorized', 'Send the shared secret: Authorization: Bearer …', 401)
  })

  fastify.get('/openapi.json', async () => openApi())
  fastify.get('/health', async (_request, reply) => {
    const status = parts.isDraining() ? 'draining' : 'ready'
    return reply.code(status === 'ready' ? 200 : 503).send({ status })
  })
  fastify.get('/health/live', async () => ({ status: 'live' }))
  fastify.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(printSeries(await parts.readAll())),
  )

  fastify.post('/placeholder', { onRequest }, async (request, reply) => {
    const done = timed(metrics, 'placeholder')
    const { widget, ...place } = readBody(placeholderBody, request.body)
    enter(widget, reply)
    const rendered = await renderPlaceholder({ ...requestOf(own, place), widget: nodeOf(widget) })
    done()
    return reply.send(rendered)
  })

  fastify.post('/page', { onRequest }, async (request, reply) => {
    const body = readBody(pageBody, request.body)
    const leave = enter(body.widgets, reply)
    const wanted = renderRequest(own, body)
    const hasAll = wanted.widgets.length === body.widgets.length
    if (!request.headers.accept?.includes('application/json')) {
      return stream(wanted, reply, timed(metrics, 'page'), leave, hasAll)
    }
    const done = timed(metrics, 'page')
    const { placeholders, ...page } = await renderWidgets(wanted)
    const isWhole = page.isWhole && hasAll
    done()
    return reply
      .headers(cacheHeaders(wanted.context, isWhole))
      .send({ ...page, placeholders: Object.fromEntries(placeholders), isWhole })
  })

  fastify.post('/*', { onRequest }, async (request, reply) => {
    const page = readAemPage(pageOf(request), request.body, originOf(request), config.site)
    const leave = enter(page.widgets, reply)
    return stream(renderRequest(own, page), reply, timed(metrics, 'aem'), leave, true)
  })
  return fastify
}

/** Compares digests, so that the time of the answer tells nothing of the secret. */
function trustOf(secret: string | undefined): (given: string | undefined) => boolean {
  if (!secret) return () => true
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const expected = digest(`Bearer ${secret}`)
  return (given) => timingSafeEqual(digest(given ?? ''), expected)
}

function renderRequest(config: ServiceConfig, { widgets, ...place }: PageBody): RenderRequest {
  return { ...requestOf(config, place), widgets: nodesOf(widgets, config.log) }
}

function* fragmentOf(page: PageRender, { widgets }: RenderRequest, leave: () => void) {
  yield page.links
  yield page.contextScript
  for (const { id } of widgets) yield page.placeholder(id)
  leave()
}

/** How many pieces are rendered ahead of a slow client: more than any page has. */
const PIECES_AHEAD = 64

/** Streams a fragment of HTML: links, page context, placeholders in order. */
async function stream(
  request: RenderRequest,
  reply: FastifyReply,
  done: () => void,
  leave: () => void,
  hasAll: boolean,
) {
  const page = renderPage(request)
  const html = Readable.from(piecesOf(fragmentOf(page, request, leave)), {
    highWaterMark: PIECES_AHEAD,
  })
  html.once('close', done)
  const isKept = request.context.mode === 'publish'
  return reply
    .type('text/html; charset=utf-8')
    .headers(cacheHeaders(request.context, hasAll && isKept && (await isAnswered(page))))
    .send(html)
}

function pageOf({ url, headers }: FastifyRequest) {
  return { path: url.split('?', 1)[0] ?? url, headers }
}

/** The origin of the page model, which is also the origin of the page for visitors. */
function originOf({ headers }: FastifyRequest): string {
  const model = String(headers['page-model-root-url'] ?? '')
  return URL.canParse(model) ? new URL(model).origin : `http://${headers.host ?? 'localhost'}`
}

function timed(metrics: Metrics, kind: Kind): () => void {
  const start = performance.now()
  return () => metrics.rendered(kind, (performance.now() - start) / 1000)
}

/** The service cannot answer the request in time. */
class Overloaded extends Error {
  override name = 'Overloaded'
  readonly code = 'overloaded'
  readonly statusCode = 503
  constructor(readonly retryAfterSeconds: number) {
    super('The service has more pages to render than it could answer in time.')
  }
}

interface Failure {
  code?: string
  statusCode?: number
  message: string
}

const CODES: Record<number, string> = {
  408: 'timeout',
  413: 'too-large',
  415: 'unsupported-media-type',
}

function sendError(error: Failure, reply: FastifyReply, metrics: Metrics) {
  const status = error.statusCode ?? 500
  const isOwn = error instanceof BadRequest || error instanceof Overloaded
  const code = isOwn ? error.code : (CODES[status] ?? (status < 500 ? 'bad-request' : 'internal'))
  metrics.refused(code)
  // The cause of an internal error is logged and not sent to the client.
  const message = isOwn || status < 500 ? error.message : 'The page could not be rendered.'
  if (error instanceof Overloaded) reply.header('retry-after', error.retryAfterSeconds)
  return reply.code(status).type('application/json').send({ error: { code, message } })
}
