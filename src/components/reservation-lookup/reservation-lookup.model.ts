import type { LookupFormModel } from '../../features/reservation-lookup/lookup-form.model'
import { useReservationLookup } from '../../features/reservation-lookup/use-reservation-lookup'
import { useMainHeading } from '../../hooks/use-main-heading'
import { useTrack } from '../../hooks/use-track'
import type { ReservationLookupProps } from './reservation-lookup.schema'

export interface ReservationLookupModel {
  state: 'ready'
  isMain: boolean
  lookup: LookupFormModel
}

export function useReservationLookupPage(props: ReservationLookupProps): ReservationLookupModel {
  const { modes, submitHref, showSignIn } = props
  const track = useTrack('reservation-lookup', props)
  const isMain = useMainHeading(props.id, props.isMainHeading)
  const lookup = useReservationLookup({
    ...{ modes, submitHref, showSignIn, track },
    isShown: true,
    show: () => {},
    isAnswered: true,
  })
  return { state: 'ready', isMain, lookup }
}
