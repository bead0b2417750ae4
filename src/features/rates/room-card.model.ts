import { stripTags } from '../../rules/content/plain-text'
import { densitySet, pictureOf, renditionUrl, widthSet } from '../../rules/content/renditions'
import type { PictureImage } from '../../ui/media/picture.view'
import type { OfferedRoom } from './product.model'
import type { RoomLabels } from './room/room.labels'
import { roomFacts } from './room/room-facts'

/** A room type as its card shows it. */
export interface CardRoom {
  code: string
  name: string
  /** The fragment that leads to its card in the rate list. */
  anchor: string
  image: PictureImage | null
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
    anchor: `room-${room.code}`,
    image: cardPicture(room),
    list: roomFacts(room, labels, locale),
    text: stripTags(`${room.shortText ?? ''}`),
  }
}

/** The sizes of E4-04; `room-card.styles.ts` has the same. On a phone only the height is given. */
const DESKTOP = { width: 507, height: 285 }
const TABLET = { width: 312, height: 195 }
const PHONE = { width: 640, height: 427 }
const PHONES = [360, 480, 640, 750, 960, 1280].map((width) => ({
  width,
  height: Math.round((width * 2) / 3),
}))

/** The first picture of a room type in the sizes of its card; null without one. */
function cardPicture({ images: [first] }: Pick<OfferedRoom, 'images'>): PictureImage | null {
  const known = first && pictureOf(first)
  if (!known) return null
  const { path, isDynamic } = known
  const alt = first.altText ?? ''
  if (!isDynamic) return { src: path, ...PHONE, alt }
  return {
    src: renditionUrl(path, PHONE),
    srcSet: widthSet(path, PHONES),
    sizes: '100vw',
    ...PHONE,
    sources: [
      { media: '(min-width: 1200px)', srcSet: densitySet(path, DESKTOP) },
      { media: '(min-width: 768px)', srcSet: densitySet(path, TABLET) },
    ],
    alt,
  }
}
