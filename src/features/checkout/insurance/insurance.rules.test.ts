import { hasSameTerms, insurancePart, isOutdated, offerText } from './insurance.rules'

const offer = {
  planId: 'TRIP-1',
  residence: 'DE',
  premium: { amount: 4560, decimalPoint: 2, currency: 'EUR' },
  expires: '2027-03-01T12:30:00.000Z',
}
const NOON = Date.parse('2027-03-01T12:00:00Z')

test.each([
  [{}, {}],
  [{ choice: 'yes' }, {}],
  [{ mandatory: 'yes' }, { choice: 'choiceMissing' }],
  [{ mandatory: 'yes', choice: '' }, { choice: 'choiceMissing' }],
  [{ mandatory: 'yes', choice: 'maybe' }, { choice: 'choiceMissing' }],
  [{ mandatory: 'yes', choice: 'no' }, {}],
])('the form says %j: %j', (values, problems) => {
  const around = { locale: 'en-US', rooms: [], all: {} }
  expect(insurancePart.problemsOf(values, around)).toEqual(problems)
})

test('an offer stands until it expires, and only with its terms', () => {
  const stored = offerText(offer)
  expect(isOutdated(stored, offer, NOON)).toBe(false)
  expect(isOutdated(stored, { ...offer, expires: '2027-03-01T12:50:00.000Z' }, NOON)).toBe(false)
  expect(isOutdated(stored, offer, NOON + 30 * 60_000)).toBe(true)
  expect(isOutdated(undefined, offer, NOON)).toBe(true)
  expect(isOutdated('TRIP-1 DE 4560.2 EUR never', offer, NOON)).toBe(true)
})

test.each([
  { planId: 'TRIP-2' },
  { residence: 'AT' },
  { premium: { ...offer.premium, amount: 456 } },
  { premium: { ...offer.premium, currency: 'USD' } },
])('%j is another offer', (change) => {
  expect(hasSameTerms(offerText(offer), { ...offer, ...change })).toBe(false)
})

test('the part has no field for a card', () => {
  expect(insurancePart.longest('choice')).toBe(3)
  expect(insurancePart.longest('card')).toBeNull()
})
