import type { Fixture } from '../../mapping/define-widget'
import type { ReservationLookupModel } from './reservation-lookup.model'
import type { ReservationLookupInput } from './reservation-lookup.schema'

type Case = Fixture<ReservationLookupInput, ReservationLookupModel>

export const minimal: Case = { props: {} }

export const full: Case = {
  props: { modes: ['number', 'email'], title: 'Find your booking', isMainHeading: true },
}

export const author: Case = { props: {}, page: { mode: 'edit' } }
