import { setImmediate } from 'node:timers/promises'
import { createCluster } from '../../scripts/postgres-cluster.mjs'
import { customerSavedProperties, updateSavedProperties } from '../api/testing/test-operations'
import { startTestServer, type TestServer } from '../api/testing/test-server'
import type { Database } from '../database/database'
import { openDatabase } from '../database/opening/open-database'
import { seedDatabase } from '../database/seeding/seed-database'
import { testHotels } from '../database/testing/test-hotels'

const onPostgres = process.env.DATABASE_URL ? describe : describe.skip
const CUSTOMER = 'C1004'
const SAVES = 50
const RESTARTS = 7
const RIVALS = 6

onPostgres('while PostgreSQL restarts', () => {
  let cluster: Awaited<ReturnType<typeof createCluster>>
  let database: Database
  let server: TestServer
  let cookie: string
  beforeAll(async () => {
    cluster = await createCluster()
    database = await openDatabase({ url: cluster.url })
    await seedDatabase(database, { hotels: testHotels, pages: [] })
    const regular = [customerSavedProperties, updateSavedProperties]
    server = await startTestServer(database, { regular })
    cookie = await server.become('agent')
  })
  afterAll(async () => {
    await server.close()
    await database.close()
    await cluster.remove()
  })

  const page = () => server.get('/sandbox/mailbox', { headers: { accept: 'text/html' } })

  async function readList() {
    const answer = await server.query(customerSavedProperties, { customerId: CUSTOMER }, { cookie })
    const { data } = (await answer.json()) as { data?: { customer?: Saved | null } | null }
    return data?.customer ?? null
  }

  /**
   * The possible lists: the last acknowledged one, or one that was requested since then without
   * an answer, for an answer can be lost after the write.
   */
  let possible: string[] = []

  /** Saves one hotel in place of what was saved; whether the API has acknowledged it. */
  async function save(number: number): Promise<boolean> {
    const before = await readList()
    if (!before) return false
    expect(possible).toContain(idsOf(before.savedProperties))
    const savedProperties = [{ id: `H0${1 + (number % 9)}` }]
    possible.push(idsOf(savedProperties))
    const input = { id: CUSTOMER, revisionToken: before.revisionToken, savedProperties }
    const answer = await server.query(updateSavedProperties, { input }, { cookie })
    const { data } = (await answer.json()) as { data?: { updateSavedProperties?: Update } | null }
    const isSaved = data?.updateSavedProperties?.status.code === 'SUCCESS'
    if (isSaved) possible = [idsOf(savedProperties)]
    return isSaved
  }

  /** Runs a transaction that changes nothing, so that a connection is in use whenever the server stops. */
  async function saveInVain(): Promise<void> {
    const input = { id: CUSTOMER, revisionToken: 'none', savedProperties: [] }
    await server.query(updateSavedProperties, { input }, { cookie })
  }

  test('no acknowledged save is lost, and everything works afterwards', async () => {
    possible = [idsOf((await readList())?.savedProperties ?? [])]
    let acknowledged = 0
    let restarts = 0
    const restarting = (async () => {
      while (restarts < RESTARTS) {
        // At least one save succeeds between two restarts: the pool has recovered.
        const seen = acknowledged
        while (acknowledged === seen) await setImmediate()
        await cluster.stop()
        await cluster.start()
        restarts += 1
      }
    })()
    const rivals = Array.from({ length: RIVALS }, async () => {
      while (restarts < RESTARTS) await saveInVain()
    })
    for (let number = 0; acknowledged < SAVES || restarts < RESTARTS; number += 1)
      if (await save(number)) acknowledged += 1
    await Promise.all([restarting, ...rivals])
    expect(possible).toContain(idsOf((await readList())?.savedProperties ?? []))
    // More concurrent reads than the pool has connections: no connection was leaked.
    const lists = await Promise.all(Array.from({ length: 30 }, readList))
    expect(lists).not.toContain(null)
    expect((await page()).status).toBe(200)
  })

  test('while it is down a visitor gets an error page, and a call JSON; no cache may store either', async () => {
    await cluster.stop()
    const shown = await page()
    const html = await shown.text()
    expect(shown.status).toBe(503)
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect(shown.headers.get('retry-after')).toBe('5')
    expect(html).toContain('<h1>We can’t show this page right now</h1>')
    expect(html).not.toMatch(/select|ECONNREFUSED/i)
    const call = await server.get('/mi/session', { cookie })
    expect(call.status).toBe(503)
    expect(call.headers.get('cache-control')).toContain('no-store')
    expect(await call.json()).toMatchObject({ error: { code: 'UNAVAILABLE' } })
    await cluster.start()
    expect((await page()).status).toBe(200)
  })
})

const idsOf = (list: { id: string }[]) => list.map(({ id }) => id).join()

interface Saved {
  revisionToken: string
  savedProperties: { id: string }[]
}

interface Update {
  status: { code: string }
  savedProperties: { id: string }[]
}
