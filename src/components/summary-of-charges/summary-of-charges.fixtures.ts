import {
  CHANGED_ROOMS,
  chargesAnswer,
  IN_POINTS,
  LONGER_IN_POINTS,
  reservationAnswer,
  reviewWith,
  TWO_ROOMS,
} from '../../../fixtures/cart'
import type { Fixture } from '../../mapping/define-widget'
import type { SummaryOfChargesModel } from './summary-of-charges.model'
import type { SummaryOfChargesInput } from './summary-of-charges.schema'

type Case = Fixture<SummaryOfChargesInput, SummaryOfChargesModel>

const review = reviewWith(chargesAnswer)

/** United States: a resort fee and taxes are added to the rooms. */
export const minimal: Case = { props: {}, page: review('NYCAB', { plans: ['FLEX'] }) }

/** Two rooms, one of them paid at the booking, with everything that an author can say. */
export const full: Case = {
  props: {
    expandNightly: true,
    showConverted: false,
    showPoints: false,
    disclaimers: '<p>Taxes may change until your arrival.</p>',
  },
  page: review('NYCAB', TWO_ROOMS),
}

/** A change of a booked stay. */
export const changed: Case = { props: {}, page: review('MUCDE', CHANGED_ROOMS) }

/** A stay that points pay for, with no money beside them. */
export const points: Case = {
  props: { showPoints: false },
  page: review('BKKTH', IN_POINTS),
}

/** A booked stay in points gets a night more. */
export const changedPoints: Case = { props: {}, page: review('BKKTH', LONGER_IN_POINTS) }

/** The same in Arabic, with a night less. */
export const changedPointsInArabic: Case = {
  props: {},
  page: review('RUHSA', {
    ...{ ...IN_POINTS, locale: 'ar-SA' },
    booked: { plans: ['PNTS'], stay: '&usePoints=true&fromDate=2027-03-09&toDate=2027-03-12' },
  }),
}

/** What was booked, on its confirmation. */
export const booked: Case = {
  props: { source: 'order' },
  page: {
    page: { id: 'confirmation', type: null, propertyId: 'MUCDE' },
    answers: [reservationAnswer('MUCDE', TWO_ROOMS)],
  },
}

/** The second of two rooms is left; the first is refunded but for a night. */
export const partlyCancelled: Case = {
  props: {},
  page: {
    page: { id: 'upcoming-reservation', type: null, propertyId: 'MUCDE' },
    answers: [reservationAnswer('MUCDE', { ...TWO_ROOMS, statuses: ['CANCELLED'] })],
  },
}

/** Two changes have given something back: one to a card that does not take it. */
export const changeRefunds: Case = {
  props: {},
  page: {
    page: { id: 'upcoming-reservation', type: null, propertyId: 'MUCDE' },
    answers: [
      reservationAnswer('MUCDE', {
        plans: ['FLEX'],
        refunds: [
          { state: 'REFUSED', amount: 19_000 },
          { state: 'WAITING', amount: 6_500 },
        ],
      }),
    ],
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

/** Germany: the tax is in the price, the city tax is paid at the hotel. */
export const munich: Case = { props: {}, page: review('MUCDE', { ...TWO_ROOMS, locale: 'de-DE' }) }

/** Japan: without decimals. */
export const tokyo: Case = { props: {}, page: review('TYOJP', { ...TWO_ROOMS, locale: 'ja-JP' }) }

/** A rate that the guest may not see: no digit of it. */
export const confidential: Case = {
  props: {},
  page: review('NYCAB', { more: '&rateType=corporate&rateCode=MERIDIAN', plans: ['CORP'] }),
}

export const rightToLeft: Case = {
  props: {},
  page: review('RUHSA', { ...TWO_ROOMS, locale: 'ar-SA' }),
}
