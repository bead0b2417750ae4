import { casesOf, pairsOf } from './cases'

const numbers = ['1', '2', '3', '4', '5']
const letters = ['a', 'b', 'c']

test('the pairs of two lists hold every value of both, and are as many as the longer list has', () => {
  for (const [ones, others] of [
    [numbers, letters],
    [letters, numbers],
    [letters, letters],
  ] as const) {
    const pairs = pairsOf(ones, others)
    expect(pairs).toHaveLength(Math.max(ones.length, others.length))
    expect(new Set(pairs.map(([one]) => one))).toEqual(new Set(ones))
    expect(new Set(pairs.map(([, other]) => other))).toEqual(new Set(others))
  }
})

test('a matrix of which no case is taken is a mistake', () => {
  expect(casesOf(numbers, (one) => one > '3')).toEqual(['4', '5'])
  expect(() => casesOf(numbers, (one) => one > '5')).toThrow('No case')
})
