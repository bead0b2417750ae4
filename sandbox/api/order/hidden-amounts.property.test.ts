import { addDays } from '../../../src/rules/stay/days'
import { fc, runs } from '../../../tests/random'
import { type MoneyMove, OF_NO_ROOM } from '../../database/booking/money-moves'
import { findOrdersOfNumber, type StoredOrder } from '../../database/booking/orders'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { LOCALES, type SeedHotel } from '../../seed/seed-types'
import { mondayIn } from '../testing/monday-in'
import { testApi } from '../testing/test-api'
import { cancelNowView } from './cancel-view'
import { onlyRooms, type RankedOrder } from './find-order'
import { orderMail } from './mail/order-mail'
import { orderView } from './order-view'
import { sandboxProvider } from './sandbox-provider'
import { bookingTest, type Product } from './testing/booking-test'
import { callOfLife, immortal } from './testing/mortal-call'
import { orderOperations } from './testing/order-operations'

/**
 * M12: what a visitor is told does not depend on what the stay costs, where its amounts are hidden: by a
 * confidential rate from everybody, and from the guest of a room in any case. Every order is told twice, at
 * prices that differ; what is told has to be equal.
 */
const ledger = createLedger()
const api = testApi({ hotels, operations: orderOperations, ledger })
const { holdTwo, prepare, order, cardToken } = bookingTest(api, ledger)

const munich = hotels.find(({ id }) => id === 'MUCDE') as SeedHotel
const checkIn = mondayIn(60)
const search = {
  ...{ propertyId: munich.id, checkIn, checkOut: addDays(checkIn, 2), adultsPerRoom: [2, 1] },
}

/** An order of two rooms with a card. */
async function booked(asked: object, isWanted: (product: Product) => boolean) {
  const { one } = await holdTwo({ ...search, ...asked }, isWanted)
  const ready = await prepare(one)
  const token = ready.intentId ? await cardToken(ready, '4111111111111111') : null
  const answer = await order(ready, { token, intentId: ready.intentId || null })
  expect(answer.status.code).toBe('SUCCESS')
  const [stored] = await findOrdersOfNumber(api.database.db, answer.order.confirmationNumber)
  if (!stored) throw new Error('The order is made and not found.')
  return stored
}

let corporate: StoredOrder
let everybodys: StoredOrder
beforeAll(async () => {
  const company = { rateType: 'corporate', rateCode: 'MERIDIAN' }
  corporate = await booked(company, ({ rate }) => !rate.isGuestViewable)
  everybodys = await booked({}, ({ rate }) => rate.audience === 'STANDARD')
})

const AMOUNTS = ['amount', 'subtotal', 'total', 'dueNow', 'dueAtHotel', 'shown']
/** Of cancelled rooms. */
const SUMS = ['penalty', 'refund']

/** The same where everything costs something else. */
function priced<Value>(value: Value, change: (amount: number) => number): Value {
  const isAmount = new Set([...AMOUNTS, ...SUMS])
  return JSON.parse(
    JSON.stringify(value, (name, one) =>
      typeof one === 'number' && isAmount.has(name) ? change(one) : one,
    ),
    (name, one) => (DATES.test(name) && typeof one === 'string' ? new Date(one) : one),
  )
}
const DATES = /(At|Until)$/

const ENDS = ['kept', 'cancelled', 'missed'] as const

/** Rooms that are cancelled or missed, with what that has cost. */
function ended(
  stored: StoredOrder,
  which: readonly (typeof ENDS)[number][],
  now: number,
): StoredOrder {
  const costs = { penalty: 4200, refund: 1700 }
  const ends = {
    kept: {},
    cancelled: {
      ...{ ...costs, cancelledAt: new Date(now - 60_000), cancellationNumber: '9123456789' },
      ...{ takeBackUntil: new Date(now + 60_000) },
    },
    missed: { ...costs, stage: 'noShow' as const, stageAt: new Date(now - 60_000) },
  }
  const rooms = stored.rooms.map((room, index) => ({ ...room, ...ends[which[index] ?? 'kept'] }))
  return { ...stored, rooms: rooms as never }
}

const shownTo = (stored: StoredOrder, rank: RankedOrder['rank']): StoredOrder =>
  (rank === 'roomGuest' && onlyRooms(stored, [stored.rooms.at(-1)?.itemId ?? ''])) || stored

/** Everything that a visitor, and the guest's mail, are told of an order. */
async function told(
  stored: StoredOrder,
  {
    rank,
    locale,
    now,
  }: Pick<RankedOrder, 'rank'> & { locale: (typeof LOCALES)[number]; now: number },
) {
  const provider = sandboxProvider(ledger, { origin: () => '' })
  const call = { ...callOfLife(api.database, provider, immortal(), { now }), locale }
  const [{ itemId }] = stored.rooms
  const refused = stored.quote.rooms[0]?.total ?? 0
  const moves = [itemId, OF_NO_ROOM].map(
    (of) => ({ itemId: of, kind: 'refund', state: 'waiting', amount: refused }) as MoneyMove,
  )
  const stay = { order: shownTo(stored, rank), rank }
  const mails = ['confirmed', 'changed', 'cancelled', 'takenBack', 'missed', 'requests'] as const
  return [
    orderView(stay.order, munich, call, { moves, rank }),
    await cancelNowView(
      stay,
      munich,
      call,
      stored.rooms.map(({ itemId }) => itemId),
    ),
    // The guest of a room gets none.
    ...(rank === 'roomGuest'
      ? []
      : [
          ...mails.map((kind) => orderMail(stored, munich, kind, { locale, now })),
          orderMail(stored, munich, 'refundRefused', { locale, now, refused }),
        ]),
  ]
}

const ranks = { company: ['proven', 'found', 'roomGuest'], everybody: ['roomGuest'] } as const
const seen = fc.oneof(
  fc.record({ whose: fc.constant('company'), rank: fc.constantFrom(...ranks.company) }),
  fc.record({ whose: fc.constant('everybody'), rank: fc.constantFrom(...ranks.everybody) }),
)

test('where amounts are hidden, nothing that is told depends on them', async () => {
  await fc.assert(
    fc.asyncProperty(
      seen,
      fc.constantFrom(...LOCALES),
      fc.tuple(fc.constantFrom(...ENDS), fc.constantFrom(...ENDS)),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: -1, max: 63 }),
      async ({ whose, rank }, locale, which, factor, more, days) => {
        const now = Date.now() + days * 24 * 3_600_000
        const stored = ended(whose === 'company' ? corporate : everybodys, which, now)
        const dearer = priced(stored, (amount) => amount * factor + more)
        const asked = { rank, locale, now }
        expect(await told(dearer, asked)).toEqual(
          await told(
            priced(stored, (one) => one),
            asked,
          ),
        )
      },
    ),
    { numRuns: runs(400) },
  )
})

test('of an order that everybody sees, all of it does', async () => {
  const now = Date.now()
  const stored = ended(everybodys, ['kept', 'cancelled'], now)
  const asked = { rank: 'proven', locale: 'en-US', now } as const
  const before = await told(stored, asked)
  const after = await told(
    priced(stored, (amount) => amount + 100),
    asked,
  )
  for (const [index, one] of before.entries()) expect(after[index]).not.toEqual(one)
})
