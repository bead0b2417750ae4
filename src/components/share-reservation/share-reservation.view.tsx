import type { ShareReservationModel } from './share-reservation.model'

export function ShareReservation({ model }: { model: ShareReservationModel }) {
  if (model.state === 'none') return null
  return <h2>{model.heading}</h2>
}
