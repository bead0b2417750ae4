import { CAMPAIGN_CODES, COBRAND_PARAMETERS, COBRAND_PATHS } from '../../rules/codes/codes'
import { safeTarget, type TargetSite } from '../../rules/pages/redirects'

export type CoBrandProgram = keyof typeof COBRAND_PATHS

/** What goes with the link, in the order of its parameters; what is empty is left out. */
export interface CoBrandValues {
  /** The encrypted consumer id. */
  altCustId?: string
  /** Hash of the session's id. */
  cookieId?: string
  /** Code of the page. */
  mcd?: string
  /** One of the campaign codes; any other is left out. */
  rpcCode?: string
  /** The test cell. */
  cell?: string
  /** Id of the placement. */
  spid?: string
}

/** Link to a co-brand card's page (C.20); null where the destination is on no list. */
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

/** A destination that may be gone to: a path of this origin or an address of the card's own list. */
export function coBrandDestination(address: unknown, site: CoBrandSite): string | null {
  const { destinations } = site.site.coBrand
  const listed: TargetSite = {
    location: site.location,
    site: { auth: { redirectAllowList: destinations } },
  }
  return safeTarget(address, listed)
}
