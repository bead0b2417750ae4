import type { HotelAlertsProps } from './hotel-alerts.schema'

export type HotelAlertsModel = { state: 'none' } | { state: 'ready'; heading: string }

export function useHotelAlerts({ heading }: HotelAlertsProps): HotelAlertsModel {
  return heading ? { state: 'ready', heading } : { state: 'none' }
}
