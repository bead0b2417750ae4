import { plansOf } from '../../seed/rates/rate-plans'
import { openPlans } from './open-plans'

const none = { rateType: null, rateCode: null, usePoints: false }

/** Has plans of every audience but AAA and government. */
const plans = plansOf('MUCDE')

const codesOf = (wish: Partial<Parameters<typeof openPlans>[1]>) =>
  openPlans(plans, { ...none, ...wish }).plans.map(({ code }) => code)
const isUnmet = (wish: Partial<Parameters<typeof openPlans>[1]>) =>
  openPlans(plans, { ...none, ...wish }).isWishUnmet

const OPEN_TO_ALL = ['FLEX', 'MEMB', 'PREP', 'MPRE', 'BFST', 'LONG']

test('without a wish public and members’ plans are open', () => {
  expect(codesOf({})).toEqual(OPEN_TO_ALL)
  expect(isUnmet({})).toBe(false)
})

test.each([
  [{ rateType: 'senior' }, 'SENR'],
  [{ rateType: 'corporate', rateCode: 'MERIDIAN' }, 'CORP'],
  [{ rateType: 'group', rateCode: 'springmeet' }, 'GRUP'],
  [{ rateType: 'travelAgent', rateCode: 'H77' }, 'AGNT'],
  [{ rateCode: 'MERIDIAN' }, 'CORP'],
] as const)('%j opens one more', (wish, code) => {
  expect(codesOf(wish)).toEqual(expect.arrayContaining([...OPEN_TO_ALL, code]))
  expect(codesOf(wish)).toHaveLength(OPEN_TO_ALL.length + 1)
  expect(isUnmet(wish)).toBe(false)
})

test.each([
  [{ rateType: 'corporate', rateCode: 'UNKNOWN' }],
  [{ rateCode: 'UNKNOWN' }],
  [{ rateType: 'corporate' }],
  // The code of a company is none of a group's.
  [{ rateType: 'group', rateCode: 'MERIDIAN' }],
  // A hotel without a government rate.
  [{ rateType: 'government' }],
] as const)('%j opens nothing more and is told to be unmet', (wish) => {
  expect(codesOf(wish)).toEqual(OPEN_TO_ALL)
  expect(isUnmet(wish)).toBe(true)
})

test('points open the plans that they pay for', () => {
  expect(codesOf({ usePoints: true })).toEqual([...OPEN_TO_ALL, 'PNTS', 'PCSH'])
})
