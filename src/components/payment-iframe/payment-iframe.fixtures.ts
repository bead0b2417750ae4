import { guestInfo } from '../../../fixtures/checkout'
import { paymentAnswer } from '../../../fixtures/payment'
import type { PaymentNotice } from '../../features/payment/payment-notices.rules'
import type { Fixture } from '../../mapping/define-widget'
import type { PaymentIframeModel } from './payment-iframe.model'
import type { PaymentIframeInput } from './payment-iframe.schema'

type Case = Fixture<PaymentIframeInput, PaymentIframeModel>
type Ready = Extract<PaymentIframeModel, { state: 'ready' }>

const ready: Ready = {
  state: 'ready',
  form: 'checkout-form',
  needsCard: true,
  frameState: 'ready',
  frame: null,
  away: 'providerAway',
  notice: null,
  noticeTimes: 0,
  noticeRef: () => {},
  reviewHref: '/reservation/reviewDetails.mi?cart=cart',
  phone: { href: 'tel:+18005550199', text: '(800) 555-0199' },
  onTryNext: () => {},
}

const withNotice = (notice: PaymentNotice): Case => ({
  props: {},
  model: { ...ready, frameState: 'error', notice, noticeTimes: 1 },
})

/** Before the provider's form is there. */
export const minimal: Case = { props: {}, page: guestInfo('NYCAB', [paymentAnswer()]) }

/** Everything that an author can say. */
export const full: Case = {
  props: { title: 'Your card', height: 400 },
  page: guestInfo('NYCAB', [paymentAnswer()]),
}

/** A cart that needs no card. */
export const noCard: Case = {
  props: {},
  page: guestInfo('NYCAB', [paymentAnswer({ kind: 'NONE' })]),
  isEmpty: true,
}

/** A stay that points pay for, whose member has spent them elsewhere. */
export const pointsShort: Case = {
  props: {},
  model: { ...ready, needsCard: false, notice: 'pointsShort', noticeTimes: 1 },
}

/** Another tab has used the awards. */
export const awardsGone: Case = {
  props: {},
  model: { ...ready, needsCard: false, notice: 'awardsGone', noticeTimes: 1 },
}

export const none: Case = {
  props: {},
  page: { page: { id: 'guest-info', type: null } },
  isEmpty: true,
}

/** Nothing could be prepared: the provider or our own server does not answer. */
export const away: Case = { props: {}, model: { ...ready, frameState: 'away' } }

/** The browser does not open the provider's form. */
export const blocked: Case = { props: {}, model: { ...ready, frameState: 'blocked' } }

/** The card is on its way. */
export const tokenizing: Case = { props: {}, model: { ...ready, frameState: 'tokenizing' } }

export const incomplete = withNotice('incomplete')
export const declined = withNotice('declined')
export const declinedOften = withNotice('declinedOften')
export const abandoned = withNotice('abandoned')
export const unsure = withNotice('unsure')
export const soldOut = withNotice('soldOut')
export const fraud = withNotice('fraud')
export const priceChanged = withNotice('priceChanged')

export const rightToLeft: Case = {
  props: {},
  model: { ...ready, frameState: 'blocked' },
  page: guestInfo('RUHSA', [], 'ar-SA'),
}
