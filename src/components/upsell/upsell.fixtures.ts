import { reviewWith, TWO_ROOMS } from '../../../fixtures/cart'
import { recommendedAnswer } from '../../../fixtures/recommended'
import type { Fixture } from '../../mapping/define-widget'
import type { UpsellModel } from './upsell.model'
import type { UpsellInput } from './upsell.schema'

type Case = Fixture<UpsellInput, UpsellModel>

const review = reviewWith(recommendedAnswer)

export const minimal: Case = { props: {}, page: review('NYCAB', { plans: ['FLEX'] }) }

export const full: Case = {
  props: { heading: 'A little more?', kinds: ['breakfast', 'room', 'rate'], maxOffers: 6 },
  page: review('MUCDE', TWO_ROOMS),
}

/** One is accepted, and another one is offered. */
export const accepted: Case = {
  props: { kinds: ['room', 'breakfast'] },
  page: review('NYCAB', { plans: ['BFST'], replaced: ['NYCAB.QCMP.FLEX'] }),
}

/** What was replaced is not sold any more. */
export const final: Case = {
  props: {},
  page: review('NYCAB', { plans: ['BFST'], replaced: ['NYCAB.GONE.FLEX'] }),
}

export const stricter: Case = {
  props: {},
  page: review('NYCAB', { plans: ['FLEX'], stricter: 'NON_REFUNDABLE' }),
}

export const deadline: Case = {
  props: {},
  page: review('NYCAB', { plans: ['FLEX'], stricter: 'FREE' }),
}

/** Without a script: the offer was gone, and there is no other. */
export const gone: Case = {
  props: {},
  model: {
    state: 'ready',
    offers: [],
    accepted: [],
    count: 1,
    failed: {
      text: 'This offer has just been sold. Your room stays as it is.',
      isNews: false,
      retry: null,
    },
  },
}

export const unanswered: Case = {
  props: {},
  model: {
    state: 'ready',
    offers: [],
    accepted: [],
    count: 1,
    failed: {
      text: 'We got no answer, and kept everything. Try again: the room is never added twice.',
      isNews: true,
      retry: () => {},
    },
  },
}

/** A guest who may not see the rate is told no difference. */
export const empty: Case = {
  props: {},
  page: review('NYCAB', { plans: ['CORP'], more: '&rateType=corporate&rateCode=MERIDIAN' }),
  isEmpty: true,
}

export const rightToLeft: Case = {
  props: { kinds: ['room', 'breakfast'] },
  page: review('RUHSA', { ...TWO_ROOMS, locale: 'ar-SA' }),
}
