import type { Fixture } from '../../mapping/define-widget'
import type { TextInputModel } from './text-input.model'
import type { TextInputInput } from './text-input.schema'

type Case = Fixture<TextInputInput, TextInputModel>

export const minimal: Case = { props: {} }

export const full: Case = { props: { heading: 'As an author calls it' } }

export const empty: Case = { props: { heading: '' }, isEmpty: true }
