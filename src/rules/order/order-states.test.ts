import {
  ATTEMPT_STATES,
  type AttemptEvent,
  type AttemptState,
  afterEvent,
  LIVE_ATTEMPTS,
} from './order-states'

test('an attempt is alive until it is an order, declined or given up', () => {
  expect(LIVE_ATTEMPTS).toEqual(['authorising', 'unknown', 'authorised'])
})

test('only what is authorised becomes an order', () => {
  const from = Object.entries(ATTEMPT_STATES).filter(([, events]) => 'order' in events)
  expect(from.map(([state]) => state)).toEqual(['authorised'])
})

test('every live attempt can be given up, and none leaves its end', () => {
  for (const state of LIVE_ATTEMPTS) expect(afterEvent(state, 'give up')).toBe('failed')
  for (const state of ['declined', 'failed', 'ordered'] satisfies AttemptState[])
    for (const event of ['approve', 'decline', 'lose', 'order', 'give up'] satisfies AttemptEvent[])
      expect(afterEvent(state, event)).toBeNull()
})
