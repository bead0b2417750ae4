import type { AnyWidget, BaseProps, When } from '../../mapping/define-widget'
import {
  type PlaceholderAttributes,
  placeholderAttributes,
} from '../../mapping/placeholder-attributes'
import { ComponentFailure } from '../../mapping/read-props'
import { errorInfo } from '../../rules/codes/error-info'
import type { Log } from '../../services/page/log'
import type { PageContext } from '../../services/page/page-context'
import type { PlacedWidget } from '../../ui/layout/placeholders.view'
import { hasPlaces, mapPlaced, mayStand } from '../content/nested'
import { type ReadContent, readContent } from '../content/read-content'

/** A component that an author placed on a page (D.6). */
export interface WidgetNode {
  type: string
  id: string
  props: Record<string, unknown>
  when?: When
}

/** A node with its widget and validated props; a null widget means that it cannot be rendered. */
export interface PreparedWidget {
  node: WidgetNode
  when: When
  widget: AnyWidget | null
  props: BaseProps | null
  /** The authored components inside the node, in reading order. */
  children: PreparedWidget[]
  /** Data for search engines, as a script element; printed after the widget's HTML. */
  data?: string
}

/**
 * Finds the node's widget and reads its props: translated, sanitised, with defaults. Does the same
 * for all components inside it. Returns synchronously if all content is in the cache. A node that
 * cannot be shown is logged and becomes a placeholder without HTML. `above`: the ids of the node's
 * ancestors.
 */
export function prepareWidget(
  node: WidgetNode,
  page: Pick<PageContext, 'locale' | 'site'>,
  log: Log,
  above: readonly string[] = [],
): PreparedWidget | Promise<PreparedWidget> {
  const prepare = (content: ReadContent) => prepareContent(node, content, page, log, above)
  const fail = (error: unknown) => {
    const code = error instanceof ComponentFailure ? error.code : 'render-failed'
    log('error', errorInfo(code, '', nameOf(node), String(error)))
    return unrendered(node)
  }
  try {
    const content = readContent(node, page)
    const prepared = content instanceof Promise ? content.then(prepare) : prepare(content)
    return prepared instanceof Promise ? prepared.catch(fail) : prepared
  } catch (error) {
    return fail(error)
  }
}

function prepareContent(
  node: WidgetNode,
  { widget, props: read, problems }: ReadContent,
  page: Pick<PageContext, 'locale' | 'site'>,
  log: Log,
  above: readonly string[],
): PreparedWidget | Promise<PreparedWidget> {
  for (const [path, problem] of problems) log('warn', `${nameOf(node)}: ${path} ${problem}`)
  const own = typeof widget.when === 'function' ? 'visible' : widget.when
  const when = node.when ?? own ?? 'load'
  if (!hasPlaces(widget.schema)) return { node, when, widget, props: read, children: [] }
  const path = [...above, node.id]
  const beside = new Set<string>()
  const inside: PlacedWidget[] = []
  const props = mapPlaced(widget.schema, read, (placed) => {
    const kept = placed.filter((child) => mayStand(child, path, beside, log))
    inside.push(...kept)
    return kept
  })
  const prepared = { node, when, widget, props }
  if (inside.length === 0) return { ...prepared, children: [] }
  return Promise.all(inside.map((child) => prepareWidget(nodeOf(child), page, log, path))).then(
    (children) => ({ ...prepared, children }),
  )
}

/** A node that is printed without HTML, so that the browser tries to render it. */
export function unrendered(node: WidgetNode): PreparedWidget {
  return { node, when: node.when ?? 'load', widget: null, props: null, children: [] }
}

function nodeOf({ type, id, props, children, when }: PlacedWidget): WidgetNode {
  return {
    type,
    id,
    props: children ? { ...props, children } : props,
    ...(when ? { when: when as When } : {}),
  }
}

/** The author's decisions about the widget's place; null if its props could not be read. */
export function attributesOf({ widget, props }: PreparedWidget): PlaceholderAttributes | null {
  return widget && props ? placeholderAttributes(widget, props) : null
}

/** The name of a component in logs. */
export function nameOf({ type, id }: WidgetNode): string {
  return `${type}#${id}`
}

/** The widgets and all widgets nested in them, in reading order. */
export function withChildren(widgets: readonly PreparedWidget[]): PreparedWidget[] {
  if (widgets.every(({ children }) => children.length === 0)) return [...widgets]
  return widgets.flatMap((widget) => [widget, ...withChildren(widget.children)])
}
