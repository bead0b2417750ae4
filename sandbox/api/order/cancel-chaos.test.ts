import { eq } from 'drizzle-orm'
import { prepayVersion } from '../../../src/features/checkout/prepay/prepay.rules'
import { cancelPrice } from '../../../src/rules/order/cancel-price'
import { roomStatus } from '../../../src/rules/order/room-states'
import { addDays } from '../../../src/rules/stay/days'
import type { StaySearch } from '../../../src/rules/stay/stay-search'
import { isWide } from '../../../tests/cases'
import { fc, runs } from '../../../tests/random'
import { cartRevisions, carts, claims } from '../../database/booking/booking-schema'
import { addCart } from '../../database/booking/carts'
import { holdRooms } from '../../database/booking/claims'
import { LEASE_MS } from '../../database/booking/order-attempts'
import { moneyMoves, orderAttempts, orders } from '../../database/booking/order-schema'
import { findOrderOfCart, type StoredOrder } from '../../database/booking/orders'
import type { Database } from '../../database/database'
import { attempts, messages } from '../../database/members/account-schema'
import { pointsEntries, pointsToSpend } from '../../database/members/points'
import { seedDatabase } from '../../database/seeding/seed-database'
import { openTestDatabase } from '../../database/testing/test-database'
import { type Offer, offers } from '../../engine/answers/offers'
import { createLedger, type Ledger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import type { SeedHotel } from '../../seed/seed-types'
import { updateCart } from '../cart/change-cart'
import { holdCart } from '../cart/hold-cart'
import { quoteRooms } from '../cart/quote-rooms'
import { roomsWithPlans } from '../cart/quoted-rooms'
import { beginChange } from '../change/begin-change'
import { engineContext, todayAt } from '../rates/engine-context'
import { moneyView } from '../rates/money-view'
import { cancelOrder, takeOrderBack } from './cancel-order'
import { nightsOfRoom } from './cancel-prices'
import { dueOfCart } from './cart-due'
import { createOrder } from './create-order'
import { intentFor } from './prepare-payment'
import { sandboxProvider } from './sandbox-provider'
import { sweepOrders } from './sweep-orders'
import { readAllBookings } from './testing/all-bookings'
import { lifeOf } from './testing/mortal'
import {
  callOfLife,
  DETAILS,
  immortal,
  NOW,
  OWNER,
  onlyKilled,
  SEARCH,
  tokenOf,
} from './testing/mortal-call'
import {
  expectLedger,
  expectMoney,
  expectNights,
  expectNoneAbove,
  expectOnce,
  isSomethingOpen,
  pointsOfRooms,
} from './testing/stay-properties'

/** Many take minutes: `CHAOS_RUNS=1000`. A failure prints its seed and its steps. */
const RUNS = Number(process.env.CHAOS_RUNS ?? runs(600))
const MINUTE_MS = 60_000
/** In Bangkok rooms are prepaid, paid in part, and paid at the hotel with a card behind them. */
const HOTEL = hotels.find(({ id }) => id === 'BKKTH') as SeedHotel
const STAY = { checkIn: '2027-04-20', checkOut: '2027-04-23' }
const PARTY = { adults: 2, childAges: [] }

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database, { hotels: [HOTEL], pages: [] })
})
afterAll(() => database.close())

const CARDS = {
  approve: '4111111111111111',
  declineAgain: '4000000000000341',
  unknownAgain: '4000000000000127',
  declineRefund: '4000000000000408',
}

interface Death {
  /** The call of its process's life at which it ends; none beyond what a cancellation takes. */
  killAt: number
  isLost: boolean
}

type Act = Death & { rooms: number[]; isStale: boolean }

type Step =
  /** Calls at the same time: a double click, another tab. */
  | { kind: 'calls'; calls: (Act & { what: 'cancel' | 'takeBack' })[] }
  | ({ kind: 'sweep' } & Death)
  /** Other dates for all rooms: their arrival and departure are moved by so many days. */
  | ({ kind: 'change'; from: number; to: number } & Death)
  /** Somebody else takes every room of the types that is free. */
  | { kind: 'rival' }
  /** The member spends all points that are left on something else. */
  | { kind: 'spend' }
  | { kind: 'wait'; minutes: number }

const death = {
  killAt: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constant(Number.POSITIVE_INFINITY)),
  isLost: fc.boolean(),
}

const arbitraryStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('calls' as const),
      calls: fc.array(
        fc.record({
          what: fc.constantFrom('cancel' as const, 'takeBack' as const),
          rooms: fc.uniqueArray(fc.nat(2), { maxLength: 3 }),
          isStale: fc.integer({ min: 0, max: 5 }).map((chance) => chance === 0),
          ...death,
        }),
        { minLength: 1, maxLength: 2 },
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sweep' as const), ...death }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      from: fc.integer({ min: -1, max: 1 }),
      to: fc.integer({ min: -1, max: 2 }),
      ...death,
    }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'rival' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'spend' }) },
  {
    weight: 3,
    // Up to the deadlines, and beyond them.
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 14, 16, 4 * 1440, 47 * 1440),
    }),
  },
)

const arbitraryRun = fc.record({
  card: fc.constantFrom(
    ...(Object.keys(CARDS) as (keyof typeof CARDS)[]),
    'declineRefund' as const,
  ),
  /** Two of the rooms are paid with points, one of them in part. */
  isInPoints: fc.nat(2).map((chance) => chance === 0),
  /** Free of charge to cancel, or not any more. */
  startDay: fc.constantFrom(0, 49),
  steps: fc.array(arbitraryStep, { minLength: 1, maxLength: 10 }),
})

type Run = typeof arbitraryRun extends fc.Arbitrary<infer Value> ? Value : never

async function emptied() {
  for (const table of [orders, orderAttempts, messages, claims, cartRevisions, carts, attempts])
    await database.db.delete(table)
  await database.db.delete(pointsEntries).where(eq(pointsEntries.customerId, MEMBER))
  await database.db.insert(pointsEntries).values({
    ...{ key: 'opening', customerId: MEMBER, kind: 'opening', points: OPENING, at: new Date(NOW) },
  })
}

const MEMBER = 'C1001'
/** Enough for the rooms, and some nights more. */
const OPENING = 250_000

type Paid = Pick<Run, 'card' | 'isInPoints'>

/** An order of three rooms, each paid in another way. */
async function booked(ledger: Ledger, { card, isInPoints }: Paid): Promise<StoredOrder> {
  const payment = sandboxProvider(ledger, { origin: () => 'http://pay.localhost' })
  const member = isInPoints ? MEMBER : null
  const call = callOfLife(database, payment, immortal(), { member })
  const context = await engineContext(call, HOTEL)
  const parties: StaySearch['parties'] = [PARTY, PARTY, PARTY]
  const search: StaySearch = {
    ...{ ...SEARCH, parties, propertyId: HOTEL.id, ...STAY },
    usePoints: isInPoints,
  }
  const sold = offers(HOTEL, search, context).filter(
    ({ plan, points }) => points !== null || ['STANDARD', 'PACKAGE'].includes(plan.audience),
  )
  const wanted: ((offer: Offer) => boolean)[] = isInPoints
    ? [isPaidBy('PREPAY'), isInPointsOf, isInPointsOf]
    : [isPaidBy('PREPAY'), isPaidBy('DEPOSIT_FIRST_NIGHT'), isPaidBy('CARD')]
  const products = wanted.map((isWanted) => {
    const found = sold.find(isWanted)
    if (!found) throw new Error(`${HOTEL.id} sells ${sold.map(({ plan }) => plan.code)} then.`)
    return found.id
  })
  const rooms = products.map((productId, roomIndex) => ({
    ...{ id: `room-${roomIndex}`, roomIndex, productId, kept: null, before: null, extras: [] },
    ...(isInPoints && roomIndex === 2 && { split: 30_000 }),
  }))
  const quote = quoteRooms({ hotel: HOTEL, search, context }, rooms)
  const prepaid = quote.rooms.find(({ deposit }) => deposit.type === 'PrePay')
  const version = prepayVersion(moneyView(prepaid?.dueNow ?? 0, HOTEL.currency))
  const details = { ...DETAILS, 'prepay.accepted': 'yes', 'prepay.accepted.version': version }
  const made = { ownerKey: OWNER, now: NOW, hotelId: HOTEL.id, quote, details, choiceKey: null }
  const cart = await addCart(database, made)
  const held = await holdCart(call, { cartId: cart.id, revision: 1 })
  if (!held.cart) throw new Error('The cart is held and missing.')
  const intent = await intentFor(call, held.cart)
  const token = tokenOf(ledger, intent.id, CARDS[card])
  const asked = { cartId: cart.id, revision: 1, key: 'key', intentId: intent.id, token }
  const asking = { ...asked, consentVersions: [] }
  for (const machineNow of [NOW, NOW + LEASE_MS + 1, NOW + 2 * LEASE_MS + 2])
    await createOrder(callOfLife(database, payment, immortal(), { machineNow, member }), asking)
  const order = await findOrderOfCart(database.db, cart.id)
  if (!order) throw new Error('There is no order.')
  return order
}

const isPaidBy =
  (type: Offer['guarantee']['type']) =>
  ({ guarantee, points }: Offer) =>
    guarantee.type === type && points === null

const isInPointsOf = (offer: Offer) => offer.plan.points !== null

async function run({ card, isInPoints }: Paid, steps: readonly Step[]) {
  await emptied()
  const ledger = createLedger()
  const payment = sandboxProvider(ledger, { origin: () => 'http://pay.localhost' })
  const { id, cartId } = await booked(ledger, { card, isInPoints })
  const read = async () => (await findOrderOfCart(database.db, cartId)) as StoredOrder
  let clock = NOW
  const at = (life: Parameters<typeof callOfLife>[2]) =>
    callOfLife(database, payment, life, { now: clock, member: isInPoints ? MEMBER : null })
  const codes: string[] = []

  async function act({ what, rooms, isStale, killAt, isLost }: Act & { what: string }) {
    const order = await read()
    const asked = {
      rooms: rooms.map((room) => `room-${room}`),
      revision: String(order.revision - (isStale ? 1 : 0)),
      ...{ terms: null, reason: null },
    }
    const call = at(lifeOf(killAt, isLost))
    const doing = what === 'cancel' ? cancelOrder(call, asked) : takeOrderBack(call, asked)
    await doing.then(({ status }) => codes.push(`${what} ${status.code}`)).catch(onlyKilled)
  }

  async function change({ from, to, killAt, isLost }: Extract<Step, { kind: 'change' }>) {
    const call = at(immortal())
    const begun = await beginChange(call, {})
    if (!begun.cart) return codes.push(`change ${begun.status.code}`)
    const { id: cart, revision, quote } = begun.cart
    const stay = {
      checkIn: addDays(quote.search.checkIn ?? '', from),
      checkOut: addDays(quote.search.checkOut ?? '', to),
    }
    const made = await updateCart(call, { cartId: cart, revision, stay })
    const held = made.cart && (await holdCart(call, { cartId: cart, revision: made.cart.revision }))
    if (held?.status.code !== 'SUCCESS' || !held.cart)
      return codes.push(`change ${made.status.code} ${held?.status.code}`)
    const needsCard = dueOfCart(held.cart).kind !== 'none'
    const intent = needsCard ? await intentFor(call, held.cart) : null
    const token = intent && tokenOf(ledger, intent.id, CARDS[card])
    const asked = { cartId: cart, revision: held.cart.revision, key: `change-${codes.length}` }
    const wanted = { ...asked, intentId: intent?.id ?? null, token, consentVersions: [] }
    return createOrder(at(lifeOf(killAt, isLost)), wanted)
      .then(({ outcome }) => codes.push(`change ${outcome.code}`))
      .catch(onlyKilled)
  }

  for (const step of steps) {
    const before = await read()
    if (step.kind === 'wait') clock += step.minutes * MINUTE_MS
    else if (step.kind === 'calls') await Promise.all(step.calls.map(act))
    else if (step.kind === 'change') await change(step)
    else if (step.kind === 'sweep')
      await sweepOrders(at(lifeOf(step.killAt, step.isLost)), clock).catch(onlyKilled)
    else if (step.kind === 'spend') await spend(clock)
    else await rival(before, clock)
    await check(before, await read(), clock)
  }
  // What a dead process has left, and what the provider did not answer, is carried out in the end.
  for (let sweep = 0; sweep < 6 && isSomethingOpen(await readAllBookings(database)); sweep += 1) {
    clock += 60 * MINUTE_MS
    await sweepOrders(at(immortal()), clock)
  }
  return { ledger, order: await read(), codes, id, clock }
}

async function spend(now: number) {
  const points = await pointsToSpend(database.db, { customerId: MEMBER, now })
  if (points === 0) return
  const entry = { customerId: MEMBER, kind: 'spent', points: -points, at: new Date(now) } as const
  await database.db.insert(pointsEntries).values({ key: `elsewhere ${Math.random()}`, ...entry })
}

/** Takes every room of the order's types that is free, for good. */
async function rival(order: StoredOrder, now: number) {
  for (const { itemId } of order.rooms)
    for (const wanted of nightsOfRoom(order, HOTEL, itemId))
      for (let more = true; more; ) {
        const hold = { owner: `rival ${Math.random()}`, now, until: now + 10 ** 12 }
        more = (await holdRooms(database, hold, [{ ...wanted, rooms: 1 }])) === null
      }
}

/** What holds after every step, whatever was repeated, lost or killed. */
async function check(before: StoredOrder, order: StoredOrder, now: number) {
  const all = await readAllBookings(database)
  expectNights(all.claims, order, { hotel: HOTEL, now })
  expectNoneAbove(all.claims, HOTEL)

  // M5: a room costs what it would cost by itself, whichever others are cancelled with it.
  const sold = roomsWithPlans({ hotel: HOTEL, quote: order.quote })
  for (const room of order.rooms) {
    const was = before.rooms.find(({ itemId }) => itemId === room.itemId)
    const of = sold.find(({ itemId }) => itemId === room.itemId)
    if (!room.cancelledAt || was?.cancelledAt || !of) continue
    expect(roomStatus({ ...room, cancelledAt: null }, todayAt(HOTEL, now))).toBe('UPCOMING')
    const isGuaranteed = of.guarantee.type === 'CARD' || of.guarantee.type.startsWith('DEPOSIT')
    const price = cancelPrice({ ...of, paid: of.dueNow, isGuaranteed }, { now, isStatutory: false })
    expect([room.penalty, room.refund]).toEqual([price.penalty, price.refund])
  }

  expectMoney(order, HOTEL, all)

  // M10: the member has what they had, less what rooms have cost and keep; and never less than nothing.
  const entries = await database.db
    .select()
    .from(pointsEntries)
    .where(eq(pointsEntries.customerId, MEMBER))
  const sumOf = (some: typeof entries) => some.reduce((sum, { points }) => sum + points, 0)
  const elsewhere = sumOf(entries.filter(({ key }) => key.startsWith('elsewhere')))
  expect(sumOf(entries)).toBe(OPENING + elsewhere - pointsOfRooms(order))
  expect(await pointsToSpend(database.db, { customerId: MEMBER, now })).toBeGreaterThanOrEqual(0)

  expectOnce(all)
}

test('cancelling and taking back, whatever is repeated, lost, late or killed', async () => {
  const seen = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(arbitraryRun, async ({ card, isInPoints, startDay, steps }) => {
      const later: Step = { kind: 'wait', minutes: startDay * 1440 }
      const { ledger, order, codes, clock } = await run({ card, isInPoints }, [later, ...steps])
      for (const code of codes) seen.set(code, (seen.get(code) ?? 0) + 1)
      const entries = await database.db.select().from(pointsEntries)
      for (const { kind } of entries) seen.set(kind, (seen.get(kind) ?? 0) + 1)
      const moves = await database.db.select().from(moneyMoves)
      for (const { kind, state } of moves) {
        seen.set(`${kind} ${state}`, (seen.get(`${kind} ${state}`) ?? 0) + 1)
        if (kind === 'refund')
          expect([card, state]).toEqual([card, card === 'declineRefund' ? 'refused' : 'done'])
      }
      expectLedger(await readAllBookings(database), ledger)
      await check(order, order, clock)
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
  // A run that never meets them would prove nothing.
  for (const code of [
    'cancel SUCCESS',
    'cancel E_ALREADY_CANCELLED',
    'cancel STALE_REVISION',
    'cancel NOT_CANCELLABLE',
    'takeBack SUCCESS',
    'takeBack TOO_LATE',
    'change SUCCESS',
    'refund done',
    'refund refused',
    'charge done',
    'charge refused',
    'spent',
    'returned',
  ])
    expect([code, (seen.get(code) ?? 0) > 0]).toEqual([code, true])
})

test.each([
  ['in money', false],
  ['in points', true],
])('killed at the calls of a cancellation %s, before and after each', async (_, isInPoints) => {
  const paid = { card: 'approve', isInPoints } as const
  const rooms = [0, 1, 2]
  const act = { what: 'cancel' as const, rooms, isStale: false }
  const press = (killAt: number, isLost: boolean): Step => ({
    kind: 'calls',
    calls: [{ ...act, killAt, isLost }],
  })
  const back: Step = {
    kind: 'calls',
    calls: [{ ...act, what: 'takeBack', killAt: Number.POSITIVE_INFINITY, isLost: false }],
  }
  for (let killAt = 1; killAt < 100; killAt += isWide ? 1 : 3) {
    for (const isLost of [false, true]) {
      const again = press(Number.POSITIVE_INFINITY, false)
      const { codes, order } = await run(paid, [press(killAt, isLost), again, back])
      const [cancelled, taken] = codes.slice(-2)
      expect(['cancel SUCCESS', 'cancel E_ALREADY_CANCELLED']).toContain(cancelled)
      expect([killAt, isLost, taken]).toEqual([killAt, isLost, 'takeBack SUCCESS'])
      expect(order.rooms.map(({ cancelledAt }) => cancelledAt)).toEqual([null, null, null])
      // The first call has lived to its end: every one before it was tried.
      if (codes.length === 3) return expect(killAt).toBeGreaterThan(10)
    }
  }
  throw new Error('A cancellation takes more calls than were tried.')
})
