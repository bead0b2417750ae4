/** @jest-environment jsdom */
import { scrollDirection } from './scroll-direction'

const scrollTo = (y: number) => {
  Object.assign(window, { scrollY: y })
  window.dispatchEvent(new Event('scroll'))
}

let heard: string[]
let stop: () => void

beforeEach(() => {
  jest.useFakeTimers()
  heard = []
  scrollTo(0)
  stop = scrollDirection.subscribe(() => heard.push(scrollDirection.get()))
})
afterEach(() => {
  stop()
})

it('reports down and up, and ignores four pixels', () => {
  scrollTo(4)
  jest.advanceTimersByTime(100)
  expect(heard).toEqual([])
  scrollTo(5)
  jest.advanceTimersByTime(100)
  scrollTo(900)
  jest.advanceTimersByTime(100)
  scrollTo(880)
  jest.advanceTimersByTime(100)
  // Two notifications while scrolling down: the direction changes, and the page leaves the top.
  expect(heard).toEqual(['down', 'down', 'up'])
})

it('reads the position at most every 100 ms, and then the latest one', () => {
  const events: unknown[] = []
  window.addEventListener('scroll-direction', (event) =>
    events.push((event as CustomEvent).detail.direction),
  )
  scrollTo(1000)
  scrollTo(2000)
  expect(jest.getTimerCount()).toBe(1)
  jest.advanceTimersByTime(99)
  expect(events).toEqual([])
  scrollTo(3000)
  jest.advanceTimersByTime(1)
  expect(events).toEqual(['down'])
  jest.advanceTimersByTime(1000)
  expect(events).toHaveLength(1)
})

it('has no scroll listener without a subscriber', () => {
  stop()
  scrollTo(5000)
  jest.advanceTimersByTime(200)
  expect(jest.getTimerCount()).toBe(0)
})

it('reports when the page is scrolled below 64 px, and when it is back at the top', () => {
  const leaving: boolean[] = []
  const stopLeaving = scrollDirection.subscribe(() => leaving.push(scrollDirection.isLeavingTop()))
  for (const y of [60, 65, 300, 200, 40]) {
    scrollTo(y)
    jest.advanceTimersByTime(100)
  }
  stopLeaving()
  expect(leaving).toEqual([false, true, false, false])
})
