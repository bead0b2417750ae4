import type { Flags } from '../../../src/rules/codes/flags'
import { memoize } from '../../../src/rules/formats/memoize'
import { withContextPath } from '../../../src/rules/pages/context-path'
import { isBookingPage, isPaymentPage, pageTypeOf } from '../../../src/rules/pages/page-types'
import { asked } from '../../../src/rules/site/query'
import { cacheHeaders, isAnswered } from '../../../src/server/cache-headers'
import type { Manifest } from '../../../src/server/manifest'
import { withAddress } from '../../../src/server/page-address'
import type { Ask } from '../../../src/server/preload'
import { piecesOf } from '../../../src/server/print/pieces'
import {
  type PageRender,
  type RenderRequest,
  renderPlaceholder,
  renderPage as renderWidgetsOf,
} from '../../../src/server/render'
import type { Log } from '../../../src/services/page/log'
import type { PageMode } from '../../../src/services/page/page-context'
import type { Locale } from '../../seed/seed-types'
import { site } from '../../site'
import { contextPathOf } from '../locales'
import { consentToolScript } from './consent-tool'
import { areaAttributes, componentAttributes, type Editor } from './instrumentation'
import { type NativeBlock, renderNativeBlock } from './native-blocks'
import { isWidget, type PageModel, type PageNode } from './page-model'
import { DOCUMENT_END, MAIN_END, mainStart, renderStart } from './template'

export interface PageRequest {
  model: PageModel
  locale: Locale
  /** The requested path, without the site's subdirectory. */
  url: URL
  mode?: PageMode
  /** For a page in the editor only. */
  editor?: Editor
  /** Additional elements of the head. */
  head?: string
  /** The nonce of the page's scripts. */
  nonce: string
  /** The initial feature flags in the markup; by default the site's. */
  flags?: Partial<Flags>
  manifest: Manifest
  ask: Ask
  log: Log
  /** Whether the page is about one visitor's cart or stay (docs/decisions/0041). */
  isPrivate?: boolean
  /** Whether the browser of a private page's visitor sends the privacy signal. */
  isOptedOut?: boolean
  /** Whether the page is cacheable: its headers set the lifetime and wait for the API's responses. */
  isKept?: boolean
  /** Time of the page, ms since 1970; by default now. */
  now?: number
  /** Of the provider that this server runs beside the site. */
  paymentOrigin?: string
  /** Time limit for the API; by default the renderer's own. */
  limitMs?: number | undefined
}

interface StreamedPage {
  headers: Promise<Record<string, string>>
  /** The document in pieces, each as soon as it is ready. */
  html: AsyncIterable<string>
}

/** A complete page as HTML: the renderer prints the widgets, the CMS everything else. */
export function renderPage(request: PageRequest): StreamedPage {
  const { model } = request
  const settings = settingsOf(request)
  const widgets = [...model.header, ...model.main, ...model.footer].filter(isWidget)
  const page = renderWidgetsOf({ ...settings, widgets })
  const { context } = settings
  const whole = request.isKept ? isAnswered(page) : Promise.resolve(false)
  return {
    headers: whole.then((isWhole) => cacheHeaders(context, isWhole)),
    html: piecesOf(documentOf(request, page)),
  }
}

/** One component in its page's context, for an editor that inserts it. */
export async function renderComponent(request: PageRequest, node: PageNode): Promise<string> {
  if (!isWidget(node)) return renderBlock(node, request)
  const { html } = await renderPlaceholder({ ...settingsOf(request), widget: node })
  return html
}

/** The data of a page for the renderer, besides its widgets. */
function settingsOf(request: PageRequest): Omit<RenderRequest, 'widgets'> {
  const { model, locale, url, nonce, manifest, ask, log, mode = 'publish', editor } = request
  const { limitMs, now } = request
  const contextPath = contextPathOf(locale)
  const propertyId = model.propertyId ?? askedProperty(model.pageId, url)
  const nodes = [...model.header, ...model.main, ...model.footer]
  const address = new URL(contextPath + url.pathname + url.search, url)
  const mainHeading = nodes.find(({ type }) => type === 'cms/hero' || type === 'cms/heading')
  return {
    context: withAddress(
      {
        locale,
        contextPath,
        page: {
          id: model.pageId,
          type: pageTypeOf(model.pageId),
          ...(propertyId ? { propertyId } : {}),
          ...(model.isRedemption ? { isRedemption: true } : {}),
          ...(mainHeading ? { mainHeading: mainHeading.id } : {}),
          ...(editor ? { resource: editor.resource } : {}),
        },
        mode,
        ...(now === undefined ? {} : { renderedAt: now }),
        site: siteFor(request),
      },
      address,
    ),
    url: address,
    manifest,
    assetBase: site.assetBase,
    nonce,
    ask,
    log,
    ...(limitMs === undefined ? {} : { limitMs }),
  }
}

/** The site with what differs for this page: flags, and where its payments are taken. */
function siteFor({ flags, paymentOrigin, model: { pageId } }: PageRequest) {
  // Only the page that takes a payment is told who takes it.
  return siteWith(flags ?? null, (isPaymentPage(pageId) && paymentOrigin) || null)
}

/** Browsers with flags of their own are few, and each further site is a cache of the renderer's. */
const MOST_SITES = 8

/** One object for all pages that are alike, because the renderer keeps what it has read by it (docs/decisions/0035). */
const siteWith = memoize((flags: Partial<Flags> | null, paymentOrigin: string | null) => {
  const { payment } = site
  return {
    ...site,
    ...(flags && { flags: { ...site.flags, defaults: flags } }),
    ...(paymentOrigin && {
      payment: {
        ...payment,
        origins: `${payment.origins ?? ''} ${paymentOrigin}`,
      },
    }),
  }
}, MOST_SITES)

/** The document in order. The head does not wait for the API: styles and scripts load meanwhile. */
function* documentOf(request: PageRequest, page: PageRender): Generator<string | Promise<string>> {
  const { model, locale, url, editor, head = '' } = request
  const render = (node: PageNode) =>
    isWidget(node) ? page.placeholder(node.id) : renderBlock(node, request)
  yield page.links.then((links) =>
    renderStart({
      locale,
      path: url.pathname,
      origin: url.origin,
      title: model.title,
      description: model.description,
      chainName: site.brand.chainName,
      links: links + head,
      isPrivate: request.isPrivate,
      isOptedOut: request.isOptedOut,
    }),
  )
  yield page.contextScript
  yield* area('header', model.header, render, editor)
  yield mainStart(editor ? areaAttributes(editor.resource, 'main') : '')
  for (const node of model.main) yield render(node)
  yield MAIN_END
  yield* area('footer', model.footer, render, editor)
  // Where a card is typed no script runs that the booking does not need (docs/decisions/0046).
  if (!editor && !isPaymentPage(model.pageId)) yield consentToolScript(locale, request.nonce)
  yield DOCUMENT_END
}

/** The components before and after `<main>`; only an editor needs an element around them. */
function* area(
  name: 'header' | 'footer',
  nodes: readonly PageNode[],
  render: (node: PageNode) => string | Promise<string>,
  editor: Editor | undefined,
): Generator<string | Promise<string>> {
  if (editor) yield `<div${areaAttributes(editor.resource, name)}>`
  for (const node of nodes) yield render(node)
  if (editor) yield '</div>'
}

function renderBlock(block: NativeBlock, { locale, nonce, editor }: PageRequest): string {
  const localPath = (path: string) => withContextPath(path, contextPathOf(locale))
  const instrumentation = editor ? componentAttributes(editor.resource, block) : ''
  return renderNativeBlock(block, localPath, nonce, instrumentation)
}

/** The hotel of a booking page is in its address [spec]; a cached page is cached per address. */
export function askedProperty(pageId: string, url: URL): string | undefined {
  const code = asked({ location: () => url, site }, 'propertyCode')?.toUpperCase()
  return code && isBookingPage(pageId) && /^[A-Z0-9]{2,10}$/.test(code) ? code : undefined
}
