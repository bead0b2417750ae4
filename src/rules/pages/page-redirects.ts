import { pageMappingOf } from './page-mapping'
import {
  AVAILABILITY_PATH,
  ERROR_PATH,
  LOOKUP_RESERVATION_PATH,
  RATE_LIST_PATH,
  SESSION_TIMED_OUT_PATH,
} from './paths'
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
  status: 302 | 307
  /** A path of this origin, or an address of the allow-list. */
  target: string
}

const MESSAGES = new Map<unknown, Redirect>([
  ['session.expired', { status: 302, target: SESSION_TIMED_OUT_PATH }],
  ['cart.validation.failed', { status: 302, target: RATE_LIST_PATH }],
  ['page.not.found', { status: 307, target: ERROR_PATH }],
  ['lookup.reservation.authentication', { status: 302, target: LOOKUP_RESERVATION_PATH }],
])

/** Query parameters that a redirect keeps: hotel, dates and return address (C.18). */
const KEPT = ['propertyCode', 'fromDate', 'toDate', 'returnTo']

/**
 * The redirect for a result (C.18, R1 to R6). Null when the target is the current page or is
 * unsafe. Kept query parameters are checked for safety too.
 */
export function resolveRedirect(result: PageResult, site: TargetSite): Redirect | null {
  const { pathname } = site.location()
  const redirect = MESSAGES.get(result.message) ?? navigationOf(result, site) ?? mappedOf(result)
  if (!redirect || pathname.endsWith(redirect.target.split(/[?#]/, 1)[0] ?? '')) return null
  if (!redirect.target.startsWith('/')) return redirect
  return { ...redirect, target: withKept(redirect.target, site) }
}

/** R5: only the availability check may redirect. */
function navigationOf({ navigationUrl }: PageResult, site: TargetSite): Redirect | null {
  if (!site.location().pathname.endsWith(AVAILABILITY_PATH)) return null
  const target = safeTarget(navigationUrl, site)
  return target === null ? null : { status: 302, target }
}

/** R6. */
function mappedOf({ pageType }: PageResult): Redirect | null {
  const mapping = pageMappingOf(pageType)
  return mapping && { status: 302, target: mapping.redirectUrl }
}

function withKept(target: string, site: TargetSite): string {
  const url = new URL(target, site.location())
  for (const name of KEPT) {
    const value = site.location().searchParams.get(name)
    if (!value || url.searchParams.has(name)) continue
    if (name !== 'returnTo') url.searchParams.set(name, value)
    else if (safeTarget(value, site) !== null) url.searchParams.set(name, value)
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
