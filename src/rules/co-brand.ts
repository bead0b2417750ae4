import { COBRAND_AMEX_PATH, COBRAND_CHASE_PATH } from './paths'
import { safeTarget, type TargetSite } from './redirects'

/** Campaigns of the co-brand cards (E3-14). */
const CAMPAIGN_CODES = ['0513', '0532', 'USPC', 'USBU', 'USMT'] as const

export type CoBrandProgram = 'chase' | 'amex'

const PATHS: Record<CoBrandProgram, string> = {
  chase: COBRAND_CHASE_PATH,
  amex: COBRAND_AMEX_PATH,
}

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
  const isCampaign = CAMPAIGN_CODES.some((code) => code === values.rpcCode)
  const parameters = {
    destinationURL: destination,
    alt_cust_id: values.altCustId,
    cookie_id: values.cookieId,
    mcd: values.mcd,
    rpcCode: isCampaign ? values.rpcCode : '',
    CELL: values.cell,
    SPID: values.spid,
  }
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => !!entry[1])
  return `${PATHS[program]}?${new URLSearchParams(given)}`
}

export interface CoBrandSite {
  location: () => URL
  context: { config: { coBrand: { destinations: readonly string[] } } }
}

/** A destination that may be gone to: a path of this origin or an address of the card's own list. */
export function coBrandDestination(address: unknown, site: CoBrandSite): string | null {
  const { destinations } = site.context.config.coBrand
  const listed: TargetSite = {
    location: site.location,
    context: { config: { auth: { redirectAllowList: destinations } } },
  }
  return safeTarget(address, listed)
}
