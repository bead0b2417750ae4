import { stepsOf, withValue } from '../../../../src/author/paths'
import type { PageModel } from '../../../cms/page/page-model'
import type { Change, Into } from '../../api-types'
import { AREAS, findNode, isNode, type ShellNode } from './nodes'

/**
 * The page with optimistic changes, before the server answers. A widget that is added with an id appears
 * at once. A copy, a component without an id and a block of the CMS appear only after the answer. A
 * change that cannot be applied is skipped.
 */
export function withChanges(
  model: PageModel,
  changes: readonly Change[],
  upgrade: Upgrading = ({ props }) => props,
): PageModel {
  return changes.reduce((before, change) => withChange(before, change, upgrade), model)
}

/** A component's props in the current shape of its type, which the server writes a part of as well. */
export type Upgrading = (node: ShellNode) => ShellNode['props']

function withChange(model: PageModel, change: Change, upgrade: Upgrading): PageModel {
  switch (change.kind) {
    case 'patch':
      return withNode(model, change.id, (node) => ({
        ...node,
        props: patched(upgrade(node), change),
      }))
    case 'replace':
      return withNode(model, change.id, (node) => ({ ...node, props: change.props }))
    case 'swap':
      return withNode(model, change.id, (node) => swapped(node, change))
    case 'remove':
      return mapLists(model, (nodes) => nodes.filter(({ id }) => id !== change.id))
    case 'move':
      return moved(model, change)
    case 'add': {
      const { into, before, node } = change
      const { id } = node
      if (id === undefined || node.type.startsWith('cms/') || findNode(model, id)) return model
      return inserted(model, into, before, { ...node, id })
    }
    case 'settings': {
      const { kind: _kind, ...settings } = change
      return { ...model, ...settings }
    }
    default:
      return model
  }
}

/** A component that is shared keeps its content, of which the page only stores the name. */
function swapped(
  { shared: _shared, ...node }: ShellNode,
  { type, props }: Extract<Change, { kind: 'swap' }>,
): ShellNode {
  return type === 'cms/shared' ? { ...node, shared: String(props.of) } : { ...node, type, props }
}

function moved(
  model: PageModel,
  { id, into, before }: { id: string; into: Into; before?: string | null },
): PageModel {
  const found = findNode(model, id)
  if (!found) return model
  const without = mapLists(model, (nodes) => nodes.filter((node) => node.id !== id))
  return inserted(without, into, before, found.node)
}

function inserted(
  model: PageModel,
  into: Into,
  before: string | null | undefined,
  added: ShellNode,
): PageModel {
  return withList(model, into, (nodes) => {
    const index = nodes.findIndex((node) => node.id === before)
    return nodes.toSpliced(index < 0 ? nodes.length : index, 0, added)
  })
}

function patched(
  props: ShellNode['props'],
  { name, value }: Extract<Change, { kind: 'patch' }>,
): ShellNode['props'] {
  try {
    return withValue(props, stepsOf(name), value) as ShellNode['props']
  } catch {
    return props
  }
}

/** A copy of the page with one list of components changed; a missing list is created. */
function withList(
  model: PageModel,
  into: Into,
  change: (nodes: ShellNode[]) => ShellNode[],
): PageModel {
  const area = AREAS.find((known) => known === into)
  if (area) return { ...model, [area]: change(model[area] as ShellNode[]) } as PageModel
  const [id = '', ...steps] = into.split('/')
  return withNode(model, id, (node) => {
    const list = steps.reduce<unknown>(
      (value, step) => (value as Record<string, unknown> | undefined)?.[step],
      node.props,
    )
    const nodes = change((list ?? []) as ShellNode[])
    return { ...node, props: withValue(node.props, steps, nodes) as ShellNode['props'] }
  })
}

function withNode(model: PageModel, id: string, change: (node: ShellNode) => ShellNode): PageModel {
  return mapLists(model, (nodes) =>
    nodes.some((node) => node.id === id)
      ? nodes.map((node) => (node.id === id ? change(node) : node))
      : nodes,
  )
}

/** A copy of the page with every list changed, inner lists first; unchanged parts keep their identity. */
function mapLists(model: PageModel, change: (nodes: ShellNode[]) => ShellNode[]): PageModel {
  const inside = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      const mapped = same(value, value.map(inside)) as unknown[]
      return mapped.length > 0 && mapped.every(isNode) ? same(mapped, change(mapped)) : mapped
    }
    const entries = Object.entries(value).map(([name, member]) => [name, inside(member)] as const)
    const isSame = entries.every(
      ([name, member]) => member === (value as Record<string, unknown>)[name],
    )
    return isSame ? value : Object.fromEntries(entries)
  }
  const areas = AREAS.map((area) => {
    const nodes = inside(model[area])
    return [area, nodes] as const
  })
  return { ...model, ...Object.fromEntries(areas) } as PageModel
}

function same<Value>(before: readonly Value[], after: Value[]): Value[] {
  return after.length === before.length && after.every((value, index) => value === before[index])
    ? (before as Value[])
    : after
}
