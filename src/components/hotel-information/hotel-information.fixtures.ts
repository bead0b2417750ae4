import type { Fixture } from '../../mapping/define-widget'
import type { HotelInformationModel } from './hotel-information.model'
import type { HotelInformationInput } from './hotel-information.schema'

type Case = Fixture<HotelInformationInput, HotelInformationModel>

export const minimal: Case = { props: {} }

export const full: Case = { props: { heading: 'As an author calls it' } }

export const empty: Case = { props: { heading: '' }, isEmpty: true }
