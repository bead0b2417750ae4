import type { Fixture } from '../../mapping/define-widget'
import type { CheckboxModel } from './checkbox.model'
import type { CheckboxInput } from './checkbox.schema'

type Case = Fixture<CheckboxInput, CheckboxModel>

export const minimal: Case = { props: {} }

export const full: Case = { props: { heading: 'As an author calls it' } }

export const empty: Case = { props: { heading: '' }, isEmpty: true }
