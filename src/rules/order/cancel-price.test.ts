import { fc } from '../../../tests/random'
import { type CancellableRoom, cancelPrice, noShowPrice, sumOfPrices } from './cancel-price'

const NOW = Date.parse('2027-03-01T12:00:00Z')
const BEFORE = '2027-03-02T18:00:00+01:00'
const AFTER = '2027-02-27T18:00:00+01:00'

const room = (changes: Partial<CancellableRoom> = {}): CancellableRoom => ({
  ...{ total: 60000, paid: 0, isGuaranteed: true },
  policy: { refundability: 'FREE', deadline: AFTER, penalty: { amount: 20000 } },
  ...changes,
})

const free = { refundability: 'FREE', deadline: BEFORE, penalty: { amount: 20000 } } as const
const never = { refundability: 'NON_REFUNDABLE', deadline: null, penalty: null } as const

test.each([
  ['before the deadline', room({ policy: free }), [0, 0, 0, 0]],
  ['before it, a deposit goes back', room({ policy: free, paid: 15000 }), [0, 15000, 0, 0]],
  ['after it, of a card', room(), [20000, 0, 20000, 0]],
  ['after it, without a card', room({ isGuaranteed: false }), [20000, 0, 0, 20000]],
  ['after it, of a deposit', room({ paid: 15000 }), [20000, 0, 5000, 0]],
  ['after it, of a larger deposit', room({ paid: 30000 }), [20000, 10000, 0, 0]],
  ['never more than the room', room({ total: 9000 }), [9000, 0, 9000, 0]],
  ['nothing is refunded', room({ policy: never, paid: 58000 }), [58000, 0, 0, 0]],
  ['nothing is refunded, nothing was paid', room({ policy: never }), [0, 0, 0, 0]],
])('%s', (_name, one, [penalty, refund, charge, owed]) => {
  expect(cancelPrice(one, { now: NOW, isStatutory: false })).toMatchObject({
    ...{ penalty, refund, charge, owed },
  })
})

test('the law takes the penalty away, also of a rate that is not refunded', () => {
  const prepaid = room({ policy: never, paid: 58000 })
  expect(cancelPrice(prepaid, { now: NOW, isStatutory: true })).toMatchObject({
    ...{ penalty: 0, refund: 58000, charge: 0, owed: 0 },
  })
})

const held = { deposit: { type: 'Guarantee' } }
const prepaid = { deposit: { type: 'PrePay' } }

test.each([
  [
    'what the policy says, however early',
    { ...room({ policy: free }), ...held },
    [20000, 0, 20000, 0],
  ],
  ['of a deposit', { ...room({ paid: 15000 }), ...held }, [20000, 0, 5000, 0]],
  ['of a larger deposit', { ...room({ paid: 30000 }), ...held }, [20000, 10000, 0, 0]],
  ['without a card', { ...room({ isGuaranteed: false }), ...held }, [20000, 0, 0, 20000]],
  ['never more than the room', { ...room({ total: 9000 }), ...held }, [9000, 0, 9000, 0]],
  ['never less than its floor', { ...room({ floor: 25000 }), ...held }, [25000, 0, 25000, 0]],
  [
    'the room, where the policy says nothing',
    { ...room({ policy: { ...free, penalty: null } }), ...held },
    [60000, 0, 60000, 0],
  ],
  [
    'what was paid, of a prepaid room',
    { ...room({ policy: never, paid: 58000 }), ...prepaid },
    [58000, 0, 0, 0],
  ],
])('a guest does not come: %s', (_name, one, [penalty, refund, charge, owed]) => {
  expect(noShowPrice(one)).toEqual({ penalty, refund, charge, owed })
})

const anyRoom = fc
  .record({
    total: fc.nat(100_000),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    isGuaranteed: fc.boolean(),
    refundability: fc.constantFrom('FREE', 'PARTIAL', 'NON_REFUNDABLE'),
    deadline: fc.constantFrom(BEFORE, AFTER, null),
    penalty: fc.option(fc.nat(150_000)),
  })
  .map(({ total, share, isGuaranteed, refundability, deadline, penalty }) => ({
    ...{ total, paid: Math.round(total * share), isGuaranteed },
    policy: {
      ...{ refundability, deadline },
      penalty: penalty === null ? null : { amount: penalty },
    },
  }))

test('what the hotel keeps is what was paid, less what goes back, and what is asked for', () => {
  fc.assert(
    fc.property(
      fc.array(anyRoom as fc.Arbitrary<CancellableRoom>),
      fc.boolean(),
      (rooms, isLaw) => {
        const prices = rooms.map((one) => cancelPrice(one, { now: NOW, isStatutory: isLaw }))
        prices.forEach(({ penalty, refund, charge, owed }, index) => {
          const { total = 0, paid = 0 } = rooms[index] ?? {}
          expect(penalty + refund).toBe(paid + charge + owed)
          expect(penalty).toBeLessThanOrEqual(Math.max(total, paid))
          expect(Math.min(penalty, refund, charge, owed)).toBe(0)
          expect(charge === 0 || owed === 0).toBe(true)
        })
        const { penalty, refund, charge, owed } = sumOfPrices(prices)
        const paid = rooms.reduce((sum, one) => sum + one.paid, 0)
        expect(penalty + refund).toBe(paid + charge + owed)
      },
    ),
  )
})
