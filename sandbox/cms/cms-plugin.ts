import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { transform } from 'lightningcss'
import { resolveRedirect } from '../../src/rules/pages/page-redirects'
import { ERROR_PATH } from '../../src/rules/pages/paths'
import type { Manifest } from '../../src/server/manifest'
import type { Log } from '../../src/services/page/log'
import type { Faults } from '../api/faults/faults'
import { refuseUnstorable } from '../api/request/unstorable'
import type { Database } from '../database/database'
import { publishedModel } from '../database/site/drafts'
import { urlOf } from '../site-address'
import { OPENER_SCRIPT_PATH, openerScript } from './blocks/opener'
import { registerFragments } from './fragments/fragment-routes'
import { contextPathOf, siteLocale } from './locales'
import { asAsked } from './page/as-asked'
import { askApi } from './page/ask-api'
import { registerConsentTool } from './page/consent-tool'
import type { PageModel } from './page/page-model'
import { renderPage } from './page/render-page'
import { registerTheme } from './page/theme'
import { registerCoBrand } from './redirects/co-brand-routes'
import { registerRedirectPage } from './redirects/redirect-page'
import { go, registerRedirects, siteOf } from './redirects/redirects'
import { reserveNonce } from './security/nonce'
import { policyReports } from './security/policy-reports'
import { isEdge, sendSecurityHeaders } from './security/security'

/** A page of any build works with a loader of any other: an old one may be used for a while. */
const LOADER_CACHE = 'public, max-age=300, stale-while-revalidate=86400'

export interface CmsOptions {
  database: Database
  /** `dist/browser/assets`. */
  assetsFolder: string
  /** Where the site's own stylesheet stands. */
  stylesheet: string
  /** The API's address for the renderer, for example `http://127.0.0.1:4000`. */
  apiOrigin: () => string
  /** Headers that a request's faults are forwarded with. */
  faultHeaders: (request: FastifyRequest) => Record<string, string>
  /** Fragments meet them like calls of the API; pages never do. */
  faults: Faults
  log: Log
  /** How long a page waits for the API; the renderer's own limit unless set. */
  limitMs?: number
}

/** The sandbox's CMS: pages out of the database, rendered with their widgets, kept by any cache. */
export async function cmsPlugin(fastify: FastifyInstance, options: CmsOptions): Promise<void> {
  const { database, assetsFolder, stylesheet } = options
  const manifest: Manifest = JSON.parse(readFileSync(join(assetsFolder, 'manifest.json'), 'utf8'))
  const { code: siteStyles } = transform({
    filename: 'site.css',
    code: readFileSync(stylesheet),
    minify: true,
  })
  sendSecurityHeaders(fastify)
  refuseUnstorable(fastify)
  await fastify.register(policyReports)

  await fastify.register(fastifyStatic, {
    root: assetsFolder,
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    decorateReply: false,
    // A deploy changes what stands at these two addresses.
    setHeaders: (reply, file) => {
      const found = /\/(loader|map)\.js(\.br)?$/.exec(file)
      if (found) reply.header('cache-control', found[1] === 'map' ? 'no-cache' : LOADER_CACHE)
    },
  })
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
    reply.redirect(`${contextPathOf(siteLocale(request))}/homepage-searchform.mi`, 302)
  })
  registerRedirects(fastify, { database })
  registerRedirectPage(fastify)
  registerCoBrand(fastify)
  registerConsentTool(fastify)
  registerFragments(fastify, { ...options, manifest })
  fastify.get('/*', async (request, reply) => {
    const locale = siteLocale(request)
    const url = urlOf(request)
    const key = { path: url.pathname, locale }
    const model = await publishedModel<PageModel>(database.db, key)
    if (!model) {
      const wantsPage = request.headers.accept?.includes('text/html')
      const lost = resolveRedirect({ message: 'page.not.found' }, siteOf(url))
      return wantsPage && lost ? go(request, reply, lost) : reply.callNotFound()
    }
    const page = renderPage({
      model: asAsked(model, url),
      locale,
      url,
      nonce: reserveNonce(reply),
      isKept: isEdge(request),
      manifest,
      ask: askApi(options.apiOrigin(), locale, { headers: options.faultHeaders(request) }),
      log: options.log,
      limitMs: options.limitMs,
    })
    return reply
      .code(url.pathname === ERROR_PATH ? 404 : 200)
      .type('text/html; charset=utf-8')
      .headers(await page.headers)
      .send(Readable.from(page.html))
  })
}
