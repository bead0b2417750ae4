import type { Field } from '../mapping/fields'
import { fieldsOf } from '../mapping/schema-fields'
import { widgetMap } from '../mapping/widget-map'
import type { Log } from '../services/log'
import type { PageContext } from '../services/page-context'
import { headLinks } from './head-links'
import { toJsonScript } from './json-script'
import type { Manifest } from './manifest'
import {
  type PreparedWidget,
  prepareWidget,
  renderPlaceholder,
  type WidgetNode,
} from './placeholder'
import { type Ask, preloadAnswers } from './preload'
import { createServerStore } from './server-page'

export interface RenderRequest {
  /** Everything of the page context but the answers, which the renderer fetches. */
  context: Omit<PageContext, 'answers'>
  widgets: WidgetNode[]
  /** The address that the visitor asked for. */
  url: URL
  manifest: Manifest
  /** Where the built files are served, for example `/assets/`. */
  assetBase: string
  ask: Ask
  log: Log
}

export interface RenderedPage {
  /** For the head: stylesheets, preloads, the loader. */
  links: string
  /** The page context as a script element; stands before the first placeholder. */
  contextScript: string
  /** Each placeholder's HTML by its id. */
  placeholders: Map<string, string>
}

/** Renders the widgets of a page (design §6); the CMS puts the parts into its own template. */
export async function renderWidgets(request: RenderRequest): Promise<RenderedPage> {
  const { widgets, url, manifest, assetBase, ask, log } = request
  const { locale, mode } = request.context
  const wanted = await Promise.all(widgets.map((node) => prepareWidget(node, locale, log)))
  const prepared = mode === 'edit' ? wanted.map(withoutWaiting) : wanted
  const context: PageContext = {
    ...request.context,
    page: { ...request.context.page },
    answers: [],
  }
  context.answers = await preloadAnswers(prepared, context, ask, log)
  const store = createServerStore(context, url, log)
  const placeholders = new Map<string, string>()
  for (const widget of prepared) {
    const html = renderPlaceholder(widget, store, log)
    const data = await structuredData(widget, context, url, log)
    placeholders.set(
      widget.node.id,
      html.replace(/<\/foyer-widget>$/, (end) => data + end),
    )
    // The first in reading order has it; those that are rendered after it know (W80).
    if (/<h1[\s>]/.test(html)) context.page.mainHeading ??= widget.node.id
  }
  return {
    links: headLinks(prepared, manifest, assetBase),
    contextScript: `<script type="application/json" id="foyer-page">${toJsonScript(context)}</script>`,
    placeholders,
  }
}

/** An author sees an overlay open in its place, where nobody asks for it. */
function withoutWaiting(prepared: PreparedWidget): PreparedWidget {
  return prepared.when === 'open' ? { ...prepared, when: 'idle' } : prepared
}

/**
 * A script element that is read by search engines and never run, beside what React knows: it may
 * create none where Trusted Types are required. Only for what everybody sees.
 */
async function structuredData(
  { node, widget, props }: PreparedWidget,
  context: PageContext,
  url: URL,
  log: Log,
): Promise<string> {
  if (!widget?.structuredData || !props || context.mode !== 'publish') return ''
  if (props.audience.length < AUDIENCES) return ''
  try {
    const data = await widget.structuredData(props, context, url)
    return data ? `<script type="application/ld+json">${toJsonScript(data)}</script>` : ''
  } catch (error) {
    log('error', `structured-data||${node.type}#${node.id}|${String(error)}`)
    return ''
  }
}

/** The kinds of visitors that there are (B.0). */
const AUDIENCES = 3

/** The fields of every widget's schema, for the browser build (tooling/visitor-schemas.mjs). */
export async function widgetFields(): Promise<Record<string, Field>> {
  const entries = Object.entries(widgetMap).map(async ([type, load]) => {
    const { default: widget } = await load()
    return [type, fieldsOf(widget.schema)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
