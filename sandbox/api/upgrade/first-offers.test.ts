import { firstOffers } from './first-offers'

const offers = ['a 1', 'a 2', 'a 3', 'b 1', 'b 2'].map((name) => ({ itemId: name[0] ?? '', name }))
const names = (most: number) => firstOffers(offers, most).map(({ name }) => name)

test('each room has its least expensive offer before another has a second one, room by room', () => {
  expect(names(1)).toEqual(['a 1'])
  expect(names(2)).toEqual(['a 1', 'b 1'])
  expect(names(3)).toEqual(['a 1', 'a 2', 'b 1'])
  expect(names(9)).toEqual(['a 1', 'a 2', 'a 3', 'b 1', 'b 2'])
})
