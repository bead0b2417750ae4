import { createContext, createElement, use, useState, useSyncExternalStore } from 'react'

/** A component that an author placed inside of another (B.10). */
export interface PlacedWidget {
  type: string
  id: string
  props: Record<string, unknown>
  children?: unknown[] | undefined
  /** When it comes to life; its widget's own time unless set. */
  when?: string | undefined
}

/** A placeholder that the server rendered: what stands in the element. */
export interface ServedPlaceholder {
  when: string
  /** What its author decided about its place (`placeholder.styles.ts`). */
  attributes: Record<string, string | undefined> | undefined
  html: string
}

/** Provided on the server: hands out what it rendered of a component inside, by its id. */
export const ServedPlaceholders = createContext<(id: string) => ServedPlaceholder | undefined>(
  () => undefined,
)

/**
 * Placeholders for the loader to bring to life, each with a root of its own: React makes the
 * elements and never touches what is inside of them, which is why a parent's re-render leaves a
 * child's DOM, state and focus alone.
 */
export function Placeholders({ widgets }: { widgets: PlacedWidget[] }) {
  return widgets.map((widget) => <Placeholder key={widget.id} {...widget} />)
}

/**
 * The same object for ever: React hydrates the element without a look at what is inside, and never
 * writes it.
 */
const LEFT_ALONE = { __html: '' }

function Placeholder(widget: PlacedWidget) {
  const { type, id } = widget
  const served = use(ServedPlaceholders)(id)
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [made] = useState(() => (isHydrating ? keep(id) : attributesOf(widget)))
  if (made) return createElement('foyer-widget', { type, id, ...made })
  return createElement('foyer-widget', {
    type,
    id,
    when: served && served.when !== 'load' ? served.when : undefined,
    ...served?.attributes,
    // The server printed more attributes than the browser knows of, and the loader adds its own.
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: served ? { __html: served.html } : LEFT_ALONE,
  })
}

const never = () => () => {}

/** JSON and `when` of what the server rendered inside of others: their parents' props lack both. */
const kept = new Map<string, { props: string; when: string | undefined }>()

/** Remembers them, in case that React makes the element anew: after a mismatch, or put back later. */
function keep(id: string): undefined {
  const element = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!element) return
  for (const placeholder of [element, ...element.querySelectorAll('foyer-widget')]) {
    const props = placeholder.querySelector(':scope > script[type="application/json"]')?.textContent
    const when = placeholder.getAttribute('when') ?? undefined
    if (props) kept.set(placeholder.id, { props, when })
  }
}

/** An attribute for the props, as Trusted Types let nobody write into a script element. */
function attributesOf({ id, props, children, when }: PlacedWidget) {
  keep(id)
  const isBare = Object.keys(props).length === 0 && !children
  const own = { props: JSON.stringify(children ? { ...props, children } : props), when }
  return isBare ? (kept.get(id) ?? own) : own
}
