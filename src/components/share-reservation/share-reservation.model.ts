import type { ShareReservationProps } from './share-reservation.schema'

export type ShareReservationModel = { state: 'none' } | { state: 'ready'; heading: string }

export function useShareReservation({ heading }: ShareReservationProps): ShareReservationModel {
  return heading ? { state: 'ready', heading } : { state: 'none' }
}
