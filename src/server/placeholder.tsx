import { renderToString } from 'react-dom/server'
import { PageProvider } from '../hooks/page-store'
import type { AnyWidget, BaseProps, When } from '../mapping/define-widget'
import { mapRichText } from '../mapping/map-rich-text'
import { ComponentFailure, readProps, withOwn } from '../mapping/read-props'
import { fieldsOf } from '../mapping/schema-fields'
import { loadViewOf } from '../mapping/views'
import { widgetMap } from '../mapping/widget-map'
import { WidgetRoot } from '../mapping/widget-root'
import type { Log } from '../services/log'
import type { PageStore } from '../services/page'
import { escapeHtml, toJsonScript } from './json-script'
import { cleanRichText } from './rich-text'

/** A component that an author placed on a page (catalogue D.6). */
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
}

/**
 * Finds the node's widget and reads its props: translated, sanitised, defaults filled in. A node
 * that cannot be shown is logged and becomes a placeholder without HTML.
 */
export async function prepareWidget(
  node: WidgetNode,
  locale: string,
  log: Log,
): Promise<PreparedWidget> {
  const empty = { node, when: node.when ?? 'load', widget: null, props: null }
  try {
    const load = Object.hasOwn(widgetMap, node.type) ? widgetMap[node.type] : undefined
    if (!load) throw new ComponentFailure('unknown-type', `No widget is called "${node.type}".`)
    const { default: widget } = await load()
    await loadViewOf(widget)
    const fields = fieldsOf(widget.schema)
    const labels = (await widget.translations?.())?.translations[locale] ?? {}
    const raw = withOwn(node.props, node.id, labels)
    const props = readProps(fields, node.type, raw, (path, problem) =>
      log('warn', `${node.type}#${node.id}: ${path} ${problem}`),
    )
    const when = node.when ?? widget.when ?? 'load'
    return { node, when, widget, props: mapRichText(fields, props, cleanRichText) }
  } catch (error) {
    const code = error instanceof ComponentFailure ? error.code : 'render-failed'
    log('error', `${code}||${node.type}#${node.id}|${String(error)}`)
    return empty
  }
}

/**
 * The placeholder's HTML (design §2). A widget that throws becomes a placeholder without HTML and
 * is rendered in the browser; the page goes on.
 */
export function renderPlaceholder(prepared: PreparedWidget, store: PageStore, log: Log): string {
  const { node, when, widget, props } = prepared
  const open =
    `<foyer-widget type="${escapeHtml(node.type)}" id="${escapeHtml(node.id)}"` +
    `${when === 'load' ? '' : ` when="${escapeHtml(when)}"`}>`
  const json = toJsonScript(props ? withoutDefaults(widget, props) : node.props)
  const script = `<script type="application/json">${json}</script>`
  if (!widget || !props) return `${open}${script}</foyer-widget>`
  try {
    const html = renderToString(
      <PageProvider live={store} served={store}>
        <WidgetRoot widget={widget} props={props} />
      </PageProvider>,
      { identifierPrefix: node.id },
    )
    return `${open}${script}<div>${html}</div></foyer-widget>`
  } catch (error) {
    log('error', `render-failed||${node.type}#${node.id}|${String(error)}`)
    return `${open}${script}</foyer-widget>`
  }
}

/** The browser fills the defaults in by itself: what equals them need not travel. */
function withoutDefaults(widget: AnyWidget | null, props: BaseProps): object {
  const fields = widget ? fieldsOf(widget.schema).p : undefined
  const { id: _id, labels, ...rest } = props
  const kept = Object.entries(rest).filter(
    ([name, value]) => JSON.stringify(fields?.[name]?.d) !== JSON.stringify(value),
  )
  const texts = Object.entries(labels).filter(
    ([name, text]) => fields?.labels?.p?.[name]?.d !== text,
  )
  return {
    ...Object.fromEntries(kept),
    ...(texts.length > 0 ? { labels: Object.fromEntries(texts) } : {}),
  }
}
