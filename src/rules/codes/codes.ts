/** Countries, ISO 3166 alpha-2, in which no account may be opened (E3-11). */
export const PROHIBITED_COUNTRIES: readonly string[] = ['CU', 'KP', 'SY', 'IR']

/** Where the co-brand card of a programme is applied for (E3-13, C.20). */
export const COBRAND_PATHS = {
  chase: '/mi/cobrand/chase.mi',
  amex: '/mi/cobrand/amex.mi',
} as const

/** What is appended to such a path, in this order (E3-13, C.20). */
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

/** Reservation statuses that the sign-in modal tells apart (E3-16, W57). */
export const RESERVATION_STATUSES = [
  'checkedIn',
  'earnWhileYouSleep',
  'joinAndSaveReservation',
  'saveReservation',
  'checked-in-v2',
] as const

/** Banner that a member sees who linked a reservation and still owes a code (E3-18, OK1). */
export const CHECKED_IN_BANNER_ID = 'checked-in'

/** Member tiers, lowest first; they style and decide nothing (E3-19). */
export const MEMBER_TIERS = [
  'member',
  'silver',
  'gold',
  'platinum',
  'titanium',
  'ambassador',
] as const
