import { fc } from '../../../tests/random'
import { formatMoney } from './money'
import { averageNightly, priceMarket, savingsPercent, stayFee, stayPrice } from './prices'

const of = (currency: string, decimalPoint: number) => (amount: number) => ({
  amount,
  decimalPoint,
  currency,
})
const usd = of('USD', 2)
const eur = of('EUR', 2)
const yen = of('JPY', 0)

describe('the worked examples of C.14', () => {
  it('United States: the price includes fees, taxes are added', () => {
    const stay = { nights: 2, guests: 2, rooms: 1 }
    const charges = {
      nights: [usd(20000), usd(22000)],
      fees: [stayFee({ amount: usd(3000), basis: 'NIGHT' }, stay)],
      taxes: [{ amount: usd(7080), includedInRate: false }],
    }
    expect(stayPrice(charges, priceMarket('US', 'en-US'))).toEqual({
      nightly: usd(24000),
      shown: usd(48000),
      taxes: usd(7080),
      total: usd(55080),
    })
  })

  it('Germany: the price includes taxes, also those paid at the property', () => {
    const charges = {
      nights: [eur(11900), eur(11900)],
      fees: [],
      taxes: [
        { amount: eur(1557), includedInRate: true },
        { amount: eur(1400), includedInRate: false },
      ],
    }
    expect(stayPrice(charges, priceMarket('DE', 'en-US'))).toEqual({
      nightly: eur(12600),
      shown: eur(25200),
      taxes: null,
      total: eur(25200),
    })
  })

  it('Japan: without decimals', () => {
    const charges = {
      nights: [yen(20000), yen(20000), yen(20000)],
      fees: [],
      taxes: [{ amount: yen(5454), includedInRate: true }],
    }
    const price = stayPrice(charges, priceMarket('JP', 'ja-JP'))
    expect(price && formatMoney(price.nightly, 'en-US')).toBe('¥20,000')
    expect(price && formatMoney(price.total, 'en-US')).toBe('¥60,000')
  })

  it.each([
    [31000, 30000, null],
    [31000, 29900, 3],
    [100000, 96700, 3],
    [100000, 96800, null],
    [100000, 96701, null],
    [10000, 7001, 29],
    [10000, 10000, null],
    [10000, 11000, null],
    [0, 0, null],
    [10000, 0, 100],
  ])('%d compared with %d saves %j percent', (compared, price, percent) => {
    expect(savingsPercent(compared, price)).toBe(percent)
  })
})

test.each([
  ['US', 'en-US', 'feesIncluded'],
  ['us', 'fr-CA', 'feesIncluded'],
  ['CA', 'en', 'feesIncluded'],
  ['US', 'de-DE', 'allInclusive'],
  ['US', 'en-GB', 'allInclusive'],
  ['US', 'es', 'allInclusive'],
  ['DE', 'en-US', 'allInclusive'],
  ['CN', 'en-US', 'allInclusive'],
  ['TH', 'en-US', 'allInclusive'],
  ['SA', 'en-CA', 'allInclusive'],
  ['ZA', 'en-US', 'allInclusive'],
  ['XX', 'en-US', 'allInclusive'],
  ['constructor', 'en-US', 'allInclusive'],
  [null, 'fr_FR', 'allInclusive'],
  [undefined, 'de', 'allInclusive'],
  ['', 'en-US', 'feesIncluded'],
  [null, 'en_CA', 'feesIncluded'],
  [undefined, '!!', 'feesIncluded'],
])('a hotel in %j on a page in %s is %s', (country, locale, market) => {
  expect(priceMarket(country, locale)).toBe(market)
})

test('the configuration decides for its countries, and the stricter market still wins', () => {
  const configured = { US: 'allInclusive', MX: 'feesIncluded' } as const
  expect(priceMarket('US', 'en-CA', configured)).toBe('allInclusive')
  expect(priceMarket('CA', 'en-US', configured)).toBe('allInclusive')
  expect(priceMarket('MX', 'es-MX', configured)).toBe('feesIncluded')
  expect(priceMarket('MX', 'es-ES', configured)).toBe('allInclusive')
})

test.each([
  ['NIGHT', 300],
  ['STAY', 100],
  ['PERSON', 200],
  ['PERSON_NIGHT', 600],
  ['ROOM', 400],
] as const)('a fee per %s amounts to %d', (basis, amount) => {
  const stay = { nights: 3, guests: 2, rooms: 4 }
  expect(stayFee({ amount: usd(100), basis }, stay)).toEqual(usd(amount))
})

test('the total includes all charges and no market hides a fee', () => {
  const amounts = fc.array(fc.nat(1_000_000), { maxLength: 5 })
  const nights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 30 })
  const taxes = fc.array(fc.record({ amount: fc.nat(1_000_000), includedInRate: fc.boolean() }))
  const markets = fc.constantFrom('feesIncluded' as const, 'allInclusive' as const)
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
  fc.assert(
    fc.property(nights, amounts, taxes, markets, (rooms, fees, duties, market) => {
      const price = stayPrice(
        {
          nights: rooms.map(usd),
          fees: fees.map(usd),
          taxes: duties.map((duty) => ({ ...duty, amount: usd(duty.amount) })),
        },
        market,
      )
      const added = sum(duties.filter((duty) => !duty.includedInRate).map((duty) => duty.amount))
      const base = sum(rooms) + sum(fees)
      expect(price?.total.amount).toBe(base + added)
      expect(price?.shown.amount).toBe(market === 'allInclusive' ? base + added : base)
      expect(price?.shown.amount).toBe((price?.total.amount ?? 0) - (price?.taxes?.amount ?? 0))
    }),
  )
})

test('averages of amounts and points round half up', () => {
  expect([averageNightly(25, 2), averageNightly(60001, 3), averageNightly(100, 0)]).toEqual([
    13, 20000, 100,
  ])
})

test('a stay without nights or in two currencies has no price', () => {
  expect(stayPrice({ nights: [], fees: [usd(1)], taxes: [] }, 'feesIncluded')).toBeNull()
  expect(stayPrice({ nights: [usd(1)], fees: [eur(1)], taxes: [] }, 'feesIncluded')).toBeNull()
})
