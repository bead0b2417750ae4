/** Countries, ISO 3166 alpha-2, in which accounts are prohibited (E3-11). */
export const PROHIBITED_COUNTRIES: readonly string[] = ['CU', 'KP', 'SY', 'IR']

/** Query parameters of those pages, in this order (E3-13, C.20). */
export const COBRAND_PARAMETERS = [
  'destinationURL',
  'alt_cust_id',
  'cookie_id',
  'mcd',
  'rpcCode',
  'CELL',
  'SPID',
] as const

/** Campaigns of the co-brand cards (E3-14). */
export const CAMPAIGN_CODES: readonly string[] = ['0513', '0532', 'USPC', 'USBU', 'USMT']

/** Reservation statuses with a text of their own in the sign-in modal (E3-16, W57). */
export const RESERVATION_STATUSES = [
  'checkedIn',
  'earnWhileYouSleep',
  'joinAndSaveReservation',
  'saveReservation',
  'checked-in-v2',
] as const

/**
 * Id of the banner for a member who linked a reservation and must still enter a code (E3-18, OK1).
 */
export const CHECKED_IN_BANNER_ID = 'checked-in'

/** Member tiers, lowest first. They affect styles only, never decisions (E3-19). */
export const MEMBER_TIERS = [
  'member',
  'silver',
  'gold',
  'platinum',
  'titanium',
  'ambassador',
] as const
