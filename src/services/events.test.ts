/** @jest-environment jsdom */
import { emit, listen, takeAllUnheard, takeUnheard } from './events'

const error = (code: string) => ({ code, component: 'rate-list' })
const codes = () =>
  takeAllUnheard(['page-error', 'page-error-clear']).map(({ name, detail }) =>
    name === 'page-error' ? (detail as { code: string }).code : 'clear',
  )

afterEach(() => {
  codes()
  jest.useRealTimers()
})

it('keeps what nobody heard, in the order of raising, and gives it once', () => {
  emit('page-error', error('1'))
  emit('page-error-clear', {})
  emit('page-error', error('2'))
  expect(codes()).toEqual(['1', 'clear', '2'])
  expect(codes()).toEqual([])
})

it('keeps nothing that somebody heard', () => {
  const stop = listen('page-error', () => {})
  emit('page-error', error('1'))
  stop()
  expect(codes()).toEqual([])
})

it('keeps the last five of a name, however many others are raised', () => {
  emit('page-error', error('old'))
  for (const code of '12345') emit('page-error', error(code))
  for (let i = 0; i < 100; i += 1) emit('scroll-direction', { direction: 'up' })
  expect(codes()).toEqual(['1', '2', '3', '4', '5'])
})

it('gives the last of a name if it is young enough', () => {
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
