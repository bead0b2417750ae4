import { memoize } from './memoize'

it('makes one result for each set of arguments', () => {
  const make = jest.fn((locale: string, options?: object) => ({ locale, options }))
  const get = memoize(make)
  expect(get('de-DE', { unit: 'mile' })).toBe(get('de-DE', { unit: 'mile' }))
  expect(get('de-DE', { unit: 'meter' })).toEqual({ locale: 'de-DE', options: { unit: 'meter' } })
  expect(get('de-DE')).not.toBe(get('ja-JP'))
  expect(make).toHaveBeenCalledTimes(4)
})

it('does not keep an error', () => {
  let isBroken = true
  const get = memoize((name: string) => {
    if (isBroken) throw new RangeError(name)
    return name
  })
  expect(() => get('one')).toThrow(RangeError)
  isBroken = false
  expect(get('one')).toBe('one')
})

it('keeps at most a thousand results', () => {
  const make = jest.fn((index: number) => index)
  const get = memoize(make)
  for (let index = 0; index < 1_001; index++) get(index)
  get(1_000)
  expect(make).toHaveBeenCalledTimes(1_001)
  get(0)
  expect(make).toHaveBeenCalledTimes(1_002)
})
