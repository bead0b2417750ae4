import {
  RECENTLY_VIEWED_DAYS,
  RECENTLY_VIEWED_LIMIT,
  type RecentlyViewedProperty,
  readRecentlyViewed,
  withCurrentProperty,
} from './recently-viewed.rules'

const DAY = 86_400_000
const now = Date.UTC(2026, 6, 1)

function hotel(marshaCode: string, daysAgo = 0): RecentlyViewedProperty {
  return {
    name: `Hotel ${marshaCode}`,
    address: '1 Main Street',
    marshaCode,
    imageUrl: null,
    latitude: 40.7,
    longitude: -74,
    marshaBrandCode: 'mc',
    numberOfReviewsCount: 1204,
    starsCount: 4.3,
    postalAddress: '10001',
    state: 'NY',
    country: 'US',
    createdAt: now - daysAgo * DAY,
  }
}

const codes = (list: RecentlyViewedProperty[]) => list.map((seen) => seen.marshaCode)

test('60.0 days are kept, 60.2 days count as 61 and are dropped', () => {
  const list = [hotel('KEPT', 60), hotel('GONE', 60.2)]
  expect(codes(withCurrentProperty(list, null, { now }))).toEqual(['KEPT'])
  expect(RECENTLY_VIEWED_DAYS).toBe(60)
})

test('the retention comes from the configuration', () => {
  const list = [hotel('A', 7), hotel('B', 8)]
  expect(codes(withCurrentProperty(list, null, { now, maxDays: 7 }))).toEqual(['A'])
})

test('the current hotel is first, once, with the current time', () => {
  const list = withCurrentProperty([hotel('A', 1), hotel('B', 2)], hotel('B', 9), { now })
  expect(codes(list)).toEqual(['B', 'A'])
  expect(list[0]?.createdAt).toBe(now)
})

test('the same code in another letter case is the same hotel', () => {
  expect(codes(withCurrentProperty([hotel('nycab', 1)], hotel('NYCAB'), { now }))).toEqual([
    'NYCAB',
  ])
})

test.each(['', '  '])('a hotel with the empty name "%s" is not added', (name) => {
  const list = withCurrentProperty([hotel('A')], { ...hotel('B'), name }, { now })
  expect(codes(list)).toEqual(['A'])
})

test('a hotel without a code is not added', () => {
  expect(withCurrentProperty([], hotel(''), { now })).toEqual([])
})

test('the eleventh hotel drops the oldest, at any position', () => {
  const ten = Array.from({ length: 10 }, (_, i) => hotel(`H${i}`, i === 0 ? 50 : i))
  const list = withCurrentProperty(ten, hotel('NEW'), { now })
  expect(list).toHaveLength(RECENTLY_VIEWED_LIMIT)
  expect(codes(list)).toEqual(['NEW', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8', 'H9'])
})

test('the given list is not changed', () => {
  const list = [hotel('A', 5), hotel('B', 1)]
  withCurrentProperty(list, hotel('C'), { now })
  expect(codes(list)).toEqual(['A', 'B'])
})

test('a stored list is read back unchanged', () => {
  const store = { config: { maxCachedDaysLimit: 30 }, list: [hotel('A'), hotel('B', 3)] }
  expect(readRecentlyViewed(JSON.stringify(store))).toEqual(store)
  expect(readRecentlyViewed(store)).toEqual(store)
})

test.each([
  null,
  undefined,
  '',
  '{',
  'null',
  '[]',
  '7',
  42,
  { list: 'no' },
  { config: { maxCachedDaysLimit: 'ten' }, list: [null, 1, {}, []] },
  { config: { maxCachedDaysLimit: -1 }, list: [{ name: 'A', marshaCode: 'A' }] },
  {
    list: [
      { name: 'A', createdAt: 1 },
      { marshaCode: 'A', createdAt: 1 },
    ],
  },
])('corrupt storage %j reads as an empty list of 60 days', (json) => {
  expect(readRecentlyViewed(json)).toEqual({ config: { maxCachedDaysLimit: 60 }, list: [] })
})

test('a field of the wrong type is read as null, the hotel stays', () => {
  const broken = { ...hotel('A'), imageUrl: 3, latitude: 'north', extra: 'x' }
  const [read] = readRecentlyViewed({ list: [broken] }).list
  expect(read).toEqual({ ...hotel('A'), imageUrl: null, latitude: null })
})
