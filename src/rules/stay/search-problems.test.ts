import { type SearchContext, type SearchProblem, searchProblems } from './search-problems'
import { parseSearch, type StaySearch } from './stay-search'

const now = Date.UTC(2026, 10, 23, 8)
const search = parseSearch(
  new URLSearchParams('destinationAddress=Berlin&fromDate=2026-12-01&toDate=2026-12-03'),
  { query: {} },
  now,
)
const problemsOf = (changes: Partial<StaySearch>, context: Partial<SearchContext> = {}) =>
  searchProblems({ ...search, ...changes }, { now, ...context })
const rooms = (count: number, adults = 2) =>
  Array.from({ length: count }, () => ({ adults, childAges: [] }))

test('a search of a place and dates has no problem', () => {
  expect(problemsOf({})).toEqual([])
})

test('a search needs a destination, a place or a hotel', () => {
  const nowhere = { destination: null, placeId: null, propertyId: null }
  expect(problemsOf(nowhere)).toEqual([{ field: 'destination', code: 'missing' }])
  expect(problemsOf({ ...nowhere, placeId: 'place-7' })).toEqual([])
  expect(problemsOf({ ...nowhere, propertyId: 'NYCAB' })).toEqual([])
})

test.each<[string | null, string | null, Partial<SearchContext>, string | null]>([
  [null, null, {}, null],
  [null, null, { needsDates: true }, 'missing'],
  ['2026-12-01', null, {}, 'missing'],
  [null, '2026-12-01', {}, 'missing'],
  ['2026-12-01', '2026-12-32', {}, 'invalid'],
  ['2026-12-01', '2026-12-01', {}, 'order'],
  ['2026-12-02', '2026-12-01', {}, 'order'],
  ['2026-11-22', '2026-11-24', {}, null],
  ['2026-11-21', '2026-11-24', {}, 'past'],
  ['2026-11-22', '2026-11-24', { timeZone: 'Europe/Berlin' }, 'past'],
  ['2026-11-23', '2026-11-24', { timeZone: 'Europe/Berlin' }, null],
  ['2026-12-01', '2027-03-10', {}, null],
  ['2026-12-01', '2027-03-11', {}, 'tooManyNights'],
  ['2026-12-01', '2026-12-09', { maxNights: 7 }, 'tooManyNights'],
  ['2027-11-08', '2027-11-09', { timeZone: 'Europe/Berlin' }, null],
  ['2027-11-09', '2027-11-10', { timeZone: 'Europe/Berlin' }, 'tooFarAhead'],
  ['2026-12-24', '2026-12-25', { maxAdvanceDays: 30 }, 'tooFarAhead'],
])('from %s to %s with %j: %s', (checkIn, checkOut, context, code) => {
  expect(problemsOf({ checkIn, checkOut }, context)).toEqual(code ? [{ field: 'dates', code }] : [])
})

test.each<[StaySearch['parties'], Partial<SearchContext>, SearchProblem[]]>([
  [rooms(9), {}, []],
  [rooms(10), {}, [{ field: 'rooms', code: 'tooManyRooms' }]],
  [rooms(3), { maxRooms: 2 }, [{ field: 'rooms', code: 'tooManyRooms' }]],
  [[...rooms(1), ...rooms(1, 0)], {}, [{ field: 'rooms', code: 'noAdult', room: 1 }]],
  [rooms(1, 9), {}, [{ field: 'rooms', code: 'tooManyAdults', room: 0 }]],
  [rooms(1, 5), { maxAdults: 4 }, [{ field: 'rooms', code: 'tooManyAdults', room: 0 }]],
  [[{ adults: 7, childAges: [3, 4] }], {}, [{ field: 'rooms', code: 'tooManyGuests', room: 0 }]],
  [
    [{ adults: 2, childAges: [3] }],
    { maxGuests: 2 },
    [{ field: 'rooms', code: 'tooManyGuests', room: 0 }],
  ],
  [
    [...rooms(1), { adults: 2, childAges: [3, null] }],
    {},
    [{ field: 'ages', code: 'missing', room: 1 }],
  ],
  [[{ adults: 2, childAges: [0, 17] }], {}, []],
])('rooms %j with %j', (parties, context, problems) => {
  expect(problemsOf({ parties }, context)).toEqual(problems)
})

test.each<[StaySearch['rateType'], string | null, Partial<SearchContext>, string | null]>([
  ['group', 'AB', {}, 'invalid'],
  ['group', 'ABC', {}, null],
  ['group', 'ABCDEFGHIJK', {}, 'invalid'],
  ['group', 'ABC-DEF', {}, 'invalid'],
  ['group', null, {}, 'missing'],
  ['corporate', 'A', {}, 'invalid'],
  ['corporate', 'A1', {}, null],
  ['corporate', 'ABCDEFGHIJK', {}, 'invalid'],
  ['corporate', null, {}, 'missing'],
  ['travelAgent', 'YX3', {}, null],
  ['travelAgent', 'YX4', {}, 'invalid'],
  ['travelAgent', null, {}, 'missing'],
  ['aaa', null, {}, null],
  ['senior', null, {}, null],
  ['government', null, {}, null],
  [null, null, {}, null],
  [null, 'SUMMER', {}, null],
])('the rate %s with code %s and %j: %s', (rateType, rateCode, context, code) => {
  expect(problemsOf({ rateType, rateCode }, context)).toEqual(
    code ? [{ field: 'rateCode', code }] : [],
  )
})

test('problems are in the order of the fields', () => {
  const problems = problemsOf({
    destination: null,
    checkOut: null,
    parties: [{ adults: 0, childAges: [null] }],
    rateType: 'group',
  })
  expect(problems.map(({ field }) => field)).toEqual([
    'destination',
    'dates',
    'rooms',
    'ages',
    'rateCode',
  ])
})
