/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { patience } from './patience'

/** Less than other tests wait, so that this one ends soon. */
patience.ms = 1_500

/** Says "open" some milliseconds after a click. */
function Late({ ms }: { ms: number }) {
  const [text, setText] = useState('open me')
  return (
    <button type="button" onClick={() => setTimeout(() => setText('open'), ms)}>
      {text}
    </button>
  )
}

/** Keeps the processor from the timers of this process, as another program would. */
function keepBusy(): () => void {
  let isOver = false
  const work = () => {
    const end = performance.now() + 100
    while (performance.now() < end);
    if (!isOver) setTimeout(work)
  }
  work()
  return () => {
    isOver = true
  }
}

it('waits longer than its time while the machine is busy', async () => {
  render(<Late ms={1.2 * patience.ms} />)
  fireEvent.click(screen.getByRole('button'))
  const end = keepBusy()
  expect(await screen.findByText('open')).toBeVisible()
  end()
})

it('gives up after its time on a machine that has time, with what was wrong', async () => {
  const started = performance.now()
  await expect(waitFor(() => expect(1).toBe(2))).rejects.toThrow('toBe')
  expect(performance.now() - started).toBeGreaterThan(0.9 * patience.ms)
})

it('does not repeat what fails at once', async () => {
  const step = jest.fn(() => Promise.reject(new Error('no such button')))
  const { patiently } = await import('./patience')
  await expect(patiently(step)).rejects.toThrow('no such button')
  expect(step).toHaveBeenCalledTimes(1)
})
