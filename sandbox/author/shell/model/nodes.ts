import type { PageModel } from '../../../cms/page/page-model'
import type { Area, Into } from '../../api-types'

/** A component in an area of the page or in another component's props. */
export interface ShellNode {
  type: string
  id: string
  props: Record<string, unknown>
  when?: string
  children?: unknown[]
  /** Name of the shared content that the component is; its props are read-only on the page. */
  shared?: string
}

/** A component and its place. */
export interface Placed {
  node: ShellNode
  into: Into
  index: number
  /** Id of the parent component; null in an area. */
  parent: string | null
}

export const AREAS: readonly Area[] = ['header', 'main', 'footer']

export const isArea = (into: Into): into is Area => (AREAS as readonly string[]).includes(into)

/** Recognises a component in props by its shape, as the page does. */
export function isNode(value: unknown): value is ShellNode {
  if (typeof value !== 'object' || value === null) return false
  const { type, id, props } = value as Partial<ShellNode>
  return typeof type === 'string' && typeof id === 'string' && typeof props === 'object'
}

/** Whether a value can be a list of components; an empty list can. */
export function isNodeList(value: unknown): value is ShellNode[] {
  return Array.isArray(value) && value.every(isNode)
}

/** Each list of components in the props with its path, for example `items/0/children`; empty ones too. */
export function listsIn(
  value: unknown,
  path: string[] = [],
): { path: string; nodes: ShellNode[] }[] {
  if (isNodeList(value) && path.length > 0) return [{ path: path.join('/'), nodes: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => listsIn(member, [...path, name]))
}

/** All components of a page in reading order; nested components follow their parent. */
export function placedIn(model: PageModel): Placed[] {
  const walk = (nodes: ShellNode[], into: Into, parent: string | null): Placed[] =>
    nodes.flatMap((node, index) => [
      { node, into, index, parent },
      ...listsIn(node.props).flatMap(({ path, nodes: inside }) =>
        walk(inside, `${node.id}/${path}`, node.id),
      ),
    ])
  return AREAS.flatMap((area) => walk(model[area] as ShellNode[], area, null))
}

export function findNode(model: PageModel, id: string): Placed | undefined {
  return placedIn(model).find(({ node }) => node.id === id)
}

/** The component that an author means by a component inside of shared content: the shared one. */
export function editableId(model: PageModel, id: string): string {
  const placed = findNode(model, id)
  const above = placed?.parent == null ? undefined : editableId(model, placed.parent)
  if (above === undefined) return id
  const isInside = above !== placed?.parent || findNode(model, above)?.node.shared !== undefined
  return isInside ? above : id
}

/** The name of the shared content that is edited at a path; null for a page. */
export function sharedIn(path: string): string | null {
  return /^\/shared\/(.+)$/.exec(path)?.[1] ?? null
}

export function sharedPathOf(of: string): string {
  return `/shared/${of}`
}

/** The components of one list, in order. */
export function nodesOf(model: PageModel, into: Into): ShellNode[] {
  return placedIn(model).flatMap((placed) => (placed.into === into ? [placed.node] : []))
}

/** `urn:foyer:/en-US/hotels/x/overview`. */
export function pageResource(locale: string, path: string): string {
  return `urn:foyer:/${locale}${path}`
}

/** Resource of an area, or of a list in a component's props. */
export function listResource(page: string, into: Into): string {
  return isArea(into) ? `${page}/${into}` : `${page}#${into}`
}

export function nodeResource(page: string, id: string): string {
  return `${page}#${id}`
}
