import type { Fixture } from '../../mapping/define-widget'
import type { SuccessMessageModel } from './success-message.model'
import type { SuccessMessageInput } from './success-message.schema'

type Case = Fixture<SuccessMessageInput, SuccessMessageModel>

export const minimal: Case = { props: {} }

export const full: Case = { props: { heading: 'As an author calls it' } }

export const empty: Case = { props: { heading: '' }, isEmpty: true }
