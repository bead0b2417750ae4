/** Brands without a choice of housekeeping, in ACRS (E3-03). */
export const NO_HOUSEKEEPING_BRANDS_ACRS: readonly string[] = [
  'ER',
  'MV',
  'RZ',
  'EB',
  'WH',
  'LC',
  'XR',
  'JW',
  'BG',
]

/** Brands without it in the other system: some more (E3-03). */
export const NO_HOUSEKEEPING_BRANDS: readonly string[] = [
  ...NO_HOUSEKEEPING_BRANDS_ACRS,
  'RS',
  'SN',
]

/** Codes by which a guest asks for housekeeping and declines it, in ACRS and in the other system (E3-04). */
export const HOUSEKEEPING_CODES = {
  acrs: { optIn: 'HA', optOut: 'HD' },
  other: { optIn: 'J9', optOut: 'J8' },
} as const

/** Programmes that make a visitor a travel agent (E3-05, A.2). */
export const TRAVEL_AGENT_PROGRAMS: readonly string[] = ['H77', 'YX3', '7TA']

/** Rates that only some may have (E3-06). */
export const RATE_AUDIENCES = ['AAA', 'senior', 'group', 'government'] as const

/** What can be added to a room; the type of these products is `ancillary` (E3-07). */
export const ANCILLARY_PRODUCT_CODES: readonly string[] = ['CRIB', 'ROLLAWAY', 'PETFEE2', 'PETFEE1']

/** How a stay is paid when the guest has not chosen, in ACRS and in the other system (E3-08). */
export const DEFAULT_PAYMENT_METHOD = { acrs: 'CreditCard', other: '5.PMT' } as const

/** Payments that are due before the stay (E3-09). */
export const DEPOSIT_PAYMENT_TYPES: readonly string[] = ['Cash', 'PrePay', 'Deposit']

/** Countries, ISO 3166 alpha-2, in which no account may be opened (E3-11). */
export const PROHIBITED_COUNTRIES: readonly string[] = ['CU', 'KP', 'SY', 'IR']

/** Languages that the specs name (E3-12). */
export const LANGUAGES = ['en-US', 'es-ES'] as const

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

/** States of a room's check-in (E3-15). */
export const CHECK_IN_STATES = [
  'CHECK_IN_ELIGIBLE',
  'CHECK_IN_MODIFIABLE',
  'CHECK_OUT_ELIGIBLE',
  'CHECKED_IN_HOUSE',
] as const

/** Reservation statuses that the sign-in modal tells apart (E3-16, W57). */
export const RESERVATION_STATUSES = [
  'checkedIn',
  'earnWhileYouSleep',
  'joinAndSaveReservation',
  'saveReservation',
  'checked-in-v2',
] as const

/** What became of a request for a suite night (E3-17). */
export const SPECIAL_NIGHT_STATUSES = [
  'requested',
  'guaranteed',
  'pending',
  'denied',
  'removed',
  'forfeited',
  'cancelled',
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
