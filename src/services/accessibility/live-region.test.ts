/** @jest-environment jsdom */
import { announce } from './live-region'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.runAllTimers()
})

const texts = () => [...document.querySelectorAll('[role=status] p')].map((p) => p.textContent)

it('announces politely, and removes the text after two seconds', () => {
  announce('Saved.')
  expect(document.querySelector('[role=status]')).toHaveAttribute('aria-live', 'polite')
  expect(texts()).toEqual(['Saved.'])
  jest.advanceTimersByTime(1999)
  expect(texts()).toEqual(['Saved.'])
  jest.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

it('announces the same text once within half a second, and again later', () => {
  jest.advanceTimersByTime(1000)
  announce('Again.')
  jest.advanceTimersByTime(499)
  announce('Again.')
  expect(texts()).toEqual(['Again.'])
  jest.advanceTimersByTime(1)
  announce('Again.')
  expect(texts()).toEqual(['Again.', 'Again.'])
})

it('announces alerts in a separate region, as text and never as markup', () => {
  announce('<img src=x>', 'assertive')
  const alert = document.querySelector('[role=alert]')
  expect(alert).toHaveTextContent('<img src=x>')
  expect(alert?.querySelector('img')).toBeNull()
})
