import { fc, runs } from '../../../tests/random'
import { addDays, nightsOf } from '../stay/days'
import type { Party } from '../stay/stay-search'
import { stayPrice } from './prices'
import { type ChargedStay, type ChargeRule, chargeLines } from './taxes'

const rule = (changes: Partial<ChargeRule>): ChargeRule => ({
  code: 'TAX',
  kind: 'percent',
  value: 10,
  base: 'rooms',
  includedInRate: false,
  payAt: 'BOOKING',
  exemptBelowAge: null,
  maxNights: null,
  from: null,
  to: null,
  ...changes,
})
const couple: Party = { adults: 2, childAges: [] }
const stayOf = (amounts: number[], changes: Partial<ChargedStay> = {}): ChargedStay => ({
  nights: amounts.map((amount, night) => ({ date: addDays('2026-12-04', night), amount })),
  party: couple,
  fees: 0,
  ...changes,
})
const amountOf = (changes: Partial<ChargeRule>, stay: ChargedStay) =>
  chargeLines([rule(changes)], stay)[0]?.amount

describe('the charges of real hotels', () => {
  test('Munich: VAT in the rate, a city tax per person and night at the hotel (C.14)', () => {
    const rules = [
      rule({ code: 'VAT', value: 7, includedInRate: true }),
      rule({
        code: 'CITY',
        kind: 'perPersonNight',
        value: 350,
        payAt: 'HOTEL',
        exemptBelowAge: 12,
      }),
    ]
    const vat = { code: 'VAT', amount: 1557, includedInRate: true, payAt: 'BOOKING' }
    const city = { code: 'CITY', amount: 1400, includedInRate: false, payAt: 'HOTEL' }
    expect(chargeLines(rules, stayOf([11900, 11900]))).toEqual([vat, city])
    const family = { adults: 2, childAges: [11, 12, 0] }
    expect(chargeLines(rules, stayOf([11900, 11900], { party: family }))).toEqual([
      vat,
      { ...city, amount: 2100 },
    ])
  })

  test('New York: a percentage of rooms and resort fee (C.14)', () => {
    const tax = { value: 14.75, base: 'roomsAndFees' } as const
    expect(amountOf(tax, stayOf([20000, 22000], { fees: 6000 }))).toBe(7080)
    expect(amountOf({ ...tax, base: 'rooms' }, stayOf([20000, 22000], { fees: 6000 }))).toBe(6195)
    expect(amountOf({ kind: 'perNight', value: 3000 }, stayOf([20000, 22000]))).toBe(6000)
  })

  test('Lisbon: seven nights at most', () => {
    const tax = { kind: 'perPersonNight', value: 400, maxNights: 7, exemptBelowAge: 13 } as const
    expect(amountOf(tax, stayOf(Array(7).fill(15000)))).toBe(5600)
    expect(amountOf(tax, stayOf(Array(12).fill(15000)))).toBe(5600)
  })

  test('Tokyo: consumption tax in the rate, without decimals', () => {
    expect(amountOf({ includedInRate: true }, stayOf([20000, 20000, 20000]))).toBe(5455)
  })
})

describe('a charge by the price of the night', () => {
  const tax: Partial<ChargeRule> = {
    kind: 'perPersonNight',
    value: 0,
    exemptBelowAge: 12,
    bands: [
      { from: 10_000, value: 100 },
      { from: 15_000, value: 200 },
    ],
  }

  test.each([
    [[19_999], undefined],
    [[20_000], 200],
    [[29_999], 200],
    [[30_000], 400],
    [[19_999, 20_000, 30_000], 600],
  ])('of nights for two at %j is %s', (amounts, charged) => {
    expect(amountOf(tax, stayOf(amounts))).toBe(charged)
  })

  test('counts a child among those who share the room, exempt or not', () => {
    const family = { adults: 2, childAges: [11] }
    expect(amountOf(tax, stayOf([44_999], { party: family }))).toBe(200)
    expect(amountOf(tax, stayOf([45_000], { party: family }))).toBe(400)
    expect(amountOf({ ...tax, value: 50 }, stayOf([10_000]))).toBe(100)
  })
})

describe('a charge', () => {
  const stay = stayOf([10000, 10000, 10000], { party: { adults: 2, childAges: [5, 15, null] } })

  test.each<[Partial<ChargeRule>, number]>([
    [{ kind: 'perNight', value: 100 }, 300],
    [{ kind: 'perStay', value: 100 }, 100],
    [{ kind: 'perPerson', value: 100 }, 500],
    [{ kind: 'perPersonNight', value: 100 }, 1500],
    [{ kind: 'perPerson', value: 100, exemptBelowAge: 6 }, 400],
    [{ kind: 'perPerson', value: 100, exemptBelowAge: 5 }, 500],
    [{ kind: 'perPerson', value: 100, exemptBelowAge: 18 }, 300],
    [{ kind: 'perNight', value: 100, maxNights: 2 }, 200],
    [{ kind: 'percent', value: 10, maxNights: 2 }, 2000],
    [{ kind: 'perNight', value: 100, from: '2026-12-05' }, 200],
    [{ kind: 'perNight', value: 100, to: '2026-12-04' }, 100],
    [{ kind: 'perNight', value: 100, from: '2026-12-05', maxNights: 1 }, 100],
    [{ kind: 'percent', value: 10, from: '2026-12-05', to: '2026-12-05' }, 1000],
    [{ kind: 'perStay', value: 100, from: '2026-12-06' }, 100],
  ])('%j comes to %d', (changes, amount) => {
    expect(amountOf(changes, stay)).toBe(amount)
  })

  test('of other nights has no line', () => {
    const rules = [rule({ from: '2026-12-07' }), rule({ to: '2026-12-03' }), rule({ maxNights: 0 })]
    expect(chargeLines(rules, stay)).toEqual([])
    expect(chargeLines([rule({ kind: 'perStay' })], { ...stay, nights: [] })).toEqual([])
  })

  test('of some nights is of their share of the fees', () => {
    const tax = { base: 'roomsAndFees', maxNights: 1 } as const
    expect(amountOf(tax, stayOf([10000, 20000, 30000], { fees: 3000 }))).toBe(1100)
  })

  test.each([
    [14.75, [200], 30],
    [12.5, [100], 13],
    [12.5, [4], 1],
    [12.4, [4], 0],
    [0.35, [1000, 1000, 1000], 11],
    [1.005, [10000], 101],
    [5.5, Array(99).fill(10001), 54455],
  ])('of %d % rounds halves up, once', (value, amounts, rounded) => {
    expect(amountOf({ value }, stayOf(amounts))).toBe(rounded)
  })
})

describe('percentages that the rate contains', () => {
  const contained = (code: string, value: number, changes: Partial<ChargeRule> = {}) =>
    rule({ code, value, includedInRate: true, ...changes })
  const amounts = (rules: ChargeRule[], stay: ChargedStay) =>
    chargeLines(rules, stay).map(({ amount }) => amount)

  test('are parts of the same whole', () => {
    expect(amounts([contained('VAT', 15), contained('CITY', 5)], stayOf([12000]))).toEqual([
      1500, 500,
    ])
  })

  test('leave room for a tax that is added', () => {
    expect(amounts([contained('VAT', 20), rule({ value: 5 })], stayOf([12000]))).toEqual([
      2000, 600,
    ])
  })

  test('change with the night', () => {
    const rules = [
      contained('OLD', 10, { to: '2026-12-04' }),
      contained('NEW', 20, { from: '2026-12-05' }),
    ]
    expect(amounts(rules, stayOf([11000, 12000]))).toEqual([1000, 2000])
  })

  test('are of the fees only if they are charged on fees', () => {
    const rules = [contained('VAT', 10, { base: 'roomsAndFees' }), contained('CITY', 10)]
    expect(amounts(rules, stayOf([12000], { fees: 1100 }))).toEqual([1100, 1000])
  })
})

const rules: fc.Arbitrary<ChargeRule> = fc.record({
  code: fc.constantFrom('VAT', 'CITY', 'RESORT'),
  kind: fc.constantFrom('percent', 'perNight', 'perPersonNight', 'perStay', 'perPerson'),
  value: fc.integer({ min: 0, max: 3000 }),
  base: fc.constantFrom('rooms', 'roomsAndFees'),
  includedInRate: fc.boolean(),
  payAt: fc.constantFrom('BOOKING', 'HOTEL'),
  exemptBelowAge: fc.option(fc.integer({ min: 0, max: 18 })),
  maxNights: fc.option(fc.integer({ min: 0, max: 10 })),
  from: fc.option(fc.constantFrom(...nightsOf('2026-12-01', '2026-12-20'))),
  to: fc.option(fc.constantFrom(...nightsOf('2026-12-01', '2026-12-20'))),
})
/** Percentages have two decimals, other values are whole. */
const someRules = fc
  .array(rules, { maxLength: 6 })
  .map((list) =>
    list.map((each) => (each.kind === 'percent' ? { ...each, value: each.value / 100 } : each)),
  )
const stays: fc.Arbitrary<ChargedStay> = fc.record({
  nights: fc
    .array(fc.nat(50_000_000), { minLength: 1, maxLength: 99 })
    .map((amounts) => stayOf(amounts).nights),
  party: fc.record({
    adults: fc.integer({ min: 1, max: 8 }),
    childAges: fc.array(fc.option(fc.integer({ min: 0, max: 17 })), { maxLength: 4 }),
  }),
  fees: fc.nat(1_000_000),
})
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

test('the total of a stay is the sum of its lines, in integers', () => {
  const money = (amount: number) => ({ amount, decimalPoint: 2, currency: 'EUR' })
  fc.assert(
    fc.property(someRules, stays, (given, stay) => {
      const lines = chargeLines(given, stay)
      expect(lines.every(({ amount }) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
      const price = stayPrice(
        {
          nights: stay.nights.map(({ amount }) => money(amount)),
          fees: [money(stay.fees)],
          taxes: lines.map((line) => ({ ...line, amount: money(line.amount) })),
        },
        'allInclusive',
      )
      const added = lines.filter(({ includedInRate }) => !includedInRate)
      const rooms = sum(stay.nights.map(({ amount }) => amount))
      const dueAt = (place: ChargeRule['payAt']) =>
        sum(added.filter(({ payAt }) => payAt === place).map(({ amount }) => amount))
      expect(price?.total.amount).toBe(rooms + stay.fees + dueAt('BOOKING') + dueAt('HOTEL'))
      expect(price?.shown.amount).toBe(price?.total.amount)
    }),
    { numRuns: runs(500) },
  )
})

test('a line depends on no added charge, and on no other order', () => {
  fc.assert(
    fc.property(someRules, stays, (given, stay) => {
      const lines = chargeLines(given, stay)
      expect(chargeLines([...given].reverse(), stay)).toEqual(lines.reverse())
      const contained = given.filter(({ includedInRate }) => includedInRate)
      const before = chargeLines(given, stay).filter(({ includedInRate }) => includedInRate)
      expect(chargeLines(contained, stay)).toEqual(before)
    }),
  )
})

test('percentages that the rate contains leave what they are percentages of', () => {
  const percents = fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(percents, stays, (values, stay) => {
      const given = values.map((value) => rule({ value: value / 100, includedInRate: true }))
      const lines = chargeLines(given, stay).map(({ amount }) => amount)
      const net = sum(stay.nights.map(({ amount }) => amount)) - sum(lines)
      // Each line is at most half a unit off, and so is the net amount by their number.
      values.forEach((value, index) => {
        const slack = 0.5 + (values.length * 0.5 * value) / 10_000 + 1e-3
        expect(Math.abs((net * value) / 10_000 - Number(lines[index]))).toBeLessThanOrEqual(slack)
      })
    }),
  )
})
