import type { Fixture } from '../../mapping/define-widget'
import type { PaymentInformationModel } from './payment-information.model'
import type { PaymentInformationInput } from './payment-information.schema'

type Case = Fixture<PaymentInformationInput, PaymentInformationModel>

export const minimal: Case = { props: {} }

export const full: Case = { props: { heading: 'As an author calls it' } }

export const empty: Case = { props: { heading: '' }, isEmpty: true }
