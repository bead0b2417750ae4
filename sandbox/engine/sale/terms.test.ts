import { plansOf, type SeedRatePlan } from '../../seed/rates/rate-plans'
import { hotelOf } from '../testing/hotels'
import { depositOf, guaranteeOf, policyOf } from './terms'

const [usual] = plansOf('MUCDE') as [SeedRatePlan]
const plan = (more: Partial<SeedRatePlan>): SeedRatePlan => ({ ...usual, ...more })

/** Three nights in Munich with 21.00 of city tax, which only the hotel may collect. */
const stay = {
  checkIn: '2027-03-30',
  points: null,
  amounts: [20_000, 22_000, 24_000],
  total: 68_100,
  onlyAtHotel: 2100,
}

const freeUntil = (hoursBefore: number): SeedRatePlan =>
  plan({
    cancel: { kind: 'FREE', hoursBefore, time: '18:00', penalty: { kind: 'NIGHTS', value: 1 } },
  })

test.each([
  ['the day of arrival', 0, '2027-03-30T18:00:00+02:00'],
  ['the day before', 24, '2027-03-29T18:00:00+02:00'],
  ['the other side of a clock change', 72, '2027-03-27T18:00:00+01:00'],
  ['the month before', 29 * 24 + 24, '2027-02-28T18:00:00+01:00'],
])('a deadline on %s is 18:00 at the hotel', (_name, hours, iso) => {
  const { refundability, deadline } = policyOf(hotelOf('MUCDE'), freeUntil(hours), stay)
  expect([refundability, deadline]).toEqual(['FREE', iso])
})

test.each([
  [{ kind: 'NIGHTS', value: 1 }, 20_000],
  [{ kind: 'NIGHTS', value: 2 }, 42_000],
  [{ kind: 'NIGHTS', value: 9 }, 66_000],
  [{ kind: 'PERCENT', value: 30 }, 19_800],
  [{ kind: 'FIXED', value: 12_000 }, 12_000],
  [{ kind: 'FIXED', value: 90_000 }, 66_000],
] as const)('a penalty of %j is %d, at most the stay without its city tax', (penalty, amount) => {
  const policy = policyOf(hotelOf('MUCDE'), plan({ cancel: { kind: 'PARTIAL', penalty } }), stay)
  expect(policy).toEqual({
    refundability: 'PARTIAL',
    deadline: null,
    penalty: { ...penalty, amount },
  })
})

test('a rate that is not refunded has neither a deadline nor a penalty', () => {
  const policy = policyOf(hotelOf('MUCDE'), plan({ cancel: { kind: 'NON_REFUNDABLE' } }), stay)
  expect(policy).toEqual({
    refundability: 'NON_REFUNDABLE',
    deadline: null,
    penalty: null,
  })
})

test.each([
  ['CARD', null, { type: 'Cash', amount: 0 }, [true, false]],
  ['NONE', null, { type: 'Cash', amount: 0 }, [false, false]],
  ['PREPAY', null, { type: 'PrePay', amount: 66_000 }, [true, true]],
  ['DEPOSIT_FIRST_NIGHT', null, { type: 'Deposit', amount: 20_000 }, [true, true]],
  ['DEPOSIT_PERCENT', 30, { type: 'Deposit', amount: 19_800 }, [true, true]],
] as const)('%s: what the booking charges', (guarantee, depositPercent, deposit, card) => {
  const rate = plan({ guarantee, depositPercent })
  expect(depositOf(rate, stay)).toEqual(deposit)
  const { type, cardRequired, chargedNow } = guaranteeOf(rate)
  expect([type, cardRequired, chargedNow]).toEqual([guarantee, ...card])
})
