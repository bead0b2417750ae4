import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database'
import { customers, pages, sessions } from '../schema'
import { seedDatabase } from '../seeding/seed-database'
import { createSession } from '../sessions'
import '../testing/test-database'
import { testHotels } from '../testing/test-hotels'
import { openSnapshot } from './snapshot'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-snapshot-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const seed = (database: Database) =>
  seedDatabase(database, {
    hotels: testHotels,
    pages: [{ path: '/home', locale: 'en-US', model: { type: 'page' } }],
  })

const anonymous = { kind: 'anonymous', customerId: null } as const

test('the second database has the rows of the first, and is put back whatever was done to it', async () => {
  const file = join(folder, 'one.tar')
  const first = await openSnapshot(file, seed)
  await createSession(first, anonymous)
  await first.close()

  const second = await openSnapshot(file, () => {
    throw new Error('It is seeded already.')
  })
  const rowsOf = async () => ({
    pages: await second.db.select().from(pages),
    customers: await second.db.select().from(customers).orderBy(customers.id),
    sessions: await second.db.select().from(sessions),
    next: await second.db.execute(sql`SELECT last_value, is_called FROM member_numbers`),
  })
  const before = await rowsOf()
  expect(before.customers.length).toBeGreaterThan(3)
  expect(before.sessions).toEqual([])

  for (let turn = 0; turn < 2; turn += 1) {
    const [one, other] = before.customers
    await createSession(second, { kind: 'authenticated', customerId: one?.id ?? '' })
    await second.db.delete(customers).where(eq(customers.id, other?.id ?? ''))
    await second.db.update(pages).set({ model: { type: 'other' } })
    await second.db.execute(sql`SELECT nextval('member_numbers')`)
    expect(await rowsOf()).not.toEqual(before)
    await second.restore()
    expect(await rowsOf()).toEqual(before)
  }
  await second.close()
})
