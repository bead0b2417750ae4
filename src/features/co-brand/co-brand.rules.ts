import { CAMPAIGN_CODES, COBRAND_PARAMETERS, COBRAND_PATHS } from '../../rules/codes/codes'
import { safeTarget, type TargetSite } from '../../rules/pages/redirects'

export type CoBrandProgram = keyof typeof COBRAND_PATHS

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
  site: CoBrandSite,
): string | null {
  const destination = coBrandDestination(destinationURL, site)
  if (destination === null) return null
  const { altCustId, cookieId, mcd, rpcCode = '', cell, spid } = values
  const campaign = CAMPAIGN_CODES.includes(rpcCode) ? rpcCode : ''
  const parameters = [destination, altCustId, cookieId, mcd, campaign, cell, spid]
  const given = COBRAND_PARAMETERS.flatMap((name, index) =>
    parameters[index] ? [[name, parameters[index]]] : [],
  )
  return `${COBRAND_PATHS[program]}?${new URLSearchParams(given)}`
}

export interface CoBrandSite {
  location: () => URL
  site: { coBrand: { destinations: readonly string[] } }
}

/**
 * A safe destination: a path of this origin, or an address on the card's own allow-list; else null.
 */
export function coBrandDestination(address: unknown, site: CoBrandSite): string | null {
  const { destinations } = site.site.coBrand
  const listed: TargetSite = {
    location: site.location,
    site: { auth: { redirectAllowList: destinations } },
  }
  return safeTarget(address, listed)
}
