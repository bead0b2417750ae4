import { eq, inArray } from 'drizzle-orm'
import { addDays } from '../../../src/rules/stay/days'
import { carts } from '../../database/booking/booking-schema'
import { orderItems, orders } from '../../database/booking/order-schema'
import { freeNightEntries, freeNightsToSpend } from '../../database/members/free-nights'
import { holdPoints, movePoints, pointsEntries, pointsToSpend } from '../../database/members/points'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { mondayIn } from '../testing/monday-in'
import { testApi } from '../testing/test-api'
import {
  type BookingVisitor,
  bookingTables,
  bookingTest,
  type Product,
} from './testing/booking-test'
import { orderOperations } from './testing/order-operations'

/**
 * M10 of what is promised of points: tabs of one member at the same time spend exactly what is there, and what is
 * spent is what their rooms cost. With `DATABASE_URL` the tabs compete for 32 connections; PGlite has one.
 */

const MEMBER = 'C1001'
const OPENING = 84_500
const TABS = 32
const PRODUCTS = `query Products($search: SearchInput!) {
  searchProductsByProperty(search: $search) {
    products { id ratePlan { code } totalPricing { pointsTotal } }
  }
}`

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: [...orderOperations, PRODUCTS],
  ledger,
  limits: { connections: 32, waitMs: 20_000 },
  empty: bookingTables,
})
const { choose, order, post, prepare, query } = bookingTest(api, ledger)
const CANCEL = '/phoenix-reservation-black/v1/confirmCancelReservation'

interface InPoints extends Product {
  ratePlan: { code: string }
  totalPricing: { pointsTotal: number }
}

interface Tab {
  one: BookingVisitor
  points: number
}

beforeEach(async () => {
  const moved = ['spent', 'returned'] as const
  await api.database.db.delete(freeNightEntries)
  await api.database.db.delete(pointsEntries).where(inArray(pointsEntries.kind, [...moved]))
})

/** A tab of the member with a room in points in its cart, in a week of its own. */
async function tab(week: number): Promise<Tab> {
  const cookie = await api.server.become('member-maria')
  const checkIn = mondayIn(21 + 7 * (week % 20))
  const search = {
    ...{ propertyId: week % 2 ? 'NOREV' : 'BKKTH', checkIn, checkOut: addDays(checkIn, 1) },
    ...{ adultsPerRoom: [1], usePoints: true },
  }
  const { data } = await query(PRODUCTS, { search }, cookie)
  const product = (data.products as InPoints[]).find(({ ratePlan }) => ratePlan.code === 'PNTS')
  if (!product) throw new Error('The hotel sells no room in points.')
  return {
    one: await choose(search, product.id, cookie),
    points: product.totalPricing.pointsTotal,
  }
}

const balance = () => pointsToSpend(api.database.db, { customerId: MEMBER, now: Date.now() })

const sumOf = (tabs: readonly Tab[]) => tabs.reduce((sum, { points }) => sum + points, 0)

/** Points of rooms that are booked, as the orders have them. */
async function inRooms(): Promise<number> {
  const booked = await api.database.db.select().from(orders)
  const items = await api.database.db.select().from(orderItems)
  const isLiving = (itemId: string, orderId: string) =>
    items.some((item) => item.itemId === itemId && item.orderId === orderId && !item.cancelledAt)
  return booked
    .flatMap(({ id: orderId, quote }) =>
      quote.rooms.filter(({ id }) => isLiving(id, orderId)).map(({ points }) => points ?? 0),
    )
    .reduce((sum, points) => sum + points, 0)
}

test('32 tabs hold and spend exactly what is there, and no more', async () => {
  const tabs: Tab[] = []
  for (let week = 0; week < TABS; week += 1) tabs.push(await tab(week))
  expect(sumOf(tabs)).toBeGreaterThan(OPENING * 3)
  const codes = await Promise.all(
    tabs.map(async ({ one }) => (await post(one, 'hold')).status.code as string),
  )
  const held = tabs.filter((_, index) => codes[index] === 'SUCCESS')
  const refused = tabs.filter((_, index) => codes[index] !== 'SUCCESS')
  expect(new Set(codes)).toEqual(new Set(['SUCCESS', 'POINTS_SHORT']))
  expect(await balance()).toBe(OPENING - sumOf(held))
  expect(await balance()).toBeGreaterThanOrEqual(0)
  // Nobody was refused who could have paid.
  const left = await balance()
  for (const { points } of refused) expect(points).toBeGreaterThan(left)

  const booked = await Promise.all(
    held.map(async ({ one }) => order(await prepare(one), { intentId: null, token: null })),
  )
  expect(booked.map(({ status }) => status.code)).toEqual(held.map(() => 'SUCCESS'))
  expect(await balance()).toBe(OPENING - sumOf(held))
  expect(await inRooms()).toBe(sumOf(held))

  const endings = booked.flatMap(({ order: made }, index) => {
    const body = { stay: made.handle, revision: '1', rooms: made.items[0].id }
    const { cookie } = held[index]?.one ?? { cookie: '' }
    // Pressed twice.
    return [body, body].map((asked) => api.server.post(CANCEL, asked, { cookie }))
  })
  await Promise.all(endings)
  expect(await balance()).toBe(OPENING)
  const entries = await api.database.db
    .select()
    .from(pointsEntries)
    .where(eq(pointsEntries.kind, 'returned'))
  expect(entries).toHaveLength(held.length)
})

test('carts of other addresses, which wait for nothing else, hold no point twice', async () => {
  const { db } = api.database
  const now = Date.now()
  const later = new Date(now + 60_000)
  const ids = Array.from({ length: TABS }, (_, index) => `cart-${index}`)
  await db.insert(carts).values(
    ids.map((id) => ({
      ...{ id, ownerKey: id, hotelId: 'BKKTH', revision: 1, usedAt: later, expiresAt: later },
      ...{ heldSince: new Date(now), heldUntil: later },
    })),
  )
  const asked = { customerId: MEMBER, points: 20_000, awards: {}, now }
  const lacking = await Promise.all(
    ids.map((id) => db.transaction((tx) => holdPoints(tx, { id, revision: 1 }, asked))),
  )
  expect(lacking.filter((lack) => lack === null)).toHaveLength(Math.floor(OPENING / 20_000))
  expect(await balance()).toBe(OPENING % 20_000)

  const at = new Date(now)
  const areSpent = await Promise.all(
    ids.map((orderId) =>
      db.transaction((tx) =>
        movePoints(tx, {
          ...{ orderId, customerId: MEMBER, revision: 1, at },
          rooms: [{ itemId: 'room', points: 1_500, awards: {} }],
        }),
      ),
    ),
  )
  expect(areSpent.filter(Boolean)).toHaveLength(Math.floor((OPENING % 20_000) / 1_500))
  expect(await balance()).toBe(0)
})

test('the same free nights are spent once', async () => {
  const { db } = api.database
  const customerId = 'C1003'
  const now = Date.now()
  const [award] = await freeNightsToSpend(db, { customerId, now })
  const given = award?.remaining ?? 0
  const at = new Date(now)
  const spent = await Promise.all(
    Array.from({ length: TABS }, (_, index) =>
      db.transaction((tx) =>
        movePoints(tx, {
          ...{ orderId: `order-${index}`, customerId, revision: 1, at },
          rooms: [{ itemId: 'room', points: 0, awards: { [award?.id ?? '']: 1 } }],
        }),
      ),
    ),
  )
  expect(given).toBeGreaterThan(0)
  expect(spent.filter(Boolean)).toHaveLength(given)
  const left = await freeNightsToSpend(db, { customerId, now })
  expect(left.map(({ id }) => id)).not.toContain(award?.id)
})

test('tabs that cancel, take back and book at the same time never have more than there is', async () => {
  const tabs: Tab[] = []
  for (let week = 0; week < 12; week += 1) tabs.push(await tab(week))
  const stays: { cookie: string; handle: string; item: string }[] = []
  const book = async ({ one }: Tab) => {
    if ((await post(one, 'hold')).status.code !== 'SUCCESS') return
    const answer = await order(await prepare(one), { intentId: null, token: null })
    if (answer.status.code !== 'SUCCESS') return
    const { handle, items } = answer.order
    stays.push({ cookie: one.cookie, handle, item: items[0].id })
  }
  const press = (
    { cookie, handle, item }: (typeof stays)[number],
    revision: number,
    undo = false,
  ) =>
    api.server.post(
      CANCEL,
      { stay: handle, revision: String(revision), rooms: item, ...(undo && { undo: 'yes' }) },
      { cookie },
    )
  await Promise.all(tabs.slice(0, 6).map(book))
  await Promise.all([...stays.map((one) => press(one, 1)), ...tabs.slice(6).map(book)])
  // Points that others have spent by now keep some rooms from coming back.
  await Promise.all(stays.map((one) => press(one, 2, true)))
  const entries = await api.database.db
    .select()
    .from(pointsEntries)
    .where(eq(pointsEntries.customerId, MEMBER))
  const sum = entries.reduce((all, { points }) => all + points, 0)
  expect(sum).toBe(OPENING - (await inRooms()))
  expect(sum).toBeGreaterThanOrEqual(0)
})
