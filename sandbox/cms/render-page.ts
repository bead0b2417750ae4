import { brand, siteConfig } from '../../fixtures/site'
import { isBookingPage, pageTypeOf } from '../../src/rules/page-types'
import { withContextPath } from '../../src/rules/paths'
import { cacheHeaders, isWholeSoon } from '../../src/server/cache-headers'
import type { Manifest } from '../../src/server/manifest'
import { piecesOf } from '../../src/server/pieces'
import type { Ask } from '../../src/server/preload'
import {
  type PageRender,
  type RenderRequest,
  renderPage as renderWidgetsOf,
} from '../../src/server/render'
import type { Log } from '../../src/services/log'
import type { PageMode } from '../../src/services/page-context'
import type { Locale } from '../seed/seed-types'
import { contextPathOf } from './locales'
import { renderNativeBlock } from './native-blocks'
import { isWidget, type PageModel, type PageNode } from './page-model'
import { DOCUMENT_END, MAIN_END, MAIN_START, renderStart } from './template'

interface PageRequest {
  model: PageModel
  locale: Locale
  /** As asked for, without the site's sub-directory. */
  url: URL
  mode?: PageMode
  /** Of the page's scripts. */
  nonce: string
  manifest: Manifest
  ask: Ask
  log: Log
}

interface StreamedPage {
  headers: Promise<Record<string, string>>
  /** The document in pieces, each as soon as it can be had. */
  html: AsyncIterable<string>
}

/** A whole page as HTML: the widgets through the renderer, everything else by the CMS itself. */
export function renderPage(request: PageRequest): StreamedPage {
  const { model, locale, url, nonce, manifest, ask, log, mode = 'publish' } = request
  const contextPath = contextPathOf(locale)
  const propertyId = model.propertyId ?? askedProperty(model.pageId, url)
  const nodes = [...model.header, ...model.main, ...model.footer]
  const mainHeading = nodes.find(({ type }) => type === 'cms/hero' || type === 'cms/heading')
  const context: RenderRequest['context'] = {
    locale,
    contextPath,
    page: {
      id: model.pageId,
      type: pageTypeOf(model.pageId),
      ...(propertyId ? { propertyId } : {}),
      ...(mainHeading ? { mainHeading: mainHeading.id } : {}),
    },
    mode,
    brand,
    config: siteConfig,
  }
  const page = renderWidgetsOf({
    context,
    widgets: nodes.filter(isWidget),
    url: new URL(contextPath + url.pathname + url.search, url),
    manifest,
    assetBase: '/assets/',
    nonce,
    ask,
    log,
  })
  return {
    headers: isWholeSoon(page).then((isWhole) => cacheHeaders(context, isWhole)),
    html: piecesOf(documentOf({ request, page, contextPath })),
  }
}

interface Document {
  request: PageRequest
  page: PageRender
  contextPath: string
}

/** The document in order. The head does not wait for the API: styles and scripts load meanwhile. */
function* documentOf({
  request,
  page,
  contextPath,
}: Document): Generator<string | Promise<string>> {
  const { model, locale, url, nonce } = request
  const localPath = (path: string) => withContextPath(path, contextPath)
  const render = (node: PageNode) =>
    isWidget(node) ? page.placeholder(node.id) : renderNativeBlock(node, localPath, nonce)
  yield page.links.then((links) =>
    renderStart({
      locale,
      path: url.pathname,
      origin: url.origin,
      title: model.title,
      description: model.description,
      chainName: brand.chainName,
      programName: brand.programName,
      links,
    }),
  )
  yield page.contextScript
  for (const node of model.header) yield render(node)
  yield MAIN_START
  for (const node of model.main) yield render(node)
  yield MAIN_END
  for (const node of model.footer) yield render(node)
  yield DOCUMENT_END
}

/** A booking page is about the hotel that its address names [spec]; a kept page is kept per address. */
function askedProperty(pageId: string, url: URL): string | undefined {
  const code = url.searchParams.get('propertyCode')?.toUpperCase()
  return code && isBookingPage(pageId) && /^[A-Z0-9]{2,10}$/.test(code) ? code : undefined
}
