import {
  policiesAnswer,
  reservationAnswer,
  reviewWith,
  roomPolicies,
  TWO_ROOMS,
} from '../../../fixtures/cart'
import type { Fixture } from '../../mapping/define-widget'
import type { CancellationPolicyModel } from './cancellation-policy.model'
import type { CancellationPolicyInput } from './cancellation-policy.schema'

type Case = Fixture<CancellationPolicyInput, CancellationPolicyModel>

const review = reviewWith(policiesAnswer)

/** So many hours before the deadline. */
const before = (hours: number): CancellationPolicyModel => ({
  state: 'ready',
  rooms: roomPolicies('NYCAB', { plans: ['FLEX'] }, hours),
  isLive: true,
  news: '',
  onExpand: () => {},
})

/** One room that can be cancelled. */
export const minimal: Case = { props: {}, page: review('NYCAB', { plans: ['FLEX'] }) }

/** Two rooms that are cancelled differently, with everything that an author can say. */
export const full: Case = {
  props: {
    variant: 'full',
    showNoShow: true,
    perRoom: 'always',
    legalText: '<p>Your statutory rights are not affected.</p>',
  },
  page: review('NYCAB', TWO_ROOMS),
}

/** A line of text for each room. */
export const short: Case = {
  props: { variant: 'short', showNoShow: false },
  page: review('NYCAB', TWO_ROOMS),
}

/** What was booked, on its confirmation. */
export const booked: Case = {
  props: { source: 'order' },
  page: {
    page: { id: 'confirmation', type: null, propertyId: 'MUCDE' },
    answers: [reservationAnswer('MUCDE', TWO_ROOMS)],
  },
}

/** A page without a cart. */
export const none: Case = {
  props: {},
  page: { page: { id: 'review-details', type: null, propertyId: 'NYCAB' } },
  isEmpty: true,
}

export const loading: Case = { props: {}, model: { state: 'loading' } }

export const failed: Case = { props: {}, model: { state: 'failed', retry: () => {} } }

/** Five hours before the deadline. */
export const lastHours: Case = { props: {}, model: before(5) }

/** The deadline has passed. */
export const passed: Case = { props: {}, model: before(-1) }

/** A law gives a day to cancel after the booking. */
export const statutory: Case = {
  props: {},
  page: review('NYCAB', { plans: ['PREP'], hasWindow: true }),
}

/** A rate that the guest may not see: no amount of it. */
export const confidential: Case = {
  props: {},
  page: review('NYCAB', { more: '&rateType=corporate&rateCode=MERIDIAN', plans: ['CORP'] }),
}

export const german: Case = { props: {}, page: review('MUCDE', { ...TWO_ROOMS, locale: 'de-DE' }) }

export const rightToLeft: Case = {
  props: {},
  page: review('RUHSA', { ...TWO_ROOMS, locale: 'ar-SA' }),
}
