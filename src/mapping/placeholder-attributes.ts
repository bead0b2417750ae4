import type { AnyWidget, BaseProps } from './define-widget'

/** Attributes of a placeholder by their names, and the id of its container. */
export interface PlaceholderAttributes {
  element: Record<(typeof NAMES)[number], string | undefined>
  /** The container's id, for links on the page; undefined without an anchor of its own. */
  anchor: string | undefined
}

export type PlacementProps = Pick<BaseProps, 'id' | 'anchorId' | 'hideOn' | 'theme'>

const NAMES = ['data-theme', 'data-hide-on', 'data-sticky', 'data-flow'] as const

/**
 * The author's decisions about a component's place on the page, as attributes for
 * `ui/layout/placeholder.styles.ts` (docs/decisions/0029). Server and browser get the same result.
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
    // The placeholder has this id already.
    anchor: anchorId && anchorId !== id ? anchorId : undefined,
  }
}

/** Sets the attributes of a placeholder and removes those without a value. */
export function setAttributes(element: Element, attributes: PlaceholderAttributes['element']) {
  for (const name of NAMES) setAttribute(element, name, attributes[name])
}

/**
 * Sets the container's id, so that links to the anchor jump to it; removes it without an anchor.
 */
export function setAnchor(container: Element, anchor: PlaceholderAttributes['anchor']) {
  setAttribute(container, 'id', anchor)
}

function setAttribute(element: Element, name: string, value: string | undefined) {
  if (value === undefined) element.removeAttribute(name)
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
