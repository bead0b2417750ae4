import { retrying } from './retrying'

/** Fails as drizzle does: with the driver's error as its cause. */
const failing = (code: string, times: number) => {
  let calls = 0
  const work = async () => {
    calls += 1
    if (calls <= times)
      throw new Error('Failed query', { cause: Object.assign(new Error(), { code }) })
    return calls
  }
  return { work, calls: () => calls }
}

test.each(['40001', '40P01'])('%s: the work is done again, up to three times', async (code) => {
  expect(await retrying(failing(code, 3).work)).toBe(4)
  const hopeless = failing(code, 4)
  await expect(retrying(hopeless.work)).rejects.toThrow('Failed query')
  expect(hopeless.calls()).toBe(4)
})

test('another error is not tried again', async () => {
  const broken = failing('23505', 1)
  await expect(retrying(broken.work)).rejects.toThrow('Failed query')
  expect(broken.calls()).toBe(1)
})
