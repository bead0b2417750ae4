import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fieldTree } from '../../src/author/fields/field-tree'
import type { Manifest } from '../../src/server/manifest'
import { escapeHtml } from '../../src/server/print/json-script'
import type { Log } from '../../src/services/page/log'
import {
  componentModel,
  type Definitions,
  definitionsOf,
} from '../../tooling/export/universal-editor'
import { loadWidgets } from '../../tooling/export/widgets'
import { siteLocale } from '../cms/locales'
import { askApi } from '../cms/page/ask-api'
import type { Editor } from '../cms/page/instrumentation'
import type { PageModel, PageNode } from '../cms/page/page-model'
import { type PageRequest, renderComponent, renderPage } from '../cms/page/render-page'
import { withShared } from '../cms/page/shared-content'
import { createNonce } from '../cms/security/nonce'
import { authorPolicies } from '../cms/security/security'
import type { Database } from '../database/database'
import { findDraft, modelOf, type PageKey } from '../database/site/drafts'
import { isDeleted } from '../database/site/page-places'
import { originOf, urlOf } from '../site-address'
import type { Changed } from './api-types'
import { nativeFields } from './editing/native-fields'

export interface CanvasOptions {
  database: Database
  manifest: Manifest
  /** The API's origin, for the renderer. */
  apiOrigin: () => string
  log: Log
  /** The origins of other editors that may frame the canvas. */
  editorOrigins?: readonly string[] | undefined
  /** Time limit of a canvas for the API; by default the renderer's own. */
  limitMs?: number | undefined
}

/** A file of the npm package `@adobe/universal-editor-cors`, served beside the shell's files. */
const CLIENT = '/author/assets/universal-editor-embedded.js'
const METER = '/author/assets/meter.js'
const SYSTEM = 'foyer'
const CANVAS = '/author/canvas'
/** The definitions of Universal Editor, which its client reads from the page. */
const DEFINITIONS = '/author/definitions/'
const KINDS: readonly (keyof Definitions)[] = ['component', 'model', 'filter']

/** The draft of a page for its author, in edit mode or in preview. */
export async function canvasRoutes(fastify: FastifyInstance, options: CanvasOptions) {
  const definitions = definitionsOf(await loadWidgets())
  for (const [type, schema] of Object.entries(nativeFields))
    definitions.model.push(componentModel(type, fieldTree(schema)))
  for (const kind of KINDS)
    fastify.get(`${DEFINITIONS}${kind}.json`, async (_request, reply) =>
      reply.send(definitions[kind]),
    )
  fastify.get<{ Querystring: { mode?: unknown; meter?: unknown; version?: string } }>(
    `${CANVAS}/*`,
    async (request, reply) => {
      const locale = siteLocale(request)
      const { pathname } = urlOf(request)
      const key = { path: pathname.slice(CANVAS.length), locale }
      const mode = request.query.mode === 'preview' ? 'preview' : 'edit'
      const draft = await findDraft<PageModel>(options.database.db, key)
      if (!draft || (mode === 'edit' && isDeleted(key)))
        return reply.code(404).type('text/plain').send('There is no page here to edit.')
      const nonce = createNonce()
      const asOf = Number(request.query.version)
      const former =
        mode === 'preview' && Number.isInteger(asOf)
          ? await modelOf<PageModel>(options.database.db, key, asOf)
          : null
      const stored = former ?? draft.model
      const model = await withShared(options.database.db, locale, stored, mode === 'edit')
      const asked = requestOf(options, request, key, model)
      const page = renderPage(
        mode === 'edit'
          ? { ...asked, nonce, mode, editor: editorOf(key), head: clientFor(request, nonce) }
          : { ...asked, nonce, mode, head: request.query.meter === undefined ? '' : meter(nonce) },
      )
      return reply
        .type('text/html; charset=utf-8')
        .headers(await page.headers)
        .header('content-security-policy', authorPolicies[mode](nonce, options.editorOrigins))
        .send(Readable.from(page.html))
    },
  )
}

/** Renders each component separately in edit mode, as updates for the editor's page. */
export async function renderUpdates(
  options: CanvasOptions,
  request: FastifyRequest,
  { model, nodes, ...key }: PageKey & { model: PageModel; nodes: readonly PageNode[] },
): Promise<Changed['updates']> {
  const editor = editorOf(key)
  const asked = { ...requestOf(options, request, key, model), mode: 'edit' as const, editor }
  return Promise.all(
    nodes.map(async (node) => ({
      resource: `${editor.resource}#${node.id}`,
      type: 'component' as const,
      content: await renderComponent(asked, node),
    })),
  )
}

/** Prints a component of a draft as the server prints it for visitors. */
export function printedForVisitors(
  options: CanvasOptions,
  request: FastifyRequest,
  { model, ...key }: PageKey & { model: PageModel },
): (node: PageNode) => Promise<string> {
  const asked = { ...requestOf(options, request, key, model), mode: 'preview' as const }
  return (node) => renderComponent(asked, node)
}

function requestOf(
  { manifest, apiOrigin, log, limitMs }: CanvasOptions,
  request: FastifyRequest,
  { path, locale }: PageKey,
  model: PageModel,
): PageRequest {
  const known = locale as PageRequest['locale']
  return {
    model,
    locale: known,
    // The URL of the published page.
    url: new URL(originOf(request) + path),
    nonce: '',
    manifest,
    ask: askApi(apiOrigin()),
    log,
    limitMs,
  }
}

function editorOf({ path, locale }: PageKey): Editor {
  return { resource: `urn:${SYSTEM}:/${locale}${path}` }
}

/** The vendor's client, and the metadata that names the page's storage. */
function clientFor(request: FastifyRequest, nonce: string): string {
  const home = escapeHtml(`${SYSTEM}:${originOf(request)}/author`)
  return (
    `<meta name="urn:adobe:aue:system:${SYSTEM}" content="${home}">` +
    KINDS.map(
      (kind) =>
        `<script type="application/vnd.adobe.aue.${kind}+json" src="${DEFINITIONS}${kind}.json"></script>`,
    ).join('') +
    `<script src="${CLIENT}" nonce="${escapeHtml(nonce)}" defer></script>`
  )
}

/** The script that measures the page from inside and reports to the shell. */
function meter(nonce: string): string {
  return `<script type="module" src="${METER}" nonce="${escapeHtml(nonce)}"></script>`
}
