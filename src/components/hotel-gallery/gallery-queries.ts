import type { HotelGalleryProps } from './hotel-gallery.schema'

/**
 * The queries of a gallery: always that of the hotel, whose name is in the texts; null for a query that
 * is not needed.
 */
export function galleryQueries(
  { source, roomCode }: Pick<HotelGalleryProps, 'source' | 'roomCode'>,
  propertyId: string | undefined,
) {
  const ofHotel = propertyId === undefined ? null : { propertyId }
  const ofRoom = ofHotel && (roomCode ? { ...ofHotel, roomCode } : ofHotel)
  return { PropertyData: ofHotel, RoomImages: source === 'room' ? ofRoom : null }
}
