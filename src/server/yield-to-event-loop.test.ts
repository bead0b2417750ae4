import { setImmediate as nextRound } from 'node:timers/promises'
import { noteConnection, yieldToEventLoop } from './yield-to-event-loop'

beforeEach(() => {
  let now = 0
  // A clock that no machine's speed changes: each look at it is 0.1 ms after the one before.
  jest.spyOn(performance, 'now').mockImplementation(() => {
    now += 0.1
    return now
  })
})

afterEach(() => jest.restoreAllMocks())

/** A connection in each of so many rounds of the event loop; how many came before the turn. */
async function turnAfter(burst: number): Promise<number> {
  let came = 0
  let isOver = false
  const turn = yieldToEventLoop().then(() => {
    isOver = true
  })
  while (!isOver && came < burst) {
    noteConnection()
    came += 1
    await nextRound()
  }
  await turn
  return came
}

it('lets a burst of connections in before the next slice', async () => {
  expect(await turnAfter(20)).toBe(20)
})

it('does not let them in for ever', async () => {
  const came = await turnAfter(10_000)
  expect(came).toBeGreaterThan(20)
  expect(came).toBeLessThan(100)
})

it('gives callers their turns in the order of their calls, one in a round', async () => {
  const turns: string[] = []
  let rounds = 0
  const count = async () => {
    for (; rounds < 20; rounds += 1) await nextRound()
  }
  const counting = count()
  const call = (name: string) => yieldToEventLoop().then(() => void turns.push(`${name} ${rounds}`))
  await Promise.all([call('first'), call('second'), counting])
  expect(turns.map((turn) => turn.split(' ')[0])).toEqual(['first', 'second'])
  expect(new Set(turns.map((turn) => turn.split(' ')[1])).size).toBe(2)
})
