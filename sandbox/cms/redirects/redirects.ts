import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  countRedirect,
  type Redirect,
  resolveRedirect,
} from '../../../src/rules/pages/page-redirects'
import { isBookingPage } from '../../../src/rules/pages/page-types'
import { availabilityPath, searchResultsPath } from '../../../src/rules/site/booking-paths'
import { pageIdOfPath } from '../../../src/rules/site/page-of-path'
import { errorPath, loginPath } from '../../../src/rules/site/page-paths'
import {
  homeSearchPath,
  hotelOverviewPath,
  logoutPath,
  profilePath,
  rateListPath,
  signInPath,
} from '../../../src/rules/site/paths'
import { queryName } from '../../../src/rules/site/query'
import { keptFilters } from '../../../src/rules/stay/kept-filters'
import { formatSearch, parseSearch } from '../../../src/rules/stay/stay-search'
import { timeOf } from '../../api/request/clock'
import { cookieHeader, readCookie } from '../../api/session/cookies'
import { sessionResult, takeSessionResult } from '../../api/session/session-result'
import { endSession } from '../../api/session/visitor-session'
import type { Database } from '../../database/database'
import { knownHotel } from '../../database/site/hotels'
import { site } from '../../site'
import { urlOf } from '../../site-address'
import { contextPathOf, siteLocale } from '../locales'
import { isEdge } from '../security/security'

const TIMES_COOKIE = 'foyer-redirects'

/**
 * Redirects of page requests with their status codes (C.18): the result of the visitor's session on a
 * booking page or the profile, the alias of the sign-in page, and signing out.
 */
export function registerRedirects(fastify: FastifyInstance, { database }: { database: Database }) {
  fastify.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'GET') return
    const url = urlOf(request)
    if (url.pathname === loginPath(site)) return go(request, reply, aliasOf(url))
    // A page that is kept for all has no clock of one visitor.
    const now = isEdge(request) ? Date.now() : timeOf(request)
    const searched = ratesOfOneHotel(url, now) ?? withoutOthers(url, now)
    if (searched) return go(request, reply, searched)
    if (url.pathname === logoutPath(site) && isOwnNavigation(request)) {
      await endSession(database, request, reply)
      reply.header('cache-control', 'no-store')
      return
    }
    if (!mayBeRedirected(url)) return
    const redirect = resolveRedirect(await sessionResult(database, request), siteOf(url))
    if (!redirect) return
    await takeSessionResult(database, request, reply)
    return go(request, reply, redirect)
  })
  fastify.get(availabilityPath(site), async (request, reply) =>
    go(request, reply, await afterCheck(database, urlOf(request), timeOf(request))),
  )
}

/**
 * Where the availability check leads: to the rates of the search; without dates to the hotel, and
 * without a hotel to the hotels of the search (A.5).
 */
async function afterCheck(database: Database, url: URL, now: number): Promise<Redirect> {
  const search = parseSearch(url.searchParams, site, now)
  const { propertyId, checkIn, destination, placeId } = search
  const hotel = propertyId && (await knownHotel(database, propertyId))
  if (propertyId && !hotel) return { status: 307, target: errorPath(site) }
  const query = formatSearch(search, site)
  const path = hotel
    ? checkIn
      ? rateListPath(site)
      : hotelOverviewPath(site, hotel.seoNickname)
    : destination || placeId
      ? searchResultsPath(site)
      : homeSearchPath(site)
  if (hotel && !checkIn) query.delete(queryName(site, 'propertyCode'))
  return { status: 302, target: query.size > 0 ? `${path}?${query}` : path }
}

/** `/login` is an alias of the sign-in page and keeps its query (A.5). */
function aliasOf(url: URL): Redirect {
  return { status: 302, target: signInPath(site) + url.search }
}

/**
 * Links and images of other sites do not sign out. A browser without fetch metadata gets the page
 * only.
 */
function isOwnNavigation({ headers }: FastifyRequest): boolean {
  return ['same-origin', 'same-site', 'none'].includes(`${headers['sec-fetch-site']}`)
}

/** The link that confirms an e-mail address opens in any browser, whatever became of a session there. */
function mayBeRedirected({ pathname, searchParams }: URL): boolean {
  if (pathname === profilePath(site)) return !searchParams.has(queryName(site, 'emailToken'))
  return isBookingPage(pageIdOfPath(pathname, site))
}

/** A search that names one hotel leads to its rates; the address has the same search there (W16). */
function ratesOfOneHotel(url: URL, now: number): Redirect | null {
  if (pageIdOfPath(url.pathname, site) !== 'search-results') return null
  const search = parseSearch(url.searchParams, site, now)
  if (!search.propertyId) return null
  return { status: 302, target: `${rateListPath(site)}?${formatSearch(search, site)}` }
}

/**
 * A form without a script sends the filters and the map area of the results that it stands on, and
 * their destination as a second one: they go along to the same destination only (docs/decisions/0049).
 */
function withoutOthers(url: URL, now: number): Redirect | null {
  if (pageIdOfPath(url.pathname, site) !== 'search-results') return null
  const [wanted, known] = url.searchParams.getAll(queryName(site, 'destinationAddress'))
  if (known === undefined) return null
  const isSame = wanted?.trim() === known
  const search = parseSearch(url.searchParams, site, now)
  const query = formatSearch({ ...search, ...(!isSame && { area: null }) }, site)
  if (isSame)
    for (const [name, value] of keptFilters(url.searchParams, site)) query.append(name, value)
  return { status: 302, target: `${searchResultsPath(site)}?${query}` }
}

/** Sends an uncacheable redirect; the fourth in ten seconds leads to the error page. */
export function go(request: FastifyRequest, reply: FastifyReply, redirect: Redirect) {
  const known = (readCookie(request, TIMES_COOKIE) ?? '').split(' ').map(Number)
  const times = countRedirect(known, Date.now())
  const value = times?.join(' ') ?? ''
  const cookie = { name: TIMES_COOKIE, value, seconds: times ? 10 : 0 }
  const { status, target } = times ? redirect : ({ status: 307, target: errorPath(site) } as const)
  const contextPath = contextPathOf(siteLocale(request))
  return reply
    .header('set-cookie', cookieHeader(request, cookie))
    .header('cache-control', 'no-store')
    .redirect(target.startsWith('/') ? contextPath + target : target, status)
}

export function siteOf(url: URL) {
  return { location: () => url, site }
}
