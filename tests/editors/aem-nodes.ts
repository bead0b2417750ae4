import { emptyNode, type Stored, save, storedNode } from './aem-repository'
import { resourceOf } from './aem-scripts.mjs'

export interface Placed {
  type: string
  id: string
  props: object
}

export interface Definitions {
  dialogOf(name: string): Element
  templateOf(name: string): Element
  /** Whether there is a component of this name. */
  has(name: string): boolean
}

/**
 * The repository after an author has dropped a widget, entered these props into its dialog, and done so
 * with the widgets inside of it.
 */
export function aemNode(
  { type, id, props }: Placed,
  { dialogOf, templateOf, has }: Definitions,
): { node: Stored; resource: object } {
  const node = componentNode(type, { ...props, ...(id === 'a' ? {} : { id }) })
  return {
    node,
    resource: resourceOf(node, `/content/hotel/jcr:content/root/${id}`),
  }

  function componentNode(name: string, own: object): Stored {
    const stored = save(dialogOf(name), own, storedNode(templateOf(name)))
    for (const [key, value] of Object.entries(own)) {
      const inside = placedIn(name, key, value)
      if (inside) stored.children.set(key, inside)
    }
    stored.values['sling:resourceType'] = resourceType(name)
    return stored
  }

  /** The node of a place for components; undefined for another value. */
  function placedIn(name: string, key: string, value: unknown): Stored | undefined {
    if (!Array.isArray(value) || value.length === 0) return undefined
    const isPlaced = (entry: unknown): entry is Placed =>
      typeof entry === 'object' && entry !== null && 'type' in entry && 'props' in entry
    if (value.every(isPlaced)) return nodes(value.map((entry) => [entry.id, withId(entry)]))
    if (!has(`${name}-${key}`)) return undefined
    return nodes(
      value.map((entry, index) => [`entry${index}`, componentNode(`${name}-${key}`, entry)]),
    )
  }

  function withId(entry: Placed & { children?: unknown[] }): Stored {
    const { children } = entry
    return componentNode(entry.type, {
      ...entry.props,
      ...(children ? { children } : {}),
      id: entry.id,
    })
  }
}

const resourceType = (name: string) => `foyer/components/${name}`

function nodes(children: [string, Stored][]): Stored {
  return { ...emptyNode(), children: new Map(children) }
}
