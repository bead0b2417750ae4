import { getMaxListeners } from 'node:events'
import { startDeadline } from './deadline'

test('any number of questions may listen for the end of the time, without a warning of a leak', () => {
  const deadline = startDeadline(60_000)
  deadline.end()
  expect(getMaxListeners(deadline.signal)).toBe(Number.POSITIVE_INFINITY)
})
