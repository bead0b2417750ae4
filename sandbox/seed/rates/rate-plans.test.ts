import { allHotels, hotels } from '../hotels'
import { LOCALES } from '../seed-types'
import { plansOf } from './rate-plans'

const ids = allHotels.map(({ id }) => id)

test('the chain has fifteen plans, and every one is sold somewhere', () => {
  const codes = new Set(hotels.flatMap(({ id }) => plansOf(id).map(({ code }) => code)))
  expect(codes.size).toBe(15)
})

test('a hotel that is not in the seed has no plans', () => {
  expect(plansOf('EMPTY')).toEqual([])
  expect(plansOf('constructor')).toEqual([])
})

describe.each(ids)('%s', (id) => {
  const plans = plansOf(id)

  test('has 8 to 12 plans, the flexible one first, and one for members', () => {
    expect(plans.length).toBeGreaterThanOrEqual(8)
    expect(plans.length).toBeLessThanOrEqual(12)
    expect(new Set(plans.map(({ code }) => code)).size).toBe(plans.length)
    expect(plans[0]).toMatchObject({ code: 'FLEX', factor: 1, codes: null })
    expect(plans.filter(({ audience }) => audience === 'MEMBER').length).toBeGreaterThan(0)
  })

  test('says what each plan is in each language', () => {
    for (const { name, description, eligibility, inclusions, audience } of plans) {
      expect(eligibility === null).toBe(audience === 'STANDARD' || audience === 'PACKAGE')
      for (const locale of LOCALES) {
        for (const text of [name, description, ...inclusions]) {
          expect(text[locale]).toBe(text[locale].trim())
          expect(text[locale]).not.toBe('')
        }
      }
    }
  })

  test('asks for money that is owed: meals cost what they say, deposits are a share', () => {
    for (const plan of plans) {
      const { mealPlan, mealPerPerson, guarantee, depositPercent, cancel, points } = plan
      expect(mealPerPerson === null).toBe(mealPlan === 'NONE')
      for (const amount of [mealPerPerson, points].filter((one) => one !== null)) {
        expect(Number.isSafeInteger(amount) && amount > 0).toBe(true)
      }
      expect(depositPercent === null).toBe(guarantee !== 'DEPOSIT_PERCENT')
      expect(cancel.kind === 'NON_REFUNDABLE').toBe(guarantee === 'PREPAY')
      if (cancel.kind === 'FREE') expect(cancel.hoursBefore % 24).toBe(0)
    }
  })

  test('sells nothing without a price, and cheaper plans ask for something in return', () => {
    for (const { factor, points, code, audience, cancel, minStay } of plans) {
      expect(factor > 0 || points !== null).toBe(true)
      const isBetterForEverybody =
        factor < 1 && audience === 'STANDARD' && cancel.kind === 'FREE' && minStay === 1
      expect([code, isBetterForEverybody]).toEqual([code, false])
    }
  })

  test('hides the amounts of companies’ rates only, which need a code', () => {
    for (const { isConfidential, audience, codes } of plans) {
      expect(isConfidential).toBe(audience === 'CORPORATE')
      const needsCode = ['CORPORATE', 'GROUP', 'TRAVEL_AGENT'].includes(audience)
      expect(codes !== null).toBe(needsCode)
      for (const code of codes ?? []) {
        expect(code).toMatch(audience === 'GROUP' ? /^[A-Z\d]{7,10}$/ : /^[A-Z\d]{2,10}$/)
      }
    }
  })
})
