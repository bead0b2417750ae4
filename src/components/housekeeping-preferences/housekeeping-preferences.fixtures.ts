import { reservationAnswer } from '../../../fixtures/cart'
import { cartDetailsAnswer, housekeepingAnswer } from '../../../fixtures/cart-details'
import type { Fixture } from '../../mapping/define-widget'
import type { HousekeepingPreferencesModel } from './housekeeping-preferences.model'
import type { HousekeepingPreferencesInput } from './housekeeping-preferences.schema'

type Case = Fixture<HousekeepingPreferencesInput, HousekeepingPreferencesModel>

/** The page that asks for the guests of a cart. */
function guests(propertyId: string, said: Record<string, string> = {}, locale = 'en-US') {
  return {
    locale,
    ...(locale === 'en-US' ? {} : { contextPath: `/${locale}` }),
    page: { id: 'guest-info', type: null, propertyId, cart: 'cart' },
    answers: [housekeepingAnswer(propertyId), cartDetailsAnswer(said)],
  }
}

const ready: HousekeepingPreferencesModel = {
  state: 'ready',
  form: 'checkout-form',
  name: 'housekeeping.choice',
  choices: [
    { choice: 'daily', code: 'HA', isChosen: false },
    { choice: 'reduced', code: 'HD', isChosen: true },
  ],
  onChoose: () => {},
  note: { state: 'kept', keepNow: () => {} },
  save: null,
}

export const minimal: Case = { props: {}, page: guests('NYCAB') }

/** Of a booked stay: changed by a form of its own. */
export const ofStay: Case = {
  props: {},
  page: {
    page: { id: 'upcoming-reservation', type: null, propertyId: 'NYCAB' },
    answers: [
      reservationAnswer('NYCAB', { plans: ['FLEX'], said: { 'housekeeping.choice': 'HD' } }),
    ],
  },
}

/** Everything that an author can say. */
export const full: Case = {
  props: {
    text: '<p>Fewer washes save water. The choice is yours.</p>',
    defaultChoice: 'reduced',
  },
  page: guests('NYCAB'),
}

/** The visitor has chosen before. */
export const remembered: Case = {
  props: {},
  page: guests('NYCAB', { 'housekeeping.choice': 'HD' }),
}

/** A hotel of the other system than ACRS. */
export const otherSystem: Case = { props: {}, page: guests('BKKTH') }

/** Without a choice: a hotel of an excluded brand. */
export const none: Case = { props: {}, page: guests('RZONE'), isEmpty: true }

export const loading: Case = { props: {}, model: { state: 'loading' } }

export const failed: Case = { props: {}, model: { state: 'failed', retry: () => {} } }

export const saved: Case = { props: {}, model: ready }

export const notSaved: Case = {
  props: {},
  model: { ...ready, note: { state: 'failed', keepNow: () => {} } },
}

export const rightToLeft: Case = { props: {}, page: guests('RUHSA', {}, 'ar-SA') }
