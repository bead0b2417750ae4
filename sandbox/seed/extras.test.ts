import { extrasOf } from './extras'
import { hotels } from './hotels'

test('every extra has a name in each language, a whole price, a limit and a stock', () => {
  const all = hotels.flatMap(extrasOf)
  expect(all.length).toBeGreaterThan(0)
  for (const { name, price, max, stock } of all) {
    for (const text of Object.values(name)) expect(text).not.toBe('')
    expect(Number.isSafeInteger(price) && price >= 0).toBe(true)
    expect(max).toBeGreaterThan(0)
    expect(stock).toBeGreaterThanOrEqual(max)
  }
})

test('only the hotel without extras has none', () => {
  const without = hotels.filter((hotel) => extrasOf(hotel).length === 0)
  expect(without.map(({ id }) => id)).toEqual(['MAXHT'])
})
