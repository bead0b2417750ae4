import * as codes from './codes'

test('the codes and lists are those of the catalogue, E.3', () => {
  expect({ ...codes }).toEqual({
    NO_HOUSEKEEPING_BRANDS_ACRS: ['ER', 'MV', 'RZ', 'EB', 'WH', 'LC', 'XR', 'JW', 'BG'],
    NO_HOUSEKEEPING_BRANDS: ['ER', 'MV', 'RZ', 'EB', 'WH', 'LC', 'XR', 'JW', 'BG', 'RS', 'SN'],
    HOUSEKEEPING_CODES: {
      acrs: { optIn: 'HA', optOut: 'HD' },
      other: { optIn: 'J9', optOut: 'J8' },
    },
    TRAVEL_AGENT_PROGRAMS: ['H77', 'YX3', '7TA'],
    RATE_AUDIENCES: ['AAA', 'senior', 'group', 'government'],
    ANCILLARY_PRODUCT_CODES: ['CRIB', 'ROLLAWAY', 'PETFEE2', 'PETFEE1'],
    DEFAULT_PAYMENT_METHOD: { acrs: 'CreditCard', other: '5.PMT' },
    DEPOSIT_PAYMENT_TYPES: ['Cash', 'PrePay', 'Deposit'],
    PROHIBITED_COUNTRIES: ['CU', 'KP', 'SY', 'IR'],
    LANGUAGES: ['en-US', 'es-ES'],
    COBRAND_PATHS: { chase: '/mi/cobrand/chase.mi', amex: '/mi/cobrand/amex.mi' },
    COBRAND_PARAMETERS: [
      'destinationURL',
      'alt_cust_id',
      'cookie_id',
      'mcd',
      'rpcCode',
      'CELL',
      'SPID',
    ],
    CAMPAIGN_CODES: ['0513', '0532', 'USPC', 'USBU', 'USMT'],
    CHECK_IN_STATES: [
      'CHECK_IN_ELIGIBLE',
      'CHECK_IN_MODIFIABLE',
      'CHECK_OUT_ELIGIBLE',
      'CHECKED_IN_HOUSE',
    ],
    RESERVATION_STATUSES: [
      'checkedIn',
      'earnWhileYouSleep',
      'joinAndSaveReservation',
      'saveReservation',
      'checked-in-v2',
    ],
    SPECIAL_NIGHT_STATUSES: [
      'requested',
      'guaranteed',
      'pending',
      'denied',
      'removed',
      'forfeited',
      'cancelled',
    ],
    CHECKED_IN_BANNER_ID: 'checked-in',
    MEMBER_TIERS: ['member', 'silver', 'gold', 'platinum', 'titanium', 'ambassador'],
  })
})
