import { availabilityPath } from '../site/booking-paths'
import { errorPath, sessionTimedOutPath } from '../site/page-paths'
import { lookupReservationPath, rateListPath } from '../site/paths'
import { type QueryName, queryName } from '../site/query'
import type { PathSite, SitePath } from '../site/site-path'
import { pageMappingOf } from './page-mapping'
import { safeTarget, type TargetSite } from './redirects'

/** A result of a page model, a cart or a session that may cause a redirect. The codes are ours. */
export interface PageResult {
  message?: unknown
  /** Target of the availability check. */
  navigationUrl?: unknown
  /** A page type with a page of its own (A.5). */
  pageType?: unknown
}

export interface Redirect {
  status: 302 | 303 | 307
  /** A path of this origin, or an address of the allow-list. */
  target: string
}

/** A site whose own pages a redirect may lead to. */
export interface RedirectSite extends TargetSite {
  site: TargetSite['site'] & PathSite
}

const MESSAGES = new Map<unknown, { status: Redirect['status']; target: SitePath }>([
  ['session.expired', { status: 302, target: sessionTimedOutPath }],
  ['cart.validation.failed', { status: 302, target: rateListPath }],
  ['page.not.found', { status: 307, target: errorPath }],
  ['lookup.reservation.authentication', { status: 302, target: lookupReservationPath }],
])

/** Query parameters that a redirect keeps: the search (docs/decisions/0042), the return address (C.18). */
const KEPT = [
  ...['destinationAddress', 'placeId', 'propertyCode', 'fromDate', 'toDate', 'numRooms'],
  ...['numAdultsPerRoom', 'childrenAges', 'radius', 'rateType', 'rateCode', 'usePoints'],
  ...['flexible', 'returnTo'],
] as QueryName[]

/**
 * The redirect for a result (C.18, R1 to R6). Null when the target is the current page or is
 * unsafe. Kept query parameters are checked for safety too.
 */
export function resolveRedirect(result: PageResult, site: RedirectSite): Redirect | null {
  const { pathname } = site.location()
  const redirect = messageOf(result, site) ?? navigationOf(result, site) ?? mappedOf(result, site)
  if (!redirect || pathname.endsWith(redirect.target.split(/[?#]/, 1)[0] ?? '')) return null
  if (!redirect.target.startsWith('/')) return redirect
  return { ...redirect, target: withKept(redirect.target, site) }
}

/** R1 to R4. */
function messageOf({ message }: PageResult, { site }: RedirectSite): Redirect | null {
  const known = MESSAGES.get(message)
  return known ? { ...known, target: known.target(site) } : null
}

/** R5: only the availability check may redirect. */
function navigationOf({ navigationUrl }: PageResult, site: RedirectSite): Redirect | null {
  if (!site.location().pathname.endsWith(availabilityPath(site.site))) return null
  const target = safeTarget(navigationUrl, site)
  return target === null ? null : { status: 302, target }
}

/** R6. */
function mappedOf({ pageType }: PageResult, { site }: RedirectSite): Redirect | null {
  const mapping = pageMappingOf(pageType)
  return mapping && { status: 302, target: mapping.redirectUrl(site) }
}

function withKept(target: string, site: TargetSite): string {
  const url = new URL(target, site.location())
  for (const kept of KEPT) {
    const name = queryName(site.site, kept)
    if (url.searchParams.has(name)) continue
    // A form without a script sends a field for each room.
    for (const value of site.location().searchParams.getAll(name))
      if (value && (kept !== 'returnTo' || safeTarget(value, site) !== null))
        url.searchParams.append(name, value)
  }
  return url.pathname + url.search + url.hash
}

const MOST_REDIRECTS = 3
const LOOP_MS = 10_000

/**
 * Records a redirect. `times`: times of the visitor's last redirects, milliseconds. Null for the
 * fourth redirect in ten seconds; the caller then shows the error page (C.18).
 */
export function countRedirect(times: readonly unknown[], now: number): number[] | null {
  const recent = times.filter(
    (time): time is number => typeof time === 'number' && time <= now && now - time < LOOP_MS,
  )
  return recent.length >= MOST_REDIRECTS ? null : [...recent, now]
}
