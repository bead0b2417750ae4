import { randomBytes } from 'node:crypto'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { fieldTree } from '../author/fields/field-tree'
import { instrumentHtml, type MarkedProps, markProps } from '../author/marks'
import { PageProvider } from '../hooks/page-store'
import type { AnyWidget, BaseProps } from '../mapping/define-widget'
import { WidgetRoot } from '../mapping/widget-root'
import { errorInfo } from '../rules/codes/error-info'
import type { Log } from '../services/page/log'
import { type PageStore, pageAtom } from '../services/page/page'
import { ServedPlaceholders } from '../ui/layout/placeholders.view'
import { attributesOf, nameOf, type PreparedWidget } from './print/placeholder'

/** The result of rendering a widget. */
export interface RenderedRoot {
  /** HTML with a mark in place of each nested placeholder's content; null if rendering threw. */
  html: string | null
  /** The nested components that the widget shows. */
  shown: Set<PreparedWidget>
}

export type RenderedRoots = Map<PreparedWidget, RenderedRoot>

/** A random name: the separators are our own markers, and authored text cannot contain them. */
const SECRET = `foyer-${randomBytes(8).toString('hex')}`
const CUT = `<${SECRET}></${SECRET}>`
const CUT_ELEMENT = createElement(SECRET)
const MARK = new RegExp(`<!--${SECRET} (\\d+)-->`, 'g')

/** Replaces each mark by the result of `print` for the nested component's index. */
export function fillMarks(html: string, print: (index: number) => string): string {
  return html.replace(MARK, (_mark, index: string) => print(Number(index)))
}

/** Renders widgets and the nested components that they show. */
export function renderRoots(
  widgets: readonly PreparedWidget[],
  store: PageStore,
  log: Log,
): RenderedRoots {
  const rendered: RenderedRoots = new Map()
  for (let level = widgets; level.length > 0; level = shownIn(level, rendered)) {
    renderTogether(level.filter(isRenderable), store, log, rendered)
  }
  giveMainHeading(widgets, store, log, rendered)
  return rendered
}

type Renderable = PreparedWidget & { widget: AnyWidget; props: BaseProps }

function isRenderable(prepared: PreparedWidget): prepared is Renderable {
  return prepared.widget !== null && prepared.props !== null
}

function shownIn(widgets: readonly PreparedWidget[], rendered: RenderedRoots): PreparedWidget[] {
  return widgets.flatMap((widget) => [...(rendered.get(widget)?.shown ?? [])])
}

/** Types that this process renders alone, because their HTML differs in a common render. */
const loners = new Set<string>()

/**
 * Renders all widgets in one React render, because starting a render costs as much as a small
 * widget (docs/decisions/0014). The HTML must equal that of separate renders. It does not if a
 * widget throws, has ids from `useId`, or hoists elements: then all widgets are rendered alone, and
 * widgets of that type are rendered alone from then on.
 */
function renderTogether(
  widgets: readonly Renderable[],
  store: PageStore,
  log: Log,
  rendered: RenderedRoots,
) {
  const isEdited = store.get(pageAtom).context.mode === 'edit'
  const together = isEdited ? [] : widgets.filter(({ node }) => !loners.has(node.type))
  const group = together.length > 1 ? renderGroup(together, store) : null
  if (group) for (const [widget, root] of group) rendered.set(widget, root)
  for (const widget of widgets) {
    if (!rendered.has(widget)) rendered.set(widget, renderAlone(widget, store, log))
  }
}

function renderGroup(widgets: readonly Renderable[], store: PageStore): RenderedRoots | null {
  const roots = widgets.map((widget) => ({ widget, shown: new Set<PreparedWidget>() }))
  try {
    const html = renderToString(
      createElement(
        PageProvider,
        { live: store, served: store },
        ...roots.flatMap(({ widget, shown }) => [CUT_ELEMENT, rootOf(widget, shown)]),
      ),
      { identifierPrefix: SECRET },
    )
    const [early, ...parts] = html.split(CUT)
    const isAsAlone = early === '' && parts.length === roots.length && !html.includes(`_${SECRET}`)
    if (!isAsAlone) return null
    return new Map(
      roots.map(({ widget, shown }, index) => [widget, { html: parts[index] ?? '', shown }]),
    )
  } catch {
    // The separate renders log the widget that throws.
    return null
  }
}

function renderAlone(widget: Renderable, store: PageStore, log: Log): RenderedRoot {
  const { type, id } = widget.node
  const shown = new Set<PreparedWidget>()
  try {
    const { props, places } = marked(widget, store)
    const root = (
      <PageProvider live={store} served={store}>
        {rootOf({ ...widget, props }, shown)}
      </PageProvider>
    )
    const html = instrumentHtml(renderToString(root, { identifierPrefix: id }), places)
    if (html.includes(`_${id}R_`) || HOISTED.test(html)) loners.add(type)
    return { html, shown }
  } catch (error) {
    loners.add(type)
    log('error', errorInfo('render-failed', '', nameOf(widget.node), String(error)))
    return { html: null, shown: new Set() }
  }
}

/** In edit mode: the props with marked texts, which reveal the prop that each element shows. */
function marked({ widget, props }: Renderable, store: PageStore): MarkedProps<BaseProps> {
  const isEdited = store.get(pageAtom).context.mode === 'edit'
  return isEdited ? markProps(fieldTree(widget.schema), props) : { props, places: [] }
}

/** Elements that React hoists to the beginning of the HTML. */
const HOISTED = /^<(link|meta|title|style|script)\b/

/**
 * The widget's element, with a provider of its nested placeholders; adds those it shows to `shown`.
 */
function rootOf({ widget, props, children }: Renderable, shown: Set<PreparedWidget>) {
  // A call instead of an element saves React's cost of a component; WidgetRoot has no hooks.
  const root = WidgetRoot({ widget, props })
  if (children.length === 0) return root
  const serve = (id: string) => {
    const index = children.findIndex(({ node }) => node.id === id)
    const child = children[index]
    if (!child) return undefined
    shown.add(child)
    return {
      when: child.when,
      attributes: attributesOf(child)?.element,
      html: `<!--${SECRET} ${index}-->`,
    }
  }
  return <ServedPlaceholders value={serve}>{root}</ServedPlaceholders>
}

const H1 = /<h1[\s>]/

/**
 * Gives the page's one h1 to the first widget in reading order that renders one (W80). The other
 * widgets with an h1 are rendered again.
 */
function giveMainHeading(
  widgets: readonly PreparedWidget[],
  store: PageStore,
  log: Log,
  rendered: RenderedRoots,
) {
  const { page } = store.get(pageAtom).context
  if (page.mainHeading !== undefined) return
  const [first, ...others] = inReadingOrder(widgets, rendered).filter((widget) =>
    H1.test(rendered.get(widget)?.html ?? ''),
  )
  if (!first) return
  page.mainHeading = first.node.id
  for (const widget of others.filter(isRenderable))
    rendered.set(widget, renderAlone(widget, store, log))
}

function inReadingOrder(
  widgets: readonly PreparedWidget[],
  rendered: RenderedRoots,
): PreparedWidget[] {
  return widgets.flatMap((widget) => [
    widget,
    ...inReadingOrder([...(rendered.get(widget)?.shown ?? [])], rendered),
  ])
}
