import { eq } from 'drizzle-orm'
import { claims } from '../../database/booking/booking-schema'
import { orderEvents, orderItems, orders } from '../../database/booking/order-schema'
import { findOrdersOfNumber } from '../../database/booking/orders'
import type { Database } from '../../database/database'
import { messages } from '../../database/members/account-schema'
import { seedDatabase } from '../../database/seeding/seed-database'
import { openTestDatabase } from '../../database/testing/test-database'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { cancelOrder } from './cancel-order'
import { checkIn } from './check-in'
import { sandboxDesk } from './sandbox-desk'
import { sandboxProvider } from './sandbox-provider'
import { type Life, lifeOf, mortal } from './testing/mortal'
import { callOfLife, immortal, OWNER, onlyKilled } from './testing/mortal-call'

/** M6: whatever is lost or repeated, a guest checks in once: one event, one mail, one notice at the desk. */
const NUMBER = '70110001'
const NOW = Date.parse('2031-05-12T14:00:00+02:00')
const payment = sandboxProvider(createLedger(), { origin: () => 'http://pay.localhost' })

let database: Database
let desk: ReturnType<typeof sandboxDesk>
let nights: (typeof claims.$inferSelect)[]
beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database, { hotels, pages: [] })
  nights = await database.db.select().from(claims)
})
afterAll(() => database.close())

async function stored() {
  const [order] = await findOrdersOfNumber(database.db, NUMBER)
  if (!order) throw new Error('The seed has no such stay.')
  const [room] = order.rooms
  const events = await database.db.select().from(orderEvents)
  const types = events.filter(({ orderId }) => orderId === order.id).map(({ type }) => type)
  return { order, room, types, mails: await database.db.select().from(messages) }
}

const BOOKED = {
  ...{ cancelledAt: null, cancellationNumber: null, takeBackUntil: null },
  ...{ penalty: null, refund: null },
}

/** The stay as it was booked, of the visitor of these calls. */
async function putBack() {
  const { order } = await stored()
  const { db } = database
  desk = sandboxDesk()
  await db.delete(messages)
  await db.delete(orderEvents)
  await db.delete(claims)
  await db.insert(claims).values(nights)
  await db
    .update(orders)
    .set({ ownerKey: OWNER, revision: 1, details: {} })
    .where(eq(orders.id, order.id))
  await db
    .update(orderItems)
    .set({ stage: 'booked', stageAt: null, registration: null, revision: 1, ...BOOKED })
    .where(eq(orderItems.orderId, order.id))
}

const callOf = (life: Life) => ({
  ...callOfLife(database, payment, life, { ownerKey: OWNER, now: NOW }),
  desk: mortal(desk, life),
})

const pressed = (life: Life) =>
  checkIn(callOf(life), {
    ...{ stay: null, confirmationNumber: NUMBER, item: null, action: null, revision: '1' },
    terms: null,
    ...{ wishes: { arrival: '18:00' }, registration: { nationality: 'DE' } },
  })

test.each([
  ['before', false],
  ['after', true],
])(
  'a process that ends %s any of its calls checks in once, when the guest presses again',
  async (_when, isLost) => {
    for (let killAt = 1; ; killAt += 1) {
      await putBack()
      const life = lifeOf(killAt, isLost)
      await pressed(life).catch(onlyKilled)
      const { status, state, registration } = await pressed(immortal())
      expect([killAt, status.code, state, registration]).toEqual([
        ...[killAt, 'SUCCESS', 'CHECK_IN_MODIFIABLE', 'received'],
      ])
      const { order, room, types, mails } = await stored()
      expect([order.revision, room.stage, types]).toEqual([2, 'checkedIn', ['checkedIn']])
      expect([mails.length, desk.received.size]).toEqual([1, 1])
      if (life.steps() < killAt) {
        expect(killAt).toBeGreaterThan(10)
        return
      }
    }
  },
)

test('of checking in and cancelling at once one wins', async () => {
  for (const isFirst of [true, false]) {
    await putBack()
    const cancel = () =>
      cancelOrder(callOf(immortal()), {
        ...{ confirmationNumber: NUMBER, rooms: null, revision: '1', terms: null, reason: null },
      })
    const both = [() => pressed(immortal()), cancel]
    const calls = (isFirst ? both : both.toReversed()).map((call) => call())
    const codes = (await Promise.all(calls)).map(({ status }) => status.code)
    expect(codes.filter((code) => code === 'SUCCESS')).toHaveLength(1)
    const { order, room, types, mails } = await stored()
    expect([order.revision, types.length, mails.length]).toEqual([2, 1, 1])
    expect(room.stage === 'checkedIn').toBe(room.cancelledAt === null)
  }
})
