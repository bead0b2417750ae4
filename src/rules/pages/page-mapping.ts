import {
  confirmationPath,
  guestInfoPath,
  reviewDetailsPath,
  reviewGuestInfoPath,
} from '../site/booking-paths'
import { rateListPath } from '../site/paths'
import type { SitePath } from '../site/site-path'

/**
 * Name of a page type's response, and the address of its page (A.5 [spec: each page type has
 * both]).
 */
export interface PageMapping {
  responsePackage: string
  redirectUrl: SitePath
}

const MAPPINGS = new Map<unknown, PageMapping>([
  [
    'Review Reservation Details',
    { responsePackage: 'reviewReservationDetails', redirectUrl: reviewDetailsPath },
  ],
  ['Guest Information', { responsePackage: 'guestInformation', redirectUrl: guestInfoPath }],
  ['Confirmation', { responsePackage: 'confirmation', redirectUrl: confirmationPath }],
  ['Rate List Menu', { responsePackage: 'rateListMenu', redirectUrl: rateListPath }],
  [
    'Review Guest Information',
    { responsePackage: 'reviewGuestInformation', redirectUrl: reviewGuestInfoPath },
  ],
])

/** The mapping of a page type; null for an unknown one. */
export function pageMappingOf(pageType: unknown): PageMapping | null {
  return MAPPINGS.get(pageType) ?? null
}
