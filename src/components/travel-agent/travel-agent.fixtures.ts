import { cartDetailsAnswer, travelAgentRatesAnswer } from '../../../fixtures/cart-details'
import type { Fixture } from '../../mapping/define-widget'
import type { TravelAgentModel } from './travel-agent.model'
import type { TravelAgentInput } from './travel-agent.schema'

type Case = Fixture<TravelAgentInput, TravelAgentModel>

/** The page that asks for the guests of a cart. */
function guests(propertyId: string, said: Record<string, string> = {}, locale = 'en-US') {
  return {
    locale,
    ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
    page: { id: 'guest-info', type: null, propertyId, cart: 'cart' },
    answers: [travelAgentRatesAnswer(propertyId), cartDetailsAnswer(said)],
  }
}

const agency = {
  'agent.number': '12345675',
  'agent.name': 'Sunny Tours',
  'agent.email': 'bookings@example.com',
  'agent.programme': 'YX3',
}

const ready: TravelAgentModel = {
  state: 'ready',
  form: 'checkout-form',
  nameOf: (field) => `agent.${field}`,
  values: {},
  problems: {},
  entered: null,
  isOpen: true,
  isUnusual: false,
  hasCommission: true,
  isRemoved: false,
  onInput: () => {},
  onNumber: () => {},
  remove: () => {},
  note: { state: 'untouched', keepNow: () => {} },
}

export const minimal: Case = { props: {}, page: guests('NYCAB') }

/** Everything that an author can say. */
export const full: Case = {
  props: {
    programs: [{ code: 'H77', label: 'Partner agencies' }],
    askCommission: false,
    allowRemove: false,
  },
  page: guests('NYCAB', agency),
}

/** An agency has been entered before. */
export const remembered: Case = { props: {}, page: guests('NYCAB', agency) }

/** A page without a cart. */
export const none: Case = {
  props: {},
  page: { page: { id: 'guest-info', type: null, propertyId: 'NYCAB' } },
  isEmpty: true,
}

export const loading: Case = { props: {}, model: { state: 'loading' } }

export const failed: Case = { props: {}, model: { state: 'failed', retry: () => {} } }

export const opened: Case = { props: {}, model: ready }

export const invalid: Case = {
  props: {},
  model: {
    ...ready,
    values: { number: '123456', email: 'nobody' },
    problems: { number: 'numberInvalid', email: 'emailInvalid' },
  },
}

/** An unusual check digit. */
export const unusual: Case = {
  props: {},
  model: {
    ...ready,
    values: { number: '12345678', name: 'Sunny Tours' },
    entered: { number: '12345678', name: 'Sunny Tours' },
    isUnusual: true,
    note: { state: 'kept', keepNow: () => {} },
  },
}

export const rightToLeft: Case = { props: {}, page: guests('RUHSA', agency, 'ar-SA') }
