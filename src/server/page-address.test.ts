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

it('reads the stay that the address names, and no text that is no handle', () => {
  const stayAt = (query: string) =>
    withAddress(pageContext({}), new URL(`https://www.alderway.example/a.mi?${query}`)).page.stay
  expect(stayAt('stay=v7Qm2xK0aT9rLz4cWn1Bsg')).toBe('v7Qm2xK0aT9rLz4cWn1Bsg')
  expect(stayAt('')).toBeUndefined()
  // Undefined would be the stay that was booked last.
  for (const query of ['stay=', 'stay=70110001', 'stay=%3Cscript%3E', `stay=${'x'.repeat(65)}`])
    expect(stayAt(query)).toBe('')
})

it('reads nothing that is no id, and no more rooms than a stay has', () => {
  expect(roomsOf('')).toBeUndefined()
  expect(roomsOf('rooms=&rooms=%3Cb%3E&rooms=a%20b')).toBeUndefined()
  const many = Array.from({ length: 20 }, (_, index) => `rooms=r${index}`)
  expect(roomsOf(many.join('&'))).toHaveLength(9)
})
