import { brand, siteConfig } from '../../fixtures/site'
import { isBookingPage, pageTypeOf } from '../../src/rules/page-types'
import { withContextPath } from '../../src/rules/paths'
import type { Manifest } from '../../src/server/manifest'
import type { Ask } from '../../src/server/preload'
import { renderWidgets } from '../../src/server/render'
import type { Log } from '../../src/services/log'
import type { PageContext, PageMode } from '../../src/services/page-context'
import type { Locale } from '../seed/seed-types'
import { contextPathOf } from './locales'
import { renderNativeBlock } from './native-blocks'
import { isWidget, type PageModel, type PageNode } from './page-model'
import { renderDocument } from './template'

interface PageRequest {
  model: PageModel
  locale: Locale
  /** As asked for, without the site's sub-directory. */
  url: URL
  mode?: PageMode
  manifest: Manifest
  ask: Ask
  log: Log
}

/** A whole page as HTML: the widgets through the renderer, everything else by the CMS itself. */
export async function renderPage(request: PageRequest): Promise<string> {
  const { model, locale, url, manifest, ask, log, mode = 'publish' } = request
  const contextPath = contextPathOf(locale)
  const propertyId = model.propertyId ?? askedProperty(model.pageId, url)
  const nodes = [...model.header, ...model.main, ...model.footer]
  const mainHeading = nodes.find(({ type }) => type === 'cms/hero' || type === 'cms/heading')
  const context: Omit<PageContext, 'answers'> = {
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
  const { links, contextScript, placeholders } = await renderWidgets({
    context,
    widgets: nodes.filter(isWidget),
    url: new URL(contextPath + url.pathname + url.search, url),
    manifest,
    assetBase: '/assets/',
    ask,
    log,
  })
  const localPath = (path: string) => withContextPath(path, contextPath)
  const render = (part: PageNode[]) =>
    part
      .map((node) =>
        isWidget(node) ? (placeholders.get(node.id) ?? '') : renderNativeBlock(node, localPath),
      )
      .join('\n')
  return renderDocument({
    locale,
    path: url.pathname,
    origin: url.origin,
    title: model.title,
    description: model.description,
    chainName: brand.chainName,
    programName: brand.programName,
    links,
    contextScript,
    header: render(model.header),
    main: render(model.main),
    footer: render(model.footer),
  })
}

/** A booking page is about the hotel that its address names [spec]; a kept page is kept per address. */
function askedProperty(pageId: string, url: URL): string | undefined {
  const code = url.searchParams.get('propertyCode')?.toUpperCase()
  return code && isBookingPage(pageId) && /^[A-Z0-9]{2,10}$/.test(code) ? code : undefined
}
