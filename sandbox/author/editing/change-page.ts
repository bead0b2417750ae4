import { stepsOf, valueAt, withValue } from '../../../src/author/paths'
import { isWidget, type PageModel } from '../../cms/page/page-model'
import type { Change, Into } from '../api-types'
import {
  AREAS,
  type Component,
  findPlace,
  idsOf,
  isComponent,
  type ListsOf,
  listAt,
  listsIn,
  type Place,
  partsOf,
  withInner,
} from './find-components'

/** A change that cannot be applied; the message is for the author. */
export class ChangeRefused extends Error {
  override name = 'ChangeRefused'
}

export interface ChangedModel {
  model: PageModel
  /** Id of the added or copied component. */
  added?: string
}

/** Ids that the document uses itself. */
const RESERVED = ['main', 'foyer-page', 'foyer-map']

/** Ids that need no escaping in a resource `urn:…#id/path` or in an attribute. */
const ID = /^[A-Za-z][\w-]{0,63}$/

/**
 * A copy of the page with one change applied. `taken` are ids that this page does not use but that must
 * not be assigned, because another author has assigned them meanwhile.
 */
export function changePage(
  model: PageModel,
  change: Change,
  listsOf: ListsOf,
  taken: Iterable<string> = [],
): ChangedModel {
  switch (change.kind) {
    case 'patch': {
      const steps = stepsOf(change.name)
      if (steps.length === 0) throw new ChangeRefused('The change names no field.')
      return patched(model, change.id, listsOf, (props) => withField(props, steps, change.value))
    }
    case 'replace':
      return patched(model, change.id, listsOf, () => change.props)
    case 'add': {
      const { into, before, once } = change
      const given = { ...change.node, id: once ?? change.node.id ?? '' } as Component
      const node = withFreshIds(given, [...idsOf(model, listsOf), ...taken], listsOf)
      return { model: insert(model, node, { into, before }, listsOf), added: node.id }
    }
    case 'copy': {
      const { node, into } = placeOf(model, change.id, listsOf)
      const before = change.before === undefined ? after(model, change.id, listsOf) : change.before
      const ids = new Set([...idsOf(model, listsOf), ...taken])
      const named = { ...node, id: change.once ?? node.id } as Component
      const copy = withFreshIds(named, ids, listsOf)
      return { model: insert(model, copy, { into, before }, listsOf), added: copy.id }
    }
    case 'move': {
      const { node } = placeOf(model, change.id, listsOf)
      const inside = withInner(node, listsOf).some(({ id }) => id === partsOf(change.into).id)
      if (inside) throw new ChangeRefused(`"${change.id}" cannot be moved into itself.`)
      const before = change.before === change.id ? after(model, change.id, listsOf) : change.before
      const without = take(model, change.id, listsOf)
      // The removal may shift indexes; `into` and `before` name components by id and stay valid.
      return { model: insert(without, node, { into: change.into, before }, listsOf) }
    }
    case 'remove':
      return { model: take(model, change.id, listsOf) }
    case 'swap': {
      const { node } = placeOf(model, change.id, listsOf)
      const { id, type, props } = change
      const next = { ...node, type, props } as Component
      const others = idsOf(model, listsOf).filter((known) => known !== id)
      refuseBadIds({ ...node, props: {} } as Component, next, others, listsOf)
      if (type === 'cms/shared') refuseNested(model, id, listsOf)
      return { model: replaceNode(model, id, next, listsOf) }
    }
    case 'settings': {
      const { title = model.title, description = model.description } = change
      if (title.trim() === '') throw new ChangeRefused('A page needs a title.')
      return { model: { ...model, title, description } }
    }
  }
}

function withField(props: Record<string, unknown>, steps: string[], value: unknown) {
  try {
    return withValue(props, steps, value) as Record<string, unknown>
  } catch (error) {
    throw new ChangeRefused((error as Error).message)
  }
}

/** Shared content stands on the page itself, as all blocks of the CMS do. */
function refuseNested(model: PageModel, id: string, listsOf: ListsOf) {
  const { into } = placeOf(model, id, listsOf)
  if (!AREAS.some((area) => area === into))
    throw new ChangeRefused('Only a component of the page itself can be shared.')
}

function placeOf(model: PageModel, id: string, listsOf: ListsOf): Place {
  const place = findPlace(model, id, listsOf)
  if (!place) throw new ChangeRefused(`There is no component "${id}" on this page.`)
  return place
}

function patched(
  model: PageModel,
  id: string,
  listsOf: ListsOf,
  change: (props: Record<string, unknown>) => Record<string, unknown>,
): ChangedModel {
  const { node } = placeOf(model, id, listsOf)
  if (node.type === 'cms/shared')
    throw new ChangeRefused(
      'Pages share this content: edit the shared content, or detach it first.',
    )
  const next = { ...node, props: change(node.props as never) } as Component
  const result = replaceNode(model, id, next, listsOf)
  refuseBadIds(node, next, idsOf(model, listsOf), listsOf)
  return { model: result }
}

/** Applies the rules for ids to components that an author sets as the value of a list. */
function refuseBadIds(old: Component, next: Component, known: string[], listsOf: ListsOf) {
  const own = withInner(old, listsOf).map(({ id }) => id)
  const elsewhere = new Set(known.filter((id) => !own.includes(id)))
  const seen = new Set<string>()
  for (const { id } of withInner(next, listsOf)) {
    if (own.includes(id) && !seen.has(id)) {
      seen.add(id)
      continue
    }
    if (seen.has(id) || elsewhere.has(id))
      throw new ChangeRefused(`The id "${id}" is already on this page.`)
    if (!isGoodId(id)) throw new ChangeRefused(`"${id}" cannot be an id: use letters, digits, "-".`)
    seen.add(id)
  }
}

function isGoodId(id: string): boolean {
  return ID.test(id) && !RESERVED.includes(id)
}

/** Keeps valid, unused ids. Other ids are replaced by one derived from the id or the type: `hero-banner-2`. */
function withFreshIds(node: Component, taken: Iterable<string>, listsOf: ListsOf): Component {
  const used = new Set(taken)
  const rename = (component: Component): Component => {
    const id = freshId(component, used)
    used.add(id)
    let props: unknown = component.props
    for (const { steps, list } of listsIn(component, listsOf))
      props = withValue(
        props,
        steps,
        list.map((entry) => (isComponent(entry) ? rename(entry) : entry)),
      )
    return { ...component, id, props } as Component
  }
  return rename(node)
}

function freshId({ id, type }: Component, used: ReadonlySet<string>): string {
  if (isGoodId(id) && !used.has(id)) return id
  const base = ID.test(id) ? id.replace(/-\d+$/, '') : type.replace(/^cms\//, '')
  const stem = base.replace(/[^\w-]+/g, '-').replace(/^[^A-Za-z]+/, '') || 'component'
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? stem : `${stem.slice(0, 56)}-${count}`
    if (isGoodId(candidate) && !used.has(candidate)) return candidate
  }
}

interface Target {
  into: Into
  before?: string | null | undefined
}

function insert(
  model: PageModel,
  node: Component,
  { into, before }: Target,
  listsOf: ListsOf,
): PageModel {
  const list = listAt(model, into, listsOf)
  if (!list) throw new ChangeRefused(`There is no place "${into}" for components on this page.`)
  if (!isWidget(node) && !AREAS.some((area) => area === into))
    throw new ChangeRefused('This block can only stand on the page itself, not in a component.')
  const known = before === undefined || before === null
  if (!known && !list.some(({ id }) => id === before))
    throw new ChangeRefused(`There is no component "${before}" in "${into}".`)
  return withList(model, into, listsOf, (entries) => {
    const at = known ? -1 : indexOf(entries, before)
    return at < 0 ? [...entries, node] : entries.toSpliced(at, 0, node)
  })
}

function take(model: PageModel, id: string, listsOf: ListsOf): PageModel {
  const { into } = placeOf(model, id, listsOf)
  return withList(model, into, listsOf, (entries) => entries.toSpliced(indexOf(entries, id), 1))
}

/** Id of the next sibling of a component; null for the last one. */
function after(model: PageModel, id: string, listsOf: ListsOf): string | null {
  const { into } = placeOf(model, id, listsOf)
  const list = listAt(model, into, listsOf) ?? []
  return list[list.findIndex((node) => node.id === id) + 1]?.id ?? null
}

function replaceNode(model: PageModel, id: string, next: Component, listsOf: ListsOf): PageModel {
  const { into } = placeOf(model, id, listsOf)
  return withList(model, into, listsOf, (entries) => entries.with(indexOf(entries, id), next))
}

/** A copy of the page with one list changed, and each component that contains this list. */
function withList(
  model: PageModel,
  into: Into,
  listsOf: ListsOf,
  change: (entries: unknown[]) => unknown[],
): PageModel {
  const area = AREAS.find((name) => name === into)
  if (area) return { ...model, [area]: change(model[area]) }
  const { id, steps } = partsOf(into)
  const { node } = placeOf(model, id, listsOf)
  const entries = (valueAt(node.props, steps) ?? []) as unknown[]
  const props = withValue(node.props, steps, change(entries))
  return replaceNode(model, id, { ...node, props } as Component, listsOf)
}

function indexOf(entries: readonly unknown[], id: string): number {
  return entries.findIndex((entry) => isComponent(entry) && entry.id === id)
}
