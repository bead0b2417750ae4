import { pageContext } from '../../fixtures/pages'
import { withAddress } from './page-address'

const roomsOf = (query: string) =>
  withAddress(
    pageContext({}),
    new URL(`https://www.alderway.example/reservation/cancelReservation.mi?${query}`),
  ).page.rooms

it('reads the rooms of an order, one by one or several in one parameter, each once', () => {
  expect(roomsOf('rooms=a1&rooms=b2')).toEqual(['a1', 'b2'])
  expect(roomsOf('rooms=a1%2Cb2&rooms=b2')).toEqual(['a1', 'b2'])
})

it('reads nothing that is no id, and no more rooms than a stay has', () => {
  expect(roomsOf('')).toBeUndefined()
  expect(roomsOf('rooms=&rooms=%3Cb%3E&rooms=a%20b')).toBeUndefined()
  const many = Array.from({ length: 20 }, (_, index) => `rooms=r${index}`)
  expect(roomsOf(many.join('&'))).toHaveLength(9)
})
