import type { HotelGalleryViewerModel } from './hotel-gallery-viewer.model'

export function HotelGalleryViewer({ model }: { model: HotelGalleryViewerModel }) {
  if (model.state === 'none') return null
  return <h2>{model.heading}</h2>
}
