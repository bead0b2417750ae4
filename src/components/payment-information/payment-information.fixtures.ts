import { guestInfo } from '../../../fixtures/checkout'
import { paymentAnswer } from '../../../fixtures/payment'
import type { Fixture } from '../../mapping/define-widget'
import type { PaymentInformationModel } from './payment-information.model'
import type { PaymentInformationInput } from './payment-information.schema'

type Case = Fixture<PaymentInformationInput, PaymentInformationModel>
type Asked = Parameters<typeof paymentAnswer>[0]

const guests = (asked?: Asked, locale = 'en-US') =>
  guestInfo('NYCAB', [paymentAnswer(asked)], locale)

/** The card guarantees the room only. */
export const minimal: Case = { props: {}, page: guests() }

/** Everything that an author can say; a deposit. */
export const full: Case = {
  props: {
    methods: ['card', 'saved'],
    prepayText: '<p>The deposit is part of the total.</p>',
    guaranteeText: '<p>We charge nothing before you come.</p>',
    acceptedLogos: false,
  },
  page: guests({ kind: 'CHARGE', now: 30_620, later: 30_620 }),
}

/** All of it is charged now. */
export const prepaid: Case = { props: {}, page: guests({ kind: 'CHARGE', now: 61_240, later: 0 }) }

/** The insurance is charged today, the room is not. */
export const insured: Case = { props: {}, page: guests({ insurance: 2_480 }) }

export const noCard: Case = { props: {}, page: guests({ kind: 'NONE' }) }

/** Points pay for the nights, and what is left is paid at the hotel. */
export const inPoints: Case = {
  props: {},
  page: guests({ kind: 'NONE', penalty: null, later: 700, points: 63_000 }),
}

/** A rate that the guest may not see: no digit of an amount. */
export const confidential: Case = {
  props: {},
  page: guests({ penalty: null, later: null }),
}

export const none: Case = {
  props: {},
  page: { page: { id: 'guest-info', type: null } },
  isEmpty: true,
}

export const loading: Case = { props: {}, model: { state: 'loading' } }

export const failed: Case = { props: {}, model: { state: 'failed', retry: () => {} } }

const deposit = {
  state: 'ready',
  form: 'checkout-form',
  questions: { name: 'cardQuestions', value: 'zip keep' },
  charged: { kind: 'today', today: '$306.20', later: '$306.20' },
  points: null,
  insurance: null,
  accepted: 'Visa, Mastercard, American Express, JCB, and UnionPay',
  awaited: 0,
  onAskAgain: null,
  onChoose: () => {},
} as const

/** A member with three cards, one of them expired. */
export const member: Case = {
  props: {},
  model: {
    ...deposit,
    cards: [
      { token: 'a', brand: 'Visa', last4: '1111', expiry: '04/29', isExpired: false },
      { token: 'b', brand: 'American Express', last4: '0005', expiry: '11/27', isExpired: false },
      { token: 'c', brand: 'Mastercard', last4: '4444', expiry: '01/24', isExpired: true },
    ],
    chosen: 'a',
  },
}

/** The stored cards of a member are on their way: their place is kept. */
export const cardsLoading: Case = {
  props: {},
  model: { ...deposit, cards: [], awaited: 2, chosen: null },
}

/** The stored cards could not be read; a new one can be used all the same. */
export const cardsFailed: Case = {
  props: {},
  model: { ...deposit, cards: [], awaited: 2, onAskAgain: () => {}, chosen: null },
}

export const rightToLeft: Case = { props: {}, page: guests(undefined, 'ar-SA') }
