import { createElement } from 'react'

/** A component that an author placed inside of another (catalogue B.10). */
export interface PlacedWidget {
  type: string
  id: string
  props: Record<string, unknown>
  children?: unknown[] | undefined
}

/**
 * Placeholders for the loader to bring to life, each with a root of its own: React makes the
 * elements and never touches what is inside of them. Only for what is not in the server's HTML, for
 * there the loader would fill them before React has seen them empty.
 */
export function Placeholders({ widgets }: { widgets: PlacedWidget[] }) {
  return widgets.map(({ type, id, props, children }) =>
    createElement('foyer-widget', {
      key: id,
      id,
      type,
      // An attribute, for Trusted Types let nobody write into a script element.
      props: JSON.stringify(children ? { ...props, children } : props),
    }),
  )
}
