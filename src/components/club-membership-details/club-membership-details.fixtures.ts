import { reviewPage } from '../../../fixtures/cart'
import { cartDetailsAnswer } from '../../../fixtures/cart-details'
import { aaaDetailsAnswer, clubRatesAnswer } from '../../../fixtures/club'
import type { Fixture } from '../../mapping/define-widget'
import type { ClubMembershipDetailsModel } from './club-membership-details.model'
import type { ClubMembershipDetailsInput } from './club-membership-details.schema'

type Case = Fixture<ClubMembershipDetailsInput, ClubMembershipDetailsModel>

interface Reviewed {
  plans?: readonly string[]
  more?: string
  said?: Record<string, string>
  locale?: string
  /** With a profile, in which nothing is saved. */
  isMember?: boolean
}

/** The review of a cart with a rate of the club. */
function review(
  propertyId: string,
  { plans = ['AAAR'], more = '', said = {}, locale = 'en-US', isMember = false }: Reviewed = {},
) {
  const wish = `${more}&rateType=aaa`
  return {
    ...reviewPage(propertyId, { more: wish, locale }),
    answers: [
      clubRatesAnswer(propertyId, { plans, more: wish, locale }),
      cartDetailsAnswer(said),
      aaaDetailsAnswer(isMember ? { number: null, postalCode: null, verdict: null } : null),
    ],
  }
}

const STORED = { 'club.number': '••••••••••••0003', 'club.postalCode': '10001' }

export const minimal: Case = { props: {}, page: review('NYCAB') }

/** Everything that an author can say, and one of two rooms at a rate of the club. */
export const full: Case = {
  props: { hint: '<p>Please bring your card to check-in.</p>' },
  page: review('NYCAB', {
    plans: ['AAAR', 'FLEX'],
    more: '&numRooms=2&numAdultsPerRoom=2-1',
  }),
}

/** A number that the club knows, from an earlier visit of the page. */
export const remembered: Case = {
  props: {},
  page: review('NYCAB', { said: { ...STORED, 'club.verdict': 'VALID' } }),
}

export const expired: Case = {
  props: {},
  page: review('NYCAB', { said: { ...STORED, 'club.verdict': 'EXPIRED' } }),
}

export const invalid: Case = {
  props: {},
  page: review('NYCAB', { said: { ...STORED, 'club.verdict': 'INVALID' } }),
}

/** The club did not answer. */
export const unchecked: Case = {
  props: {},
  page: review('NYCAB', { said: { ...STORED, 'club.verdict': 'UNCHECKED' } }),
}

/** No rate of the club. */
export const none: Case = {
  props: {},
  page: review('NYCAB', { plans: ['FLEX'] }),
  isEmpty: true,
}

export const loading: Case = { props: {}, model: { state: 'loading' } }

export const failed: Case = { props: {}, model: { state: 'failed', retry: () => {} } }

const ready: ClubMembershipDetailsModel = {
  state: 'ready',
  form: 'checkout-form',
  nameOf: (field) => `club.${field}`,
  values: {},
  error: null,
  verdict: null,
  saving: null,
  others: [],
  count: 1,
  failedChange: null,
  verdictRef: { current: null },
  onInput: () => {},
  onLeave: () => {},
  onSave: () => {},
  note: { state: 'untouched', keepNow: () => {} },
}

export const checking: Case = {
  props: {},
  model: { ...ready, values: { number: '6202000000000003' }, verdict: 'checking' },
}

/** A signed-in member may save the number. */
export const member: Case = { props: {}, page: review('NYCAB', { isMember: true }) }

export const saved: Case = {
  props: {},
  model: { ...ready, values: { number: '6202000000000003' }, verdict: 'VALID', saving: 'saved' },
}

/** The rate could not be changed. */
export const notChanged: Case = {
  props: {},
  model: {
    ...ready,
    error: { label: 'numberMissing' },
    failedChange: {
      text: 'We got no answer, and kept everything. Try again: the room is never added twice.',
      isNews: true,
      retry: () => {},
    },
  },
}

export const rightToLeft: Case = {
  props: {},
  page: review('NYCAB', { said: STORED, locale: 'ar-SA' }),
}
