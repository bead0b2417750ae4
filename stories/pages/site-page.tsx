import { Suspense, use, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { brand } from '../../fixtures/site'
import { renderNativeBlock } from '../../sandbox/cms/native-blocks'
import { isWidget, type PageModel, type PageNode } from '../../sandbox/cms/page-model'
import siteStyles from '../../sandbox/cms/site.css?inline'
import { renderDocument } from '../../sandbox/cms/template'
import { hotels } from '../../sandbox/seed/hotels'
import { seedPages } from '../../sandbox/seed/pages'
import { LOCALES, type Locale } from '../../sandbox/seed/seed-types'
import { usePage } from '../../src/hooks/page-store'
import type { AnyWidget } from '../../src/mapping/define-widget'
import { widgetMap } from '../../src/mapping/widget-map'
import { withContextPath } from '../../src/rules/paths'
import type { WidgetNode } from '../../src/server/placeholder'
import { Shown, WAITING } from '../show'
import { adopt, sheetOf } from '../wear'

const site = seedPages(hotels)
const siteSheet = sheetOf(siteStyles)

/**
 * A page of the sandbox's site as its CMS prints it, in the page's locale: template, native blocks
 * and placeholders, with its widgets in them. Only the server's rendering and the loader are missing.
 */
export function SitePage({ path }: { path: string }) {
  const { context } = usePage()
  const locale = LOCALES.find((known) => known === context.locale) ?? 'en-US'
  const model = site.find((page) => page.path === path && page.locale === locale)?.model
  if (!model) throw new Error(`The site has no page at ${path} in ${locale}.`)
  const html = useMemo(
    () => renderBody(model, locale, path, context.contextPath),
    [model, locale, path, context.contextPath],
  )
  const [body, setBody] = useState<HTMLElement | null>(null)

  useLayoutEffect(() => adopt([siteSheet]), [])

  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the CMS's own HTML */}
      <div ref={setBody} key={html} dangerouslySetInnerHTML={{ __html: html }} />
      {body &&
        nodesOf(model)
          .filter(isWidget)
          .map((node) => <Placed key={node.id} node={node} body={body} />)}
    </>
  )
}

function nodesOf({ header, main, footer }: PageModel): PageNode[] {
  return [...header, ...main, ...footer]
}

function renderBody(model: PageModel, locale: Locale, path: string, contextPath: string): string {
  const localPath = (target: string) => withContextPath(target, contextPath)
  const render = (nodes: PageNode[]) =>
    nodes
      .map((node) =>
        isWidget(node)
          ? `<foyer-widget type="${node.type}" id="${node.id}"><div></div></foyer-widget>`
          : renderNativeBlock(node, localPath),
      )
      .join('\n')
  const document = renderDocument({
    locale,
    path,
    origin: 'https://www.alderway.example',
    title: model.title,
    description: model.description,
    chainName: brand.chainName,
    programName: brand.programName,
    links: '',
    contextScript: '',
    header: render(model.header),
    main: render(model.main),
    footer: render(model.footer),
  })
  return /<body[^>]*>(.*)<\/body>/s.exec(document)?.[1] ?? ''
}

function Placed({ node, body }: { node: WidgetNode; body: HTMLElement }) {
  const container = body.querySelector(`foyer-widget[id="${CSS.escape(node.id)}"] > div`)
  if (!container) return null
  return createPortal(
    <Suspense fallback={WAITING}>
      <Loaded node={node} />
    </Suspense>,
    container,
  )
}

function Loaded({ node }: { node: WidgetNode }) {
  const { locale } = usePage().context
  const widget = use(widgetOf(node.type))
  const { props } = node
  return (
    <Shown widget={widget} fixture={{ props, page: { locale } }} args={{ ...props, id: node.id }} />
  )
}

const loading = new Map<string, Promise<AnyWidget>>()

/** The same promise each time, as React asks again while it waits. */
function widgetOf(type: string): Promise<AnyWidget> {
  const load = loading.get(type) ?? loadWidget(type)
  loading.set(type, load)
  return load
}

async function loadWidget(type: string): Promise<AnyWidget> {
  const load = widgetMap[type]
  if (!load) throw new Error(`No widget is called "${type}".`)
  return (await load()).default
}
