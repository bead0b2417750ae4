import type { HotelGalleryProps } from './hotel-gallery.schema'

export type HotelGalleryModel = { state: 'none' } | { state: 'ready'; heading: string }

export function useHotelGallery({ heading }: HotelGalleryProps): HotelGalleryModel {
  return heading ? { state: 'ready', heading } : { state: 'none' }
}
