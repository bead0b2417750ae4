import type { AnyWidget, BaseProps } from './define-widget'

/** Attributes of a placeholder by their names, and the id of the container inside of it. */
export interface PlaceholderAttributes {
  element: Record<(typeof NAMES)[number], string | undefined>
  /** The name that links on the page jump to; undefined: it has none of its own. */
  anchor: string | undefined
}

export type PlacementProps = Pick<BaseProps, 'id' | 'anchorId' | 'hideOn' | 'theme'>

const NAMES = ['data-theme', 'data-hide-on', 'data-sticky', 'data-flow'] as const

/**
 * What an author decided about a component's place on the page, for `ui/layout/placeholder.styles.ts`
 * (docs/decisions/0029). The same on the server and in the browser.
 */
export function placeholderAttributes(
  { sticky, flow }: Pick<AnyWidget, 'sticky' | 'flow'>,
  props: PlacementProps,
): PlaceholderAttributes {
  const { id, anchorId, hideOn, theme } = props
  return {
    element: {
      'data-theme': theme === 'dark' ? theme : undefined,
      'data-hide-on': hideOn.join(' ') || undefined,
      'data-sticky': sticky?.(props) || undefined,
      'data-flow': flow,
    },
    // The placeholder itself has its own id already.
    anchor: anchorId && anchorId !== id ? anchorId : undefined,
  }
}

/** Sets the attributes of a placeholder and takes away those that no longer hold. */
export function setAttributes(element: Element, attributes: PlaceholderAttributes['element']) {
  for (const name of NAMES) setAttribute(element, name, attributes[name])
}

/** Makes links to the anchor jump to the container. */
export function setAnchor(container: Element, anchor: PlaceholderAttributes['anchor']) {
  setAttribute(container, 'id', anchor)
}

function setAttribute(element: Element, name: string, value: string | undefined) {
  if (value === undefined) element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
