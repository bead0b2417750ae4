import { chargeLines } from '../../../src/rules/money/taxes'
import { addDays } from '../../../src/rules/stay/days'
import { propertyView } from '../../api/graphql/property-view'
import { allHotels } from '../hotels'
import { LOCALES } from '../seed-types'
import { chargesOf } from './charges'

/** Fees and taxes of one room, by their code; nights begin on 2 March 2027. */
function linesOf(hotelId: string, amounts: readonly number[], adults: number, ages: number[] = []) {
  const nights = amounts.map((amount, night) => ({ date: addDays('2027-03-02', night), amount }))
  const stay = { nights, party: { adults, childAges: ages } }
  const { fees, taxes } = chargesOf(hotelId)
  const feeLines = chargeLines(fees, { ...stay, fees: 0 })
  const sum = feeLines.reduce((total, { amount }) => total + amount, 0)
  const lines = [...feeLines, ...chargeLines(taxes, { ...stay, fees: sum })]
  return Object.fromEntries(lines.map((line) => [line.code, line]))
}

const amountsOf = (lines: Record<string, { amount: number }>) =>
  Object.fromEntries(Object.entries(lines).map(([code, { amount }]) => [code, amount]))

const hotelOf = (id: string) => {
  const hotel = allHotels.find((one) => one.id === id)
  if (!hotel) throw new Error(`No hotel ${id}`)
  return hotel
}

test('Munich: 3.50 per person and night at the hotel, none for children under 12, VAT within', () => {
  const lines = linesOf('MUCDE', [11_900, 11_900], 2, [11])
  expect(lines.CITY_TAX).toMatchObject({ amount: 1400, payAt: 'HOTEL', includedInRate: false })
  expect(lines.VAT).toMatchObject({ amount: 1557, includedInRate: true })
  expect(linesOf('MUCDE', [11_900, 11_900], 2, [12]).CITY_TAX?.amount).toBe(2100)
})

test('New York: the destination fee is taxed too, and each night costs 3.50 more', () => {
  const lines = linesOf('NYCAB', [20_000, 22_000], 2)
  expect(amountsOf(lines)).toEqual({
    DESTINATION_FEE: 6000,
    SALES_OCCUPANCY_TAX: 7080,
    OCCUPANCY_UNIT_FEE: 700,
  })
})

test('Lisbon: seven nights at most, from the age of 13', () => {
  const nights = Array.from({ length: 9 }, () => 30_000)
  expect(linesOf('RZONE', nights, 2, [12]).CITY_TAX?.amount).toBe(2 * 7 * 400)
  expect(linesOf('RZONE', nights, 2, [13]).CITY_TAX?.amount).toBe(3 * 7 * 400)
})

test('Milan: 10.00 where the hotel has four stars, 7.00 where it has three; 14 nights, adults', () => {
  const nights = Array.from({ length: 20 }, () => 24_000)
  expect(linesOf('BGONE', nights, 1, [17]).CITY_TAX?.amount).toBe(14 * 1000)
  expect(linesOf('MILAA', [12_000], 2).CITY_TAX?.amount).toBe(1400)
})

test.each([
  [20_000, 2, undefined],
  [22_000, 2, 200],
  [32_999, 2, 200],
  [33_000, 2, 400],
  [33_000, 3, 300],
  [11_000, 1, 100],
])('Tokyo: a night of ¥%i for %i persons costs ¥%s of accommodation tax', (amount, adults, tax) => {
  expect(linesOf('TYOJP', [amount], adults).ACCOMMODATION_TAX?.amount).toBe(tax)
})

test('Tokyo: each night is in its own band', () => {
  expect(linesOf('TYOJP', [20_000, 30_000, 40_000], 2).ACCOMMODATION_TAX).toMatchObject({
    amount: 600,
    payAt: 'HOTEL',
  })
})

test.each([
  ['BKKTH', 40_000, 28_000 + 2_800],
  ['TPETW', 40_000, 20_000 + 2_000],
])('%s: a tenth of service, and VAT on room and service', (hotelId, service, vat) => {
  expect(amountsOf(linesOf(hotelId, [400_000], 2))).toEqual({ SERVICE_CHARGE: service, VAT: vat })
})

test.each([
  ['MAXHT', 'VAT', 12_000, 2000],
  ['SHACN', 'VAT', 10_600, 600],
  ['RUHSA', 'VAT', 11_500, 1500],
  ['NOREV', 'VAT', 11_500, 1500],
  ['SYDAU', 'GST', 11_000, 1000],
  ['INNMV', 'VAT', 11_000, 1000],
])('%s: %s is in the price', (hotelId, code, amount, tax) => {
  expect(linesOf(hotelId, [amount], 1)[code]).toMatchObject({ amount: tax, includedInRate: true })
})

test('Cape Town: the tourism levy is added', () => {
  expect(linesOf('NOREV', [150_000], 2).TOURISM_LEVY).toMatchObject({
    amount: 1500,
    includedInRate: false,
    payAt: 'BOOKING',
  })
})

test('Innsbruck: guests from the age of 15 pay for their guest card', () => {
  expect(linesOf('INNMV', [15_000, 15_000], 2, [14, 15]).VISITORS_TAX?.amount).toBe(1800)
})

test('a hotel outside of a city does not charge the city’s tax', () => {
  expect(Object.keys(linesOf('MUCAA', [10_000], 1))).toEqual(['VAT', 'CITY_TAX'])
  expect(Object.keys(linesOf('MUCAB', [10_000], 1))).toEqual(['VAT'])
})

test('what is paid at the hotel stands in its information, in each language', () => {
  for (const locale of LOCALES) {
    const [fee] = propertyView(hotelOf('MUCDE'), locale).mandatoryFees
    expect(fee).toMatchObject({
      name: chargesOf('MUCDE').texts.CITY_TAX?.name[locale],
      basis: 'PERSON_NIGHT',
      amount: { amount: 350, decimalPoint: 2, currency: 'EUR' },
      mandatory: true,
    })
  }
  const inTokyo = propertyView(hotelOf('TYOJP'), 'en-US').mandatoryFees
  expect(inTokyo).toMatchObject([{ amount: null, purpose: expect.stringMatching(/¥100.*¥200/) }])
  const inNewYork = propertyView(hotelOf('NYCAB'), 'en-US').mandatoryFees
  expect(inNewYork.map(({ code }) => code)).toEqual(['DESTINATION_FEE'])
})

describe.each(allHotels.map(({ id }) => id))('%s', (id) => {
  test('has a tax, and says of each charge what it is, in each language', () => {
    const { fees, taxes, texts } = chargesOf(id)
    const codes = [...fees, ...taxes].map(({ code }) => code)
    expect(taxes.length).toBeGreaterThan(0)
    expect(new Set(codes).size).toBe(codes.length)
    expect(Object.keys(texts).sort()).toEqual([...codes].sort())
    for (const { name, purpose } of Object.values(texts)) {
      for (const locale of LOCALES) {
        expect(name[locale].trim()).not.toBe('')
        expect(purpose[locale].trim()).not.toBe('')
      }
    }
  })
})
