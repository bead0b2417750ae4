import type { Fixture } from '../../mapping/define-widget'
import type { HeadingModel } from './heading.model'
import type { HeadingInput } from './heading.schema'

type Case = Fixture<HeadingInput, HeadingModel>

export const minimal: Case = { props: {} }

export const full: Case = { props: { heading: 'As an author calls it' } }

export const empty: Case = { props: { heading: '' }, isEmpty: true }
