import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { fc, runs } from '../../../tests/random'
import { cartRevisions, carts, claims } from '../../database/booking/booking-schema'
import { addCart, changeDetails } from '../../database/booking/carts'
import { LEASE_MS } from '../../database/booking/order-attempts'
import { orderAttempts, orders, payments, policies } from '../../database/booking/order-schema'
import type { Database } from '../../database/database'
import { attempts, messages } from '../../database/members/account-schema'
import { seedDatabase } from '../../database/seeding/seed-database'
import { openTestDatabase } from '../../database/testing/test-database'
import { createLedger, type Ledger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { caseStay } from '../../seed/rates/cases'
import { holdCart } from '../cart/hold-cart'
import { insuranceQuote } from '../cart/insurance-quote'
import { quoteRooms } from '../cart/quote-rooms'
import { engineContext } from '../rates/engine-context'
import { buyInsurance } from './buy-insurance'
import { createOrder, type OrderResult } from './create-order'
import type { PaymentProvider } from './payment-provider'
import { intentFor } from './prepare-payment'
import { sandboxProvider } from './sandbox-provider'
import { sweepOrders } from './sweep-orders'
import { Killed, lifeOf } from './testing/mortal'
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

/** Many take minutes: `CHAOS_RUNS=1000`. A failure prints its seed and path; `CHAOS_SEED` repeats. */
const RUNS = Number(process.env.CHAOS_RUNS ?? runs(200))
const SEED = process.env.CHAOS_SEED === undefined ? {} : { seed: Number(process.env.CHAOS_SEED) }

const CARDS = {
  approve: '4111111111111111',
  decline: '4000000000000002',
  unknown: '4000000000000119',
  declineAgain: '4000000000000341',
  unknownAgain: '4000000000000127',
}

type Card = keyof typeof CARDS | 'closed'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database, { hotels, pages: [] })
})
afterAll(() => database.close())

const { hotelId, roomCode, checkIn, checkOut } = caseStay('lastRoom', '2027-03-01')
const hotel = hotels.find(({ id }) => id === hotelId)
if (!hotel) throw new Error('The seed has no hotel of this case.')

function callOf(
  payment: PaymentProvider,
  life: Parameters<typeof callOfLife>[2],
  at: Parameters<typeof callOfLife>[3] = {},
) {
  return callOfLife(database, payment, life, at)
}

/** A cart with the last room of its type, held, with everything said. */
async function heldCart(payment: PaymentProvider, { ownerKey = OWNER, isInsured = false } = {}) {
  const call = callOf(payment, immortal(), { ownerKey })
  const context = await engineContext(call, hotel as NonNullable<typeof hotel>)
  const search = { ...SEARCH, propertyId: hotelId, checkIn, checkOut }
  const productId = `${hotelId}.${roomCode}.FLEX`
  const room = { id: 'room-1', roomIndex: 0, productId, kept: null, before: null, extras: [] }
  const place = { hotel: hotel as NonNullable<typeof hotel>, search, context }
  const quote = quoteRooms(place, [room])
  const made = { ownerKey, now: NOW, hotelId, quote, details: DETAILS, choiceKey: null }
  const cart = await addCart(database, made)
  const held = await holdCart(call, { cartId: cart.id, revision: 1 })
  if (isInsured && held.cart) {
    const { id: offer } = insuranceQuote(held.cart, { residence: 'DE' }, call)
    if (!offer) throw new Error('There is no insurance for this cart.')
    const wish = { 'insurance.choice': 'yes', 'insurance.offer': offer }
    await changeDetails(database, { id: cart.id, ownerKey, now: NOW }, () => wish)
  }
  return { call, held, id: cart.id }
}

interface Press {
  tab: number
  /** The call of this process's life at which it ends; none beyond what a booking takes. */
  killAt: number
  isLost: boolean
}

type Step =
  /** Presses at the same time: a double click, a reload, another tab. */
  | { kind: 'press'; presses: Press[] }
  | { kind: 'sweep'; killAt: number; isLost: boolean }
  /** The confirmation asks for the insurance; `isAgain`: the guest tries again. */
  | { kind: 'insure'; calls: { killAt: number; isLost: boolean; attempt: number }[] }
  /** Long enough for another process to take over. */
  | { kind: 'wait' }

const arbitraryPress = fc.record({
  tab: fc.nat(1),
  killAt: fc.oneof(fc.integer({ min: 1, max: 45 }), fc.constant(Number.POSITIVE_INFINITY)),
  isLost: fc.boolean(),
})

const arbitraryStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('press' as const),
      presses: fc.array(arbitraryPress, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('sweep' as const),
      killAt: fc.integer({ min: 1, max: 30 }),
      isLost: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('insure' as const),
      calls: fc.array(
        fc.record({
          killAt: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constant(Number.POSITIVE_INFINITY)),
          isLost: fc.boolean(),
          attempt: fc.integer({ min: 1, max: 3 }),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  },
  { weight: 2, arbitrary: fc.constant<Step>({ kind: 'wait' }) },
)

const arbitraryRun = fc.record({
  cards: fc.tuple(
    ...([0, 1] as const).map(() =>
      fc.constantFrom<Card>(
        ...(['approve', 'approve', 'decline', 'unknown', 'closed'] as const),
        ...(['declineAgain', 'unknownAgain'] as const),
      ),
    ),
  ),
  isInsured: fc.boolean(),
  steps: fc.array(arbitraryStep, { minLength: 1, maxLength: 8 }),
})

/** Answers after which a visitor knows what has become of a booking. */
const FINAL = new Set(['SUCCESS', 'DECLINED', 'SOLD_OUT'])

async function emptied() {
  for (const table of [orders, orderAttempts, messages, claims, cartRevisions, carts, attempts])
    await database.db.delete(table)
}

async function run(cards: readonly Card[], steps: readonly Step[], isInsured = false) {
  await emptied()
  /** Of the machine: calls move it by waiting. */
  let clock = NOW
  const ledger: Ledger = createLedger()
  const payment = sandboxProvider(ledger, { origin: () => 'http://pay.localhost' })
  const { call, held, id: cartId } = await heldCart(payment, { isInsured })
  expect(held.status.code).toBe('SUCCESS')
  if (!held.cart) throw new Error('The cart is held and missing.')
  const intent = await intentFor(call, held.cart)
  const tabs = cards.map((card) => ({
    key: randomUUID(),
    token: card === 'closed' ? null : tokenOf(ledger, intent.id, CARDS[card]),
  }))
  const answers: { tab: number; result: OrderResult }[] = []
  const press = async ({ tab, killAt, isLost }: Press) => {
    const { key = '', token = null } = tabs[tab] ?? {}
    const asked = { cartId, revision: 1, key, intentId: intent.id, token, consentVersions: [] }
    try {
      const result = await createOrder(
        callOf(payment, lifeOf(killAt, isLost), { machineNow: clock }),
        asked,
      )
      answers.push({ tab, result })
    } catch (error) {
      if (!(error instanceof Killed)) throw error
    }
  }
  const purchases: Awaited<ReturnType<typeof buyInsurance>>[] = []
  const insure = async ({
    killAt,
    isLost,
    attempt,
  }: {
    killAt: number
    isLost: boolean
    attempt: number
  }) => {
    const caller = callOf(payment, lifeOf(killAt, isLost), { machineNow: clock })
    await buyInsurance(caller, { attempt })
      .then((answer) => purchases.push(answer))
      .catch(onlyKilled)
  }
  for (const step of steps) {
    if (step.kind === 'wait') clock += LEASE_MS + 1
    else if (step.kind === 'press') await Promise.all(step.presses.map(press))
    else if (step.kind === 'insure') await Promise.all(step.calls.map(insure))
    else {
      const dying = callOf(payment, lifeOf(step.killAt, step.isLost))
      await sweepOrders(dying, clock).catch(onlyKilled)
    }
  }
  // Whatever has died is swept up in the end; a provider that did not answer is asked once more.
  for (let sweep = 0; sweep < 4; sweep += 1) {
    clock += LEASE_MS + 1
    await sweepOrders(callOf(payment, immortal()), clock)
  }
  return { ledger, answers, purchases, cartId, tabs }
}

test('one order or none, whatever is repeated, lost, late or killed', async () => {
  const seen = { orders: 0, none: 0, insured: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(arbitraryRun, async ({ cards, isInsured, steps }) => {
      const { ledger, answers, purchases, cartId, tabs } = await run(cards, steps, isInsured)
      const made = await database.db.select().from(orders)
      expect(made.length).toBeLessThanOrEqual(1)
      const [order] = made
      seen[order ? 'orders' : 'none'] += 1

      // Nothing is alive any more, and the cart can be changed or is an order.
      const attempts = await database.db.select().from(orderAttempts)
      expect(attempts.filter(({ outcome }) => outcome === null)).toEqual([])
      const [cart] = await database.db.select().from(carts).where(eq(carts.id, cartId))
      expect([cart?.attemptId, cart?.orderedAt !== null]).toEqual([null, order !== undefined])

      // No authorisation without an order, no order without a guarantee.
      const authorised = [...ledger.payments()].filter(([, { state }]) => state === 'authorised')
      const stays = authorised.filter(([key]) => !key.includes(':insurance:'))
      expect(stays.map(([key]) => key)).toEqual(order ? [order.attemptId] : [])
      const paid = await database.db.select().from(payments)
      expect(paid.map(({ id }) => id).sort()).toEqual(authorised.map(([key]) => key).sort())

      // One policy or none, never without an order or its own payment, and nothing is left open.
      const sold = await database.db.select().from(policies)
      expect(sold.map(({ orderId }) => orderId)).toEqual(order && isInsured ? [order.id] : [])
      const [policy] = sold
      const premiums = paid.filter(({ purpose }) => purpose === 'insurance')
      expect(premiums).toMatchObject(
        policy?.state === 'bought' ? [{ orderId: order?.id, amount: policy.premium }] : [],
      )
      if (policy) {
        expect(['bought', 'failed']).toContain(policy.state)
        seen[policy.state === 'bought' ? 'insured' : 'refused'] += 1
      }
      const numbers = purchases.map(({ insurance }) => insurance?.policyNumber).filter(Boolean)
      expect(
        new Set([...numbers, ...(numbers.length > 0 ? [policy?.policyNumber] : [])]).size,
      ).toBe(numbers.length > 0 ? 1 : 0)
      // One mail for each order, and one for each policy that is bought.
      const mails = await database.db.select().from(messages)
      expect(mails).toHaveLength(made.length + premiums.length)
      const permanent = await database.db
        .select()
        .from(claims)
        .where(and(isNull(claims.expiresAt)))
      expect(permanent.map(({ owner }) => owner)).toEqual(order ? [order.id, order.id] : [])

      // No answer contradicts another one, or what is true in the end.
      tabs.forEach((_, tab) => {
        const own = answers.filter((answer) => answer.tab === tab)
        const final = own.map(({ result }) => result.outcome.code).filter((code) => FINAL.has(code))
        expect(new Set(final).size).toBeLessThanOrEqual(1)
      })
      for (const { result } of answers) {
        if (['SUCCESS', 'E_ALREADY_CONFIRMED'].includes(result.outcome.code))
          expect(result.order?.id).toBe(order?.id)
        else expect(result.order).toBeNull()
      }
      const winners = new Set(
        answers.filter(({ result }) => result.outcome.code === 'SUCCESS').map(({ tab }) => tab),
      )
      expect(winners.size).toBeLessThanOrEqual(1)
    }),
    { numRuns: RUNS, ...SEED, endOnFailure: true },
  )
  // A run that never ends either way would prove nothing.
  expect(seen.orders).toBeGreaterThan(0)
  expect(seen.none).toBeGreaterThan(0)
  expect(seen.insured).toBeGreaterThan(0)
  expect(seen.refused).toBeGreaterThan(0)
})

test('killed at every single call of a booking, before it and after it', async () => {
  const whole = lifeOf(Number.POSITIVE_INFINITY, false)
  await emptied()
  const ledger = createLedger()
  const payment = sandboxProvider(ledger, { origin: () => 'http://pay.localhost' })
  const first = await heldCart(payment)
  if (!first.held.cart) throw new Error('The cart is held and missing.')
  const intent = await intentFor(first.call, first.held.cart)
  const token = tokenOf(ledger, intent.id, CARDS.approve)
  const asked = { revision: 1, key: 'key', intentId: intent.id, token, consentVersions: [] }
  await createOrder(callOf(payment, whole), { ...asked, cartId: first.id })
  const steps = whole.steps()
  expect(steps).toBeGreaterThan(20)
  let found = 0
  for (let killAt = 1; killAt <= steps; killAt += 1) {
    for (const isLost of [false, true]) {
      const presses = [{ tab: 0, killAt, isLost }]
      const again = [{ tab: 0, killAt: Number.POSITIVE_INFINITY, isLost: false }]
      const { answers } = await run(
        ['approve', 'approve'],
        [{ kind: 'press', presses }, { kind: 'wait' }, { kind: 'press', presses: again }],
      )
      // Whoever repeats the call has the order, wherever the first one has ended.
      expect([killAt, isLost, answers.at(-1)?.result.outcome.code]).toEqual([
        killAt,
        isLost,
        'SUCCESS',
      ])
      expect(await database.db.select().from(orders)).toHaveLength(1)
      const authorised = [...ledger.payments().values()].filter(
        ({ state }) => state === 'authorised',
      )
      expect(authorised).toHaveLength(1)
      found += 1
    }
  }
  expect(found).toBe(steps * 2)
})
