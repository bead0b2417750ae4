import { isDeepStrictEqual } from 'node:util'
import { stepsOf, valueAt } from '../../../src/author/paths'
import type { PageModel } from '../../cms/page/page-model'
import type { Change, ConflictField, Into } from '../api-types'
import { ChangeRefused, changePage } from './change-page'
import {
  AREAS,
  findPlace,
  idsOf,
  type ListsOf,
  listAt,
  type Place,
  partsOf,
} from './find-components'

interface Merge {
  /** The page that the author saw. */
  base: PageModel
  /** The current page. */
  theirs: PageModel
  /** Components that another author has moved meanwhile. */
  moved: ReadonlySet<string>
  changes: readonly Change[]
  listsOf: ListsOf
}

export interface Merged {
  /** `theirs` with the changes that have no conflict. */
  model: PageModel
  /** Ids of the added or copied components, in order. */
  added: string[]
  /** The fields that another author has also changed; with any, the model must not be stored. */
  conflicts: ConflictField[]
}

/**
 * A three-way merge by component and field: applies an author's changes, made to an older page, to the
 * current page. Throws `ChangeRefused` for a change that cannot be applied to the older page either.
 */
export function mergeChanges({ base, theirs, moved, changes, listsOf }: Merge): Merged {
  let mine = base
  let model = theirs
  const added: string[] = []
  const conflicts: ConflictField[] = []
  const renamed = new Map<string, string>()
  const isNew = (id: string) => !findPlace(base, id, listsOf) && findPlace(theirs, id, listsOf)
  for (const asked of changes) {
    const change = withNames(asked, renamed)
    const once = change.kind === 'add' || change.kind === 'copy' ? change.once : undefined
    const known = [...idsOf(mine, listsOf), ...idsOf(model, listsOf)]
    const taken = known.filter((id) => id !== once)
    if (once && isNew(once)) {
      mine = changePage(mine, change, listsOf, taken).model
      added.push(once)
      continue
    }
    const found = conflictsOf({ base: mine, theirs: model, moved, listsOf }, change)
    const done = changePage(mine, change, listsOf, taken)
    mine = done.model
    if (change.kind === 'add' && change.node.id && done.added)
      if (change.node.id !== done.added && !findPlace(base, change.node.id, listsOf))
        renamed.set(change.node.id, done.added)
    conflicts.push(...found)
    if (conflicts.length > 0) continue
    try {
      const there = followed(change, { base: mine, theirs: model, listsOf })
      const result = there ? changePage(model, there, listsOf, taken) : { model }
      model = result.model
      if (result.added) added.push(result.added)
    } catch (error) {
      if (!(error instanceof ChangeRefused)) throw error
      conflicts.push({ id: change.kind === 'settings' ? '' : idIn(change), name: '' })
    }
  }
  return { model, added, conflicts }
}

interface Sides {
  base: PageModel
  theirs: PageModel
  listsOf: ListsOf
}

function conflictsOf(
  sides: Sides & { moved: ReadonlySet<string> },
  change: Change,
): ConflictField[] {
  const { base, theirs, moved, listsOf } = sides
  if (change.kind === 'settings')
    return (['title', 'description'] as const).flatMap((name) =>
      change[name] === undefined
        ? []
        : unlessSame('', name, base[name], theirs[name], change[name]),
    )
  if (change.kind === 'add') return listConflicts(sides, change.into, change.node)
  const { id } = change
  const [was, is] = [findPlace(base, id, listsOf), findPlace(theirs, id, listsOf)]
  if (!was) return []
  if (!is) return change.kind === 'remove' ? [] : [gone(id, change)]
  switch (change.kind) {
    case 'patch': {
      const steps = stepsOf(change.name)
      const shifted = shiftedList(was.node.props, is.node.props, steps)
      const name = (shifted ?? steps).join('/')
      const [before, now] = [was, is].map(({ node }) => valueAt(node.props, shifted ?? steps))
      return unlessSame(id, name, before, now, change.value)
    }
    case 'swap': {
      const { type, props } = change
      const mine = { ...is, node: { ...is.node, type, props } as Place['node'] }
      return isSameNode(is, mine) || isSameNode(was, is)
        ? []
        : [{ id, name: '', theirs: is.node.props, mine: props }]
    }
    case 'replace':
      return differing(was, is).flatMap((name) => {
        const [before, now] = [was, is].map(({ node }) => valueAt(node.props, [name]))
        return unlessSame(id, name, before, now, valueAt(change.props, [name]))
      })
    case 'remove': {
      const fields = differing(was, is).map((name) => ({
        id,
        name,
        theirs: valueAt(is.node.props, [name]),
      }))
      const place = moved.has(id) ? [{ id, name: '', theirs: is.into }] : []
      return [...fields, ...place]
    }
    case 'move':
      if (moved.has(id) && standsAt(sides, is, change)) return []
      return [
        ...(moved.has(id) && (is.into !== change.into || is.into === was.into)
          ? [{ id, name: '', theirs: is.into, mine: change.into }]
          : []),
        ...listConflicts(sides, change.into, change.into),
      ]
    case 'copy':
      return []
  }
}

/** Whether the component is already at the target of the move. */
function standsAt({ theirs, listsOf }: Sides, is: Place, { into, before }: Target): boolean {
  if (is.into !== into) return false
  const next = listAt(theirs, into, listsOf)?.[is.index + 1]?.id
  return (next ?? null) === (before ?? null)
}

type Target = Extract<Change, { kind: 'move' }>

function gone(id: string, change: Change): ConflictField {
  if (change.kind === 'patch') return { id, name: change.name, mine: change.value }
  if (change.kind === 'replace' || change.kind === 'swap')
    return { id, name: '', mine: change.props }
  return { id, name: '', mine: change.kind }
}

/** A conflict when the list of components is gone, or can no longer be identified by its index. */
function listConflicts({ base, theirs, listsOf }: Sides, into: Into, mine: unknown) {
  if (AREAS.some((area) => area === into)) return []
  const { id, steps } = partsOf(into)
  const [was, is] = [findPlace(base, id, listsOf), findPlace(theirs, id, listsOf)]
  if (!was) return []
  const isShifted = is && shiftedList(was.node.props, is.node.props, steps.slice(0, -1))
  if (!isShifted && listAt(theirs, into, listsOf)) return []
  return [
    { id, name: is ? steps.join('/') : '', theirs: is && valueAt(is.node.props, steps), mine },
  ]
}

/** A conflict unless the field is unchanged or already has the author's value. */
function unlessSame(id: string, name: string, was: unknown, is: unknown, mine: unknown) {
  return isDeepStrictEqual(was, is) || isDeepStrictEqual(is, mine)
    ? []
    : [{ id, name, theirs: is, mine }]
}

/** Path of the first list on the way to a field whose length has changed, so that indexes differ. */
function shiftedList(was: unknown, is: unknown, steps: readonly string[]): string[] | undefined {
  for (let depth = 0; depth < steps.length; depth += 1) {
    const path = steps.slice(0, depth)
    const [before, now] = [valueAt(was, path), valueAt(is, path)]
    const isList = Array.isArray(before) || Array.isArray(now)
    if (isList && !(Array.isArray(before) && before.length === (now as unknown[])?.length))
      return path
  }
  return undefined
}

function isSameNode(one: Place, other: Place): boolean {
  return one.node.type === other.node.type && differing(one, other).length === 0
}

/** Names of the props that differ between two states of a component. */
function differing(was: Place, is: Place): string[] {
  const [before, now] = [was.node.props, is.node.props] as Record<string, unknown>[]
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(now ?? {})])
  return [...names].filter((name) => !isDeepStrictEqual(before?.[name], now?.[name]))
}

/** The change adapted to the current page; null when the change is already done. */
function followed(change: Change, { base, theirs, listsOf }: Sides): Change | null {
  if (change.kind === 'remove') return findPlace(theirs, change.id, listsOf) ? change : null
  if (change.kind === 'patch' || change.kind === 'replace' || change.kind === 'swap') return change
  if (change.kind === 'settings') return change
  if (change.before === undefined || change.before === null) return change
  const into = change.kind === 'copy' ? findPlace(base, change.id, listsOf)?.into : change.into
  const there = new Set((into && listAt(theirs, into, listsOf)?.map(({ id }) => id)) || [])
  const own = (into && listAt(base, into, listsOf)) || []
  const rest = own.slice(own.findIndex(({ id }) => id === change.before)).map(({ id }) => id)
  return { ...change, before: rest.find((id) => there.has(id)) ?? null }
}

/** The change with the final ids of the components that earlier changes of the request added. */
function withNames(change: Change, renamed: ReadonlyMap<string, string>): Change {
  const named = (id: string) => renamed.get(id) ?? id
  const inList = (into: Into) => into.replace(/^[^/]+/, named)
  const next = { ...change }
  if ('id' in next) next.id = named(next.id)
  if ('into' in next) next.into = inList(next.into)
  if ('before' in next && next.before) next.before = named(next.before)
  return next
}

function idIn(change: Exclude<Change, { kind: 'settings' }>): string {
  return change.kind === 'add' ? partsOf(change.into).id : change.id
}
