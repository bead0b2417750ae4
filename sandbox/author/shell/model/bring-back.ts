import type { PageModel } from '../../../cms/page/page-model'
import type { Change, Into } from '../../api-types'
import { findNode, isArea, nodesOf, type Placed } from './nodes'

/**
 * The changes that restore deleted components to a page: each with its former props and at its former
 * place. A parent that is deleted as well is restored too.
 */
export function bringBack(before: PageModel, now: PageModel, ids: readonly string[]): Change[] {
  const gone = ids.flatMap((id) => outermostGone(before, now, id) ?? [])
  const once = new Map(gone.map((placed) => [placed.node.id, placed]))
  return [...once.values()].map(({ node, into, index }) => ({
    kind: 'add',
    // Another author may bring the same component back first: then it stays one component.
    once: node.id,
    ...placeIn(now, into, nodesOf(before, into).slice(index + 1)),
    node: storedForm(node),
  }))
}

function storedForm({ type, id, props, shared }: Placed['node']) {
  return shared === undefined
    ? { type, id, props }
    : { type: 'cms/shared', id, props: { of: shared } }
}

function outermostGone(before: PageModel, now: PageModel, id: string): Placed | undefined {
  const placed = findNode(before, id)
  if (!placed || placed.parent === null || findNode(now, placed.parent)) return placed
  return outermostGone(before, now, placed.parent)
}

/** Before the first remaining sibling that followed; at the end of the page when the list is gone. */
function placeIn(now: PageModel, into: Into, followers: { id: string }[]) {
  const [id = ''] = into.split('/')
  if (!isArea(into) && !findNode(now, id)) return { into: 'main', before: null }
  const there = new Set(nodesOf(now, into).map((node) => node.id))
  return { into, before: followers.find((node) => there.has(node.id))?.id ?? null }
}
