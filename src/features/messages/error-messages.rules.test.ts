import { API_ERROR_KINDS, actionOf, errorGroupOf, severityOf } from './error-messages.rules'

const words = (text: string) => text.split(' ')

const ACRS = words(
  'ACS064 ACS068 ACS119 AMP064 AMP068 ANR064 ANR068 ASP042 ASP064 ASP068 GCM066 RQS068',
)
const SERIES = words('RCM RIS RLK RXS ORD-RDS-RCM')
const SUFFIXES = words('038 042 064 066 068 071 082')
const EAPI = words(
  '119 163 213 217 240 241 242 262 299 313 352 365 389 506 630 647 648 AP10071 AP10076 AP10077',
)

test.each([
  ['alreadyCancelled', 'E_ALREADY_CANCELLED'],
  ['alreadyConfirmed', 'E_ALREADY_CONFIRMED E_DOUBLE_CLICK'],
  ['notFound', 'E_BAD_CONF_NO E_INVALID_KEY'],
  ['agent', 'E_BAD_IATA E_BAD_IATAN_VER E_BAD_HSSMMP_ID'],
  ['dates', 'E_ARRIVAL_FORMAT E_TOO_MANY_NIGHTS'],
  ['limits', 'E_MAX_BOOKINGS E_MAX_BOOK_ARRIVAL E_REPEATED_HOTEL'],
  ['awards', 'E_NO_CERTS_LEFT'],
  ['fraud', 'E_FRAUD_ALERT'],
])('group %s of E.6: %s', (group, codes) => {
  for (const code of words(codes)) expect([code, errorGroupOf(code)]).toEqual([code, group])
})

test('all ACRS codes, all pairs of the series and all bare EAPI codes are cancelModify', () => {
  const pairs = SERIES.flatMap((series) => SUFFIXES.map((suffix) => series + suffix))
  const others = [...ACRS, ...pairs, ...EAPI].filter((c) => errorGroupOf(c) !== 'cancelModify')
  expect(others).toEqual([])
  expect(pairs).toHaveLength(35)
})

test('named errors have groups of their own', () => {
  expect(errorGroupOf('reservation.not.found')).toBe('lookupNotFound')
  expect(errorGroupOf('UNPROCESSABLE_ENTITY')).toBe('form')
  expect(errorGroupOf('uxlFailureErrorMessage')).toBe('ourSide')
  for (const kind of API_ERROR_KINDS) expect(errorGroupOf(kind)).toBe(kind)
})

test.each([
  '',
  'RCM',
  'RCM065',
  'XRCM064',
  'E_ALREADY',
  'e_fraud_alert',
  'constructor',
  '11',
  '1190',
])('no group has “%s”', (code) => expect(errorGroupOf(code)).toBeNull())

test('an unknown error has the severity “error” and no action', () => {
  expect([severityOf(null), actionOf(null)]).toEqual(['error', 'none'])
  expect([severityOf('alreadyCancelled'), actionOf('alreadyCancelled')]).toEqual([
    'info',
    'cancelled',
  ])
})
