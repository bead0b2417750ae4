import type { HotelInformationModel } from './hotel-information.model'

export function HotelInformation({ model }: { model: HotelInformationModel }) {
  if (model.state === 'none') return null
  return <h2>{model.heading}</h2>
}
