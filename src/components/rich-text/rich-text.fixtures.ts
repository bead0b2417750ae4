import type { Fixture } from '../../mapping/define-widget'
import type { RichTextModel } from './rich-text.model'
import type { RichTextInput } from './rich-text.schema'

type Case = Fixture<RichTextInput, RichTextModel>

export const minimal: Case = { props: {} }

export const full: Case = { props: { heading: 'As an author calls it' } }

export const empty: Case = { props: { heading: '' }, isEmpty: true }
