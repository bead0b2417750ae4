import { fc } from '../../../tests/random'
import { type CancellableRoom, cancelPrice } from './cancel-price'
import { changePrice, netOfChanges } from './change-price'

const NOW = Date.parse('2027-03-01T12:00:00Z')
const LATER = '2027-03-20T18:00:00+01:00'
const PASSED = '2027-02-27T18:00:00+01:00'

test.each([
  // [name, {paid, floor, penalty}, {total, dueNow}, {floor, payable, charge, refund, paid, atHotel}]
  ['free, paid at the hotel, dearer', [0, 0, 0], [50000, 0], [0, 50000, 0, 0, 0, 50000]],
  ['free, paid at the hotel, cheaper', [0, 0, 0], [20000, 0], [0, 20000, 0, 0, 0, 20000]],
  [
    'inside the window: the penalty stays',
    [0, 0, 15000],
    [9000, 0],
    [15000, 15000, 0, 0, 0, 15000],
  ],
  ['inside the window, dearer', [0, 0, 15000], [40000, 0], [15000, 40000, 0, 0, 0, 40000]],
  [
    'prepaid, dearer: the difference',
    [30000, 0, 30000],
    [36000, 36000],
    [30000, 36000, 6000, 0, 36000, 0],
  ],
  [
    'prepaid, cheaper: the money is credit',
    [30000, 0, 30000],
    [24000, 24000],
    [30000, 30000, 0, 0, 30000, 0],
  ],
  [
    'prepaid, cheaper, then as before: the credit pays',
    [30000, 30000, 30000],
    [30000, 30000],
    [30000, 30000, 0, 0, 30000, 0],
  ],
  [
    'from prepaid to paid at the hotel',
    [30000, 0, 30000],
    [42000, 0],
    [30000, 42000, 0, 0, 30000, 12000],
  ],
  ['from paid at the hotel to prepaid', [0, 0, 0], [26000, 26000], [0, 26000, 26000, 0, 26000, 0]],
  [
    'a deposit, shorter, before the deadline',
    [12000, 0, 0],
    [20000, 8000],
    [0, 20000, 0, 4000, 8000, 12000],
  ],
  [
    'a deposit, shorter, after the deadline',
    [12000, 0, 12000],
    [20000, 8000],
    [12000, 20000, 0, 0, 12000, 8000],
  ],
  [
    'prepaid, within the right of a law',
    [30000, 0, 0],
    [24000, 24000],
    [0, 24000, 0, 6000, 24000, 0],
  ],
  [
    'changed before, then within the right of a law',
    [30000, 10000, 0],
    [24000, 0],
    [10000, 24000, 0, 20000, 10000, 14000],
  ],
])('%s', (_name, [paid, floor, penalty], [total, dueNow], expected) => {
  const price = changePrice({ paid, floor, penalty } as never, { total, dueNow } as never)
  const { charge, refund, payable, atHotel } = price
  expect([price.floor, payable, charge, refund, price.paid, atHotel]).toEqual(expected)
})

/** A room as it was booked, and changed before in ways that its terms allow. */
const booked = fc
  .record({
    total: fc.nat(100_000),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    floor: fc.oneof(fc.constant(0), fc.nat(80_000)),
    isGuaranteed: fc.boolean(),
    refundability: fc.constantFrom('FREE', 'PARTIAL', 'NON_REFUNDABLE'),
    deadline: fc.constantFrom(LATER, PASSED, null),
    penalty: fc.option(fc.nat(150_000)),
  })
  .map(({ total, share, penalty, refundability, deadline, ...room }) => ({
    ...room,
    total,
    paid: Math.round(total * share),
    policy: {
      ...{ refundability, deadline },
      penalty: penalty === null ? null : { amount: penalty },
    },
  })) as fc.Arbitrary<CancellableRoom & { floor: number }>

const sold = fc
  .record({ total: fc.nat(120_000), share: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ total, share }) => ({ total, dueNow: Math.round(total * share) }))

const at = (now: number, isStatutory = false) => ({ now, isStatutory })

test('what is paid, what is charged, what goes back and what the hotel collects come to what it gets', () => {
  fc.assert(
    fc.property(booked, sold, fc.boolean(), (room, then, isStatutory) => {
      const { penalty } = cancelPrice(room, at(NOW, isStatutory))
      const price = changePrice({ ...room, penalty }, then)
      expect(price.paid).toBe(room.paid + price.charge - price.refund)
      expect(price.paid + price.atHotel).toBe(price.payable)
      expect(Math.min(price.charge, price.refund)).toBe(0)
      expect(price.atHotel).toBeGreaterThanOrEqual(0)
      expect(price.payable).toBeGreaterThanOrEqual(then.total)
    }),
  )
})

test('M3: what does not change costs nothing, however often', () => {
  fc.assert(
    fc.property(booked, sold, (room, then) => {
      const { penalty } = cancelPrice(room, at(NOW))
      const once = changePrice({ ...room, penalty }, then)
      const again = changePrice({ ...once, penalty: once.floor }, then)
      expect(again).toEqual({ ...once, charge: 0, refund: 0 })
    }),
  )
})

test('M4: at the instant of a change cancelling costs no less than before it, later never less than the floor', () => {
  fc.assert(
    fc.property(booked, booked, fc.nat(60), (room, changed, days) => {
      const { penalty } = cancelPrice(room, at(NOW))
      const then = { total: changed.total, dueNow: changed.paid }
      const { floor, paid, charge, refund } = changePrice({ ...room, penalty }, then)
      const after = { ...changed, floor, paid }
      const cancelled = cancelPrice(after, at(NOW))
      expect(cancelled.penalty).toBeGreaterThanOrEqual(penalty)
      // So changing before cancelling brings back no more than cancelling does.
      const direct = cancelPrice(room, at(NOW)).refund
      expect(refund + cancelled.refund - charge).toBeLessThanOrEqual(direct)
      const later = cancelPrice(after, at(NOW + days * 86_400_000))
      expect(later.penalty).toBeGreaterThanOrEqual(floor)
    }),
  )
})

test('of several rooms a card is charged or paid back, never both', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(1000), (charge, refund) => {
      const net = netOfChanges({ charge, refund })
      expect(Math.min(net.charge, net.refund)).toBe(0)
      expect(net.charge - net.refund).toBe(charge - refund)
    }),
  )
})
