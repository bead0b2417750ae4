import type { PageModel } from '../../../cms/page/page-model'
import { longestRun } from './longest-run'
import {
  AREAS,
  isNodeList,
  listResource,
  listsIn,
  nodeResource,
  type Placed,
  placedIn,
  type ShellNode,
} from './nodes'
import { sameValue } from './same-value'

/** An event for the page, as the host sends it through the vendor's client. */
export interface PageEvent {
  name: string
  /** Resource of the target element. */
  resource: string
  detail: Record<string, unknown>
}

/** Events cannot bring the canvas to the model: the canvas has to reload. */
export class NeedsReload extends Error {}

/** HTML of a component that is new on the page; undefined when unknown. */
export type HtmlOf = (node: ShellNode) => string | undefined

/**
 * The smallest set of events that brings the page from one model to another: removals first, then
 * patches, then moves and additions. Throws `NeedsReload` when the HTML of a new component is unknown.
 */
export function eventsBetween(
  page: string,
  before: PageModel,
  after: PageModel,
  htmlOf: HtmlOf,
): PageEvent[] {
  const was = indexOf(before)
  const is = indexOf(after)
  const patches = [...is.values()].flatMap(({ node }) => {
    const old = was.get(node.id)
    if (old && old.node.type !== node.type)
      throw new NeedsReload(`${node.id} is another component now`)
    return old ? patchesOf(node.id, old.node.props, node.props) : []
  })
  const fate = fates(was, is, patches)
  const removes = [...was.values()]
    .filter(({ parent }) => parent === null || fate.stands(parent))
    .filter(({ node }) => !is.has(node.id) || fate.comesAlong(node.id))
    .filter(({ node }) => !fate.isDropped(node.id))
    .map(({ node }) => {
      const resource = nodeResource(page, node.id)
      return event('aue:content-remove', resource, { resource })
    })
  const fields = patches
    .filter(({ id }) => fate.stands(id))
    .map(({ id, name, value }) => {
      const resource = nodeResource(page, id)
      return event('aue:content-patch', resource, {
        patch: { name, value },
        request: { target: { resource } },
      })
    })
  const lists = new Map<string, Placed[]>()
  for (const placed of is.values())
    if (!fate.comesAlong(placed.node.id))
      lists.set(placed.into, [...(lists.get(placed.into) ?? []), placed])
  const standing = new Map([...was].filter(([id]) => fate.stands(id)))
  const comes = [...lists.entries()].flatMap(([into, placed]) =>
    arrivals({ page, into, placed, was: standing, htmlOf }),
  )
  return [...removes, ...fields, ...comes]
}

/**
 * The effect of removals and patches on each component. A removed component removes its children. A
 * component that arrives inside another one has to be removed first. The loop ends at a fixed point.
 */
function fates(was: Map<string, Placed>, is: Map<string, Placed>, patches: Patch[]) {
  const dropped = new Set(patches.flatMap((patch) => patch.drops))
  const gone = new Set([...dropped, ...[...was.keys()].filter((id) => !is.has(id))])
  /** Components that arrive with their parent: in a field's value, or inside a new component. */
  const along = new Set(patches.flatMap((patch) => patch.brings))
  const stands = (id: string): boolean => was.has(id) && !gone.has(id)
  let size: number
  do {
    size = gone.size + along.size
    for (const [id, { parent }] of is)
      if (parent !== null && (along.has(parent) || !stands(parent))) along.add(id)
    for (const [id, { parent }] of was)
      if (along.has(id) || (parent !== null && gone.has(parent))) gone.add(id)
  } while (gone.size + along.size > size)
  return {
    stands,
    comesAlong: (id: string) => along.has(id),
    isDropped: (id: string) => dropped.has(id),
  }
}

interface Arrivals {
  page: string
  into: string
  placed: Placed[]
  was: Map<string, Placed>
  htmlOf: HtmlOf
}

/** Works from the end of the list to its start, so that each component's next sibling already exists. */
function arrivals({ page, into, placed, was, htmlOf }: Arrivals): PageEvent[] {
  const stays = longestRun(
    placed.map(({ node }) => {
      const old = was.get(node.id)
      return old?.into === into ? old.index : -1
    }),
  )
  const events: PageEvent[] = []
  for (let index = placed.length - 1; index >= 0; index -= 1) {
    const { node } = placed[index] as Placed
    if (stays.has(index)) continue
    const next = placed[index + 1]?.node.id
    const before = next === undefined ? {} : { before: nodeResource(page, next) }
    const target = listResource(page, into)
    const resource = nodeResource(page, node.id)
    const old = was.get(node.id)
    if (old)
      events.push(
        event('aue:content-move', resource, {
          component: resource,
          from: listResource(page, old.into),
          to: target,
          ...before,
        }),
      )
    else {
      const content = htmlOf(node)
      if (content === undefined) throw new NeedsReload(`nobody has rendered ${node.id}`)
      // A list in a widget's props has no element of its own, so the event goes to the widget.
      const element = AREAS.some((area) => area === into)
        ? target
        : nodeResource(page, into.split('/')[0] ?? '')
      events.push(
        event('aue:content-add', element, {
          request: { target: { resource: target }, ...before },
          response: { resource, updates: [{ resource, type: 'component', content }] },
          ...before,
        }),
      )
    }
  }
  return events
}

interface Patch {
  /** Id of the component. */
  id: string
  name: string
  value: unknown
  /** Ids of the components that the new value removes (`drops`) or adds (`brings`). */
  drops: string[]
  brings: string[]
}

/** Patches for the innermost fields that differ; lists of components are not fields. */
function patchesOf(id: string, before: unknown, after: unknown, path: string[] = []): Patch[] {
  if (sameValue(before, after)) return []
  if (path.length > 0 && isListOfComponents(before, after)) return []
  const whole: Patch = {
    id,
    name: path.join('/'),
    value: after,
    drops: componentsIn(before),
    brings: componentsIn(after),
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return [whole]
    return after.flatMap((entry, index) =>
      patchesOf(id, before[index], entry, [...path, String(index)]),
    )
  }
  if (!isGroup(before) || !isGroup(after)) return [whole]
  // A path cannot express a name that contains a slash.
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  if (path.length > 0 && names.some((name) => /[./]/.test(name))) return [whole]
  return names.flatMap((name) => patchesOf(id, before[name], after[name], [...path, name]))
}

/** Whether both values are lists of components; a missing list counts as empty. */
function isListOfComponents(before: unknown, after: unknown): boolean {
  const lists = [before ?? [], after ?? []]
  return lists.every(isNodeList) && lists.some((list) => (list as unknown[]).length > 0)
}

function componentsIn(value: unknown): string[] {
  return listsIn({ value }).flatMap(({ nodes }) =>
    nodes.flatMap((node) => [node.id, ...componentsIn(node.props)]),
  )
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function indexOf(model: PageModel): Map<string, Placed> {
  return new Map(placedIn(model).map((placed) => [placed.node.id, placed]))
}

function event(name: string, resource: string, detail: Record<string, unknown>): PageEvent {
  return { name, resource, detail }
}
