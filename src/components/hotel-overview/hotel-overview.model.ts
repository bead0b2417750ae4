import type { HotelOverviewProps } from './hotel-overview.schema'

export type HotelOverviewModel = { state: 'none' } | { state: 'ready'; heading: string }

export function useHotelOverview({ heading }: HotelOverviewProps): HotelOverviewModel {
  return heading ? { state: 'ready', heading } : { state: 'none' }
}
