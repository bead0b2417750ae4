import { isValid } from '../../rules/validation/validation'
import { metPasswordRules, PASSWORD_RULES } from './password.rules'

test.each([
  ['', []],
  ['harbour', ['lower', 'allowed']],
  ['HARBOUR1', ['length', 'upper', 'allowed']],
  ['Harbour!', ['length', 'lower', 'upper', 'special', 'allowed']],
  [' Harbour! ', ['length', 'lower', 'upper', 'special', 'allowed']],
  ['Har bour!', ['length', 'lower', 'upper', 'special']],
  ['Harbour!Harbour!Harbour!', ['lower', 'upper', 'special', 'allowed']],
  ['Häfen!Licht', ['length', 'lower', 'upper', 'special']],
])('%p meets %p', (password, met) => {
  expect(metPasswordRules(password)).toEqual(met)
  const isWhole = met.length === PASSWORD_RULES.length
  expect(isValid('password', password.trim())).toBe(isWhole)
})
