import type { HotelGalleryViewerProps } from './hotel-gallery-viewer.schema'

export type HotelGalleryViewerModel = { state: 'none' } | { state: 'ready'; heading: string }

export function useHotelGalleryViewer({
  heading,
}: HotelGalleryViewerProps): HotelGalleryViewerModel {
  return heading ? { state: 'ready', heading } : { state: 'none' }
}
