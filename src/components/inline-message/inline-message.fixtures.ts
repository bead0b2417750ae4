import type { Fixture } from '../../mapping/define-widget'
import type { InlineMessageModel } from './inline-message.model'
import type { InlineMessageInput } from './inline-message.schema'

type Case = Fixture<InlineMessageInput, InlineMessageModel>

export const minimal: Case = { props: {} }

export const full: Case = { props: { heading: 'As an author calls it' } }

export const empty: Case = { props: { heading: '' }, isEmpty: true }
