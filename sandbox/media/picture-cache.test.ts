import { queue } from './picture-cache'

test('at most two tasks run at once and all of them finish in order', async () => {
  const turn = queue(2)
  let running = 0
  let most = 0
  const finished: number[] = []
  await Promise.all(
    Array.from({ length: 9 }, (_, task) =>
      turn(async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, 2))
        running -= 1
        finished.push(task)
      }),
    ),
  )
  expect(most).toBe(2)
  expect(finished).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

test('the next task starts after a failed one', async () => {
  const turn = queue(1)
  const failing = turn(() => Promise.reject(new Error('paper jam')))
  const next = turn(() => Promise.resolve('printed'))
  await expect(failing).rejects.toThrow('paper jam')
  await expect(next).resolves.toBe('printed')
})
