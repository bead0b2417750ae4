import { eq } from 'drizzle-orm'
import { claims } from '../../database/booking/booking-schema'
import {
  moneyMoves,
  orderEvents,
  orderItems,
  orders,
  payments,
} from '../../database/booking/order-schema'
import { findOrdersOfNumber } from '../../database/booking/orders'
import type { Database } from '../../database/database'
import { messages } from '../../database/members/account-schema'
import { seedDatabase } from '../../database/seeding/seed-database'
import { openTestDatabase } from '../../database/testing/test-database'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { cancelOrder } from './cancel-order'
import { checkIn } from './check-in'
import { stepOf } from './check-out'
import { moveMoney } from './move-money'
import { sandboxDesk } from './sandbox-desk'
import { sandboxProvider } from './sandbox-provider'
import { type Life, lifeOf, mortal } from './testing/mortal'
import { callOfLife, immortal, OWNER, onlyKilled, tokenOf } from './testing/mortal-call'

/**
 * M6: whatever is lost or repeated, a guest checks in once, and out once: one event, one mail, one notice at the
 * desk, one charge.
 */
const NUMBER = '70110001'
const NOW = Date.parse('2031-05-12T14:00:00+02:00')
let ledger = createLedger()
const providerOf = () => sandboxProvider(ledger, { origin: () => 'http://pay.localhost' })
let payment = providerOf()

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

const LAST_DAY = Date.parse('2031-05-15T08:00:00+02:00')

/** The guest is in house, and a card stands behind the stay. */
async function putInHouse() {
  ledger = createLedger()
  payment = providerOf()
  await putBack()
  const { order } = await stored()
  const { db } = database
  await db.delete(moneyMoves)
  await db.delete(payments).where(eq(payments.orderId, order.id))
  const intent = await payment.createIntent({
    ...{ reference: 'stay', kind: 'guarantee', amount: 0, currency: 'EUR', guaranteed: 0 },
    ...{ isHidden: false, customerId: null },
  })
  const token = tokenOf(ledger, intent.id, '4111111111111111')
  const paid = await payment.authorise({ key: 'card', intentId: intent.id, token })
  await db.insert(payments).values({
    ...{ id: 'card', orderId: order.id, providerId: paid.id, kind: 'guarantee', purpose: 'stay' },
    ...{ amount: 0, currency: 'EUR', brand: paid.brand, last4: paid.last4, at: new Date(NOW) },
  })
  await db.update(orderItems).set({ stage: 'inHouse' }).where(eq(orderItems.orderId, order.id))
}

const left = (life: Life) =>
  stepOf('CHECK_OUT')(
    {
      ...callOfLife(database, payment, life, { ownerKey: OWNER, now: LAST_DAY }),
      desk: mortal(desk, life),
    },
    {
      ...{ stay: null, confirmationNumber: NUMBER, item: null, action: 'CHECK_OUT', revision: '1' },
      ...{ terms: 'CARD', wishes: {}, registration: {} },
    },
  )

const balances = () => [...ledger.payments().values()].filter(({ kind }) => kind === 'charge')

test.each([
  ['before', false],
  ['after', true],
])(
  'a process that ends %s any of its calls checks out once and charges once',
  async (_when, isLost) => {
    for (let killAt = 1; ; killAt += 1) {
      await putInHouse()
      const life = lifeOf(killAt, isLost)
      await left(life).catch(onlyKilled)
      const { status, state } = await left(immortal())
      expect([killAt, status.code, state]).toEqual([killAt, 'SUCCESS', null])
      const desks = { database, payment, isMailDown: false }
      // What the call has left is carried out when its lease is over.
      for (const hours of [1, 2, 3]) await moveMoney(desks, LAST_DAY + hours * 3_600_000)
      const { order, room, types, mails } = await stored()
      expect([order.revision, room.stage]).toEqual([2, 'out'])
      expect(types).toEqual(['checkedOut', 'balanceCharged'])
      expect([mails.length, desk.received.size, balances().length]).toEqual([1, 1, 1])
      expect(order.payments.filter(({ purpose }) => purpose === 'balance')).toHaveLength(1)
      if (life.steps() < killAt) {
        expect(killAt).toBeGreaterThan(10)
        return
      }
    }
  },
)
