import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { isNull, sql } from 'drizzle-orm'
import { addDays } from '../../../src/rules/stay/days'
import { claims } from '../../database/booking/booking-schema'
import { orderItems, orders, payments } from '../../database/booking/order-schema'
import { messages } from '../../database/members/account-schema'
import { capacity } from '../../engine/nights/capacity'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { systemsOf } from '../../seed/rates/cases'
import { roomsOf } from '../../seed/rooms'
import { statements } from '../../seed/statements'
import { searchProducts, updateCart } from '../testing/booking-operations'
import { mondayIn } from '../testing/monday-in'
import { testApi } from '../testing/test-api'
import { type BookingVisitor, bookingTest, type Product } from './testing/booking-test'
import { orderOperations } from './testing/order-operations'

/** PGlite has one connection, so that its calls never compete: skipped without `DATABASE_URL`. */
const onPostgres = process.env.DATABASE_URL ? test : test.skip

const CONNECTIONS = 32
/** A fraction of what the whole rush takes: whoever waits is not refused while others are served. */
const WAIT_MS = 4_000
const GOOD = '4111111111111111'

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: orderOperations,
  ledger,
  limits: { connections: CONNECTIONS, waitMs: WAIT_MS },
  empty: [orders, messages, claims],
})
const { choose, prepare, order, cardToken, post, query } = bookingTest(api, ledger)

const BEGIN = '/phoenix-reservation/v1/modifySelectRate'

const twoNights = (from: number) => {
  const checkIn = mondayIn(from)
  return { checkIn, checkOut: addDays(checkIn, 2) }
}

/** Room of a hotel that everybody may book against a card. */
async function productOf(search: object, roomCode?: string): Promise<Product | undefined> {
  const { data } = await query(searchProducts, { search })
  return (data.products as Product[]).find(
    ({ roomType, rate, rateDetails }) =>
      rate.audience === 'STANDARD' &&
      rate.isGuestViewable &&
      rateDetails.guarantee.type === 'CARD' &&
      (roomCode === undefined || roomType.code === roomCode),
  )
}

/** What the house with rules of its own has every guest agree to. */
const AGREED = Object.fromEntries(
  statements
    .filter(({ required, hotels = [] }) => required && hotels.length > 0)
    .flatMap(({ id, version }) => [
      [`ack.${id}`, 'yes'],
      [`ack.${id}.version`, version],
    ]),
)

/** Books a room that is held; the code of the answer, and the fields that are wrong. */
async function pay(held: BookingVisitor): Promise<string> {
  const { status, problems } = await order(held, { token: await cardToken(held, GOOD) })
  return [status.code, ...problems.map(({ name }: { name: string }) => name)].join(' ')
}

/** What the work of every visitor came to, all begun at the same time, and how long it took. */
async function rush<Visitor>(
  visitors: readonly Visitor[],
  work: (visitor: Visitor) => Promise<string>,
) {
  const start = performance.now()
  const codes: Record<string, number> = {}
  let longest = 0
  await Promise.all(
    visitors.map(async (visitor) => {
      const code = await work(visitor)
      codes[code] = (codes[code] ?? 0) + 1
      longest = Math.max(longest, performance.now() - start)
    }),
  )
  return { codes, seconds: (performance.now() - start) / 1000, longest: longest / 1000 }
}

async function countConnections(): Promise<number> {
  const { rows } = (await api.database.db.execute(sql`
    SELECT count(*)::integer AS count FROM pg_stat_activity WHERE datname = current_database()
  `)) as unknown as { rows: [{ count: number }] }
  return rows[0].count
}

/** Work that has nothing to do with the rush, on every processor. */
function keepBusy() {
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  return () => loops.forEach((loop) => void loop.kill('SIGKILL'))
}

const print = (text: string) => process.stdout.write(`${text}\n`)

onPostgres(
  'PostgreSQL, 32 connections, a busy machine, 500 visitors for the last 10 rooms',
  async () => {
    const VISITORS = 500
    const ROOMS = 10
    const stay = twoNights(40)
    const nights = [stay.checkIn, addDays(stay.checkIn, 1)]
    const types = hotels.flatMap((hotel) => roomsOf(hotel.id).map((room) => ({ hotel, room })))
    const found = types.find(({ hotel, room }) =>
      nights.every((night) => capacity(hotel, room, night) > ROOMS),
    )
    if (!found) throw new Error('No hotel has a room type with that many rooms.')
    const { hotel, room } = found
    const search = { propertyId: hotel.id, ...stay, adultsPerRoom: [2] }
    const product = await productOf(search, room.code)
    if (!product) throw new Error(`The hotel of this test does not sell ${room.code}.`)
    // All rooms but the last ten are booked.
    await api.database.db.insert(claims).values(
      nights.flatMap((night) =>
        Array.from({ length: capacity(hotel, room, night) - ROOMS }, (_, slot) => ({
          ...{ hotelId: hotel.id, roomType: room.code, night, slot },
          ...{ owner: 'booked before', expiresAt: null },
        })),
      ),
    )
    const visitors = await Promise.all(
      Array.from({ length: VISITORS }, () => choose(search, product.id)),
    )

    const stop = keepBusy()
    let connections = 0
    const { codes, seconds, longest } = await rush(visitors, async (one) => {
      // A database that does not answer in time is told as an error without a status.
      const { status, error } = await post(one, 'hold')
      if (status?.code === 'SUCCESS') return pay(await prepare(one))
      connections ||= await countConnections()
      return status?.code ?? error.code
    }).finally(stop)

    expect(codes).toEqual({ SUCCESS: ROOMS, SOLD_OUT: VISITORS - ROOMS })
    expect(connections).toBe(CONNECTIONS)
    const { db } = api.database
    const numbers = await db.select({ number: orderItems.confirmationNumber }).from(orderItems)
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(ROOMS)
    for (const table of [orders, payments, messages]) expect(await db.$count(table)).toBe(ROOMS)
    const authorised = [...ledger.payments().values()].filter(({ state }) => state === 'authorised')
    expect(authorised).toHaveLength(ROOMS)
    // Every room of both nights is booked, and none is held beside.
    const rooms = nights.reduce((sum, night) => sum + capacity(hotel, room, night), 0)
    expect([await db.$count(claims, isNull(claims.expiresAt)), await db.$count(claims)]).toEqual([
      rooms,
      rooms,
    ])
    print(
      `${VISITORS} visitors for ${ROOMS} rooms: ${seconds.toFixed(2)} s, ` +
        `${(ROOMS / seconds).toFixed(1)} orders and ${(VISITORS / seconds).toFixed(0)} visitors ` +
        `per second, longest ${longest.toFixed(2)} s`,
    )
  },
)

onPostgres('PostgreSQL: 200 stays are moved into the last 10 rooms of two nights', async () => {
  const STAYS = 200
  const ROOMS = 10
  const wanted = twoNights(40)
  const nights = [wanted.checkIn, addDays(wanted.checkIn, 1)]
  const types = hotels.flatMap((hotel) => roomsOf(hotel.id).map((room) => ({ hotel, room })))
  const found = types.find(({ hotel, room }) =>
    nights.every((night) => capacity(hotel, room, night) > ROOMS),
  )
  if (!found) throw new Error('No hotel has a room type with that many rooms.')
  const { hotel, room } = found
  // They are booked for the same days of later weeks, as many as there are rooms.
  const booked: BookingVisitor[] = []
  for (let week = 7; booked.length < STAYS; week += 1) {
    const search = { propertyId: hotel.id, ...twoNights(7 * week), adultsPerRoom: [2] }
    const product = await productOf(search, room.code)
    if (!product) continue
    const guests = await Promise.all(
      Array.from({ length: Math.min(ROOMS, STAYS - booked.length) }, async () => {
        const one = await choose(search, product.id)
        if ((await post(one, 'hold')).status.code !== 'SUCCESS') return []
        const held = await prepare(one)
        return (await pay(held)) === 'SUCCESS' ? [held] : []
      }),
    )
    booked.push(...guests.flat())
  }
  const { db } = api.database
  await db.insert(claims).values(
    nights.flatMap((night) =>
      Array.from({ length: capacity(hotel, room, night) - ROOMS }, (_, slot) => ({
        ...{ hotelId: hotel.id, roomType: room.code, night, slot },
        ...{ owner: 'booked before', expiresAt: null },
      })),
    ),
  )
  const { codes } = await rush(booked, async ({ cookie }) => {
    const begun = await (await api.server.post(BEGIN, {}, { cookie })).json()
    const { id: cartId, revision } = begun.cart
    const input = { cartId, revision, stay: wanted }
    const { data } = await query(updateCart, { input }, cookie)
    if (data.status.code !== 'SUCCESS') return data.status.code
    const one = { cookie, cartId, revision: data.cart.revision, intentId: '' }
    const { status } = await post(one, 'hold')
    if (status.code !== 'SUCCESS') return status.code
    // Of a week that is dearer than the one before, a card stands for more.
    const ready = await prepare(one)
    const paid = ready.intentId
      ? { token: await cardToken(ready, GOOD) }
      : { intentId: null, token: null }
    return (await order(ready, paid)).status.code
  })
  expect(codes).toEqual({ SUCCESS: ROOMS, SOLD_OUT: STAYS - ROOMS })
  // Nobody has lost the room of before, and nobody has two.
  const stored = await db.select().from(orders)
  const rows = await db.select().from(claims)
  for (const { id, quote } of stored) {
    const own = rows.filter(({ owner }) => owner === id).map(({ night }) => night)
    expect(own.sort()).toEqual(quote.rooms[0]?.nights.map(({ date }) => date))
  }
  expect(rows.filter(({ night }) => night === nights[0])).toHaveLength(
    capacity(hotel, room, nights[0] ?? ''),
  )
})

onPostgres('PostgreSQL, 32 connections: orders per second over all hotels', async () => {
  const STAYS = 10
  const GUESTS = 2
  const sold: BookingVisitor[] = []
  const houses = new Set<string>()
  for (const { id } of hotels.filter(({ id }) => systemsOf(id).isErs && !systemsOf(id).isDtt)) {
    for (let stay = 0; stay < STAYS; stay += 1) {
      const search = { propertyId: id, ...twoNights(30 + stay * 7), adultsPerRoom: [2] }
      const product = await productOf(search)
      if (!product) continue
      houses.add(id)
      for (let guest = 0; guest < GUESTS; guest += 1) sold.push(await choose(search, product.id))
    }
  }
  // Of a type with one room the second guest finds none.
  const held = await Promise.all(
    sold.map(async (one) => {
      const { status } = await post(one, 'hold')
      if (status.code !== 'SUCCESS') return []
      await post(one, 'keep', AGREED)
      return [await prepare(one)]
    }),
  )
  const visitors = held.flat()
  expect(houses.size).toBeGreaterThan(5)
  expect(visitors.length).toBeGreaterThan(100)

  const { codes, seconds, longest } = await rush(visitors, pay)

  expect(codes).toEqual({ SUCCESS: visitors.length })
  expect(await api.database.db.$count(orders)).toBe(visitors.length)
  print(
    `${visitors.length} orders in ${houses.size} hotels: ${seconds.toFixed(2)} s, ` +
      `${(visitors.length / seconds).toFixed(1)} orders per second, longest ${longest.toFixed(2)} s`,
  )
})
