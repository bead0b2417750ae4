/** Page types named by the navigation configuration (E3-25). */
export type PageType =
  | 'Review Reservation Details'
  | 'Guest Information'
  | 'Confirmation'
  | 'Rate List Menu'
  | 'Review Guest Information'

const PAGE_TYPES = new Map<Page, PageType>([
  ['review-details', 'Review Reservation Details'],
  ['guest-info', 'Guest Information'],
  ['confirmation', 'Confirmation'],
  ['rate-list', 'Rate List Menu'],
  ['review-guest-info', 'Review Guest Information'],
])

/** Pages that change or cancel a booked stay (A.5). */
const RESERVATION_MANAGEMENT = [
  'upcoming-reservation',
  'modify-rate-list',
  'upgrade-reservation',
  'cancel-reservation',
] as const

/** Pages that show the outcome of a booking, a cancellation, a check-in or a stay (A.5). */
const POST_BOOKING = [
  'confirmation',
  'cancel-confirmation',
  'check-in-confirmation',
  'expired-reservation',
] as const

const ACCOUNT = [
  'sign-in',
  'sign-in-error',
  'login',
  'sign-in-code',
  'logout',
  'session-timed-out',
  'session-timeout',
  'unauth',
  'enroll-prefill',
  'create-account',
  'profile',
  'saved-properties',
  'activate-account',
  'forgot-password',
  'reservation-list',
] as const

const SHOPPING = ['rate-list', 'guest-info', 'review-guest-info', 'lookup-reservation'] as const

/** Page ids (A.5). */
export type PageId =
  | 'home-search'
  | 'search-results'
  | 'hotel-overview'
  | 'hotel-reviews'
  | 'availability'
  | 'review-details'
  | (typeof SHOPPING)[number]
  | (typeof RESERVATION_MANAGEMENT)[number]
  | (typeof POST_BOOKING)[number]
  | (typeof ACCOUNT)[number]
  | 'promotion'
  | 'loyalty'
  | 'privacy-choices'
  | 'accessibility'
  | 'error'
  | 'redirect'
  | 'cobrand-chase'
  | 'cobrand-amex'

/** A page id of the page context: one of `PageId`, or any text of the CMS. */
type Page = string | null | undefined

/** Page type of a page; `cms` for a page without a type of its own (A.5, C.27). */
export function pageTypeOf(pageId: Page): PageType | 'cms' {
  return PAGE_TYPES.get(pageId) ?? 'cms'
}

/** Whether the page manages a booked stay. */
export function isReservationManagement(pageId: Page): boolean {
  return has(RESERVATION_MANAGEMENT, pageId)
}

/** Whether the page shows the outcome of a booking. */
export function isPostBooking(pageId: Page): boolean {
  return has(POST_BOOKING, pageId)
}

/** Whether the page belongs to the booking site, `/reservation/…`: it reads `propertyCode`, `saveProperty` and `memState` (A.3, A.5). */
export function isBookingPage(pageId: Page): boolean {
  const flow = ['availability', 'review-details', ...SHOPPING]
  return has(flow, pageId) || isReservationManagement(pageId) || isPostBooking(pageId)
}

/** Whether the visitor pays on the page; such a page shows no advertising (W85). */
export function isPaymentPage(pageId: Page): boolean {
  return has(['guest-info', 'review-guest-info'], pageId)
}

/** Form of the hotel header: full on rate list, guest information, lookup, post-booking and account pages (W02); compact elsewhere, review-details too (K16). */
export function hotelHeaderVariant(pageId: Page): 'full' | 'compact' {
  const full = [...SHOPPING, ...RESERVATION_MANAGEMENT, ...POST_BOOKING, ...ACCOUNT]
  return has(full, pageId) ? 'full' : 'compact'
}

/** Whether the stored insurance entries are cleared when the header's data loads (W02, K2). */
export function clearsInsurance(pageId: Page): boolean {
  return pageId === 'rate-list' || isReservationManagement(pageId)
}

/** Whether the hotel details link opens the overlay; elsewhere it navigates (W02, W64). */
export function opensDetailsOverlay(pageId: Page): boolean {
  return isReservationManagement(pageId) || isPostBooking(pageId)
}

/**
 * Whether a page explains the member rate beside its hotel (W02). A list of rates does so with a cart:
 * without one nothing is chosen.
 */
export function showsMemberRate({ id, cart }: { id: Page; cart?: string | undefined }): boolean {
  return id === 'guest-info' || (id === 'rate-list' && cart !== undefined)
}

function has(ids: readonly string[], pageId: Page): boolean {
  return ids.includes(pageId ?? '')
}
