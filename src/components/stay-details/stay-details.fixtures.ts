import { STAY_OF_CART, stayAnswer } from '../../../fixtures/cart'
import type { Fixture } from '../../mapping/define-widget'
import type { StayDetailsModel } from './stay-details.model'
import type { StayDetailsInput } from './stay-details.schema'

type Case = Fixture<StayDetailsInput, StayDetailsModel>
type Asked = Parameters<typeof stayAnswer>[1]

/** The review of a cart at a hotel of the sandbox. */
function review(propertyId: string, { more = '', locale = 'en-US', ...asked }: Asked) {
  const search = `propertyCode=${propertyId}${more}&${STAY_OF_CART}`
  return {
    locale,
    ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
    page: { id: 'review-details', type: null, propertyId, search, cart: 'cart' },
    answers: [stayAnswer(propertyId, { more, locale, ...asked })],
  }
}

const two = { more: '&numRooms=2&numAdultsPerRoom=2-1', plans: ['FLEX', 'PREP'] }

export const minimal: Case = { props: {}, page: review('NYCAB', { plans: ['FLEX'] }) }

/** Two rooms, with everything that an author can say. */
export const full: Case = {
  props: { editable: false, showPolicyTimes: false },
  page: review('NYCAB', two),
}

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
  page: review('NYCAB', { ...two, stay: { modifiable: false, reason: 'This rate is fixed.' } }),
}

/** A stay that is over. */
export const ended: Case = {
  props: {},
  page: review('NYCAB', { ...two, stay: { checkIn: '2026-10-01', checkOut: '2026-10-03' } }),
}

/** A room for a day. */
export const dayUse: Case = {
  props: {},
  page: review('NYCAB', { ...two, stay: { checkOut: '2027-03-09', lengthOfStay: 0 } }),
}

export const german: Case = { props: {}, page: review('MUCDE', { ...two, locale: 'de-DE' }) }

export const rightToLeft: Case = { props: {}, page: review('RUHSA', { ...two, locale: 'ar-SA' }) }
