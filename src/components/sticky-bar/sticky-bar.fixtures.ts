import {
  CHANGED_ROOMS,
  HANDLE,
  IN_POINTS,
  INSURED_CHANGE,
  LONGER_IN_POINTS,
  STAY_OF_CART,
  stickyBarAnswer,
} from '../../../fixtures/cart'
import type { Fixture } from '../../mapping/define-widget'
import type { StickyBarModel } from './sticky-bar.model'
import type { StickyBarInput } from './sticky-bar.schema'

type Case = Fixture<StickyBarInput, StickyBarModel>
type Asked = Parameters<typeof stickyBarAnswer>[1] & { id?: string }

/** A page of the booking with a cart at a hotel of the sandbox. */
function booking(
  propertyId: string,
  { id = 'rate-list', more = '', locale = 'en-US', ...asked }: Asked,
) {
  const search = `propertyCode=${propertyId}${more}&${STAY_OF_CART}`
  return {
    locale,
    ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
    page: {
      ...{ id, type: null, propertyId, search, cart: 'cart' },
      ...(asked.booked && { stay: HANDLE }),
    },
    answers: [stickyBarAnswer(propertyId, { more, locale, ...asked })],
  }
}

const two = { more: '&numRooms=2&numAdultsPerRoom=2-1', plans: ['FLEX', 'PREP'] }

/** A paid room gets a night more. */
const LONGER = {
  more: '&fromDate=2027-03-09&toDate=2027-03-12',
  plans: ['PREP'],
  booked: { plans: ['PREP'], stay: '' },
}

/** The room is chosen: on to the review. */
export const minimal: Case = { props: {}, page: booking('NYCAB', { plans: ['FLEX'] }) }

/** Everything that an author can say. */
export const full: Case = {
  props: { cta: 'Enter your details', showDates: false, chargesId: 'charges' },
  page: booking('MUCDE', { ...two, id: 'review-details' }),
}

/** The next step does not exist yet. */
export const withoutAction: Case = {
  props: { showAction: false, chargesId: 'charges' },
  page: booking('NYCAB', { ...two, id: 'review-details' }),
}

/** A change of a booked stay, before its payment. */
export const changed: Case = {
  props: { chargesId: 'charges' },
  page: booking('MUCDE', { ...CHANGED_ROOMS, id: 'review-details' }),
}

/** The insurance of the stay costs more: its page comes first. */
export const insuredChange: Case = {
  props: {},
  page: booking('MUCDE', { ...INSURED_CHANGE, id: 'review-details' }),
}

/** On the page of its payment the button says what is paid. */
export const paidChange: Case = {
  props: { cta: 'Book now' },
  page: booking('MUCDE', { ...LONGER, id: 'review-guest-info' }),
}

/** A stay that points pay for. */
export const points: Case = { props: {}, page: booking('BKKTH', IN_POINTS) }

/** The points of a night more are taken with the press. */
export const pointsChange: Case = {
  props: {},
  page: booking('BKKTH', { ...LONGER_IN_POINTS, id: 'review-details' }),
}

/** A change in which nothing is changed yet. */
export const nothingChanged: Case = {
  props: {},
  page: booking('MUCDE', {
    ...{ plans: ['FLEX'], booked: { plans: ['FLEX'], stay: '' } },
    id: 'review-details',
  }),
}

/** Nothing of the stay changes but its card. */
export const cardChange: Case = {
  props: {},
  page: booking('MUCDE', {
    ...{ plans: ['FLEX'], booked: { plans: ['FLEX'], stay: '', isForCard: true } },
    id: 'review-guest-info',
  }),
}

/** A page without dates. */
export const none: Case = {
  props: {},
  page: { page: { id: 'rate-list', type: null, propertyId: 'NYCAB' } },
  isEmpty: true,
}

/** No room is chosen. */
export const lowest: Case = {
  props: {},
  model: {
    state: 'ready',
    locale: 'en-US',
    dates: { from: 'Tue, Mar 9', to: 'Thu, Mar 11' },
    nights: 2,
    rooms: 1,
    chosenRooms: 0,
    guests: 2,
    total: '$612.40',
    converted: null,
    points: null,
    isLowest: true,
    change: null,
    next: null,
    charges: null,
    held: null,
  },
}

/** Of two rooms one is chosen. */
export const oneOfTwo: Case = { props: {}, page: booking('NYCAB', { ...two, plans: ['FLEX'] }) }

/** A rate that the guest may not see: no digit of it. */
export const confidential: Case = {
  props: {},
  page: booking('NYCAB', { more: '&rateType=corporate&rateCode=MERIDIAN', plans: ['CORP'] }),
}

/** The longest amounts, with a conversion and points. */
export const longNames: Case = {
  props: {},
  model: {
    state: 'ready',
    locale: 'de-DE',
    dates: { from: 'Mi., 30. Sept.', to: 'Do., 31. Dez.' },
    nights: 92,
    rooms: 9,
    chosenRooms: 4,
    guests: 72,
    total: '1.234.567.890,00 IDR',
    converted: '≈ 68.587,11 €',
    points: '1,250,000 points',
    isLowest: false,
    change: null,
    next: null,
    charges: '#charges',
    held: { until: '23:59', longest: '22:58' },
  },
}

export const rightToLeft: Case = { props: {}, page: booking('RUHSA', { ...two, locale: 'ar-SA' }) }

const bookForm = {
  kind: 'form',
  id: 'checkout-form',
  action: '#',
  fields: [],
  step: 'book',
  isSending: false,
  ref: () => {},
  onFollow: () => {},
} as const

/** The query of the bar has failed: the page still goes on. */
export const failed: Case = {
  props: { cta: 'Book now', chargesId: 'charges' },
  model: {
    state: 'unpriced',
    isFailed: true,
    charges: '#charges',
    next: bookForm,
  },
}

/** Before the guests' details are complete: the rooms are held. */
export const held: Case = {
  props: { cta: 'Book now' },
  model: {
    state: 'ready',
    locale: 'en-US',
    dates: { from: 'Tue, Mar 9', to: 'Thu, Mar 11' },
    nights: 2,
    rooms: 1,
    chosenRooms: 1,
    guests: 2,
    total: '$612.40',
    converted: null,
    points: null,
    isLowest: false,
    change: null,
    next: bookForm,
    charges: null,
    held: { until: '2:32 PM', longest: '10:58 PM' },
  },
}

/** After half an hour without use. */
export const lapsed: Case = {
  ...held,
  model: held.model?.state === 'ready' ? { ...held.model, held: 'lapsed' } : { state: 'none' },
}

/** The form is on its way. */
export const sending: Case = {
  ...held,
  model:
    held.model?.state === 'ready' && held.model.next?.kind === 'form'
      ? { ...held.model, next: { ...held.model.next, isSending: true } }
      : { state: 'none' },
}
