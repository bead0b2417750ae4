import type { HotelGalleryProps } from './hotel-gallery.schema'

/**
 * What a gallery asks: the hotel's answer always, for its name stands in the texts; null for what is
 * not to be asked.
 */
export function galleryQueries(
  { source, roomCode }: Pick<HotelGalleryProps, 'source' | 'roomCode'>,
  propertyId: string | undefined,
) {
  const ofHotel = propertyId === undefined ? null : { propertyId }
  const ofRoom = ofHotel && (roomCode ? { ...ofHotel, roomCode } : ofHotel)
  return { PropertyData: ofHotel, RoomImages: source === 'room' ? ofRoom : null }
}
