import type { PageModel } from '../../../cms/page/page-model'
import type { Into } from '../../api-types'
import { type Catalogue, titleOf } from '../state/catalogue'
import { componentLists } from './fields'
import { AREAS, findNode, nodesOf, type ShellNode } from './nodes'

/** A row of the page's outline: an area, a component, or a list in a component's props. */
export interface Row {
  key: string
  title: string
  /** Set on a row that can contain components. */
  into?: Into
  /** Set on a row of a component. */
  node?: ShellNode
  children: Row[]
}

const TITLES = { header: 'Header', main: 'Main part', footer: 'Footer' }

export function rowsOf(model: PageModel, catalogue: Catalogue): Row[] {
  const row = (node: ShellNode): Row => {
    const tree = catalogue.get(node.type)?.tree
    // What is inside of shared content is edited there.
    const lists = tree && node.shared === undefined ? componentLists(tree, node.props) : []
    return {
      key: keyOfNode(node.id),
      title: titleOf(catalogue, node.type),
      node,
      children: lists.map(({ path, title, nodes }) => ({
        key: keyOfList(`${node.id}/${path}`),
        title,
        into: `${node.id}/${path}`,
        children: nodes.map(row),
      })),
    }
  }
  // Shared content is one component of the main part.
  const areas = model.pageId === 'shared' ? (['main'] as const) : AREAS
  return areas.map((area) => ({
    key: keyOfList(area),
    title: TITLES[area],
    into: area,
    children: (model[area] as ShellNode[]).map(row),
  }))
}

export const keyOfNode = (id: string) => `node ${id}`
export const keyOfList = (into: Into) => `list ${into}`

/** The component or list that a row's key names. */
export function readKey(key: string): { id: string } | { into: Into } {
  const value = key.slice(5)
  return key.startsWith('node ') ? { id: value } : { into: value }
}

/** A place in a list: before the component `before`, or at the end. */
export interface Spot {
  into: Into
  before: string | null
}

/** The place for a component that is dropped on, before or after a row. */
export function spotAt(
  model: PageModel,
  key: string,
  position: 'before' | 'after' | 'on',
): Spot | null {
  const target = readKey(key)
  if ('into' in target) return position === 'on' ? { into: target.into, before: null } : null
  const placed = findNode(model, target.id)
  if (!placed || position === 'on') return null
  const next = nodesOf(model, placed.into)[placed.index + 1]?.id ?? null
  return { into: placed.into, before: position === 'before' ? target.id : next }
}

/** The first words of a component's text, which distinguish components of the same type. */
export function hintOf({ props }: ShellNode): string {
  const texts = ['heading', 'title', 'text', 'content', 'label', 'name'].map((name) => props[name])
  const found = texts.find((text) => typeof text === 'string' && text.trim() !== '')
  const nested = Array.isArray(props.items) ? (props.items[0] as { title?: unknown })?.title : ''
  const hint = found ?? nested
  return typeof hint === 'string' ? hint.replace(/<[^<>]*>/g, ' ').trim() : ''
}
