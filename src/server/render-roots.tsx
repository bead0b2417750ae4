import { randomBytes } from 'node:crypto'
import { createElement, Fragment } from 'react'
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
import { attributesOf, nameOf, type PreparedWidget } from './placeholder'

/** What React made of a widget. */
export interface RenderedRoot {
  /** A mark stands where the placeholder of a component inside belongs; null: it threw. */
  html: string | null
  /** The components inside that the widget shows. */
  shown: Set<PreparedWidget>
}

export type RenderedRoots = Map<PreparedWidget, RenderedRoot>

/** Nobody who writes texts knows it: what HTML is cut at was put there by us. */
const SECRET = `foyer-${randomBytes(8).toString('hex')}`
const CUT = `<${SECRET}></${SECRET}>`
const MARK = new RegExp(`<!--${SECRET} (\\d+)-->`, 'g')

/** Puts the components inside where their widget shows them; `print` is given their index. */
export function fillMarks(html: string, print: (index: number) => string): string {
  return html.replace(MARK, (_mark, index: string) => print(Number(index)))
}

/** Renders widgets and what they show of the components inside of them. */
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

/** Types whose HTML is right only when they are rendered alone, as this process has found. */
const loners = new Set<string>()

/**
 * One render for all of them: React takes as long to begin a render as for a small widget
 * (docs/decisions/0014). What comes out is what each would be by itself: where it is not, because
 * one threw, has ids that React counted, or wants something loaded early, all are rendered alone, and
 * its type from then on.
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
      <PageProvider live={store} served={store}>
        {roots.map(({ widget, shown }) => (
          <Fragment key={widget.node.id}>
            {createElement(SECRET)}
            {rootOf(widget, shown)}
          </Fragment>
        ))}
      </PageProvider>,
      { identifierPrefix: SECRET },
    )
    const [early, ...parts] = html.split(CUT)
    const isAsAlone = early === '' && parts.length === roots.length && !html.includes(`_${SECRET}`)
    if (!isAsAlone) return null
    return new Map(
      roots.map(({ widget, shown }, index) => [widget, { html: parts[index] ?? '', shown }]),
    )
  } catch {
    // Rendered alone, the one that throws says so.
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

/** For its author every element says which prop it shows: found by rendering with marked texts. */
function marked({ widget, props }: Renderable, store: PageStore): MarkedProps<BaseProps> {
  const isEdited = store.get(pageAtom).context.mode === 'edit'
  return isEdited ? markProps(fieldTree(widget.schema), props) : { props, places: [] }
}

/** What React puts before everything else. */
const HOISTED = /^<(link|meta|title|style|script)\b/

/** A widget, and around it what hands out the placeholders inside; notes which of them it shows. */
function rootOf({ widget, props, children }: Renderable, shown: Set<PreparedWidget>) {
  const root = <WidgetRoot widget={widget} props={props} />
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
 * The first in reading order has the page's one h1 (W80). Until one has, each that wants it takes
 * it: those after the first are rendered again.
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
