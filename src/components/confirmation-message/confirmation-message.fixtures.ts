import type { Fixture } from '../../mapping/define-widget'
import type { ConfirmationMessageModel } from './confirmation-message.model'
import type { ConfirmationMessageInput } from './confirmation-message.schema'

type Case = Fixture<ConfirmationMessageInput, ConfirmationMessageModel>

export const minimal: Case = { props: {} }

export const full: Case = { props: { heading: 'As an author calls it' } }

export const empty: Case = { props: { heading: '' }, isEmpty: true }
