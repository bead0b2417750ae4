import { reservationLookupCall } from '../site/account-calls'
import { modifySelectRateCall, selectRateCall } from '../site/booking-calls'
import * as paths from '../site/booking-paths'
import { cancelReservationCall, updateReservationCall } from '../site/order-calls'
import { lookupReservationPath } from '../site/paths'
import type { CallSite, SiteCall } from '../site/site-call'
import type { PathSite, SitePath } from '../site/site-path'

const CALLS: readonly (readonly [SitePath, SiteCall])[] = [
  [paths.availabilityPath, selectRateCall],
  [paths.modifyRateListPath, modifySelectRateCall],
  [paths.reviewDetailsPath, selectRateCall],
  [paths.guestInfoPath, selectRateCall],
  [paths.reviewGuestInfoPath, updateReservationCall],
  [paths.upgradeReservationPath, updateReservationCall],
  [lookupReservationPath, reservationLookupCall],
  [paths.upcomingReservationPath, reservationLookupCall],
  [paths.cancelReservationPath, cancelReservationCall],
  [paths.cancelConfirmationPath, cancelReservationCall],
]

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** The call that what a page shows goes through first, by the last segment of its path (A.5); null for none. */
export function preProcessingCallOf(path: string, site: PathSite & CallSite): SiteCall | null {
  const segment = lastSegment(path)
  return CALLS.find(([pathOf]) => lastSegment(pathOf(site)) === segment)?.[1] ?? null
}
