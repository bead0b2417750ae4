import { createServer, type Server, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { connect } from './connect'
import { isDatabaseAway } from './database-away'

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

test('a server that accepts a connection and does not answer is unavailable after the time limit', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => void sockets.push(socket))
  const url = `postgres://nobody@127.0.0.1:${await portOf(silent)}/none`
  const database = await connect(url, { statementMs: 200 })
  expect(isDatabaseAway(await failureOf(database.db.execute(sql`SELECT 1`)))).toBe(true)
  const work = database.db.transaction((tx) => tx.execute(sql`SELECT 1`))
  expect(isDatabaseAway(await failureOf(work))).toBe(true)
  await database.close()
  for (const socket of sockets) socket.destroy()
  silent.close()
})

test('an error of the statement does not mean an unavailable server', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505' })
  expect(isDatabaseAway(new Error('Failed query', { cause }))).toBe(false)
  expect(isDatabaseAway(null)).toBe(false)
})

const server = process.env.DATABASE_URL
const onPostgres = server ? test : test.skip

onPostgres('a statement that takes too long is ended, and the connection is usable', async () => {
  const { db, close } = await connect(server ?? '', { statementMs: 300 })
  expect(isDatabaseAway(await failureOf(db.execute(sql`SELECT pg_sleep(20)`)))).toBe(true)
  const sleeping = Array.from({ length: 12 }, () =>
    failureOf(db.transaction((tx) => tx.execute(sql`SELECT pg_sleep(20)`))),
  )
  expect((await Promise.all(sleeping)).map(isDatabaseAway)).not.toContain(false)
  const { rows } = (await db.execute(sql`SELECT 1 AS one`)) as unknown as { rows: unknown[] }
  expect(rows).toEqual([{ one: 1 }])
  await close()
})

onPostgres('whoever waits for a connection has more time than a statement', async () => {
  const { db, close } = await connect(server ?? '', { connections: 1, statementMs: 300 })
  const sleeping = Array.from({ length: 4 }, () =>
    failureOf(db.transaction((tx) => tx.execute(sql`SELECT pg_sleep(0.2)`))),
  )
  expect(await Promise.all(sleeping)).toEqual([null, null, null, null])
  await close()
})

onPostgres('a queue that moves is waited for, longer than for one that stands', async () => {
  const { db, close } = await connect(server ?? '', { connections: 1, waitMs: 400 })
  const sleep = (seconds: number) =>
    failureOf(db.transaction((tx) => tx.execute(sql`SELECT pg_sleep(${seconds})`)))
  const moving = Array.from({ length: 8 }, () => sleep(0.1))
  expect(await Promise.all(moving)).toEqual(Array(8).fill(null))
  const standing = sleep(2)
  expect(isDatabaseAway(await sleep(0))).toBe(true)
  expect(await standing).toBeNull()
  expect(await sleep(0)).toBeNull()
  await close()
})

function portOf(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}
