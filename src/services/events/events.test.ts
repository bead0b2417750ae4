/** @jest-environment jsdom */
import { emit, listen, takeAllUnheard, takeUnheard } from './events'

const error = (code: string) => ({ code, component: 'rate-list' })
const codes = () =>
  takeAllUnheard(['page-error', 'page-error-clear']).map(({ name, detail }) =>
    name === 'page-error' ? (detail as { code: string }).code : 'clear',
  )

afterEach(() => {
  codes()
})

it('queues events without a listener in order, and delivers them once', () => {
  emit('page-error', error('1'))
  emit('page-error-clear', {})
  emit('page-error', error('2'))
  expect(codes()).toEqual(['1', 'clear', '2'])
  expect(codes()).toEqual([])
})

it('does not queue an event that had a listener', () => {
  const stop = listen('page-error', () => {})
  emit('page-error', error('1'))
  stop()
  expect(codes()).toEqual([])
})

it('queues the last fifty only, because most events have no listener', () => {
  for (let i = 0; i < 60; i += 1) emit('page-error', error(`${i}`))
  const kept = codes()
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, '10', '59'])
})

it('returns the last event of a name if it is recent', () => {
  jest.useFakeTimers()
  emit('show-hotel-detail', { id: 'a' })
  emit('show-hotel-detail', { id: 'b' })
  jest.advanceTimersByTime(1_000)
  expect(takeUnheard('show-hotel-detail', 1_000)).toEqual({ id: 'b' })
  expect(takeUnheard('show-hotel-detail', 1_000)).toBeNull()
  emit('show-hotel-detail', { id: 'c' })
  jest.advanceTimersByTime(1_001)
  expect(takeUnheard('show-hotel-detail', 1_000)).toBeNull()
})
