import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { widgetMap } from '../../mapping/widget-map'
import { errorInfo } from '../../rules/codes/error-info'
import type { Log } from '../../services/page/log'
import { cacheHeaders, isAnswered } from '../cache-headers'
import { loadWidget } from '../load-widget'
import { piecesOf } from '../pieces'
import {
  type PageRender,
  type RenderRequest,
  renderPage,
  renderPlaceholder,
  renderWidgets,
} from '../render'
import { readAemPage, unzipJson } from './aem-page'
import type { ServiceConfig } from './config'
import { type Kind, type Metrics, printSeries, type Series } from './metrics'
import {
  BadRequest,
  nodeOf,
  nodesOf,
  type PageBody,
  pageBody,
  placeholderBody,
  readBody,
  requestOf,
} from './requests'

interface ServiceParts {
  config: ServiceConfig
  metrics: Metrics
  /** The series of all processes. */
  readAll: () => Promise<Series>
  /** It finishes what it has begun and wants no more. */
  isDraining: () => boolean
}

/**
 * The render service (design §6), one process of it:
 * `POST /placeholder` and `POST /page` take JSON; `POST` of any other path is AEM's remote renderer
 * asking for that page; `GET /health`, `/health/live`, `/metrics`. Errors are JSON:
 * `{error: {code, message}}`.
 */
export async function createService(parts: ServiceParts): Promise<FastifyInstance> {
  const { config, metrics } = parts
  const log: Log = (level, message) => {
    // The first part of an error info says what it is (rules/codes/error-info).
    if (level === 'error') metrics.degraded(message.split('|', 1)[0] ?? '')
    config.log(level, message)
  }
  const own: ServiceConfig = { ...config, log }
  // Nobody's first page waits for scripts to be read.
  await Promise.all(Object.keys(widgetMap).map(loadWidget))

  const fastify = Fastify({
    bodyLimit: config.bodyLimitBytes,
    requestTimeout: config.requestTimeoutMs,
    http: {
      headersTimeout: config.requestTimeoutMs,
      requestTimeout: config.requestTimeoutMs,
      // Node's own is 30 s, by which a slow request would outlive its time.
      connectionsCheckingInterval: 1_000,
    },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
  })
  // A page model is data: `__proto__` in it is no reason to refuse the page, and reaches nothing.
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
    if ((error.statusCode ?? 500) >= 500 && !isGone)
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

  fastify.get('/health', async (_request, reply) => {
    const status = parts.isDraining() ? 'draining' : 'ready'
    return reply.code(status === 'ready' ? 200 : 503).send({ status })
  })
  fastify.get('/health/live', async () => ({ status: 'live' }))
  fastify.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(printSeries(await parts.readAll())),
  )

  fastify.post('/placeholder', async (request, reply) => {
    const done = timed(metrics, 'placeholder')
    const { widget, ...place } = readBody(placeholderBody, request.body)
    const rendered = await renderPlaceholder({ ...requestOf(own, place), widget: nodeOf(widget) })
    done()
    return reply.send(rendered)
  })

  fastify.post('/page', async (request, reply) => {
    const body = readBody(pageBody, request.body)
    const wanted = renderRequest(own, body)
    const hasAll = wanted.widgets.length === body.widgets.length
    if (!request.headers.accept?.includes('application/json')) {
      return stream(wanted, reply, timed(metrics, 'page'), hasAll)
    }
    const done = timed(metrics, 'page')
    const { placeholders, ...page } = await renderWidgets(wanted)
    const isWhole = page.isWhole && hasAll
    done()
    return reply
      .headers(cacheHeaders(wanted.context, isWhole))
      .send({ ...page, placeholders: Object.fromEntries(placeholders), isWhole })
  })

  fastify.post('/*', async (request, reply) => {
    const page = readAemPage(pageOf(request), request.body, originOf(request))
    return stream(renderRequest(own, page), reply, timed(metrics, 'aem'), true)
  })
  return fastify
}

function renderRequest(config: ServiceConfig, { widgets, ...place }: PageBody): RenderRequest {
  return { ...requestOf(config, place), widgets: nodesOf(widgets, config.log) }
}

function* fragmentOf(page: PageRender, { widgets }: RenderRequest) {
  yield page.links
  yield page.contextScript
  for (const { id } of widgets) yield page.placeholder(id)
}

/** A fragment of HTML: links, page context, placeholders in order. */
async function stream(
  request: RenderRequest,
  reply: FastifyReply,
  done: () => void,
  hasAll: boolean,
) {
  const page = renderPage(request)
  const html = Readable.from(piecesOf(fragmentOf(page, request)))
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

/** Where the page model came from is where visitors get the page. */
function originOf({ headers }: FastifyRequest): string {
  const model = String(headers['page-model-root-url'] ?? '')
  return URL.canParse(model) ? new URL(model).origin : `http://${headers.host ?? 'localhost'}`
}

function timed(metrics: Metrics, kind: Kind): () => void {
  const start = performance.now()
  return () => metrics.rendered(kind, (performance.now() - start) / 1000)
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
  const code =
    error instanceof BadRequest
      ? error.code
      : (CODES[status] ?? (status < 500 ? 'bad-request' : 'internal'))
  metrics.refused(code)
  // What went wrong inside is for the log, not for whoever asked.
  const message = status < 500 ? error.message : 'The page could not be rendered.'
  return reply.code(status).type('application/json').send({ error: { code, message } })
}
