import { parseFlag, propertyIdFrom, stayFrom } from './session-values'

const searched = { data: { AriesSearch: { searchCriteria: { propertyId: 'tyojp' } } } }
const all = {
  asked: 'nycab',
  session: { propertyId: 'mucde', cacheData: searched },
  fallback: 'sampl',
}

test('the query takes precedence', () => {
  expect(propertyIdFrom(all)).toBe('NYCAB')
  expect(propertyIdFrom({ ...all, asked: ' bkkth ' })).toBe('BKKTH')
})

test('without a query the property id of the session is used', () => {
  expect(propertyIdFrom({ ...all, asked: null })).toBe('MUCDE')
})

test('next comes the property id of the last search, nested or under its long name', () => {
  expect(propertyIdFrom({ ...all, asked: null, session: { cacheData: searched } })).toBe('TYOJP')
  const flat = { 'cacheData.data.AriesSearch.searchCriteria.propertyId': 'TYOJP' }
  expect(propertyIdFrom({ ...all, asked: null, session: flat })).toBe('TYOJP')
})

test('the last source is the sample code', () => {
  expect(propertyIdFrom({ ...all, asked: null, session: {} })).toBe('SAMPL')
  expect(propertyIdFrom({ ...all, asked: null, session: null })).toBe('SAMPL')
})

test.each(['', ' ', '<script>', 'a/../b'])('the query’s "%s" is skipped', (asked) => {
  expect(propertyIdFrom({ ...all, asked })).toBe('MUCDE')
})

test.each([{ cacheData: null }, { cacheData: 'x' }, { propertyId: null }, { propertyId: {} }])(
  'for the invalid session %j uses the sample code',
  (session) => {
    expect(propertyIdFrom({ ...all, asked: null, session })).toBe('SAMPL')
  },
)

test('flags are true for true and 1 as text or value', () => {
  expect([true, 'true', 'TRUE', '1', 1].map(parseFlag)).toEqual(Array(5).fill(true))
  const no = [false, 'false', '0', 0, '', 'yes', '11', null, undefined, {}]
  expect(no.map(parseFlag)).toEqual(Array(no.length).fill(false))
})

describe('stayFrom', () => {
  const session = { fromDate: '2026-12-01', toDate: '2026-12-03' }

  test('prefers the dates of the address over those of the session', () => {
    const asked = { fromDate: '2027-01-05', toDate: '2027-01-06' }
    expect(stayFrom(asked, session)).toEqual({ from: '2027-01-05', to: '2027-01-06' })
    expect(stayFrom(null, session)).toEqual({ from: '2026-12-01', to: '2026-12-03' })
    expect(stayFrom({ fromDate: '2027-01-05', toDate: null }, session)).toEqual({
      from: '2026-12-01',
      to: '2026-12-03',
    })
  })

  test.each([
    [null],
    [{}],
    [{ fromDate: '2026-12-01' }],
    [{ fromDate: '2026-12-03', toDate: '2026-12-01' }],
    [{ fromDate: '2026-13-01', toDate: '2026-13-02' }],
    [{ fromDate: '2026-02-30', toDate: '2026-03-02' }],
    [{ fromDate: 20261201, toDate: {} }],
  ])('is null for %j', (values) => {
    expect(stayFrom(null, values)).toBeNull()
  })
})
