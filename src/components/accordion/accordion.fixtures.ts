import type { Fixture } from '../../mapping/define-widget'
import type { AccordionModel } from './accordion.model'
import type { AccordionInput } from './accordion.schema'

type Case = Fixture<AccordionInput, AccordionModel>

export const minimal: Case = { props: {} }

export const full: Case = { props: { heading: 'As an author calls it' } }

export const empty: Case = { props: { heading: '' }, isEmpty: true }
