import {
  CHANGED_ROOMS,
  HANDLE,
  IN_POINTS,
  STAY_OF_CART,
  summaryAnswer,
} from '../../../fixtures/cart'
import type { Fixture } from '../../mapping/define-widget'
import type { ReservationSummaryModel } from './reservation-summary.model'
import type { ReservationSummaryInput } from './reservation-summary.schema'

type Case = Fixture<ReservationSummaryInput, ReservationSummaryModel>
type Asked = Parameters<typeof summaryAnswer>[1]

/** A cart at a hotel of the sandbox, beside the guests' details. */
function guestInfo(propertyId: string, { more = '', locale = 'en-US', ...asked }: Asked) {
  const isChange = asked.booked !== undefined
  const search = `propertyCode=${propertyId}${more}&${STAY_OF_CART}`
  return {
    locale,
    ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
    page: {
      ...{ type: null, propertyId, search, cart: 'cart' },
      ...(isChange ? { id: 'review-guest-info', stay: HANDLE } : { id: 'guest-info' }),
    },
    answers: [summaryAnswer(propertyId, { more, locale, ...asked })],
  }
}

const two = { more: '&numRooms=2&numAdultsPerRoom=2-1', plans: ['FLEX', 'PREP'] }

export const minimal: Case = { props: {}, page: guestInfo('NYCAB', { plans: ['FLEX'] }) }

/** Two rooms, open on every screen. */
export const full: Case = {
  props: {
    sections: ['stay', 'rooms', 'charges', 'policy'],
    sticky: false,
    collapsibleOnMobile: false,
  },
  page: guestInfo('NYCAB', two),
}

/** A page without a cart. */
export const none: Case = {
  props: {},
  page: { page: { id: 'guest-info', type: null, propertyId: 'NYCAB' } },
  isEmpty: true,
}

/** A stay that points pay for. */
export const points: Case = {
  props: { collapsibleOnMobile: false },
  page: guestInfo('BKKTH', IN_POINTS),
}

/** The payment of a change of a booked stay. */
export const changed: Case = {
  props: { collapsibleOnMobile: false },
  page: guestInfo('MUCDE', CHANGED_ROOMS),
}

export const loading: Case = { props: {}, model: { state: 'loading' } }

export const failed: Case = { props: {}, model: { state: 'failed', retry: () => {} } }

/** A rate that the guest may not see: no amount of it. */
export const confidential: Case = {
  props: { collapsibleOnMobile: false },
  page: guestInfo('NYCAB', { more: '&rateType=corporate&rateCode=MERIDIAN', plans: ['CORP'] }),
}

export const german: Case = { props: {}, page: guestInfo('MUCDE', { ...two, locale: 'de-DE' }) }

export const rightToLeft: Case = {
  props: {},
  page: guestInfo('RUHSA', { ...two, locale: 'ar-SA' }),
}
