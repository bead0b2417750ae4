import { agencyNumber, agentPart, isUnusual } from './agent.rules'

const problemsOf = (values: Record<string, string>) =>
  agentPart.problemsOf(values, { locale: 'en-US', rooms: [], all: {} })

test.each([
  ['1234567', undefined],
  ['12345675', undefined],
  // Not the check digit: the server decides.
  ['12345678', undefined],
  ['12-3 4567 5', undefined],
  ['١٢٣٤٥٦٧', undefined],
  ['123456', 'numberInvalid'],
  ['123456789', 'numberInvalid'],
  ['1234567A', 'numberInvalid'],
])('AC 1: the problem of the number %s is %j', (number, problem) => {
  expect(problemsOf({ number }).number).toBe(problem)
})

test('without an agent nothing is wrong; an agent needs a number', () => {
  expect(problemsOf({})).toEqual({})
  expect(problemsOf({ number: '', name: ' ', commission: '' })).toEqual({})
  expect(problemsOf({ name: 'Sunny Tours' })).toEqual({ number: 'numberMissing' })
  expect(problemsOf({ number: '1234567', email: 'nobody' })).toEqual({ email: 'emailInvalid' })
})

test('the last of eight digits is usually the first seven modulo 7', () => {
  // 1234567 modulo 7 is 5.
  expect(isUnusual('12345675')).toBe(false)
  expect(isUnusual('12345678')).toBe(true)
  expect(isUnusual('1234567')).toBe(false)
  expect(agencyNumber(' 123-4567 5 ')).toBe('12345675')
})

test.each([
  ['number', 20],
  ['name', 40],
  ['constructor', null],
  ['card', null],
])('the longest value of %s is %j', (field, longest) => {
  expect(agentPart.longest(field)).toBe(longest)
})
