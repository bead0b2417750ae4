import type { HotelGalleryModel } from './hotel-gallery.model'

export function HotelGallery({ model }: { model: HotelGalleryModel }) {
  if (model.state === 'none') return null
  return <h2>{model.heading}</h2>
}
