import { hasStates, postalRuleOf } from './postal'
import { isValid } from './validation'

test.each([
  ['US', ['10001', '10001-1234'], ['1000', 'K1A 0B1']],
  ['CA', ['K1A 0B1', 'k1a0b1'], ['10001', 'K1A-0B1']],
  ['DE', ['80331', '01067'], ['8033', '803311']],
  ['CN', ['200002', '١٠٠٠٠١'], ['20000', 'SH200002']],
])('postal codes of %s (W43, C.17)', (country, valid, invalid) => {
  const rule = postalRuleOf(country)
  expect(rule).not.toBeNull()
  if (!rule) return
  expect(valid.filter((code) => !isValid(rule, code))).toEqual([])
  expect(invalid.filter((code) => isValid(rule, code))).toEqual([])
})

test('a country without a rule allows any text', () => {
  expect(postalRuleOf('JP')).toBeNull()
  expect(postalRuleOf('')).toBeNull()
})

test('only countries with states in their addresses have states', () => {
  expect(['US', 'CA', 'AU', 'JP', 'CN', 'BR', 'MX'].every(hasStates)).toBe(true)
  expect(hasStates('DE')).toBe(false)
})
