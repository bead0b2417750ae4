import { type QuerySite, queryName } from '../site/query'

/** The filters of an address as its parameters, for another address of the same list (docs/decisions/0049). */
export function keptFilters(
  query: URLSearchParams,
  site: QuerySite,
): (readonly [name: string, value: string])[] {
  const name = queryName(site, 'filter')
  return query.getAll(name).map((value) => [name, value] as const)
}
