import type { Fixture } from '../../mapping/define-widget'
import type { PaymentIframeModel } from './payment-iframe.model'
import type { PaymentIframeInput } from './payment-iframe.schema'

type Case = Fixture<PaymentIframeInput, PaymentIframeModel>

export const minimal: Case = { props: {} }

export const full: Case = { props: { heading: 'As an author calls it' } }

export const empty: Case = { props: { heading: '' }, isEmpty: true }
