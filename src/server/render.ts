import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Field } from '../mapping/fields'
import { fieldsOf } from '../mapping/schema-fields'
import { widgetMap } from '../mapping/widget-map'
import { errorInfo } from '../rules/codes/error-info'
import { normaliseLocale } from '../rules/locale/locale'
import type { Log } from '../services/page/log'
import type { PageStore } from '../services/page/page'
import type { PageContext, PreloadedAnswer } from '../services/page/page-context'
import { startDeadline } from './deadline'
import { headLinks } from './head-links'
import { toJsonScript } from './json-script'
import type { Manifest } from './manifest'
import { warnOfMissingOverlays } from './missing-overlays'
import {
  nameOf,
  type PreparedWidget,
  prepareWidget,
  unrendered,
  type WidgetNode,
  withChildren,
} from './placeholder'
import { type Ask, preloadAnswers } from './preload'
import { printPlaceholders } from './print-placeholder'
import { contextJson, createServerStore } from './server-page'
import { structuredData } from './structured-data'
import { isLazy, timeOf } from './time'

export interface RenderRequest {
  /** Everything of the page context but the answers, which the renderer fetches. */
  context: Omit<PageContext, 'answers'>
  widgets: WidgetNode[]
  /** The address that the visitor asked for. */
  url: URL
  manifest: Manifest
  /** Where the built files are served, for example `/assets/`. */
  assetBase: string
  /**
   * Of this answer, for the page's scripts and the links that load scripts beforehand; without it
   * they have none, which `script-src 'self'` allows.
   */
  nonce?: string
  ask: Ask
  log: Log
  /** The widgets are a part of a page that is there already: what they open may stand elsewhere on it. */
  isPart?: boolean
  /**
   * How long a widget's preparation and answers are waited for, from the page's beginning; 1000 ms
   * unless set. A widget whose answers have not come by then shows its loading state and asks in the
   * browser; what could not be prepared is a placeholder without HTML.
   */
  limitMs?: number
}

/** A page while it is rendered; each part is there as soon as it can be. */
export interface PageRender {
  /** For the head: stylesheets, preloads, the loader. Needs no answer of the API. */
  links: Promise<string>
  /** What the API answered; resolves when the rest is given up. */
  answers: Promise<PreloadedAnswer[]>
  /**
   * The page context as a script element; stands before the first placeholder. Needs the answers,
   * and as much of the page rendered as it takes to know who has the h1.
   */
  contextScript: Promise<string>
  /**
   * A placeholder's HTML by its id; at once when it is rendered. Empty for an id that is none. Of
   * several nodes with one id, the first call gives the first and each further call the next.
   */
  placeholder: (id: string) => string | Promise<string>
  /** Whether up to now everything is as its author meant it: such a page may be kept for long. */
  isWhole: () => boolean
}

const LIMIT_MS = 1000

/** As many as are rendered before another request gets its turn, and a stream its next piece. */
const SLICE = 50

/** Renders the widgets of a page (design §6); the CMS puts the parts into its own template. */
export function renderPage(request: RenderRequest): PageRender {
  const { url, manifest, assetBase, nonce, ask, limitMs = LIMIT_MS } = request
  let isWhole = true
  const log: Log = (level, message) => {
    if (level === 'error') isWhole = false
    request.log(level, message)
  }
  const context: PageContext = {
    ...request.context,
    locale: normaliseLocale(request.context.locale),
    page: { ...request.context.page },
    answers: [],
  }
  const deadline = startDeadline(limitMs)

  const nodes = withOwnIds(request.widgets, log)
  const preparing = Promise.all(
    nodes.map(async (node) => {
      try {
        const prepared = await deadline.within(prepareWidget(node, context, log))
        return context.mode === 'edit' ? withoutWaiting(prepared) : prepared
      } catch (error) {
        log('error', errorInfo('time-limit', '', nameOf(node), String(error)))
        return unrendered(node)
      }
    }),
  )
  const links = preparing.then((prepared) =>
    headLinks(withChildren(prepared), manifest, assetBase, { mode: context.mode, nonce }),
  )
  const answering = preparing.then(async (prepared): Promise<PageStore> => {
    const all = withChildren(prepared)
    context.answers = await preloadAnswers(all, context, ask, log, deadline)
    deadline.end()
    if (!request.isPart) warnOfMissingOverlays(all, context, url, log)
    if (context.mode !== 'edit') for (const widget of all) widget.when = timeOf(widget, context)
    // Nobody is asked for it; it has a time of its own, for answers may have used up the other.
    const rest = startDeadline(limitMs)
    await Promise.all(
      all.map(async (widget) => {
        widget.data = await structuredData(widget, context, url, log, rest)
      }),
    )
    rest.end()
    return createServerStore(context, url, log)
  })

  const printed = new Map<string, string>()
  const nextOf = callsOf(request.widgets, nodes)
  let next = 0
  let turn: Promise<unknown> = answering
  const printNext = async () => {
    const [prepared, store] = [await preparing, await answering]
    if (next > 0) await nextTurn()
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

/** Each node with an id that no other of the page has: React's ids and the page's answers need that. */
function withOwnIds(widgets: readonly WidgetNode[], log: Log): WidgetNode[] {
  const taken = new Set(widgets.map(({ id }) => id))
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

/** Hands out the ids of nodes that shared one, a call after the other; the last one from then on. */
function callsOf(widgets: readonly WidgetNode[], nodes: readonly WidgetNode[]) {
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
  /** Each placeholder's HTML by its id; of nodes that shared one, the further by `id-2`, `id-3`. */
  placeholders: Map<string, string>
  isWhole: boolean
}

/** The same for who wants the parts of the page only when all are there. */
export async function renderWidgets(request: RenderRequest): Promise<RenderedPage> {
  const widgets = withOwnIds(request.widgets, request.log)
  const page = renderPage({ ...request, widgets })
  const placeholders = new Map<string, string>()
  for (const { id } of widgets) placeholders.set(id, await page.placeholder(id))
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
  /** Those that it was rendered with; the page has to know them for it to hydrate. */
  answers: PreloadedAnswer[]
  isWhole: boolean
}

/** Renders one placeholder, for a page that is there already: a fragment, an author's edit. */
export async function renderPlaceholder({
  widget,
  ...request
}: Omit<RenderRequest, 'widgets'> & { widget: WidgetNode }): Promise<RenderedPlaceholder> {
  const page = renderPage({ ...request, widgets: [widget], isPart: true })
  const html = await page.placeholder(widget.id)
  const [links, answers] = await Promise.all([page.links, page.answers])
  return { links, html, answers, isWhole: page.isWhole() }
}

/** An author sees everything, an overlay open in its place, where nobody asks for it. */
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
