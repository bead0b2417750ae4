import type { FastifyInstance } from 'fastify'
import { recordOf, textsOf } from '../../../src/rules/content/read-record'
import { preProcessingCallOf } from '../../../src/rules/pages/pre-processing'
import { pageModelCall } from '../../../src/rules/site/page-calls'
import { sitePath } from '../../cms/locales'
import type { PageModel } from '../../cms/page/page-model'
import { sharedAt, withShared } from '../../cms/page/shared-content'
import type { Database } from '../../database/database'
import { publishedModel } from '../../database/site/drafts'
import { site } from '../../site'
import { readLocale } from '../request/locale'
import { routeOf } from '../request/route-of'

const PARTS = ['header', 'main', 'footer'] as const

/**
 * `POST` of the call `pageModel` (C.11): a page as a tree of `{type, id, props, children}`, by the path
 * `seoUrl` and the locale; with `selectors` (`header`, `main`, `footer`) those areas only. 404
 * `page.not.found` for a page that does not exist. `preProcessing`: the call that comes before the page (A.5).
 */
export async function pageModelRoutes(
  fastify: FastifyInstance,
  { database }: { database: Database },
) {
  fastify.post(routeOf(pageModelCall), async (request, reply) => {
    const { seoUrl, localeKey } = textsOf(recordOf(request.body), ['seoUrl', 'localeKey'])
    const [path = ''] = seoUrl?.split(/[?#]/, 1) ?? []
    if (!path.startsWith('/')) {
      const message = 'Send {requestType, seoUrl: "/…", localeKey, …}.'
      return reply.code(400).send({ error: { code: 'BAD_BODY', message } })
    }
    const key = { path: sitePath(path), locale: readLocale(localeKey) }
    const stored =
      sharedAt(key.path) === null ? await publishedModel<PageModel>(database.db, key) : null
    if (!stored) return reply.code(404).send({ message: 'page.not.found' })
    const model = await withShared(database.db, key.locale, stored)
    const { selectors } = recordOf(request.body)
    const asked = PARTS.filter((part) => Array.isArray(selectors) && selectors.includes(part))
    const children = (asked.length > 0 ? asked : PARTS).flatMap((part) =>
      model[part].map(({ shared: _shared, ...node }) => node),
    )
    const preProcessing = preProcessingCallOf(key.path, site)?.(site) ?? null
    const props = { title: model.title, preProcessing }
    return { data: { type: 'page', id: model.pageId, props, children } }
  })
}
