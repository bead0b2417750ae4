import { startDeadline } from './deadline'

test('every work has a signal of its own, which aborts when the time is over', async () => {
  const deadline = startDeadline(5)
  const signals = [deadline.newSignal(), deadline.newSignal()]
  expect(new Set(signals).size).toBe(2)
  await expect(deadline.within(new Promise(() => {}))).rejects.toThrow('longer than 5 ms')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
  expect(deadline.newSignal().aborted).toBe(true)
  expect(deadline.isOver()).toBe(true)
})
