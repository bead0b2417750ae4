import { stepsOf, valueAt } from '../../../src/author/paths'
import type { PageModel, PageNode } from '../../cms/page/page-model'
import type { Area, Into } from '../api-types'

export const AREAS: readonly Area[] = ['header', 'main', 'footer']

/** Paths of the lists of components in a type's props; `*` is any list item. */
export type ListsOf = (type: string) => readonly (readonly string[])[]

/** A component on the page or in another component's props. */
export type Component = PageNode

export interface Place {
  node: Component
  /** The list that contains the component. */
  into: Into
  index: number
  /** Ids of the component's ancestors, outermost first. */
  above: readonly string[]
}

/** Every component of a page in reading order; nested components follow their parent. */
export function placesOf(model: PageModel, listsOf: ListsOf): Place[] {
  return AREAS.flatMap((area) => placesIn(area, model[area], [], listsOf))
}

/** A component and all components nested in it. */
export function withInner(node: Component, listsOf: ListsOf): Component[] {
  return [node, ...innerPlaces(node, [], listsOf).map((place) => place.node)]
}

export function findPlace(model: PageModel, id: string, listsOf: ListsOf): Place | undefined {
  return placesOf(model, listsOf).find(({ node }) => node.id === id)
}

export function idsOf(model: PageModel, listsOf: ListsOf): string[] {
  return placesOf(model, listsOf).map(({ node }) => node.id)
}

/** The components of a list; undefined for a place that cannot hold components. */
export function listAt(
  model: PageModel,
  into: Into,
  listsOf: ListsOf,
): readonly Component[] | undefined {
  const area = AREAS.find((name) => name === into)
  if (area) return model[area]
  const { id, steps } = partsOf(into)
  const parent = findPlace(model, id, listsOf)?.node
  if (!parent || !listsOf(parent.type).some((pattern) => fits(pattern, steps))) return undefined
  // A missing entry cannot hold components; a missing list counts as empty.
  if (steps.length > 1 && valueAt(parent.props, steps.slice(0, -1)) === undefined) return undefined
  const list = valueAt(parent.props, steps) ?? []
  return Array.isArray(list) ? list.filter(isComponent) : undefined
}

/** `trip/items/0/children` → the component `trip` and the path in its props. */
export function partsOf(into: Into): { id: string; steps: string[] } {
  const [id = '', ...rest] = into.split('/')
  return { id, steps: stepsOf(rest.join('/')) }
}

/** The lists of components in a component's props, with their paths. */
export function listsIn(
  { type, props }: Component,
  listsOf: ListsOf,
): { steps: string[]; list: unknown[] }[] {
  return listsOf(type).flatMap((pattern) => expand(props, pattern, []))
}

export function isComponent(value: unknown): value is Component {
  if (typeof value !== 'object' || value === null) return false
  const { type, id } = value as Partial<Component>
  return typeof type === 'string' && typeof id === 'string'
}

function placesIn(
  into: Into,
  list: readonly unknown[],
  above: readonly string[],
  listsOf: ListsOf,
): Place[] {
  return list.filter(isComponent).flatMap((node, index) => {
    return [{ node, into, index, above }, ...innerPlaces(node, above, listsOf)]
  })
}

function innerPlaces(node: Component, above: readonly string[], listsOf: ListsOf): Place[] {
  return listsIn(node, listsOf).flatMap(({ steps, list }) =>
    placesIn([node.id, ...steps].join('/'), list, [...above, node.id], listsOf),
  )
}

function expand(
  value: unknown,
  pattern: readonly string[],
  done: string[],
): { steps: string[]; list: unknown[] }[] {
  const [step, ...rest] = pattern
  if (step === undefined) return Array.isArray(value) ? [{ steps: done, list: value }] : []
  if (step === '*')
    return Array.isArray(value)
      ? value.flatMap((entry, index) => expand(entry, rest, [...done, String(index)]))
      : []
  return expand(valueAt(value, [step]), rest, [...done, step])
}

function fits(pattern: readonly string[], steps: readonly string[]): boolean {
  return (
    pattern.length === steps.length &&
    pattern.every((part, index) => {
      const step = steps[index] ?? ''
      return part === '*' ? /^\d+$/.test(step) : part === step
    })
  )
}
