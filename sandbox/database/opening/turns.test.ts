import { Turns } from './turns'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const LIMITS = { places: 2, standingMs: 1_000, longestMs: 5_000 }

/** What has come of those who asked for a turn, in their order. */
function watched(turns: Turns) {
  const names: string[] = []
  const ask = (name: string) =>
    void turns.take().then(
      () => names.push(name),
      () => names.push(`${name} refused`),
    )
  return { names, ask }
}

test('so many work at a time, and the others in the order in which they came', async () => {
  const turns = new Turns(LIMITS)
  const { names, ask } = watched(turns)
  for (const name of 'abcd') ask(name)
  await jest.advanceTimersByTimeAsync(0)
  expect(names).toEqual(['a', 'b'])
  turns.giveBack(true)
  turns.giveBack(true)
  await jest.advanceTimersByTimeAsync(0)
  expect(names).toEqual(['a', 'b', 'c', 'd'])
})

test('while the queue moves everybody waits, for several times the limit of one that stands', async () => {
  const turns = new Turns(LIMITS)
  const { names, ask } = watched(turns)
  for (const name of 'abcdefg') ask(name)
  for (let step = 0; step < 5; step += 1) {
    await jest.advanceTimersByTimeAsync(900)
    turns.giveBack(true)
  }
  await jest.advanceTimersByTimeAsync(0)
  expect(names).toEqual([...'abcdefg'])
})

test('a queue that stands is refused; so is one that moves by failures only', async () => {
  const turns = new Turns(LIMITS)
  const { names, ask } = watched(turns)
  for (const name of 'abcd') ask(name)
  await jest.advanceTimersByTimeAsync(950)
  expect(names).toEqual(['a', 'b'])
  turns.giveBack(false)
  await jest.advanceTimersByTimeAsync(150)
  expect(names).toEqual(['a', 'b', 'c', 'd refused'])
  // Who comes later has the whole time.
  ask('e')
  await jest.advanceTimersByTimeAsync(900)
  expect(names).toHaveLength(4)
  turns.giveBack(false)
  await jest.advanceTimersByTimeAsync(150)
  expect(names.at(-1)).toBe('e')
})

test('a process that stood still itself refuses nobody for that', async () => {
  jest.useRealTimers()
  const turns = new Turns({ ...LIMITS, standingMs: 200 })
  const { names, ask } = watched(turns)
  for (const name of 'abc') ask(name)
  await new Promise(setImmediate)
  const end = performance.now() + 500
  while (performance.now() < end);
  await new Promise((resolve) => setTimeout(resolve))
  await new Promise(setImmediate)
  expect(names).toEqual(['a', 'b'])
  turns.giveBack(true)
  await new Promise(setImmediate)
  expect(names).toEqual(['a', 'b', 'c'])
})

test('nobody waits longer than the longest', async () => {
  const turns = new Turns({ ...LIMITS, places: 1 })
  const { names, ask } = watched(turns)
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) ask(name)
  for (let step = 0; step < 6; step += 1) {
    await jest.advanceTimersByTimeAsync(850)
    turns.giveBack(true)
  }
  await jest.advanceTimersByTimeAsync(0)
  expect(names).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g refused'])
})

test('a place that was given back while nobody waited is free', async () => {
  const turns = new Turns(LIMITS)
  const { names, ask } = watched(turns)
  ask('a')
  turns.giveBack(true)
  for (const name of 'bc') ask(name)
  await jest.advanceTimersByTimeAsync(0)
  expect(names).toEqual(['a', 'b', 'c'])
})
