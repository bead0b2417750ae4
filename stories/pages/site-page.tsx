import { Suspense, use, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { pageContext } from '../../fixtures/pages'
import { contextPathOf } from '../../sandbox/cms/locales'
import { renderNativeBlock } from '../../sandbox/cms/page/native-blocks'
import { isWidget, type PageModel, type PageNode } from '../../sandbox/cms/page/page-model'
import { renderDocument } from '../../sandbox/cms/page/template'
import siteStyles from '../../sandbox/cms/site.css?inline'
import { hotels } from '../../sandbox/seed/hotels'
import { seedPages } from '../../sandbox/seed/pages'
import { LOCALES, type Locale } from '../../sandbox/seed/seed-types'
import { site as chain } from '../../sandbox/site'
import type { AnyWidget } from '../../src/mapping/define-widget'
import { readProps } from '../../src/mapping/read-props'
import { fieldsOf } from '../../src/mapping/schema-fields'
import { widgetMap } from '../../src/mapping/widget-map'
import { withContextPath } from '../../src/rules/pages/context-path'
import type { WidgetNode } from '../../src/server/print/placeholder'
import type { PageContext, PreloadedAnswer } from '../../src/services/page/page-context'
import { ShownIn, WAITING } from '../show'
import { PageAround, type PageSettings, type Variables } from '../story-page'
import { adopt, sheetOf } from '../theme'
import { seededAnswer } from './seeded-answer'

const site = seedPages(hotels)
const siteSheet = sheetOf(siteStyles)

interface SitePageProps {
  path: string
  place: PageContext['page']
  settings: PageSettings
}

/**
 * A page of the sandbox's site as its CMS prints it, in the page's locale: template, native blocks
 * and placeholders, with the widgets and their preloaded answers. Server rendering and the loader are
 * not part of it.
 */
export function SitePage(props: SitePageProps) {
  return (
    <Suspense fallback={WAITING}>
      <Page {...props} />
    </Suspense>
  )
}

function Page({ path, place, settings }: SitePageProps) {
  const locale = LOCALES.find((known) => known === settings.locale) ?? 'en-US'
  const contextPath = contextPathOf(locale)
  const model = site.find((page) => page.path === path && page.locale === locale)?.model
  if (!model) throw new Error(`The site has no page at ${path} in ${locale}.`)
  const html = useMemo(
    () => renderBody(model, locale, path, contextPath),
    [model, locale, path, contextPath],
  )
  const placed = use(widgetsOf(model))
  const page = useMemo(() => {
    const context = pageContext({ locale, contextPath, page: place })
    return { locale, contextPath, page: place, answers: placed.flatMap(answersTo(context)) }
  }, [placed, locale, contextPath, place])
  const [body, setBody] = useState<HTMLElement | null>(null)

  useLayoutEffect(() => adopt([siteSheet]), [])

  return (
    <PageAround page={page} settings={{ ...settings, locale: 'story' }} answer={seededAnswer}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the CMS's own HTML */}
      <div ref={setBody} key={html} dangerouslySetInnerHTML={{ __html: html }} />
      {body && placed.map((it) => <InPlace key={it.node.id} {...it} body={body} locale={locale} />)}
    </PageAround>
  )
}

interface Placed {
  node: WidgetNode
  widget: AnyWidget
}

const loading = new Map<PageModel, Promise<Placed[]>>()

/** Returns the same promise each time, because React's `use` needs a stable one. */
function widgetsOf(model: PageModel): Promise<Placed[]> {
  const load = loading.get(model) ?? Promise.all(nodesOf(model).filter(isWidget).map(loadWidget))
  loading.set(model, load)
  return load
}

async function loadWidget(node: WidgetNode): Promise<Placed> {
  const load = widgetMap[node.type]
  if (!load) throw new Error(`No widget is called "${node.type}".`)
  return { node, widget: (await load()).default }
}

/** The answers that a widget preloads on the server. */
function answersTo(context: PageContext) {
  return ({ node, widget }: Placed): PreloadedAnswer[] => {
    const props = readProps(fieldsOf(widget.schema), widget.type, node.props, () => {})
    return (widget.preload?.(props, context) ?? []).flatMap(({ query: { name }, variables }) => {
      const data = seededAnswer(name, variables as Variables, context.locale)
      return data === undefined ? [] : [{ name, variables, data } as PreloadedAnswer]
    })
  }
}

function InPlace({ node, widget, body, locale }: Placed & { body: HTMLElement; locale: string }) {
  const container = body.querySelector(`foyer-widget[id="${CSS.escape(node.id)}"] > div`)
  if (!container) return null
  const { props } = node
  return createPortal(
    <Suspense fallback={WAITING}>
      <ShownIn
        placeholder={container.parentElement as Element}
        widget={widget}
        fixture={{ props, page: { locale } }}
        args={{ ...props, id: node.id }}
      />
    </Suspense>,
    container,
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
    chainName: chain.brand.chainName,
    links: '',
    contextScript: '',
    header: render(model.header),
    main: render(model.main),
    footer: render(model.footer),
  })
  return /<body[^>]*>(.*)<\/body>/s.exec(document)?.[1] ?? ''
}
