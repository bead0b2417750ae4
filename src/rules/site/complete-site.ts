import type { Site, SiteChanges } from './site'
import { siteDefaults } from './site-defaults'

/**
 * A site of what its chain has written: the defaults stand for everything else, and for what is of
 * another kind than its default (`siteProblems` tells of it).
 */
export function completeSite(changes: SiteChanges): Site {
  const site = merge(siteDefaults, changes) as Site
  site.brand.programName ||= site.brand.chainName
  return site
}

type Members = Record<string, unknown>

/** Where the defaults have no member, a table of the chain's own texts or flags begins. */
function merge(known: unknown, given: unknown): unknown {
  if (known === undefined) return /^[sb]/.test(typeof given) ? given : undefined
  const isFit = given !== undefined && kindOf(known) === kindOf(given)
  if (kindOf(known) !== 'object') return isFit ? given : known
  const all = { ...(known as Members) }
  const changes = isFit ? (given as Members) : {}
  for (const name of Object.keys({ ...all, ...changes }))
    all[name] = merge(all[name], changes[name])
  return all
}

export function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value
}
