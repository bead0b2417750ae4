import { excerptOf } from './excerpt'

const three =
  'The first sentence stands here. The second one is longer than that. A third one ends it.'

it('keeps a short text, and one slightly over the limit', () => {
  expect(excerptOf('Short.', 400, 'en-US')).toEqual({ start: 'Short.', rest: '', isBroken: false })
  expect(excerptOf(three, three.length - 4, 'en-US').rest).toBe('')
  expect(excerptOf(three, 0, 'en-US').rest).toBe('')
})

it('ends with a sentence', () => {
  expect(excerptOf(three, 70, 'en-US')).toEqual({
    start: 'The first sentence stands here. The second one is longer than that. ',
    rest: 'A third one ends it.',
    isBroken: false,
  })
})

it('ends with a word where sentences fill less than half', () => {
  const long = `Yes. ${'wonderful '.repeat(20)}`
  const { start, rest, isBroken } = excerptOf(long, 60, 'en-US')
  expect(isBroken).toBe(true)
  expect(start).toMatch(/ wonderful $/)
  expect(start.trimEnd().length).toBeLessThanOrEqual(60)
  expect(start + rest).toBe(long)
})

it('finds sentences without spaces', () => {
  const text = '館は1926年に建てられました。屋上には小さなバーがあります。朝食は旧裁断室で。'
  expect(excerptOf(text, 32, 'ja-JP').start).toBe(
    '館は1926年に建てられました。屋上には小さなバーがあります。',
  )
})

it('cuts an endless word between characters', () => {
  const text = '😀'.repeat(100)
  const { start, rest } = excerptOf(text, 51, 'en-US')
  expect(start + rest).toBe(text)
  expect(start).toMatch(/^(?:😀)+$/u)
  expect(start.length).toBeGreaterThan(0)
})

it('loses no character of any text', () => {
  for (const limit of [1, 10, 33, 80]) {
    const { start, rest } = excerptOf(three, limit, 'en-US')
    expect(start + rest).toBe(three)
  }
})
