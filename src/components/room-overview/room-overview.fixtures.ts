import { orderSummaryAnswer, roomOverviewAnswer, STAY_OF_CART } from '../../../fixtures/cart'
import type { Fixture } from '../../mapping/define-widget'
import type { RoomOverviewModel } from './room-overview.model'
import type { RoomOverviewInput } from './room-overview.schema'

type Case = Fixture<RoomOverviewInput, RoomOverviewModel>
type Asked = Parameters<typeof roomOverviewAnswer>[1]

/** The review of a cart at a hotel of the sandbox. */
function review(propertyId: string, { more = '', locale = 'en-US', ...asked }: Asked) {
  const search = `propertyCode=${propertyId}${more}&${STAY_OF_CART}`
  return {
    locale,
    ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
    page: { id: 'review-details', type: null, propertyId, search, cart: 'cart' },
    answers: [roomOverviewAnswer(propertyId, { more, locale, ...asked })],
  }
}

const two = { more: '&numRooms=2&numAdultsPerRoom=2-1', plans: ['FLEX', 'PREP'] }

export const minimal: Case = { props: {}, page: review('NYCAB', { plans: ['FLEX'] }) }

export const full: Case = { props: { showImage: false }, page: review('MUCDE', two) }

/** Breakfast and parking with the first room. */
export const withExtras: Case = {
  props: {},
  page: review('MUCDE', {
    ...two,
    extras: [
      { code: 'BREAKFAST', quantity: 2, amount: 9600 },
      { code: 'PARKING', quantity: 1, amount: 4400 },
    ],
  }),
}

/** What was booked, on its confirmation. */
export const booked: Case = {
  props: { context: 'order' },
  page: {
    page: { id: 'confirmation', type: null, propertyId: 'MUCDE' },
    answers: [orderSummaryAnswer('MUCDE', two)],
  },
}

/** One of two rooms is cancelled, and the guest has the other one. */
export const cancelledRoom: Case = {
  props: { context: 'order' },
  page: {
    page: { id: 'upcoming-reservation', type: null, propertyId: 'MUCDE' },
    answers: [orderSummaryAnswer('MUCDE', { ...two, statuses: ['CANCELLED', 'IN_HOUSE'] })],
  },
}

/** The stay is over. */
export const past: Case = {
  props: { context: 'order' },
  page: {
    page: { id: 'expired-reservation', type: null, propertyId: 'NYCAB' },
    answers: [orderSummaryAnswer('NYCAB', { plans: ['FLEX'], statuses: ['PAST'] })],
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

export const priceChanged: Case = { props: {}, page: review('NYCAB', { ...two, dearerBy: 1200 }) }

/** The second room has been sold meanwhile. */
export const dropped: Case = { props: {}, page: review('NYCAB', { ...two, dropped: 1 }) }

/** Of two rooms one is chosen. */
export const missing: Case = { props: {}, page: review('NYCAB', { ...two, plans: ['FLEX'] }) }

/** A rate that the guest may not see. */
export const confidential: Case = {
  props: {},
  page: review('NYCAB', {
    more: '&rateType=corporate&rateCode=MERIDIAN',
    plans: ['CORP'],
  }),
}

export const rightToLeft: Case = {
  props: {},
  page: review('RUHSA', { ...two, locale: 'ar-SA' }),
}
