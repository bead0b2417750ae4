import type { SeedRoomType } from './rooms/room-types'

/** The room types of a hotel, the least expensive first; none for a hotel that is not in the seed. */
export function roomsOf(hotelId: string): readonly SeedRoomType[] {
  return roomTypes[hotelId] ?? []
}

const roomTypes: Readonly<Record<string, readonly SeedRoomType[]>> = {}
