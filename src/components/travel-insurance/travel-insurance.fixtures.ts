import { reservationAnswer } from '../../../fixtures/cart'
import { detailsAnswer, guestInfo } from '../../../fixtures/checkout'
import { coverAnswer, insuranceAnswer } from '../../../fixtures/insurance'
import type { Fixture } from '../../mapping/define-widget'
import type { TravelInsuranceModel } from './travel-insurance.model'
import type { TravelInsuranceInput } from './travel-insurance.schema'

type Case = Fixture<TravelInsuranceInput, TravelInsuranceModel>

const insurer: TravelInsuranceInput = {
  partner: { name: 'Fernhill Insurance' },
  disclosures: '<p>Read the terms before you decide. You can cancel within 14 days.</p>',
}

/** The page that asks for the guests of a cart in Munich. */
function munich(said: Record<string, string> = {}, { locale = 'en-US', residence = 'US' } = {}) {
  const answers = [detailsAnswer(said), insuranceAnswer('MUCDE', { locale, residence })]
  return guestInfo('MUCDE', answers, locale)
}

/** The id of an offer of other terms than `munich` has. */
const STORED = 'Jc1yv0lFq3mZ8sTnXw2bKd.tk8x20'

export const minimal: Case = { props: insurer, page: munich() }

/** Everything that an author can say. */
export const full: Case = {
  props: {
    ...insurer,
    partner: { ...insurer.partner, logo: { src: '/media/logos/mv-l.svg', alt: '' } },
    headline: 'Travel without worry',
    policyLinks: [{ label: 'Terms of the insurance', href: '/terms/insurance' }],
    mandatoryChoice: true,
  },
  page: munich(),
}

/** Declined before. */
export const declined: Case = { props: insurer, page: munich({ 'insurance.choice': 'no' }) }

/** Chosen beside an offer with other terms than the present one. */
export const changed: Case = {
  props: insurer,
  page: munich({ 'insurance.choice': 'yes', 'insurance.offer': STORED }),
}

/** For guests from a country whose residents are not insured. */
export const none: Case = { props: insurer, page: munich({}, { residence: 'CN' }) }

export const loading: Case = { props: insurer, model: { state: 'loading' } }

const ready: TravelInsuranceModel = {
  state: 'ready',
  form: 'checkout-form',
  names: { choice: 'insurance.choice', offer: 'insurance.offer', mandatory: 'insurance.mandatory' },
  offer: STORED,
  premium: '$36.48',
  covered: null,
  benefits: ['Medical treatment during your stay', 'Help on the telephone, day and night'],
  choice: 'yes',
  problem: null,
  isOpen: true,
  logo: null,
  onBroken: () => {},
  onChoose: () => {},
  note: { state: 'kept', keepNow: () => {} },
}

export const added: Case = { props: insurer, model: ready }

/** The booking was asked for without a choice. */
export const missing: Case = {
  props: { ...insurer, mandatoryChoice: true },
  model: {
    ...ready,
    choice: null,
    problem: 'choiceMissing',
    note: { ...ready.note, state: 'untouched' },
  },
}

/** A stay that is insured already becomes longer. */
function longer(locale = 'en-US') {
  const page = guestInfo('MUCDE', [detailsAnswer({}), coverAnswer('MUCDE', locale)], locale)
  return { ...page, page: { ...page.page, id: 'review-guest-info', stay: 'stay' } }
}

export const extended: Case = { props: insurer, page: longer() }

export const extendedInGerman: Case = { props: insurer, page: longer('de-DE') }

const confirmed: TravelInsuranceInput = { ...insurer, placement: 'confirmation' }

/** On the confirmation: bought after the order. */
export const bought: Case = {
  props: confirmed,
  model: {
    state: 'bought',
    number: 'FH-204518376',
    premium: '$36.48',
    isLeft: false,
    covered: null,
  },
}

/** On the page of a stay of which a room is cancelled. */
export const left: Case = {
  props: { ...insurer, placement: 'manage' },
  model: {
    state: 'bought',
    number: 'FH-204518376',
    premium: '$36.48',
    isLeft: true,
    covered: null,
  },
}

/** On the page of a stay that has become longer, and its insurance has not. */
export const covered: Case = {
  props: { ...insurer, placement: 'manage' },
  page: {
    page: { id: 'upcoming-reservation', type: null, propertyId: 'MUCDE' },
    answers: [
      reservationAnswer('MUCDE', {
        plans: ['FLEX'],
        covered: { checkIn: '2027-03-09', checkOut: '2027-03-10', amount: 18_600 },
      }),
    ],
  },
}

const again = {
  stay: 'YXNrZWQtZm9yLWl0LTAwMA',
  page: 'confirmation',
  action: '/phoenix-reservation/v1/buyInsurance',
  attempt: 1,
  isAsking: false,
  onAsk: () => {},
}

export const pending: Case = {
  props: confirmed,
  model: { state: 'pending', premium: '$36.48', again: { ...again, isAsking: true } },
}

/** The provider has not said whether it was paid. */
export const unknown: Case = {
  props: confirmed,
  model: { state: 'pending', premium: '$36.48', again },
}

/** The card was refused. */
export const failed: Case = {
  props: confirmed,
  model: { state: 'refused', premium: '$36.48', again: { ...again, attempt: 2 } },
}

/** The card was refused, and the offer has ended. */
export const ended: Case = {
  props: confirmed,
  model: { state: 'refused', premium: '$36.48', again: null },
}

export const rightToLeft: Case = {
  props: {
    partner: { name: 'فيرنهيل للتأمين' },
    disclosures: '<p>اقرأ الشروط قبل أن تقرر.</p>',
  },
  page: munich({}, { locale: 'ar-SA', residence: 'SA' }),
}
