import type { Fixture } from '../../mapping/define-widget'
import type { ErrorMessageModel } from './error-message.model'
import type { ErrorMessageInput } from './error-message.schema'

type Case = Fixture<ErrorMessageInput, ErrorMessageModel>

export const minimal: Case = { props: {} }

export const full: Case = { props: { heading: 'As an author calls it' } }

export const empty: Case = { props: { heading: '' }, isEmpty: true }
