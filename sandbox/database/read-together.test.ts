import { setImmediate as turn } from 'node:timers/promises'
import { findOrderByHandle } from './booking/orders'
import type { Database } from './database'
import { readTogether } from './read-together'
import { createSession, findSession, storeValues } from './sessions'
import { findHotel } from './site/hotels'
import { openTestDatabase } from './testing/test-database'

const db = {}

test('those that ask in one turn are answered by one statement, each by its own key', async () => {
  const statements: (readonly string[])[] = []
  const find = readTogether(async (_: object, keys: readonly string[]) => {
    statements.push(keys)
    return new Map(keys.filter((key) => key !== 'none').map((key) => [key, `of ${key}`]))
  })
  const asked = ['a', 'b', 'none', 'a'].map((key) => find(db, key))
  expect(await Promise.all(asked)).toEqual(['of a', 'of b', null, 'of a'])
  expect(statements).toEqual([['a', 'b', 'none']])
})

test('requests of one turn that arrive by sockets of their own are one statement', async () => {
  let statements = 0
  const find = readTogether(async () => {
    statements += 1
    return new Map([['a', 1]])
  })
  // The event loop empties the queue of promises after each socket.
  const asked = await new Promise<Promise<unknown>[]>((resolve) => {
    const calls: Promise<unknown>[] = []
    setImmediate(() => calls.push(find(db, 'a')))
    setImmediate(() => resolve([...calls, find(db, 'a')]))
  })
  expect(await Promise.all(asked)).toEqual([1, 1])
  expect(statements).toBe(1)
})

test('what is written while a statement is under way is read by who asks afterwards', async () => {
  let row = 'before'
  let answer = () => {}
  const find = readTogether(async () => {
    const read = new Map([['a', row]])
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    return read
  })
  const early = find(db, 'a')
  await turn()
  const answerEarly = answer
  row = 'after'
  const late = find(db, 'a')
  await turn()
  answerEarly()
  answer()
  expect(await Promise.all([early, late])).toEqual(['before', 'after'])
})

test('nothing is kept, and a database is not asked for another one’s rows', async () => {
  const find = readTogether(async (of: { row: string }) => new Map([['a', of.row]]))
  const [one, other] = [{ row: 'one' }, { row: 'other' }]
  expect(await Promise.all([find(one, 'a'), find(other, 'a')])).toEqual(['one', 'other'])
  one.row = 'changed'
  expect(await find(one, 'a')).toBe('changed')
})

test('a statement that fails fails for all that asked, and for nobody afterwards', async () => {
  let isAway = true
  const find = readTogether(async () => {
    if (isAway) throw new Error('away')
    return new Map([['a', 1]])
  })
  const asked = await Promise.allSettled([find(db, 'a'), find(db, 'b')])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isAway = false
  expect(await find(db, 'a')).toBe(1)
})

describe('of a database', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  test('visitors who come at the same time have their own sessions', async () => {
    const visitor = async (name: string) => {
      const id = await createSession(database, { kind: 'anonymous', customerId: null })
      await storeValues(database, id, { name })
      return id
    }
    const ids = [await visitor('Maria'), 'unknown', await visitor('Jan')]
    const found = await Promise.all(ids.map((id) => findSession(database, id)))
    expect(found.map((session) => session?.values.name)).toEqual(['Maria', undefined, 'Jan'])
  })

  test.each([
    ['session', () => findSession(database, 'unknown')],
    ['order', () => findOrderByHandle(database.db, 'unknown')],
    ['hotel', () => findHotel(database, 'NONE')],
  ])('the calls of a page read its %s once', async (_, find) => {
    const statements = jest.spyOn(database.db, 'select')
    await Promise.all([find(), find(), find()])
    expect(statements).toHaveBeenCalledTimes(1)
    statements.mockRestore()
  })
})
