import {
  CHANGED_ROOMS,
  OWN_DAYS,
  ROOM_GOES_EARLIER,
  reservationAnswer,
  reviewWith,
  stayAnswer,
  TWO_ROOMS,
} from '../../../fixtures/cart'
import type { Fixture } from '../../mapping/define-widget'
import type { StayDetailsModel } from './stay-details.model'
import type { StayDetailsInput } from './stay-details.schema'

type Case = Fixture<StayDetailsInput, StayDetailsModel>

const review = reviewWith(stayAnswer)

export const minimal: Case = { props: {}, page: review('NYCAB', { plans: ['FLEX'] }) }

/** Two rooms, with everything that an author can say. */
export const full: Case = {
  props: { editable: false, showPolicyTimes: false },
  page: review('NYCAB', TWO_ROOMS),
}

/** What is booked: two rooms, of which the first is cancelled. */
export const booked: Case = {
  props: {},
  page: {
    page: { id: 'upcoming-reservation', type: null, propertyId: 'MUCDE' },
    answers: [reservationAnswer('MUCDE', { ...TWO_ROOMS, statuses: ['CANCELLED'] })],
  },
}

/** The same for a visitor who has only found it. */
export const found: Case = {
  props: {},
  page: {
    page: { id: 'upcoming-reservation', type: null, propertyId: 'MUCDE' },
    answers: [
      reservationAnswer('MUCDE', { plans: ['FLEX'], canChangeGuests: false, canProve: true }),
    ],
  },
}

/** The guest is there: who comes cannot be changed any more. */
export const inHouseWithCard: Case = {
  props: {},
  page: {
    page: { id: 'upcoming-reservation', type: null, propertyId: 'MUCDE' },
    answers: [
      reservationAnswer('MUCDE', {
        ...{ plans: ['FLEX'], statuses: ['IN_HOUSE'] },
        ...{ canChangeGuests: false, canChangeCard: true },
      }),
    ],
  },
}

/** A change of a booked stay: the dates can be changed again, or all be left as it was. */
export const changing: Case = { props: {}, page: review('MUCDE', CHANGED_ROOMS) }

/** The same of a stay that has begun. */
export const changingBegun: Case = {
  props: {},
  page: review('MUCDE', { ...CHANGED_ROOMS, stay: { departureFrom: '2027-03-10' } }),
}

/** A change of one of two booked rooms: each is told with its days. */
export const roomGoesEarlier: Case = { props: {}, page: review('MUCDE', ROOM_GOES_EARLIER) }

/** A booked stay of two rooms with days of their own, which get other dates one by one. */
export const bookedRooms: Case = {
  props: {},
  page: {
    page: { id: 'upcoming-reservation', type: null, propertyId: 'MUCDE' },
    answers: [reservationAnswer('MUCDE', OWN_DAYS)],
  },
}

/** A booked stay to which nights can be added only, and dates that were refused. */
export const refused: Case = {
  props: {},
  model: {
    state: 'ready',
    facts: [],
    ...{ zone: null, isOtherZone: false, reason: '', keepHref: null, problem: null },
    guests: null,
    change: {
      ...{ kind: 'form', action: '#', stay: 'stay', earliest: '2026-11-21' },
      ...{ checkIn: '2027-03-09', checkOut: '2027-03-11' },
      names: { checkIn: 'fromDate', checkOut: 'toDate' },
      ticks: [],
      ...{ problem: 'addOnly', addOnly: true },
      onClick: () => {},
    },
  },
}

const inHouse = (stay: object): Case => ({
  props: {},
  page: {
    page: { id: 'upcoming-reservation', type: null, propertyId: 'MUCDE' },
    answers: [reservationAnswer('MUCDE', { plans: ['FLEX'], statuses: ['IN_HOUSE'], stay })],
  },
})

/** A guest is in the hotel: the departure moves, and nothing else. */
export const begun = inHouse({ departureFrom: '2027-03-10' })

/** The last day, after the hour of check-out. */
export const lastDay = inHouse({
  ...{ checkIn: '2026-10-01', checkOut: '2026-10-03', departureFrom: '2026-10-04' },
})

/** A page without a cart. */
export const none: Case = {
  props: {},
  page: { page: { id: 'review-details', type: null, propertyId: 'NYCAB' } },
  isEmpty: true,
}

export const loading: Case = { props: {}, model: { state: 'loading' } }

export const failed: Case = { props: {}, model: { state: 'failed', retry: () => {} } }

/** A stay that the hotel does not let anybody change. */
export const fixed: Case = {
  props: {},
  page: review('NYCAB', {
    ...TWO_ROOMS,
    stay: { modifiable: false, reason: 'This rate is fixed.' },
  }),
}

/** A stay that is over. */
export const ended: Case = {
  props: {},
  page: review('NYCAB', { ...TWO_ROOMS, stay: { checkIn: '2026-10-01', checkOut: '2026-10-03' } }),
}

/** A room for a day. */
export const dayUse: Case = {
  props: {},
  page: review('NYCAB', { ...TWO_ROOMS, stay: { checkOut: '2027-03-09', lengthOfStay: 0 } }),
}

export const german: Case = { props: {}, page: review('MUCDE', { ...TWO_ROOMS, locale: 'de-DE' }) }

export const rightToLeft: Case = {
  props: {},
  page: review('RUHSA', { ...TWO_ROOMS, locale: 'ar-SA' }),
}
