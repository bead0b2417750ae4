import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { transform } from 'lightningcss'
import { resolveRedirect } from '../../src/rules/pages/page-redirects'
import { isPrivatePage } from '../../src/rules/pages/private-pages'
import { isInKind } from '../../src/rules/points/free-nights'
import { errorPath } from '../../src/rules/site/page-paths'
import { homeSearchPath } from '../../src/rules/site/paths'
import type { Manifest } from '../../src/server/manifest'
import { cartOf, stayOf } from '../../src/server/page-address'
import type { Log } from '../../src/services/page/log'
import type { Faults } from '../api/faults/faults'
import { flagChoicesOf, flagsAtRender } from '../api/page/feature-flags'
import { refuseBadText } from '../api/request/bad-text'
import { timeOf } from '../api/request/clock'
import type { Database } from '../database/database'
import { type PageKey, publishedModel } from '../database/site/drafts'
import { findHotel } from '../database/site/hotels'
import { formerAddress } from '../database/site/page-places'
import { failureOf } from '../failures/failures'
import type { Locale } from '../seed/seed-types'
import { site } from '../site'
import { urlOf } from '../site-address'
import { BAD_ADDRESS, isCall, isPart } from './addresses'
import { OPENER_SCRIPT_PATH, openerScript } from './blocks/opener'
import { registerFragments } from './fragments/fragment-routes'
import { contextPathOf, siteLocale } from './locales'
import { asAsked } from './page/as-asked'
import { askApi } from './page/ask-api'
import { registerConsentTool } from './page/consent-tool'
import { isAboutCart, ownCartPage } from './page/own-cart-page'
import { isAboutOrder, ownOrderPage } from './page/own-order-page'
import { isAboutStay, type OwnStay, ownStay } from './page/own-stay'
import type { PageModel } from './page/page-model'
import { sendsPrivacySignal } from './page/privacy-signal'
import { askedProperty, renderPage } from './page/render-page'
import { sharedAt, sharedOn, sharedPath, withShared } from './page/shared-content'
import { registerTheme } from './page/theme'
import { purgeKey } from './purge'
import { registerCoBrand } from './redirects/co-brand-routes'
import { registerRedirectPage } from './redirects/redirect-page'
import { go, registerRedirects, siteOf } from './redirects/redirects'
import { registerSearchEngines } from './search-engines/search-engines'
import { reserveNonce } from './security/nonce'
import { policyReports } from './security/policy-reports'
import { allowPayment, isEdge, sendSecurityHeaders } from './security/security'

/** Pages and loaders of different builds work together, so a cached loader may be used for a while. */
const LOADER_CACHE = 'public, max-age=300, stale-while-revalidate=86400'

export interface CmsOptions {
  database: Database
  /** `dist/browser/assets`. */
  assetsFolder: string
  /** The address of the site's own stylesheet. */
  stylesheet: string
  /** The API's address for the renderer, for example `http://127.0.0.1:4000`. */
  apiOrigin: () => string
  /** Headers that a request's faults and its clock are forwarded with. */
  faultHeaders: (request: FastifyRequest) => Record<string, string>
  /** The same for a page that is kept for all visitors. */
  keptFaultHeaders: (request: FastifyRequest) => Record<string, string>
  /** Faults on demand, which apply to fragments and API calls, but not to pages. */
  faults: Faults
  log: Log
  /** Time limit of a page for the API; by default the renderer's own. */
  limitMs?: number
}

/** The sandbox's CMS: pages from the database, rendered with their widgets, cacheable. */
export async function cmsPlugin(fastify: FastifyInstance, options: CmsOptions): Promise<void> {
  const { database, assetsFolder, stylesheet } = options
  const manifest: Manifest = JSON.parse(readFileSync(join(assetsFolder, 'manifest.json'), 'utf8'))
  const { code: siteStyles } = transform({
    filename: 'site.css',
    code: readFileSync(stylesheet),
    minify: true,
  })
  sendSecurityHeaders(fastify)
  refuseBadText(fastify)
  await fastify.register(policyReports)

  await fastify.register(fastifyStatic, {
    root: assetsFolder,
    // With a route of the plugin's own, each request would list the whole folder.
    serve: false,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    // A deploy changes the content of these two addresses.
    setHeaders: (reply, file) => {
      const found = /\/(loader|map)\.js(\.br)?$/.exec(file)
      if (found) reply.header('cache-control', found[1] === 'map' ? 'no-cache' : LOADER_CACHE)
    },
  })
  fastify.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    reply.sendFile(request.params['*']),
  )
  fastify.get('/site.css', (_request, reply) => {
    reply
      .type('text/css')
      .header('cache-control', 'public, max-age=300')
      .send(Buffer.from(siteStyles))
  })
  fastify.get(OPENER_SCRIPT_PATH, (_request, reply) =>
    reply.type('text/javascript').send(openerScript),
  )
  registerTheme(fastify)
  fastify.get('/', (request, reply) => {
    reply.redirect(contextPathOf(siteLocale(request)) + homeSearchPath(site), 302)
  })
  registerRedirects(fastify, { database })
  registerRedirectPage(fastify)
  registerCoBrand(fastify)
  registerConsentTool(fastify)
  registerSearchEngines(fastify, { database })
  registerFragments(fastify, { ...options, manifest })
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { shown, model, status, about = null, isPrivate = false, isRefusal = false, now }: Shown,
  ) => {
    const locale = siteLocale(request)
    const { cookie } = request.headers
    const paymentOrigin = request.server.paymentProvider?.origin
    const page = renderPage({
      model: about ? { ...model, ...aboutStay(about) } : model,
      locale,
      url: urlOf(request),
      nonce: reserveNonce(reply),
      flags: flagsAtRender(isEdge(request) ? {} : flagChoicesOf(request)),
      isKept: isEdge(request) && !isPrivate,
      isPrivate,
      isOptedOut: isPrivate && sendsPrivacySignal(request),
      ...(paymentOrigin ? { paymentOrigin } : {}),
      manifest,
      ask: askApi(options.apiOrigin(), {
        // Neither a kept page nor a refusal has a fault or the clock of one visitor.
        ...(now === undefined ? options.keptFaultHeaders : options.faultHeaders)(request),
        ...(isPrivate && cookie ? { cookie } : {}),
      }),
      log: options.log,
      ...(now === undefined ? {} : { now }),
      limitMs: options.limitMs,
    })
    const key = { path: urlOf(request).pathname, locale }
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers(isRefusal ? NOT_KEPT : withKeys(await page.headers, key, shown))
      .send(Readable.from(page.html))
  }
  /** The site's error page at the address that was asked for, in the language of the site. */
  const showError = async (request: FastifyRequest, reply: FastifyReply, status: number) => {
    const isRefusal = status !== 410
    const locale = siteLocale(request)
    const shown = await errorPageOf(database, locale)
    if (!shown) return reply.code(status).type('text/plain').send('There is no page here.')
    const model = await withShared(database.db, locale, shown)
    return show(request, reply, { shown, model, status, isRefusal })
  }
  // What a form or a program sends to a page is not read.
  fastify.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null)
  })
  fastify.setErrorHandler((error: FastifyError, request, reply) => {
    if (failureOf(error) || isCall(request.url)) throw error
    return showError(request, reply, error.statusCode ?? 400)
  })
  fastify.setNotFoundHandler(async (request, reply) => {
    const { method, url } = request
    if (isCall(url) || isPart(request)) {
      const message = `Route ${method}:${url.split('?', 1)[0]} not found`
      return reply.code(404).send({ message, error: 'Not Found', statusCode: 404 })
    }
    const key = { path: urlOf(request).pathname, locale: siteLocale(request) }
    const isPage = sharedAt(key.path) === null && (await publishedModel(database.db, key)) !== null
    if (isPage) reply.header('allow', 'GET, HEAD')
    return showError(request, reply, isPage ? 405 : 404)
  })
  fastify.all(BAD_ADDRESS, (request, reply) => showError(request, reply, 400))
  fastify.get('/*', async (request, reply) => {
    const locale = siteLocale(request)
    const url = urlOf(request)
    const key = { path: url.pathname, locale }
    const stored =
      sharedAt(key.path) === null ? await publishedModel<PageModel>(database.db, key) : null
    const former = stored ? null : await formerAddress(database.db, key)
    if (former?.target) return sendMoved(reply, key, former.target + url.search)
    if (!stored) {
      if (isCall(url.pathname) || isPart(request)) return sendNothing(reply, former !== null)
      if (former) return showError(request, reply, 410)
      const lost = resolveRedirect({ message: 'page.not.found' }, siteOf(url))
      const isVisit = request.headers.accept?.includes('text/html')
      return isVisit && lost ? go(request, reply, lost) : showError(request, reply, 404)
    }
    const model = await withShared(database.db, locale, stored)
    const stay = isAboutStay(url) ? await ownStay(database, request, reply) : null
    if (stay && 'target' in stay) return go(request, reply, stay)
    const cart = isAboutCart(url) ? await ownCartPage(database, request, reply) : null
    if (cart && 'target' in cart) return go(request, reply, cart)
    const order = isAboutOrder(url.pathname) ? await ownOrderPage(database, request, reply) : null
    if (order && 'target' in order) return go(request, reply, order)
    const code = askedProperty(model.pageId, url)
    const unknown = code && !model.propertyId && !(await findHotel(database, code))
    const lost = unknown && resolveRedirect({ message: 'page.not.found' }, siteOf(url))
    if (lost) return go(request, reply, lost)
    allowPayment(request, url.pathname)
    // A kept page has no clock of one visitor.
    const now = isEdge(request) ? undefined : timeOf(request)
    const asked = asAsked(model, url, now ?? Date.now())
    return show(request, reply, {
      shown: stored,
      model: asked,
      status: url.pathname === errorPath(site) ? 404 : 200,
      about: stay ?? cart ?? order,
      isPrivate: isPrivatePage({
        id: model.pageId,
        cart: cartOf(url, site),
        stay: stayOf(url, site),
      }),
      now,
    })
  })
}

/** What the page is told of the stay that it is about. */
function aboutStay({ hotelId, quote }: OwnStay): Pick<PageModel, 'propertyId' | 'isRedemption'> {
  return { propertyId: hotelId, isRedemption: quote.rooms.some(isInKind) }
}

const NOT_KEPT = { 'cache-control': 'private, no-store' }

interface Shown {
  /** As it is stored. */
  shown: PageModel
  /** With what it shares, and what its address asks for. */
  model: PageModel
  status: number
  /** The visitor's cart or order, whose hotel the page is about. */
  about?: OwnStay | null
  isPrivate?: boolean
  /** No visit of a page: no cache keeps the answer. */
  isRefusal?: boolean
  now?: number | undefined
}

/** A page that has moved. The answer is cached until the page moves again. */
function sendMoved(reply: FastifyReply, key: PageKey, target: string) {
  const { locale } = key
  return reply
    .header('cache-control', 'public, max-age=0, s-maxage=300')
    .header('surrogate-key', purgeKey(key))
    .redirect(contextPathOf(locale as Locale) + target, 308)
}

function sendNothing(reply: FastifyReply, isGone: boolean) {
  return isGone
    ? reply.code(410).type('text/plain').send('This page is no longer here.')
    : reply.callNotFound()
}

/** What a visitor sees at the address of a page that is gone. */
function errorPageOf({ db }: Database, locale: string): Promise<PageModel | null> {
  return publishedModel<PageModel>(db, { path: errorPath(site), locale })
}

/** The headers of a cached page with the keys of what authors publish: the page, its shared content. */
function withKeys(headers: Record<string, string>, key: PageKey, stored: PageModel) {
  const { 'surrogate-key': keys } = headers
  if (keys === undefined) return headers
  const { locale } = key
  const shared = sharedOn(stored).map((of) => purgeKey({ path: sharedPath(of), locale }))
  return { ...headers, 'surrogate-key': [keys, purgeKey(key), ...shared].join(' ') }
}
