import { and, eq, sql } from 'drizzle-orm'
import { cartDetails, cartRevisions, carts, claims } from '../../database/booking/booking-schema'
import { withLockedCart } from '../../database/booking/carts'
import { orderAttempts, orders } from '../../database/booking/order-schema'
import type { Database, Drizzle } from '../../database/database'
import { messages } from '../../database/members/account-schema'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import type { BookingCall } from '../request/booking-call'
import { ADDRESS_LIMITS } from '../sign-in/rate-limits'
import { testApi } from '../testing/test-api'
import { createOrder } from './create-order'
import { sandboxDesk } from './sandbox-desk'
import { sandboxProvider } from './sandbox-provider'
import { type BookingVisitor, bookingTest } from './testing/booking-test'
import { orderOperations } from './testing/order-operations'

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: orderOperations,
  empty: [orders, orderAttempts, messages, claims, cartRevisions, carts],
  ledger,
})
const { visitor, choose, order, cardToken, stay } = bookingTest(api, ledger)

/** PGlite has one connection, so that no call runs beside a transaction. */
const onPostgres = process.env.DATABASE_URL ? test : test.skip

const GOOD = '4111111111111111'
const BAD = 'bad\r\nBcc: all@example.com'

/** A database in which the e-mail address is another one as soon as the details have been read. */
function changedAfterReading(database: Database): Database {
  const ofTransaction = (tx: Drizzle): Drizzle =>
    new Proxy(tx, {
      get(target, name) {
        if (name !== 'select') return Reflect.get(target, name)
        return (...fields: []) => {
          const query = target.select(...fields)
          const from = query.from.bind(query) as (table: unknown) => { where: unknown }
          const read = (table: unknown) => {
            const rows = from(table)
            if (table !== cartDetails) return rows
            const where = (rows.where as (condition: unknown) => Promise<unknown>).bind(rows)
            return {
              where: async (condition: unknown) => {
                const found = await where(condition)
                await target
                  .update(cartDetails)
                  .set({ value: BAD })
                  .where(eq(cartDetails.name, 'guest.email'))
                return found
              },
            }
          }
          return { from: read }
        }
      },
    })
  const db = new Proxy(database.db, {
    get(target, name) {
      if (name !== 'transaction') return Reflect.get(target, name)
      return (work: (tx: Drizzle) => unknown) =>
        target.transaction(async (tx) => work(ofTransaction(tx)))
    },
  })
  return { ...database, db }
}

test('the details that were checked are the details of the order', async () => {
  const one = await visitor()
  const [cart] = await api.database.db.select().from(carts).where(eq(carts.id, one.cartId))
  const ownerKey = cart?.ownerKey ?? ''
  const call: BookingCall = {
    database: changedAfterReading(api.database),
    locale: 'en-US',
    session: null,
    owner: {
      key: ownerKey,
      begin: async () => ownerKey,
      store: async () => {},
      endWithSession: async () => {},
    },
    ...{ now: Date.now(), machineNow: Date.now() },
    ...{ isDearer: false, isSoldOut: false, isMailDown: false, isClubAway: false },
    payment: sandboxProvider(ledger, { origin: () => '' }),
    desk: sandboxDesk(),
    address: '127.0.0.1',
    limits: ADDRESS_LIMITS,
    pageOrigin: api.server.url,
    leaving: null,
  }
  const { cartId, revision, intentId } = one
  const token = await cardToken(one, GOOD)
  const asked = { cartId, revision, intentId, token, key: 'key', consentVersions: [] }
  expect((await createOrder(call, asked)).outcome.code).toBe('SUCCESS')
  const [made] = await api.database.db.select().from(orders)
  expect(made?.guest.email).toBe('maria@example.com')
  const [mail] = await api.database.db.select().from(messages)
  expect(mail?.address).toBe('maria@example.com')
})

/** What is done while another call has the cart's lock: whether it waits, and which e-mail is stored then. */
async function besideLock({ cartId }: BookingVisitor, begin: () => Promise<unknown>) {
  const { database } = api
  const [cart] = await database.db.select().from(carts).where(eq(carts.id, cartId))
  const key = { id: cartId, ownerKey: cart?.ownerKey ?? '', now: Date.now() }
  let begun: Promise<unknown> | undefined
  const first = await withLockedCart(database, key, async (tx) => {
    const all = [begin(), waiting(tx)] as const
    begun = all[0]
    const state = await Promise.race([all[0].then(() => 'goes on' as const), all[1]])
    return { state, email: await emailOf(cartId, tx) }
  })
  await begun
  return first
}

/** Resolves once another connection waits for a lock. */
async function waiting(tx: Drizzle): Promise<'waits'> {
  for (;;) {
    const { rows } = (await tx.execute(sql`
      SELECT count(*)::integer AS count FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'
    `)) as unknown as { rows: [{ count: number }] }
    if (rows[0].count > 0) return 'waits'
  }
}

const emailOf = async (cartId: string, db: Drizzle = api.database.db) => {
  const own = and(eq(cartDetails.cartId, cartId), eq(cartDetails.name, 'guest.email'))
  const [row] = await db.select().from(cartDetails).where(own)
  return row?.value
}

const changed = { 'guest.email': 'other@example.com', 'guest.givenName': 'Olga' }

describe('what is typed waits for a call that has the cart', () => {
  const doors: [string, string, Record<string, string>][] = [
    ['updateCart', '/phoenix-reservation/v1/updateCart', { step: 'keep', page: 'guest-info' }],
    ['updateCart', '/phoenix-reservation/v1/updateCart', { step: 'book', page: 'guest-info' }],
    ['selectRate', '/phoenix-reservation/v1/selectRate', { change: 'none none none' }],
    ['enroll', '/mi/phoenix-account-auth/v1/enroll', { password: '', terms: 'yes' }],
  ]
  for (const [name, path, fields] of doors) {
    onPostgres(`${name} ${fields.step ?? ''}`, async () => {
      const one = await visitor()
      const { cartId, revision, cookie } = one
      const body = new URLSearchParams({
        ...{ cartId, revision: `${revision}`, page: '/', ...changed },
        ...fields,
      })
      const headers = { cookie, origin: api.server.url }
      const send = () =>
        fetch(api.server.url + path, { method: 'POST', body, headers, redirect: 'manual' })
      expect(await besideLock(one, send)).toEqual({ state: 'waits', email: 'maria@example.com' })
      expect(await emailOf(one.cartId)).toBe('other@example.com')
    })
  }
})

onPostgres('a cart that another call orders is not deleted for being one too many', async () => {
  const one = await visitor('HIGH')
  const { database } = api
  const [cart] = await database.db.select().from(carts).where(eq(carts.id, one.cartId))
  const productId = cart ? await productOf(cart.id) : ''
  // It is the one that was used first of as many as a session has.
  for (const _ of [1, 2]) await choose(stay, productId, one.cookie)
  const third = () => choose(stay, productId, one.cookie)
  expect((await besideLock(one, third)).state).toBe('goes on')
  expect((await order(one, { token: await cardToken(one, GOOD) })).status.code).toBe('SUCCESS')
})

async function productOf(cartId: string): Promise<string> {
  const own = eq(cartRevisions.cartId, cartId)
  const [row] = await api.database.db.select().from(cartRevisions).where(own)
  return row?.quote.rooms[0]?.productId ?? ''
}

test.each(['carriage\r\nreturn', 'tab\tline'])('no text of one line has %j', async (text) => {
  const one = await visitor()
  const { cartId, revision, cookie } = one
  const more = { 'guest.city': text, 'requests.all.comment': text }
  const body = { cartId, revision: `${revision}`, step: 'keep', page: 'guest-info', ...more }
  const path = '/phoenix-reservation/v1/updateCart'
  expect((await api.server.post(path, body, { cookie })).status).toBe(200)
  const rows = await api.database.db.select().from(cartDetails)
  const said = (name: string) => rows.find((row) => row.name === name)?.value
  expect(said('guest.city')).toMatch(/^(carriage return|tab line)$/)
  // A comment has lines.
  expect(said('requests.all.comment')).toBe(text)
})

test('characters that turn the text around are not stored, and a cut leaves whole characters', async () => {
  const one = await visitor()
  const { cartId, revision, cookie } = one
  const long = `${'x'.repeat(79)}😀😀`
  const typed = { 'guest.phone': '\u202d+1 212 555 0142\u202c', 'guest.city': long }
  const body = { cartId, revision: `${revision}`, step: 'keep', page: 'guest-info', ...typed }
  await api.server.post('/phoenix-reservation/v1/updateCart', body, { cookie })
  const rows = await api.database.db.select().from(cartDetails)
  const said = (name: string) => rows.find((row) => row.name === name)?.value
  expect(said('guest.phone')).toBe('+1 212 555 0142')
  expect(said('guest.city')).toBe(`${'x'.repeat(79)}😀`)
})

test('no call stores the number of a card', async () => {
  const one = await visitor()
  const { cartId, revision, cookie } = one
  const comment = { 'requests.all.comment': `card ${GOOD}` }
  const body = { cartId, revision: `${revision}`, change: 'none none none', ...comment }
  await api.server.post('/phoenix-reservation/v1/selectRate', body, { cookie })
  const rows = await api.database.db.select().from(cartDetails)
  expect(rows.filter(({ value }) => value.includes(GOOD))).toEqual([])
  expect(rows.map(({ name }) => name)).toContain('requests.all.comment')
})
