import { momentOf } from './cart-moment'

const MINUTE = 60_000
const at = (now: number, cartEnd = 15 * MINUTE, sessionEnd = 30 * MINUTE) =>
  momentOf({ now, cartEnd, sessionEnd, warnMs: 5 * MINUTE })

test('a cart is quiet for ten minutes, then counts down its last five', () => {
  expect(at(0)).toEqual({ state: 'quiet', next: 10 * MINUTE })
  expect(at(10 * MINUTE - 1)).toEqual({ state: 'quiet', next: 10 * MINUTE })
  expect(at(10 * MINUTE)).toEqual({
    ...{ state: 'counting', of: 'cart', left: 300, next: 10 * MINUTE + 1000 },
  })
  expect(at(15 * MINUTE - 1)).toMatchObject({ state: 'counting', left: 1, next: 15 * MINUTE })
})

test('a session counts down after 25 minutes without use', () => {
  const kept = 99 * MINUTE
  expect(at(25 * MINUTE - 1, kept)).toEqual({ state: 'quiet', next: 25 * MINUTE })
  expect(at(25 * MINUTE, kept)).toMatchObject({ state: 'counting', of: 'session', left: 300 })
  expect(at(30 * MINUTE, kept)).toEqual({ state: 'over' })
})

test('after the cart’s time the session goes on to its own end', () => {
  expect(at(15 * MINUTE)).toEqual({ state: 'lapsed', left: null, next: 25 * MINUTE })
  expect(at(26 * MINUTE)).toMatchObject({ state: 'lapsed', left: 240 })
  expect(at(30 * MINUTE)).toEqual({ state: 'over' })
})
