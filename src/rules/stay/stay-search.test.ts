import { fc, runs } from '../../../tests/random'
import { addDays, isDay, nightsBetween } from './days'
import {
  formatSearch,
  type Party,
  parseSearch,
  RATE_TYPES,
  SEARCH_SORTS,
  STAY_LIMITS,
  type StaySearch,
} from './stay-search'

const site = { query: {} }
/** In every time zone it is 23 November, or 22 November in the west. */
const now = Date.UTC(2026, 10, 23, 8)
const EARLIEST = '2026-11-22'
const LATEST = '2027-11-08'

const parsed = (query: string | URLSearchParams) =>
  parseSearch(new URLSearchParams(query), site, now)
const formatted = (search: StaySearch) => formatSearch(search, site).toString()
/** The address that an address is corrected to. */
const canonical = (query: string) => formatted(parsed(query))

const NOTHING = parsed('')

test('an address without a query searches for one adult in one room', () => {
  expect(NOTHING).toEqual({
    destination: null,
    placeId: null,
    propertyId: null,
    area: null,
    checkIn: null,
    checkOut: null,
    parties: [{ adults: 1, childAges: [] }],
    radius: 50,
    recordsPerPage: 40,
    sort: 'distance',
    page: 1,
    rateType: null,
    rateCode: null,
    usePoints: false,
    isFlexible: false,
  })
  expect(formatted(NOTHING)).toBe('')
})

test('an address has all of a search, in one order', () => {
  const query =
    'destinationAddress=M%C3%BCnchen&placeId=place-7&propertyCode=MUCIS&fromDate=2026-12-01' +
    '&toDate=2026-12-04&numRooms=2&numAdultsPerRoom=2-1&childrenAges=4.7-&radius=20' +
    '&area=48.1%2C11.4%2C48.2%2C11.7&recordsPerPage=5&sort=price&page=3&rateType=group&rateCode=ABC123&usePoints=true&flexible=true'
  const search = parsed(query)
  expect(search).toEqual({
    destination: 'München',
    placeId: 'place-7',
    propertyId: 'MUCIS',
    area: { south: 48.1, west: 11.4, north: 48.2, east: 11.7 },
    checkIn: '2026-12-01',
    checkOut: '2026-12-04',
    parties: [
      { adults: 2, childAges: [4, 7] },
      { adults: 1, childAges: [] },
    ],
    radius: 20,
    recordsPerPage: 5,
    sort: 'price',
    page: 3,
    rateType: 'group',
    rateCode: 'ABC123',
    usePoints: true,
    isFlexible: true,
  })
  expect(formatted(search)).toBe(query)
  const shuffled = query.split('&').reverse().join('&')
  expect(canonical(`utm_source=mail&${shuffled}&rand=1`)).toBe(query)
})

describe('rooms and guests', () => {
  const partiesOf = (query: string) =>
    parsed(query).parties.map(({ adults, childAges }) => [adults, ...childAges])

  test.each<[string, unknown[][]]>([
    ['numRooms=3', [[1], [1], [1]]],
    ['numRooms=2&numAdultsPerRoom=2', [[2], [2]]],
    [
      'numRooms=2&numAdultsPerRoom=2&childrenAges=4',
      [
        [2, 4],
        [2, 4],
      ],
    ],
    ['numRooms=2&childrenAges=-4.0', [[1], [1, 4, 0]]],
    ['numAdultsPerRoom=2-1', [[2], [1]]],
    ['numRooms=1&numAdultsPerRoom=2-1', [[2]]],
    ['numRooms=3&numAdultsPerRoom=2-3', [[2], [3], [1]]],
    ['numAdultsPerRoom=2&numAdultsPerRoom=1', [[2], [1]]],
    [
      'numRooms=2&childrenAges=4&childrenAges=-&childrenAges=7',
      [
        [1, 4],
        [1, 7],
      ],
    ],
    ['childrenAges=_', [[1, null]]],
    ['childrenAges=4._.17', [[1, 4, null, 17]]],
    ['childrenAges=18.-1.x.4.5.04.1e1', [[1, null]]],
    ['childrenAges=18.x.1e1.04', [[1, null, null, null, null]]],
    ['numAdultsPerRoom=6&childrenAges=1.2.3.4', [[6, 1, 2]]],
    ['numAdultsPerRoom=8&childrenAges=1', [[8]]],
    ['numAdultsPerRoom=0&numRooms=0', [[1]]],
    ['numAdultsPerRoom=99&numRooms=1.5', [[8]]],
    ['numRooms=two&numAdultsPerRoom=%D9%A2', [[1]]],
  ])('%s', (query, parties) => {
    expect(partiesOf(query)).toEqual(parties)
  })

  test('at most nine rooms of eight guests', () => {
    const many = `numRooms=${'9'.repeat(400)}&numAdultsPerRoom=5&childrenAges=${'3.'.repeat(1000)}`
    expect(partiesOf(many)).toEqual(Array.from({ length: 9 }, () => [5, 3, 3, 3]))
    expect(partiesOf(`numAdultsPerRoom=${'2-'.repeat(1000)}`)).toHaveLength(9)
  })

  test.each([
    [
      'numRooms=2&numAdultsPerRoom=2-2&childrenAges=5-5',
      'numRooms=2&numAdultsPerRoom=2&childrenAges=5',
    ],
    ['numRooms=2&numAdultsPerRoom=1-1&childrenAges=-', 'numRooms=2'],
    ['numRooms=3&childrenAges=4', 'numRooms=3&childrenAges=4'],
    ['numRooms=3&childrenAges=4--', 'numRooms=3&childrenAges=4--'],
    ['numRooms=1&numAdultsPerRoom=1&radius=50&sort=distance&page=1&recordsPerPage=40', ''],
  ])('%s is written as %j', (query, written) => {
    expect(canonical(query)).toBe(written)
  })
})

describe('dates', () => {
  const datesOf = (query: string, time = now) => {
    const { checkIn, checkOut } = parseSearch(new URLSearchParams(query), site, time)
    return checkIn && checkOut ? `${checkIn} ${checkOut}` : [checkIn, checkOut]
  }
  const none = [null, null]

  test.each([
    ['fromDate=2026-12-01&toDate=2026-12-04', '2026-12-01 2026-12-04'],
    ['fromDate=2026-12-01', '2026-12-01 2026-12-02'],
    ['fromDate=2026-12-01&toDate=soon', '2026-12-01 2026-12-02'],
    ['fromDate=2026-12-01&toDate=2026-12-01', '2026-12-01 2026-12-02'],
    ['fromDate=2026-12-01&toDate=2026-11-30', '2026-12-01 2026-12-02'],
    ['fromDate=2026-12-01&toDate=2027-03-10', '2026-12-01 2027-03-10'],
    ['fromDate=2026-12-01&toDate=2027-03-11', '2026-12-01 2027-03-10'],
    ['fromDate=2026-12-01&toDate=9999-12-31', '2026-12-01 2027-03-10'],
    [`fromDate=${EARLIEST}`, '2026-11-22 2026-11-23'],
    ['fromDate=2026-11-21&toDate=2026-11-29', none],
    [`fromDate=${LATEST}`, '2027-11-08 2027-11-09'],
    ['fromDate=2027-11-09&toDate=2027-11-12', none],
    ['toDate=2026-12-04', none],
    ['fromDate=2026-11-31&toDate=2026-12-04', none],
    ['fromDate=01.12.2026&toDate=04.12.2026', none],
  ])('%s', (query, dates) => {
    expect(datesOf(query)).toEqual(dates)
  })

  test('an arrival of today stays as long as it is today somewhere', () => {
    const query = 'fromDate=2026-11-23&toDate=2026-11-24'
    expect(datesOf(query, Date.UTC(2026, 10, 24, 10, 59))).toBe('2026-11-23 2026-11-24')
    expect(datesOf(query, Date.UTC(2026, 10, 24, 11))).toEqual(none)
  })
})

test.each<[string, Partial<StaySearch>]>([
  ['destinationAddress=%20New%0A%20%20York%00', { destination: 'New York' }],
  ['destinationAddress=%20%20', { destination: null }],
  [`destinationAddress=${'a'.repeat(200)}`, { destination: 'a'.repeat(200) }],
  [`destinationAddress=${'a'.repeat(201)}`, { destination: null }],
  ['propertyCode=nycab', { propertyId: 'NYCAB' }],
  ['propertyCode=NYC%2F..', { propertyId: null }],
  ['radius=0&page=0&recordsPerPage=0', { radius: 1, page: 1, recordsPerPage: 1 }],
  ['radius=1e3&page=-1&recordsPerPage=', { radius: 50, page: 1, recordsPerPage: 40 }],
  ['radius=9999&page=9999&recordsPerPage=9999', { radius: 500, page: 1000, recordsPerPage: 100 }],
  ['sort=toString', { sort: 'distance' }],
  ['rateType=constructor&rateCode=abc', { rateType: null, rateCode: 'ABC' }],
  ['rateType=group&rateCode=ab-12%20%D9%A3', { rateType: 'group', rateCode: 'AB123' }],
  ['rateType=group&rateCode=abcdefghijk', { rateType: 'group', rateCode: 'ABCDEFGHIJ' }],
  ['rateType=corporate', { rateType: 'corporate', rateCode: null }],
  ['rateType=travelAgent&rateCode=H77', { rateType: 'travelAgent', rateCode: 'H77' }],
  ['rateType=aaa&rateCode=ABC', { rateType: 'aaa', rateCode: null }],
  ['rateType=senior&rateCode=ABC', { rateType: 'senior', rateCode: null }],
  ['rateType=government&rateCode=ABC', { rateType: 'government', rateCode: null }],
  ['usePoints=1&flexible=on', { usePoints: false, isFlexible: false }],
  ['sort=price&sort=rating', { sort: 'price' }],
  ['area=48.1,11.4,48.0,11.7', { area: null }],
])('%s', (query, expected) => {
  expect(parsed(query)).toEqual({ ...NOTHING, ...expected })
})

test('a site may name the parameters in its own way', () => {
  const own = { query: { fromDate: 'ankunft', numRooms: 'zimmer' } }
  const query = new URLSearchParams('ankunft=2026-12-01&zimmer=2&numRooms=5')
  const search = parseSearch(query, own, now)
  expect(search).toMatchObject({ checkIn: '2026-12-01', parties: { length: 2 } })
  expect(formatSearch(search, own).toString()).toBe('ankunft=2026-12-01&toDate=2026-12-02&zimmer=2')
})

const party: fc.Arbitrary<Party> = fc
  .record({
    adults: fc.integer({ min: 1, max: 8 }),
    childAges: fc.array(fc.option(fc.integer({ min: 0, max: 17 })), { maxLength: 7 }),
  })
  .map(({ adults, childAges }) => ({ adults, childAges: childAges.slice(0, 8 - adults) }))
/** As a visitor writes it: without spaces at its ends, or several in a row, or control characters. */
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim() || 'x')
const code = fc.stringMatching(/^[A-Z\d]{1,10}$/)
const dates = fc
  .tuple(fc.integer({ min: 0, max: 351 }), fc.integer({ min: 1, max: STAY_LIMITS.nights }))
  .map(([ahead, nights]) => ({
    checkIn: addDays(EARLIEST, ahead),
    checkOut: addDays(EARLIEST, ahead + nights),
  }))
const area = fc.record({
  south: fc.integer({ min: -90, max: 89 }),
  west: fc.integer({ min: -180, max: 180 }),
  north: fc.constant(90),
  east: fc.constant(0.5),
})
const searches: fc.Arbitrary<StaySearch> = fc
  .record({
    destination: fc.option(words),
    placeId: fc.option(words),
    propertyId: fc.option(fc.stringMatching(/^[A-Z\d]{1,8}$/)),
    area: fc.option(area),
    dates: fc.option(dates),
    parties: fc.array(party, { minLength: 1, maxLength: 9 }),
    radius: fc.integer({ min: 1, max: 500 }),
    recordsPerPage: fc.integer({ min: 1, max: 100 }),
    sort: fc.constantFrom(...SEARCH_SORTS),
    page: fc.integer({ min: 1, max: 1000 }),
    rateType: fc.option(fc.constantFrom(...RATE_TYPES)),
    rateCode: fc.option(code),
    usePoints: fc.boolean(),
    isFlexible: fc.boolean(),
  })
  .map(({ dates, rateCode, ...search }) => ({
    ...search,
    ...(dates ?? { checkIn: null, checkOut: null }),
    rateCode: /^(aaa|senior|government)$/.test(`${search.rateType}`) ? null : rateCode,
  }))

test('a search that is written into an address is read again as it was', () => {
  fc.assert(
    fc.property(searches, (search) => {
      const address = formatted(search)
      expect(parsed(address)).toEqual(search)
      expect(canonical(address)).toBe(address)
    }),
    { numRuns: runs(300) },
  )
})

const NAMES = [
  ...['destinationAddress', 'placeId', 'propertyCode', 'fromDate', 'toDate', 'numRooms'],
  ...['numAdultsPerRoom', 'childrenAges', 'radius', 'recordsPerPage', 'sort', 'page', 'rateType'],
  ...['rateCode', 'usePoints', 'flexible', 'area', '__proto__', 'constructor'],
]
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.stringMatching(/^[-._\d]{0,30}$/),
  fc.integer().map(String),
  fc.double().map(String),
  dates.map(({ checkOut }) => checkOut),
  fc.constantFrom(...RATE_TYPES, ...SEARCH_SORTS, 'true', 'NaN', 'Infinity', '0x10', '\u0000', '٣'),
  fc.constantFrom('1,2,3,4', '-0,-0,0.00001,1', '90,0,-90,1'),
  fc.constantFrom('9'.repeat(500), '-'.repeat(500), 'a'.repeat(500), '😀'.repeat(150), '\ud800'),
)
const queries = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), hostile), { maxLength: 25 })
  .map((pairs) => new URLSearchParams(pairs))

test('every query gives a valid search, whose address gives the same search', () => {
  const isWhole = (value: number | null, least: number, most: number) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
  fc.assert(
    fc.property(queries, (query) => {
      const search = parsed(query)
      expect(parsed(formatted(search))).toEqual(search)
      const { checkIn, checkOut, parties } = search
      if (checkIn === null || checkOut === null) expect([checkIn, checkOut]).toEqual([null, null])
      else {
        expect([isDay(checkIn), isDay(checkOut)]).toEqual([true, true])
        expect(checkIn >= EARLIEST && checkIn <= LATEST).toBe(true)
        expect(isWhole(nightsBetween(checkIn, checkOut), 1, 99)).toBe(true)
      }
      expect(isWhole(parties.length, 1, 9)).toBe(true)
      for (const { adults, childAges } of parties) {
        expect(isWhole(adults, 1, 8)).toBe(true)
        expect(adults + childAges.length).toBeLessThanOrEqual(8)
        expect(childAges.every((age) => age === null || isWhole(age, 0, 17))).toBe(true)
      }
      expect(isWhole(search.radius, 1, 500)).toBe(true)
      expect(isWhole(search.recordsPerPage, 1, 100)).toBe(true)
      expect(isWhole(search.page, 1, 1000)).toBe(true)
      expect([...RATE_TYPES, null]).toContain(search.rateType)
      expect(SEARCH_SORTS).toContain(search.sort)
      expect(search.rateCode ?? 'NONE').toMatch(/^[A-Z\d]{1,10}$/)
      expect(search.propertyId ?? 'NONE').toMatch(/^[A-Z\d]{1,20}$/)
      for (const text of [search.destination, search.placeId])
        expect(text ?? 'none').toMatch(/^(?!\s)\P{Cc}{1,200}(?<!\s)$/u)
    }),
    { numRuns: runs(300) },
  )
})
