import type { AnyWidget, BaseProps } from '../mapping/define-widget'
import { type Field, readField } from '../mapping/fields'
import { fieldsOf } from '../mapping/schema-fields'
import type { Log } from '../services/page/log'
import { type PageStore, pageAtom } from '../services/page/page'
import { escapeHtml, toJsonScript } from './json-script'
import { mapPlaced } from './nested'
import { attributesOf, type PreparedWidget } from './placeholder'
import { fillMarks, type RenderedRoots, renderRoots } from './render-roots'
import { isLazy } from './time'

/**
 * The HTML of placeholders (design §2), each with all placeholders inside of it. A widget that
 * throws becomes a placeholder without HTML and is rendered in the browser; the page goes on.
 */
export function printPlaceholders(
  widgets: readonly PreparedWidget[],
  store: PageStore,
  log: Log,
): string[] {
  const roots = renderRoots(widgets, store, log)
  const { mode, page } = store.get(pageAtom).context
  const isEdited = mode === 'edit'
  const resource = isEdited ? page.resource : undefined
  return widgets.map((widget) => {
    const { node, when } = widget
    // What could not be rendered here is not there for anybody to touch.
    const isAtOnce =
      when === 'load' || (isLazy(when) && typeof roots.get(widget)?.html !== 'string')
    const open =
      `<foyer-widget type="${escapeHtml(node.type)}" id="${escapeHtml(node.id)}"` +
      `${isAtOnce ? '' : ` when="${escapeHtml(when)}"`}${print(attributesOf(widget)?.element ?? {})}` +
      `${resource ? print(instrumentation(widget, resource)) : ''}>`
    return `${open}${contentOf(widget, roots, isEdited)}</foyer-widget>`
  })
}

/** By what an editor knows a component of an edited page (cms-contracts §4). */
function instrumentation({ node, widget }: PreparedWidget, resource: string) {
  return {
    'data-aue-resource': `${resource}#${node.id}`,
    'data-aue-type': 'component',
    'data-aue-model': node.type,
    'data-aue-label': widget?.title ?? node.type,
  }
}

function print(attributes: Record<string, string | undefined>): string {
  return Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
}

/** The HTML of one placeholder. */
export function printPlaceholder(prepared: PreparedWidget, store: PageStore, log: Log): string {
  return printPlaceholders([prepared], store, log)[0] ?? ''
}

/**
 * What stands in the element; the element of a component inside is its parent's. Its author is given
 * all that was set, right or wrong.
 */
function contentOf(prepared: PreparedWidget, roots: RenderedRoots, isEdited: boolean): string {
  const { node, props, children, data = '' } = prepared
  const root = roots.get(prepared)
  const json = props && !isEdited ? neededProps(prepared, props, roots) : node.props
  const script = `<script type="application/json">${toJsonScript(json)}</script>`
  if (typeof root?.html !== 'string') return script
  const html = fillMarks(root.html, (index) => {
    const child = children[index]
    return child ? contentOf(child, roots, isEdited) : ''
  })
  return `${script}<div${print({ id: attributesOf(prepared)?.anchor })}>${html}</div>${data}`
}

/**
 * What the browser cannot know by itself: not the defaults, and not the props of the components
 * that stand inside in HTML, for they bring their own.
 */
function neededProps(prepared: PreparedWidget, props: BaseProps, roots: RenderedRoots): object {
  const { widget, children } = prepared
  if (!widget) return props
  const shown = new Set<string>()
  for (const child of roots.get(prepared)?.shown ?? []) shown.add(child.node.id)
  const bare =
    children.length === 0
      ? props
      : mapPlaced(widget.schema, props, (placed) =>
          placed.map((child) => (shown.has(child.id) ? { type: child.type, id: child.id } : child)),
        )
  const defaults = defaultsOf(widget.schema)
  const { id: _id, labels, ...rest } = bare
  const needed: Record<string, unknown> = unlike(rest, defaults.props)
  const texts = unlike(labels, defaults.labels)
  if (Object.keys(texts).length > 0) needed.labels = texts
  return needed
}

/** The members of `all` that are not those of `defaults`. */
function unlike(all: object, defaults: Record<string, Default>): Record<string, unknown> {
  const others: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(all)) {
    const known = defaults[name]
    const isKnown =
      known !== undefined &&
      (value === known.value ||
        (typeof value === 'object' &&
          typeof known.value === 'object' &&
          JSON.stringify(value) === known.json))
    if (!isKnown) others[name] = value
  }
  return others
}

interface Default {
  value: unknown
  json: string | undefined
}

interface Defaults {
  props: Record<string, Default>
  labels: Record<string, Default>
}

const known = new WeakMap<AnyWidget['schema'], Defaults>()

/** What the browser takes for a prop that is not sent. */
function defaultsOf(schema: AnyWidget['schema']): Defaults {
  const found = known.get(schema)
  if (found) return found
  const fields = fieldsOf(schema).p
  const defaults = { props: readDefaults(fields), labels: readDefaults(fields?.labels?.p) }
  known.set(schema, defaults)
  return defaults
}

function readDefaults(fields: Record<string, Field> = {}): Record<string, Default> {
  const entries = Object.entries(fields).map(([name, field]) => {
    const value = readField(field, undefined, () => {})
    return [name, { value, json: JSON.stringify(value) }]
  })
  return Object.fromEntries(entries)
}
