import { kindOf } from './complete-site'
import { siteDefaults } from './site-defaults'

/** What of a site's settings cannot be what it is, each in a few words; the default stands for it. */
export function siteProblems(changes: unknown): string[] {
  return problemsIn(siteDefaults, changes, 'site')
}

function problemsIn(known: unknown, given: unknown, place: string): string[] {
  if (given === undefined || known === undefined) return []
  if (kindOf(known) !== kindOf(given))
    return [`${place} is ${named(given)} and has to be ${named(known)}`]
  if (kindOf(known) !== 'object') return []
  return Object.entries(given as object).flatMap(([name, member]) =>
    problemsIn((known as Record<string, unknown>)[name], member, `${place}.${name}`),
  )
}

function named(value: unknown): string {
  const kind = kindOf(value)
  return kind === 'null' ? kind : `${kind === 'object' ? 'an' : 'a'} ${kind}`
}
