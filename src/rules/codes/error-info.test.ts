import { errorInfo } from './error-info'

test('four parts are joined', () => {
  expect(errorInfo('UXL_ERROR', 'ACS064', 'rate-list', 'sold out')).toBe(
    'UXL_ERROR|ACS064|rate-list|sold out',
  )
  expect(errorInfo('API', 500, 'hotel-header', 'x')).toBe('API|500|hotel-header|x')
})

test('empty parts are kept as empty', () => {
  expect(errorInfo('UXL_ERROR', '', 'rate-list', '')).toBe('UXL_ERROR||rate-list|')
  expect(errorInfo('UXL_ERROR', null, 'rate-list', undefined)).toBe('UXL_ERROR||rate-list|')
})

test('a bar inside a part becomes a slash, so that the parts stay four', () => {
  expect(errorInfo('a|b', '1', 'c||d', '|')).toBe('a/b|1|c//d|/')
})
