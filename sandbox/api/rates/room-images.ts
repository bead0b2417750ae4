import { dynamicRoomPictureUrl, roomPictureUrl } from '../../media/picture-url'
import type { SeedRoomType } from '../../seed/rooms/room-types'
import type { Locale, SeedHotel } from '../../seed/seed-types'

const FULL = { width: 1200, height: 675 }

/** The pictures of a room type, the primary one first. */
export function roomImages(hotel: SeedHotel, room: SeedRoomType, locale: Locale) {
  return room.scenes.map(({ alt }, index) => ({
    mediaValue: `${hotel.id}-${room.code}-${index}`,
    ...FULL,
    renditionPath: dynamicRoomPictureUrl(hotel, room, index),
    damPath: roomPictureUrl(hotel, room, index, FULL.width, FULL.height),
    dynamic: true,
    altText: alt[locale],
    category: 'ROOMS',
  }))
}
