import { CAMPAIGN_CODES } from '../../rules/codes/codes'
import { safeTarget, type TargetSite } from '../../rules/pages/redirects'
import { parseUrl } from '../../rules/pages/urls'
import { cobrandAmexPath, cobrandChasePath } from '../../rules/site/page-paths'
import { type QuerySite, queryName, withQuery } from '../../rules/site/query'
import type { PathSite } from '../../rules/site/site-path'

/** Application pages of the co-brand cards (E3-13, C.20). */
export const COBRAND_PAGES = { chase: cobrandChasePath, amex: cobrandAmexPath } as const

export type CoBrandProgram = keyof typeof COBRAND_PAGES

/** Query parameters of the link, in this order; empty ones are left out. */
export interface CoBrandValues {
  /** Encrypted consumer id. */
  altCustId?: string
  /** Hash of the session id. */
  cookieId?: string
  /** Page code. */
  mcd?: string
  /** A campaign code; unknown codes are left out. */
  rpcCode?: string
  /** Test cell. */
  cell?: string
  /** Placement id. */
  spid?: string
}

/** Link to a co-brand card's page (C.20); null for a destination on no allow-list. */
export function coBrandLink(
  program: CoBrandProgram,
  destinationURL: unknown,
  values: CoBrandValues,
  page: CoBrandSite & { site: PathSite },
): string | null {
  const destination = coBrandDestination(destinationURL, page)
  if (destination === null) return null
  const { altCustId, cookieId, mcd, rpcCode = '', cell, spid } = values
  return withQuery(page.site, COBRAND_PAGES[program](page.site), {
    destinationURL: destination,
    alt_cust_id: altCustId,
    cookie_id: cookieId,
    mcd,
    rpcCode: CAMPAIGN_CODES.includes(rpcCode) ? rpcCode : '',
    CELL: cell,
    SPID: spid,
  })
}

/**
 * What a link of ours to a card's page leads to, so that a link of another source gets the visitor's
 * values as well (C.20); null for every other address.
 */
export function readCoBrandLink(
  href: string,
  { location, site }: CoBrandSite & { site: PathSite },
): { program: CoBrandProgram; destinationURL: string; campaign: string } | null {
  const { origin } = location()
  const url = parseUrl(href, origin)
  if (url?.origin !== origin) return null
  const programs = Object.keys(COBRAND_PAGES) as CoBrandProgram[]
  const program = programs.find((one) => COBRAND_PAGES[one](site) === url.pathname)
  if (!program) return null
  const value = (name: 'destinationURL' | 'rpcCode') =>
    url.searchParams.get(queryName(site, name)) ?? ''
  return { program, destinationURL: value('destinationURL'), campaign: value('rpcCode') }
}

export interface CoBrandSite {
  location: () => URL
  site: QuerySite & { coBrand: { destinations: readonly string[] } }
}

/**
 * A safe destination: a path of this origin, or an address on the card's own allow-list; else null.
 */
export function coBrandDestination(
  address: unknown,
  { location, site }: CoBrandSite,
): string | null {
  const { query, coBrand } = site
  const listed: TargetSite = {
    location,
    site: { query, auth: { redirectAllowList: coBrand.destinations } },
  }
  return safeTarget(address, listed)
}
