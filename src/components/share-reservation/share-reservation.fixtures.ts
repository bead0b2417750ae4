import type { Fixture } from '../../mapping/define-widget'
import type { ShareReservationModel } from './share-reservation.model'
import type { ShareReservationInput } from './share-reservation.schema'

type Case = Fixture<ShareReservationInput, ShareReservationModel>

export const minimal: Case = { props: {} }

export const full: Case = { props: { heading: 'As an author calls it' } }

export const empty: Case = { props: { heading: '' }, isEmpty: true }
