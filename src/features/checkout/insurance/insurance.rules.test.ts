import { hasSameTerms, insurancePart } from './insurance.rules'

test.each([
  [{}, {}],
  [{ choice: 'yes' }, {}],
  [{ mandatory: 'yes' }, { choice: 'choiceMissing' }],
  [{ mandatory: 'yes', choice: '' }, { choice: 'choiceMissing' }],
  [{ mandatory: 'yes', choice: 'maybe' }, { choice: 'choiceMissing' }],
  [{ mandatory: 'yes', choice: 'no' }, {}],
])('the form says %j: %j', (values, problems) => {
  const around = { locale: 'en-US', rooms: [], all: {} }
  expect(insurancePart.problemsOf(values, around)).toEqual(problems)
})

test('offers with the same text before the dot have the same terms', () => {
  expect(hasSameTerms('abc.t1', 'abc.t2')).toBe(true)
  expect(hasSameTerms('abd.t1', 'abc.t1')).toBe(false)
  expect(hasSameTerms('', 'abc.t1')).toBe(false)
})

test('the part has no field for a card', () => {
  expect(insurancePart.longest('choice')).toBe(3)
  expect(insurancePart.longest('card')).toBeNull()
})
