import { createContext, createElement, use, useState } from 'react'
import { useIsHydrating } from './use-is-hydrating'

/** A component that an author placed inside another (B.10). */
export interface PlacedWidget {
  type: string
  id: string
  props: Record<string, unknown>
  children?: unknown[] | undefined
  /** Loading strategy; default: the strategy of the widget. */
  when?: string | undefined
}

/** A placeholder as the server rendered it. */
export interface ServedPlaceholder {
  when: string
  /** What its author decided about its place (`placeholder.styles.ts`). */
  attributes: Record<string, string | undefined> | undefined
  html: string
}

/** Provided on the server: the rendered placeholder of a nested component, by its id. */
export const ServedPlaceholders = createContext<(id: string) => ServedPlaceholder | undefined>(
  () => undefined,
)

/**
 * Placeholders for the loader to hydrate, each with a root of its own. React creates the elements
 * and never touches their content, so that a re-render of the parent leaves a child's DOM, state
 * and focus alone.
 */
export function Placeholders({ widgets }: { widgets: PlacedWidget[] }) {
  return widgets.map((widget) => <Placeholder key={widget.id} {...widget} />)
}

/**
 * A constant object: React hydrates the element without comparing its content, and never writes it.
 */
const LEFT_ALONE = { __html: '' }

function Placeholder(widget: PlacedWidget) {
  const { type, id } = widget
  const served = use(ServedPlaceholders)(id)
  const isHydrating = useIsHydrating()
  const [made] = useState(() => (isHydrating ? keep(id) : attributesOf(widget)))
  if (made) return createElement('foyer-widget', { type, id, ...made })
  return createElement('foyer-widget', {
    type,
    id,
    when: served && served.when !== 'load' ? served.when : undefined,
    ...served?.attributes,
    // The server prints attributes that the browser does not render, and the loader adds its own.
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: served ? { __html: served.html } : LEFT_ALONE,
  })
}

/**
 * Props and `when` of server-rendered nested components, which their parents' props lack. By path, because
 * a host that swaps the body shows several pages in one window.
 */
const kept = new Map<string, { props: string; when: string | undefined }>()
const keyOf = (id: string) => `${location.pathname} ${id}`

/**
 * Keeps them in case React recreates the element: after a mismatch, or when it is put back later.
 */
function keep(id: string): undefined {
  const element = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!element) return
  for (const placeholder of [element, ...element.querySelectorAll('foyer-widget')]) {
    const props = placeholder.querySelector(':scope > script[type="application/json"]')?.textContent
    const when = placeholder.getAttribute('when') ?? undefined
    if (props) kept.set(keyOf(placeholder.id), { props, when })
  }
}

/** Props are an attribute, because Trusted Types forbid writing into a script element. */
function attributesOf({ id, props, children, when }: PlacedWidget) {
  keep(id)
  const isBare = Object.keys(props).length === 0 && !children
  const own = { props: JSON.stringify(children ? { ...props, children } : props), when }
  return isBare ? (kept.get(keyOf(id)) ?? own) : own
}
