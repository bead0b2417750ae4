import type { Fixture } from 'foyer/define-widget'
import type { HouseHoursModel } from './house-hours.model'
import type { HouseHoursInput } from './house-hours.schema'

type Case = Fixture<HouseHoursInput, HouseHoursModel>

export const minimal: Case = {
  props: {},
  model: { state: 'ready', lines: ['Check-in from 15:00', 'Check-out until 11:00'] },
}

export const empty: Case = { props: {}, isEmpty: true }
