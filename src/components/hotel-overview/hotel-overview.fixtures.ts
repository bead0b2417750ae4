import type { Fixture } from '../../mapping/define-widget'
import type { HotelOverviewModel } from './hotel-overview.model'
import type { HotelOverviewInput } from './hotel-overview.schema'

type Case = Fixture<HotelOverviewInput, HotelOverviewModel>

export const minimal: Case = { props: {} }

export const full: Case = { props: { heading: 'As an author calls it' } }

export const empty: Case = { props: { heading: '' }, isEmpty: true }
