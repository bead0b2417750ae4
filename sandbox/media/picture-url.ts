import type { SeedRoomType } from '../seed/rooms/room-types'
import type { SeedHotel } from '../seed/seed-types'

/** Sizes that markup offers in a `srcset`, all 16:9. */
export const pictureSizes: readonly { width: number; height: number }[] = [
  400, 800, 1200, 1600,
].map((width) => ({ width, height: (width * 9) / 16 }))

/** The address at which `mediaPlugin` serves the picture `index` (from 0) of a hotel in this size. */
export function pictureUrl(
  hotel: Pick<SeedHotel, 'seoNickname'>,
  index: number,
  width: number,
  height: number,
): string {
  return `/media/hotels/${hotel.seoNickname}/${index}-${width}x${height}.webp`
}

/** The same picture with its size in `width`, `height` and `quality`. */
export function dynamicPictureUrl(hotel: Pick<SeedHotel, 'seoNickname'>, index: number): string {
  return `/media/hotels/${hotel.seoNickname}/${index}.webp`
}

/** Where `mediaPlugin` serves the picture `index` (from 0) of a room type at exactly this size. */
export function roomPictureUrl(
  hotel: Pick<SeedHotel, 'seoNickname'>,
  room: Pick<SeedRoomType, 'code'>,
  index: number,
  width: number,
  height: number,
): string {
  return `${roomPictures(hotel, room)}/${index}-${width}x${height}.webp`
}

/** The same picture with its size in `width`, `height` and `quality`. */
export function dynamicRoomPictureUrl(
  hotel: Pick<SeedHotel, 'seoNickname'>,
  room: Pick<SeedRoomType, 'code'>,
  index: number,
): string {
  return `${roomPictures(hotel, room)}/${index}.webp`
}

const roomPictures = (
  hotel: Pick<SeedHotel, 'seoNickname'>,
  room: Pick<SeedRoomType, 'code'>,
): string => `/media/hotels/${hotel.seoNickname}/rooms/${room.code}`

/** Where `uploadedPictures` serves a picture that an author has uploaded. */
export function uploadedPictureUrl(id: string): string {
  return `/media/pictures/${id}.webp`
}
