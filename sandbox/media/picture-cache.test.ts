import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPictureCache, queue } from './picture-cache'

test('addresses with ever other sizes do not fill the disk, and are still answered', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-pictures-'))
  const drawing = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`
  for (const start of [10, 20]) {
    // A second process begins with the files of the first.
    const cache = openPictureCache(folder, 3)
    for (let width = start; width < start + 5; width += 1)
      expect(
        (await cache.picture(drawing(width), { format: 'webp', quality: 50 })).length,
      ).toBeGreaterThan(20)
    expect(await readdir(folder)).toHaveLength(3)
  }
  await rm(folder, { recursive: true })
})

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
