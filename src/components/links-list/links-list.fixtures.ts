import type { Fixture } from '../../mapping/define-widget'
import type { LinksListModel } from './links-list.model'
import type { LinksListInput } from './links-list.schema'

type Case = Fixture<LinksListInput, LinksListModel>

export const minimal: Case = { props: {} }

export const full: Case = { props: { heading: 'As an author calls it' } }

export const empty: Case = { props: { heading: '' }, isEmpty: true }
