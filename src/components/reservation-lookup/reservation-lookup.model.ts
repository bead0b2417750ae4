import { useMainHeading } from '../../hooks/use-main-heading'
import { useReservationLookup } from '../../hooks/use-reservation-lookup'
import { useTrack } from '../../hooks/use-track'
import type { LookupFormModel } from '../../ui/lookup-form-model'
import type { ReservationLookupProps } from './reservation-lookup.schema'

export interface ReservationLookupModel {
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
  return { isMain, lookup }
}
