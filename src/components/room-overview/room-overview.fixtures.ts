import {
  CHANGED_ROOMS,
  INSURED_CHANGE,
  LONGER_IN_POINTS,
  ROOM_GOES_EARLIER,
  reservationAnswer,
  reviewWith,
  roomOverviewAnswer,
  TWO_ROOMS,
} from '../../../fixtures/cart'
import type { Fixture } from '../../mapping/define-widget'
import type { RoomOverviewModel } from './room-overview.model'
import type { RoomOverviewInput } from './room-overview.schema'

type Case = Fixture<RoomOverviewInput, RoomOverviewModel>

const review = reviewWith(roomOverviewAnswer)

export const minimal: Case = { props: {}, page: review('NYCAB', { plans: ['FLEX'] }) }

export const full: Case = { props: { showImage: false }, page: review('MUCDE', TWO_ROOMS) }

/** Breakfast and parking with the first room. */
export const withExtras: Case = {
  props: {},
  page: review('MUCDE', {
    ...TWO_ROOMS,
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
    answers: [reservationAnswer('MUCDE', TWO_ROOMS)],
  },
}

/** One of two rooms is cancelled, and the guest has the other one. */
export const cancelledRoom: Case = {
  props: { context: 'order' },
  page: {
    page: { id: 'upcoming-reservation', type: null, propertyId: 'MUCDE' },
    answers: [reservationAnswer('MUCDE', { ...TWO_ROOMS, statuses: ['CANCELLED', 'IN_HOUSE'] })],
  },
}

/** The page of a stay to come: the room that is left can become another one. */
export const toCome: Case = {
  props: {},
  page: {
    page: { id: 'upcoming-reservation', type: null, propertyId: 'MUCDE' },
    answers: [reservationAnswer('MUCDE', { ...TWO_ROOMS, statuses: ['CANCELLED'] })],
  },
}

/** The stay is over. */
export const past: Case = {
  props: { context: 'order' },
  page: {
    page: { id: 'expired-reservation', type: null, propertyId: 'NYCAB' },
    answers: [reservationAnswer('NYCAB', { plans: ['FLEX'], statuses: ['PAST'] })],
  },
}

/** A change of one of two booked rooms: each is told with its days. */
export const roomGoesEarlier: Case = { props: {}, page: review('MUCDE', ROOM_GOES_EARLIER) }

/** A change that gives up suite nights, of a stay with an insurance. */
export const givenUp: Case = {
  props: {},
  page: review('MUCDE', {
    ...CHANGED_ROOMS,
    booked: { ...CHANGED_ROOMS.booked, hasMore: true, premium: 1_000_000 },
  }),
}

/** A change after which the insurance costs more. */
export const insured: Case = { props: {}, page: review('MUCDE', INSURED_CHANGE) }

/** What becomes of two booked rooms. */
export const changed: Case = { props: {}, page: review('MUCDE', CHANGED_ROOMS) }

/** A booked stay in points gets a night more. */
export const changedPoints: Case = { props: {}, page: review('MUCDE', LONGER_IN_POINTS) }

/** A page without a cart. */
export const none: Case = {
  props: {},
  page: { page: { id: 'review-details', type: null, propertyId: 'NYCAB' } },
  isEmpty: true,
}

export const loading: Case = { props: {}, model: { state: 'loading' } }

export const failed: Case = { props: {}, model: { state: 'failed', retry: () => {} } }

export const priceChanged: Case = {
  props: {},
  page: review('NYCAB', { ...TWO_ROOMS, dearerBy: 1200 }),
}

/** The second room has been sold meanwhile. */
export const dropped: Case = { props: {}, page: review('NYCAB', { ...TWO_ROOMS, dropped: 1 }) }

/** Of two rooms one is chosen. */
export const missing: Case = { props: {}, page: review('NYCAB', { ...TWO_ROOMS, plans: ['FLEX'] }) }

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
  page: review('RUHSA', { ...TWO_ROOMS, locale: 'ar-SA' }),
}
