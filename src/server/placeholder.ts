import type { AnyWidget, BaseProps, When } from '../mapping/define-widget'
import { mapRichText } from '../mapping/map-rich-text'
import {
  type PlaceholderAttributes,
  placeholderAttributes,
} from '../mapping/placeholder-attributes'
import { ComponentFailure, readProps, withOwn } from '../mapping/read-props'
import { upgradeContent } from '../mapping/upgrade-content'
import { errorInfo } from '../rules/codes/error-info'
import type { Log } from '../services/page/log'
import type { PageContext } from '../services/page/page-context'
import type { PlacedWidget } from '../ui/layout/placeholders.view'
import { loadWidget } from './load-widget'
import { mapPlaced, mayStand } from './nested'
import { cleanRichText } from './rich-text'

/** A component that an author placed on a page (D.6). */
export interface WidgetNode {
  type: string
  id: string
  props: Record<string, unknown>
  when?: When
}

/** A node with its widget and what it may safely be rendered with; null widget: not renderable. */
export interface PreparedWidget {
  node: WidgetNode
  when: When
  widget: AnyWidget | null
  props: BaseProps | null
  /** The authored components inside of it, in reading order. */
  children: PreparedWidget[]
  /** What search engines are told beside it, as a script element; printed after its HTML. */
  data?: string
}

/**
 * Finds the node's widget and reads its props: translated, sanitised, defaults filled in; the same
 * for all components inside of it. A node that cannot be shown is logged and becomes a placeholder
 * without HTML. `above`: the ids of what it stands in.
 */
export async function prepareWidget(
  node: WidgetNode,
  page: Pick<PageContext, 'locale' | 'site'>,
  log: Log,
  above: readonly string[] = [],
): Promise<PreparedWidget> {
  try {
    const { widget, fields, hasRichText, upgrades, labelsIn } = await loadWidget(node.type)
    const content = upgradeContent(upgrades, node.props)?.raw ?? node.props
    const raw = withOwn(content, node.id, labelsIn(page.locale, page.site))
    const read = readProps(fields, node.type, raw, (path, problem) =>
      log('warn', `${nameOf(node)}: ${path} ${problem}`),
    )
    const clean = hasRichText ? mapRichText(fields, read, cleanRichText) : read
    const path = [...above, node.id]
    const beside = new Set<string>()
    const inside: PlacedWidget[] = []
    const props = mapPlaced(widget.schema, clean, (placed) => {
      const kept = placed.filter((child) => mayStand(child, path, beside, log))
      inside.push(...kept)
      return kept
    })
    const children = await Promise.all(
      inside.map((child) => prepareWidget(nodeOf(child), page, log, path)),
    )
    const own = typeof widget.when === 'function' ? 'visible' : widget.when
    return { node, when: node.when ?? own ?? 'load', widget, props, children }
  } catch (error) {
    const code = error instanceof ComponentFailure ? error.code : 'render-failed'
    log('error', errorInfo(code, '', nameOf(node), String(error)))
    return unrendered(node)
  }
}

/** Printed without HTML: what cannot be rendered here, perhaps the browser can. */
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

/** What its author decided about its place; null where that could not be read. */
export function attributesOf({ widget, props }: PreparedWidget): PlaceholderAttributes | null {
  return widget && props ? placeholderAttributes(widget, props) : null
}

/** How a log calls a component. */
export function nameOf({ type, id }: WidgetNode): string {
  return `${type}#${id}`
}

/** Some widgets and all that stand in them, in reading order. */
export function withChildren(widgets: readonly PreparedWidget[]): PreparedWidget[] {
  return widgets.flatMap((widget) => [widget, ...withChildren(widget.children)])
}
