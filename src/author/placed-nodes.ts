/** A component nested in another component's props. */
export interface PlacedNode {
  type: string
  id: string
  props: Record<string, unknown>
}

/** A copy of the value with the props of the nested component `id` replaced, at any depth. */
export function withChild(value: unknown, id: string, props: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => withChild(entry, id, props))
  if (typeof value !== 'object' || value === null) return value
  const node = value as Record<string, unknown>
  if (node.id === id && typeof node.type === 'string') {
    const { children, ...own } = (props ?? {}) as Record<string, unknown>
    return { ...node, props: own, ...(children ? { children } : {}) }
  }
  return Object.fromEntries(
    Object.entries(node).map(([name, member]) => [name, withChild(member, id, props)]),
  )
}

/** Path of the nested component `id`; undefined when the value does not contain it. */
export function pathOfChild(value: unknown, id: string, path: string[] = []): string[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if ('type' in value && 'id' in value && value.id === id && path.length > 0) return path
  for (const [name, member] of Object.entries(value)) {
    const found = pathOfChild(member, id, [...path, name])
    if (found) return found
  }
  return undefined
}
