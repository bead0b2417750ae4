import type { Field } from '../mapping/fields'
import { fieldsOf } from '../mapping/schema-fields'
import { widgetMap } from '../mapping/widget-map'
import { errorInfo } from '../rules/codes/error-info'
import { normaliseLocale } from '../rules/locale/locale'
import type { Log } from '../services/page/log'
import type { PageStore } from '../services/page/page'
import type { PageContext, PreloadedAnswer } from '../services/page/page-context'
import { type Deadline, startDeadline } from './deadline'
import type { Manifest } from './manifest'
import { warnOfMissingOverlays } from './missing-overlays'
import { type Asking, preloadAnswers } from './preload'
import { headLinks } from './print/head-links'
import { toJsonScript } from './print/json-script'
import {
  nameOf,
  type PreparedWidget,
  prepareWidget,
  unrendered,
  type WidgetNode,
  withChildren,
} from './print/placeholder'
import { printPlaceholders } from './print/print-placeholder'
import { contextJson, createServerStore } from './server-page'
import { structuredData } from './structured-data'
import { isLazy, timeOf } from './time'
import { yieldToEventLoop } from './yield-to-event-loop'

export interface RenderRequest extends Asking {
  /** The page context without the answers, which the renderer fetches. */
  context: Omit<PageContext, 'answers'>
  widgets: readonly WidgetNode[]
  /** The address that the visitor requested. */
  url: URL
  manifest: Manifest
  /** Where the built files are served, for example `/assets/`. */
  assetBase: string
  /**
   * The response's CSP nonce, for the page's scripts and `modulepreload` links. Without it the
   * elements have no nonce, which `script-src 'self'` allows.
   */
  nonce?: string
  log: Log
  /** The widgets are part of an existing page, which may hold the overlays that they open. */
  isPart?: boolean
  /**
   * The time limit for preparing the widgets and for the API's answers, from the start of the page;
   * default 1000 ms. After it, a widget without its answers shows its loading state and sends its
   * queries in the browser; a widget that is not prepared is a placeholder without HTML.
   */
  limitMs?: number
}

/** A page while it is rendered; each part resolves as soon as it is ready. */
export interface PageRender {
  /** For the head: stylesheet, preloads, loader. Does not wait for the API. */
  links: Promise<string>
  /** The API's answers; resolves when all have come or the time limit is over. */
  answers: Promise<PreloadedAnswer[]>
  /**
   * The page context as a script element, for a place before the first placeholder. Waits for the
   * answers, and until enough widgets are rendered to know which of them has the h1.
   */
  contextScript: Promise<string>
  /**
   * A placeholder's HTML by its id; synchronous if it is rendered already; empty for an unknown id.
   * If several nodes share an id, each call returns the next of them.
   */
  placeholder: (id: string) => string | Promise<string>
  /** Whether no error has been logged so far; a CDN may cache such a page for the full time. */
  isWhole: () => boolean
}

const LIMIT_MS = 1000

/** Widgets that are rendered before another request gets its turn and a stream its next piece. */
const SLICE = 50

/** Renders the widgets of a page (design §6); the CMS puts the parts into its own template. */
export function renderPage(request: RenderRequest): PageRender {
  const { url, manifest, assetBase, nonce, limitMs = LIMIT_MS } = request
  let isWhole = true
  const log: Log = (level, message) => {
    if (level === 'error') isWhole = false
    request.log(level, message)
  }
  const context: PageContext = {
    ...request.context,
    locale: normaliseLocale(request.context.locale),
    page: { ...request.context.page },
    renderedAt: request.context.renderedAt ?? Date.now(),
    answers: [],
  }
  const deadline = startDeadline(limitMs)

  const nodes = withOwnIds(request.widgets, log)
  const preparing = prepareAll(nodes, context, log, deadline)
  const links = preparing.then((prepared) =>
    headLinks(withChildren(prepared), manifest, assetBase, { mode: context.mode, nonce }),
  )
  const answering = preparing.then(async (prepared): Promise<PageStore> => {
    const all = withChildren(prepared)
    context.answers = await preloadAnswers(all, context, request, log, deadline)
    deadline.end()
    if (!request.isPart) warnOfMissingOverlays(all, context, url, log)
    if (context.mode !== 'edit') for (const widget of all) widget.when = timeOf(widget, context)
    await describe(all, context, url, log, limitMs)
    const nodes = all.map(({ node }) => node)
    return createServerStore(context, url, log, nodes)
  })

  const printed = new Map<string, string>()
  const nextOf = callsOf(request.widgets, nodes)
  let next = 0
  let turn: Promise<unknown> = answering
  const printNext = async () => {
    const [prepared, store] = [await preparing, await answering]
    await yieldToEventLoop()
    const slice = prepared.slice(next, next + SLICE)
    next += SLICE
    const html = printPlaceholders(slice, store, log)
    for (const [index, { node }] of slice.entries()) printed.set(node.id, html[index] ?? '')
  }
  const printUntil = async (isDone: () => boolean) => {
    const { length } = await preparing
    while (!isDone() && next < length) {
      turn = turn.then(() => (isDone() ? undefined : printNext()))
      await turn
    }
  }
  return {
    links,
    answers: answering.then(() => context.answers),
    contextScript: answering
      .then(() => printUntil(() => context.page.mainHeading !== undefined))
      .then(
        () =>
          `<script type="application/json" id="foyer-page">${toJsonScript(contextJson(context))}</script>`,
      ),
    placeholder: (wanted) => {
      const id = nextOf(wanted)
      return printed.get(id) ?? printUntil(() => printed.has(id)).then(() => printed.get(id) ?? '')
    },
    isWhole: () => isWhole,
  }
}

/**
 * Adds data for search engines; has its own time limit, because preloading may use up the page's.
 */
async function describe(
  widgets: readonly PreparedWidget[],
  context: PageContext,
  url: URL,
  log: Log,
  limitMs: number,
): Promise<void> {
  const described = widgets.filter(({ widget }) => widget?.structuredData)
  if (described.length === 0) return
  const deadline = startDeadline(limitMs)
  await Promise.all(
    described.map(async (widget) => {
      widget.data = await structuredData(widget, context, url, log, deadline)
    }),
  )
  deadline.end()
}

/** Prepares all nodes in parallel; waits only for content that is not in the cache. */
async function prepareAll(
  nodes: readonly WidgetNode[],
  context: PageContext,
  log: Log,
  deadline: Deadline,
): Promise<PreparedWidget[]> {
  const begun = nodes.map((node) => [node, prepareWidget(node, context, log)] as const)
  const all: PreparedWidget[] = []
  for (const [node, prepared] of begun) {
    try {
      all.push(prepared instanceof Promise ? await deadline.within(prepared) : prepared)
    } catch (error) {
      log('error', errorInfo('time-limit', '', nameOf(node), String(error)))
      all.push(unrendered(node))
    }
  }
  return context.mode === 'edit' ? all.map(withoutWaiting) : all
}

/** Gives each node an id that is unique on the page, as React's ids and the response need it. */
function withOwnIds(widgets: readonly WidgetNode[], log: Log): readonly WidgetNode[] {
  const taken = new Set(widgets.map(({ id }) => id))
  if (taken.size === widgets.length) return widgets
  const seen = new Set<string>()
  return widgets.map((node) => {
    const { id } = node
    if (!seen.has(id)) {
      seen.add(id)
      return node
    }
    let count = 2
    while (taken.has(`${id}-${count}`)) count += 1
    const own = `${id}-${count}`
    taken.add(own)
    log('warn', errorInfo('same-id', '', nameOf(node), `It is printed with the id "${own}".`))
    return { ...node, id: own }
  })
}

/** Maps a shared id to the next node's own id on each call, then to the last node's. */
function callsOf(widgets: readonly WidgetNode[], nodes: readonly WidgetNode[]) {
  if (widgets === nodes) return (id: string) => id
  const own = new Map<string, string[]>()
  for (const [index, { id }] of widgets.entries()) {
    const ids = own.get(id) ?? []
    own.set(id, [...ids, nodes[index]?.id ?? id])
  }
  return (id: string): string => {
    const ids = own.get(id) ?? [id]
    return (ids.length > 1 ? ids.shift() : ids[0]) ?? id
  }
}

export interface RenderedPage {
  links: string
  contextScript: string
  /** Each placeholder's HTML by its id; further nodes with the same id are `id-2`, `id-3`. */
  placeholders: Map<string, string>
  isWhole: boolean
}

/** Renders a page as `renderPage` does; resolves when all parts are ready. */
export async function renderWidgets(request: RenderRequest): Promise<RenderedPage> {
  const widgets = withOwnIds(request.widgets, request.log)
  const page = renderPage({ ...request, widgets })
  const placeholders = new Map<string, string>()
  for (const { id } of widgets) {
    const html = page.placeholder(id)
    placeholders.set(id, typeof html === 'string' ? html : await html)
  }
  return {
    links: await page.links,
    contextScript: await page.contextScript,
    placeholders,
    isWhole: page.isWhole(),
  }
}

export interface RenderedPlaceholder {
  links: string
  html: string
  /** The answers that it was rendered with; hydration needs them in the page context. */
  answers: PreloadedAnswer[]
  isWhole: boolean
}

/** Renders one placeholder for an existing page: a fragment, or an author's edit. */
export async function renderPlaceholder({
  widget,
  ...request
}: Omit<RenderRequest, 'widgets'> & { widget: WidgetNode }): Promise<RenderedPlaceholder> {
  const page = renderPage({ ...request, widgets: [widget], isPart: true })
  const html = await page.placeholder(widget.id)
  const [links, answers] = await Promise.all([page.links, page.answers])
  return { links, html, answers, isWhole: page.isWhole() }
}

/** In edit mode overlays and lazy widgets start when the browser is idle, without an action. */
function withoutWaiting(prepared: PreparedWidget): PreparedWidget {
  const when = prepared.when === 'open' || isLazy(prepared.when) ? 'idle' : prepared.when
  return { ...prepared, when, children: prepared.children.map(withoutWaiting) }
}

/** The fields of every widget's schema, for the browser build (tooling/visitor-schemas.mjs). */
export async function widgetFields(): Promise<Record<string, Field>> {
  const entries = Object.entries(widgetMap).map(async ([type, load]) => {
    const { default: widget } = await load()
    return [type, fieldsOf(widget.schema)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
