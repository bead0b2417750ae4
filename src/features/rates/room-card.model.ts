import { stripTags } from '../../rules/content/plain-text'
import type { OfferedRoom } from './product.model'
import type { RoomLabels } from './room/room.labels'
import { roomFacts } from './room/room-facts'
import { roomPicture } from './room-picture.model'

/** A room type as its card shows it. */
export interface CardRoom {
  code: string
  name: string
  image: ReturnType<typeof roomPicture>
  /** Beds, guests, area, view: a few words each. */
  list: string[]
  /** Without markup: a card may appear in the browser, where HTML of the page is not trusted. */
  text: string
}

export function cardRoom(
  room: OfferedRoom,
  labels: Pick<RoomLabels, 'sleeps' | 'area' | 'accessible'>,
  locale: string,
): CardRoom {
  return {
    code: room.code,
    name: room.name,
    image: roomPicture(room),
    list: roomFacts(room, labels, locale),
    text: stripTags(`${room.shortText ?? ''}`),
  }
}
