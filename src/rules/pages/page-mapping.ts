import {
  CONFIRMATION_PATH,
  GUEST_INFO_PATH,
  RATE_LIST_PATH,
  REVIEW_DETAILS_PATH,
  REVIEW_GUEST_INFO_PATH,
} from './paths'

/**
 * Name of a page type's response, and the address of its page (A.5 [spec: each page type has
 * both]).
 */
export interface PageMapping {
  responsePackage: string
  redirectUrl: string
}

const MAPPINGS = new Map<unknown, PageMapping>([
  [
    'Review Reservation Details',
    { responsePackage: 'reviewReservationDetails', redirectUrl: REVIEW_DETAILS_PATH },
  ],
  ['Guest Information', { responsePackage: 'guestInformation', redirectUrl: GUEST_INFO_PATH }],
  ['Confirmation', { responsePackage: 'confirmation', redirectUrl: CONFIRMATION_PATH }],
  ['Rate List Menu', { responsePackage: 'rateListMenu', redirectUrl: RATE_LIST_PATH }],
  [
    'Review Guest Information',
    { responsePackage: 'reviewGuestInformation', redirectUrl: REVIEW_GUEST_INFO_PATH },
  ],
])

/** The mapping of a page type; null for an unknown one. */
export function pageMappingOf(pageType: unknown): PageMapping | null {
  return MAPPINGS.get(pageType) ?? null
}
