import type { HotelAlertsModel } from './hotel-alerts.model'

export function HotelAlerts({ model }: { model: HotelAlertsModel }) {
  if (model.state === 'none') return null
  return <h2>{model.heading}</h2>
}
