import { isDeepStrictEqual } from 'node:util'
import type { PageModel } from '../../cms/page/page-model'
import type { Change } from '../api-types'
import { ChangeRefused, changePage } from './change-page'
import {
  type Component,
  findPlace,
  idsOf,
  type ListsOf,
  listAt,
  listsIn,
  type Place,
  placesOf,
} from './find-components'

interface Between {
  from: PageModel
  to: PageModel
  /** Components that may have been moved between the two; all others keep their order. */
  moved: readonly string[]
  listsOf: ListsOf
}

/**
 * The changes that lead from one page to the other, field by field, so that they can be merged into a
 * third page. Null when no sequence of changes leads there exactly.
 */
export function changesBetween({ from, to, moved, listsOf }: Between): Change[] | null {
  const changes: Change[] = []
  let model = from
  /** Id of the next sibling that stays. */
  const nextOf = ({ into, index }: Place, staying: ReadonlyMap<string, Place>) =>
    listAt(model, into, listsOf)
      ?.slice(index + 1)
      .find(({ id }) => staying.has(id))?.id ?? null
  const apply = (made: readonly Change[]) => {
    for (const change of made) model = changePage(model, change, listsOf).model
    changes.push(...made)
  }
  try {
    apply(settingsBetween(from, to))
    const wanted = byId(to, listsOf)
    for (const [id, { node }] of byId(from, listsOf)) {
      const next = wanted.get(id)?.node
      if (next && findPlace(model, id, listsOf)) apply(propsBetween(node, next, listsOf))
    }
    for (const [into, nodes] of listsWithin(to, listsOf))
      for (let index = nodes.length - 1; index >= 0; index -= 1) {
        const node = nodes[index] as Component
        const { id } = node
        const before = nodes[index + 1]?.id ?? null
        const place = findPlace(model, id, listsOf)
        if (!place) apply([{ kind: 'add', into, before, once: id, node: node as never }])
        else if (place.into !== into || (moved.includes(id) && nextOf(place, wanted) !== before))
          apply([{ kind: 'move', id, into, before }])
      }
    for (const id of idsOf(from, listsOf))
      if (!wanted.has(id) && findPlace(model, id, listsOf)) apply([{ kind: 'remove', id }])
  } catch (error) {
    if (error instanceof ChangeRefused) return null
    throw error
  }
  return isDeepStrictEqual(withoutEmpty(model), withoutEmpty(to)) ? changes : null
}

/** A missing list of components is an empty one. */
function withoutEmpty(model: PageModel): unknown {
  return JSON.parse(
    JSON.stringify(model, (_name, value) =>
      Array.isArray(value) && value.length === 0 ? undefined : value,
    ),
  )
}

function byId(model: PageModel, listsOf: ListsOf): Map<string, Place> {
  return new Map(placesOf(model, listsOf).map((place) => [place.node.id, place]))
}

/** Every list that contains components, outer lists first. */
function listsWithin(model: PageModel, listsOf: ListsOf): Map<string, Component[]> {
  const lists = new Map<string, Component[]>()
  for (const { into, node } of placesOf(model, listsOf))
    lists.set(into, [...(lists.get(into) ?? []), node])
  return lists
}

function settingsBetween(from: PageModel, to: PageModel): Change[] {
  const names = (['title', 'description'] as const).filter((name) => from[name] !== to[name])
  const settings = Object.fromEntries(names.map((name) => [name, to[name]]))
  return names.length > 0 ? [{ kind: 'settings', ...settings }] : []
}

/** The changes of a component's own fields; the components in its lists have changes of their own. */
function propsBetween(from: Component, to: Component, listsOf: ListsOf): Change[] {
  const { id, type } = to
  const [was, is] = [from.props, to.props] as Record<string, unknown>[]
  if (from.type !== type || (type === 'cms/shared' && !isDeepStrictEqual(was, is)))
    return [{ kind: 'swap', id, type, props: is ?? {} }]
  const lists = [from, to].flatMap((node) => listsIn(node, listsOf))
  const isList = new Set(lists.map(({ steps }) => steps.join('/')))
  const patches = patchesBetween(was, is, [], isList)
  return patches.some(({ path }) => path.length === 0)
    ? [{ kind: 'replace', id, props: is ?? {} }]
    : patches.map(({ path, value }) => ({ kind: 'patch', id, name: path.join('/'), value }))
}

interface Patch {
  path: string[]
  /** Undefined clears the field. */
  value: unknown
}

/** The innermost fields that differ. A list whose length differs is one value: its places mean others now. */
function patchesBetween(
  was: unknown,
  is: unknown,
  path: string[],
  isList: ReadonlySet<string>,
): Patch[] {
  if (isDeepStrictEqual(was, is)) return []
  const both = [was ?? [], is ?? []]
  if (isList.has(path.join('/')) && both.every(Array.isArray)) return []
  const whole = [{ path, value: is }]
  if (Array.isArray(was) && Array.isArray(is))
    return was.length === is.length
      ? is.flatMap((entry, index) =>
          patchesBetween(was[index], entry, [...path, String(index)], isList),
        )
      : whole
  if (!isGroup(was) || !isGroup(is)) return whole
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  // A path cannot express every name.
  if (names.some((name) => name === '' || /[./]/.test(name))) return whole
  return names.flatMap((name) => patchesBetween(was[name], is[name], [...path, name], isList))
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
