import { parseFlag, propertyIdFrom } from './session-values'

const searched = { data: { AriesSearch: { searchCriteria: { propertyId: 'tyojp' } } } }
const all = {
  query: '?propertyCode=nycab&saveProperty=true',
  session: { propertyId: 'mucde', cacheData: searched },
  fallback: 'sampl',
}

test('the query comes first', () => {
  expect(propertyIdFrom(all)).toBe('NYCAB')
  expect(propertyIdFrom({ ...all, query: new URLSearchParams('propertyCode=+bkkth+') })).toBe(
    'BKKTH',
  )
})

test('then the property id of the session', () => {
  expect(propertyIdFrom({ ...all, query: '' })).toBe('MUCDE')
})

test('then that of the last search, nested or under its long name', () => {
  expect(propertyIdFrom({ ...all, query: '', session: { cacheData: searched } })).toBe('TYOJP')
  const flat = { 'cacheData.data.AriesSearch.searchCriteria.propertyId': 'TYOJP' }
  expect(propertyIdFrom({ ...all, query: '', session: flat })).toBe('TYOJP')
})

test('then the sample code', () => {
  expect(propertyIdFrom({ ...all, query: '', session: {} })).toBe('SAMPL')
  expect(propertyIdFrom({ ...all, query: '', session: null })).toBe('SAMPL')
})

test.each([
  '?propertyCode=',
  '?propertyCode=%20',
  '?propertyCode=<script>',
  '?propertyCode=a/../b',
])('the query %s is passed over', (query) => {
  expect(propertyIdFrom({ ...all, query })).toBe('MUCDE')
})

test.each([{ cacheData: null }, { cacheData: 'x' }, { propertyId: null }, { propertyId: {} }])(
  'the broken session %j falls to the sample code',
  (session) => {
    expect(propertyIdFrom({ ...all, query: '', session })).toBe('SAMPL')
  },
)

test('flags are true for true and 1 in any writing', () => {
  expect([true, 'true', 'TRUE', '1', 1].map(parseFlag)).toEqual(Array(5).fill(true))
  const no = [false, 'false', '0', 0, '', 'yes', '11', null, undefined, {}]
  expect(no.map(parseFlag)).toEqual(Array(no.length).fill(false))
})
