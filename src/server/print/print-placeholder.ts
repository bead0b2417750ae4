import type { AnyWidget, BaseProps } from '../../mapping/define-widget'
import { type Field, readField } from '../../mapping/fields'
import { fieldsOf } from '../../mapping/schema-fields'
import type { Log } from '../../services/page/log'
import { type PageStore, pageAtom } from '../../services/page/page'
import { mapPlaced } from '../content/nested'
import { fillMarks, type RenderedRoots, renderRoots } from '../render-roots'
import { isLazy } from '../time'
import { escapeHtml, toJsonScript } from './json-script'
import { attributesOf, type PreparedWidget } from './placeholder'

/**
 * The HTML of placeholders (design §2), each with its nested placeholders. A widget that throws
 * becomes a placeholder without HTML and is rendered in the browser; the other widgets are printed.
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
    const { when } = widget
    // A placeholder without HTML has no content to interact with, so it starts at once.
    const isAtOnce =
      when === 'load' || (isLazy(when) && typeof roots.get(widget)?.html !== 'string')
    const { name, element } = printedOf(widget)
    const open =
      `<foyer-widget${name}${isAtOnce ? '' : ` when="${escapeHtml(when)}"`}${element}` +
      `${resource ? print(instrumentation(widget, resource)) : ''}>`
    return `${open}${contentOf(widget, roots, isEdited)}</foyer-widget>`
  })
}

/**
 * The attributes by which an editor identifies a component of an edited page (cms-contracts §4).
 */
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
 * The content of a placeholder's element; the parent's HTML has the elements of nested components.
 * In edit mode the JSON holds all props that the author has set, valid or not.
 */
function contentOf(prepared: PreparedWidget, roots: RenderedRoots, isEdited: boolean): string {
  const { node, props, data = '' } = prepared
  const root = roots.get(prepared)
  const script = props && !isEdited ? neededScript(prepared, props, roots) : scriptOf(node.props)
  if (typeof root?.html !== 'string') return script
  return `${script}<div${printedOf(prepared).anchor}>${filled(root.html, prepared, roots, isEdited)}</div>${data}`
}

function filled(
  html: string,
  { children }: PreparedWidget,
  roots: RenderedRoots,
  isEdited: boolean,
): string {
  if (children.length === 0) return html
  return fillMarks(html, (index) => {
    const child = children[index]
    return child ? contentOf(child, roots, isEdited) : ''
  })
}

function scriptOf(json: unknown): string {
  return `<script type="application/json">${toJsonScript(json)}</script>`
}

/** The HTML that depends on the type and the props alone, not on the page. */
interface Printed {
  /** `type` and `id` of the placeholder; the props have the same id. */
  name: string
  /** Its attributes after `when`. */
  element: string
  /** The `id` attribute of its container. */
  anchor: string
  /** The script with the props, for a component without nested ones. */
  script?: string
}

/** Memoized by the props object, which `read-content.ts` keeps for equal content. */
const printed = new WeakMap<BaseProps, Printed>()

function printedOf(prepared: PreparedWidget): Printed {
  const { props } = prepared
  const earlier = props && printed.get(props)
  if (earlier) return earlier
  const { type, id } = prepared.node
  const attributes = attributesOf(prepared)
  const own = {
    name: print({ type, id }),
    element: print(attributes?.element ?? {}),
    anchor: print({ id: attributes?.anchor }),
  }
  if (props) printed.set(props, own)
  return own
}

function neededScript(prepared: PreparedWidget, props: BaseProps, roots: RenderedRoots): string {
  if (prepared.children.length > 0) return scriptOf(neededProps(prepared, props, roots))
  const own = printedOf(prepared)
  own.script ??= scriptOf(neededProps(prepared, props, roots))
  return own.script
}

/**
 * The props without those that the browser has anyway: the defaults, and the props of nested
 * components that the HTML shows, because their own placeholders hold them.
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

/** The members of `all` that differ from those of `defaults`. */
function unlike(all: object, defaults: Record<string, Default>): Record<string, unknown> {
  const others: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(all)) {
    const standard = defaults[name]
    const isDefault =
      standard !== undefined &&
      (value === standard.value ||
        (typeof value === 'object' &&
          typeof standard.value === 'object' &&
          JSON.stringify(value) === standard.json))
    if (!isDefault) others[name] = value
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

const defaultsOfSchema = new WeakMap<AnyWidget['schema'], Defaults>()

/** The values that the browser uses for props that the page does not send; memoized. */
function defaultsOf(schema: AnyWidget['schema']): Defaults {
  const found = defaultsOfSchema.get(schema)
  if (found) return found
  const fields = fieldsOf(schema).p
  const defaults = { props: readDefaults(fields), labels: readDefaults(fields?.labels?.p) }
  defaultsOfSchema.set(schema, defaults)
  return defaults
}

function readDefaults(fields: Record<string, Field> = {}): Record<string, Default> {
  const entries = Object.entries(fields).map(([name, field]) => {
    const value = readField(field, undefined, () => {})
    return [name, { value, json: JSON.stringify(value) }]
  })
  return Object.fromEntries(entries)
}
