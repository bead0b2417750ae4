import { type QuerySite, queryName } from '../../rules/site/query'

/** What a list can be filtered by (W61), in the order of an address. */
export const FILTER_GROUPS = [
  'price',
  'beds',
  'rateType',
  'meal',
  'refundable',
  'accessible',
  'suite',
  'brand',
  'distance',
  'amenities',
] as const

export type FilterGroup = (typeof FILTER_GROUPS)[number]

/** A value of a group, `meal.breakfast`. */
export type FilterValue = `${FilterGroup}.${string}`

/** The chosen values, each once, by group and then by value. */
export type Filters = readonly FilterValue[]

/** What an address may have: longer or other texts are not read. */
const VALUE = /^([a-z]+)\.[\w-]{1,40}$/i
const MOST = 50

const rank = (value: string) => FILTER_GROUPS.indexOf(groupOf(value))

export function groupOf(value: string): FilterGroup {
  return value.split('.', 1)[0] as FilterGroup
}

/** The filters of an address; a text that cannot be one is left out. */
export function parseFilters(query: URLSearchParams, site: QuerySite): Filters {
  return inOrder(
    query
      .getAll(queryName(site, 'filter'))
      .filter((text): text is FilterValue => VALUE.test(text) && rank(text) >= 0)
      .slice(0, MOST),
  )
}

/** Writes the filters into a query, in place of those that it has. */
export function writeFilters(query: URLSearchParams, site: QuerySite, filters: Filters): void {
  const name = queryName(site, 'filter')
  query.delete(name)
  for (const value of filters) query.append(name, value)
}

/** The filters with a value more, or without it. */
export function toggled(filters: Filters, value: FilterValue): Filters {
  return filters.includes(value)
    ? filters.filter((other) => other !== value)
    : inOrder([...filters, value])
}

function inOrder(values: readonly FilterValue[]): Filters {
  return [...new Set(values)].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
}

/** Whether something with these values is left by the filters: AND between groups, OR inside. */
export function matcherOf(filters: Filters): (values: readonly string[]) => boolean {
  const groups = byGroup(filters)
  return (values) => groups.every((wanted) => values.some((value) => wanted.has(value)))
}

/** What filters would leave of a list. */
export interface FilterCounts {
  total: number
  /** How many a value would leave together with what is chosen in the other groups. */
  counts: ReadonlyMap<string, number>
}

/** The counts of all values at once, from the values of each thing in the list. */
export function countValues(list: readonly (readonly string[])[], filters: Filters): FilterCounts {
  const groups = byGroup(filters)
  const counts = new Map<string, number>()
  let total = 0
  for (const values of list) {
    const failed = groups.filter((wanted) => !values.some((value) => wanted.has(value)))
    if (failed.length === 0) total += 1
    // What only one group stands against would come with another value of that group.
    const [only] = failed
    const open = only && groupOf(only.values().next().value ?? '')
    if (failed.length < 2)
      for (const value of values)
        if (!open || groupOf(value) === open) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return { total, counts }
}

function byGroup(filters: Filters): Set<string>[] {
  const groups = new Map<string, Set<string>>()
  for (const value of filters) {
    const group = groupOf(value)
    groups.set(group, (groups.get(group) ?? new Set()).add(value))
  }
  return [...groups.values()]
}

/** The filters by group, as analytics are told them: `{ meal: 'breakfast', beds: 'king,twin' }`. */
export function valuesByGroup(filters: Filters): Record<string, string> {
  const codes: Record<string, string> = {}
  for (const value of filters) {
    const group = groupOf(value)
    const code = value.slice(group.length + 1)
    codes[group] = codes[group] ? `${codes[group]},${code}` : code
  }
  return codes
}
