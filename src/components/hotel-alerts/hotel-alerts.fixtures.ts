import type { Fixture } from '../../mapping/define-widget'
import type { HotelAlertsModel } from './hotel-alerts.model'
import type { HotelAlertsInput } from './hotel-alerts.schema'

type Case = Fixture<HotelAlertsInput, HotelAlertsModel>

export const minimal: Case = { props: {} }

export const full: Case = { props: { heading: 'As an author calls it' } }

export const empty: Case = { props: { heading: '' }, isEmpty: true }
