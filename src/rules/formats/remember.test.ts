import { remember } from './remember'

it('makes one of each kind', () => {
  const make = jest.fn((locale: string, options?: object) => ({ locale, options }))
  const get = remember(make)
  expect(get('de-DE', { unit: 'mile' })).toBe(get('de-DE', { unit: 'mile' }))
  expect(get('de-DE', { unit: 'meter' })).toEqual({ locale: 'de-DE', options: { unit: 'meter' } })
  expect(get('de-DE')).not.toBe(get('ja-JP'))
  expect(make).toHaveBeenCalledTimes(4)
})

it('tries again what has failed', () => {
  let isBroken = true
  const get = remember((name: string) => {
    if (isBroken) throw new RangeError(name)
    return name
  })
  expect(() => get('one')).toThrow(RangeError)
  isBroken = false
  expect(get('one')).toBe('one')
})

it('keeps no more than a thousand, whatever is asked for', () => {
  const make = jest.fn((index: number) => index)
  const get = remember(make)
  for (let index = 0; index < 1_001; index++) get(index)
  get(1_000)
  expect(make).toHaveBeenCalledTimes(1_001)
  get(0)
  expect(make).toHaveBeenCalledTimes(1_002)
})
