import { withQuery } from '../../../src/rules/site/query'
import type { StayTab } from '../../database/booking/customer-stays'
import { site } from '../../site'
import { STAY_PAGES } from './found-stay'

const PAGES: Record<StayTab, string> = {
  upcoming: STAY_PAGES.upcoming,
  past: STAY_PAGES.expired,
  cancelled: STAY_PAGES.cancelled,
}

/** The page of an order where it stands now, a path of the site without its context path; the address names the order. */
export function stayHref(tab: StayTab, { handle: stay }: { handle: string }): string {
  return withQuery(site, PAGES[tab], { stay })
}
