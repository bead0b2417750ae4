import type { HotelOverviewModel } from './hotel-overview.model'

export function HotelOverview({ model }: { model: HotelOverviewModel }) {
  if (model.state === 'none') return null
  return <h2>{model.heading}</h2>
}
