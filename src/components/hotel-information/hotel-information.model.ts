import type { HotelInformationProps } from './hotel-information.schema'

export type HotelInformationModel = { state: 'none' } | { state: 'ready'; heading: string }

export function useHotelInformation({ heading }: HotelInformationProps): HotelInformationModel {
  return heading ? { state: 'ready', heading } : { state: 'none' }
}
