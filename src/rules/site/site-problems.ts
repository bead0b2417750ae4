import { kindOf } from './complete-site'
import { siteDefaults } from './site-defaults'
import { HOTEL, type PathName } from './site-path'

/** The invalid settings of a site, each with a short reason; the default replaces them. */
export function siteProblems(changes: unknown): string[] {
  const { paths } = (changes ?? {}) as { paths?: unknown }
  const own = typeof paths === 'object' && paths !== null ? Object.entries(paths) : []
  return [...problemsIn(siteDefaults, changes, 'site'), ...own.flatMap(pathProblem)]
}

const OF_HOTEL: readonly string[] = [
  'hotel-overview',
  'hotel-reviews',
  'quick-view',
] satisfies PathName[]

function pathProblem([name, path]: [string, unknown]): string[] {
  if (typeof path !== 'string') return []
  const is = `site.paths.${name} is "${path}" and has to`
  if (!/^\/(?!\/)/.test(path)) return [`${is} begin with one slash`]
  return OF_HOTEL.includes(name) && !path.includes(HOTEL) ? [`${is} have ${HOTEL} in it`] : []
}

/** What the members are of which no default has one. */
const OF_TABLES: Record<string, unknown> = {
  'site.paths': '',
  'site.payment': '',
  'site.rest': '',
  'site.query': '',
}

function problemsIn(known: unknown, given: unknown, place: string): string[] {
  if (given === undefined || known === undefined) return []
  if (kindOf(known) !== kindOf(given))
    return [`${place} is ${named(given)} and has to be ${named(known)}`]
  if (kindOf(known) !== 'object') return []
  const members = known as Record<string, unknown>
  return Object.entries(given as object).flatMap(([name, member]) =>
    problemsIn(members[name] ?? OF_TABLES[place], member, `${place}.${name}`),
  )
}

function named(value: unknown): string {
  const kind = kindOf(value)
  return kind === 'null' ? kind : `${kind === 'object' ? 'an' : 'a'} ${kind}`
}
