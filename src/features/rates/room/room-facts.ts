import { formatCount } from '../../../rules/formats/formatters'
import { fillText } from '../../../ui/text/fill-text'
import type { OfferedRoom } from '../product.model'
import type { RoomLabels } from './room.labels'

/** Square feet of a square metre. */
const SQUARE_FEET = 10.7639

/** Beds, guests, area, view of a room type: a few words each. */
export function roomFacts(
  room: OfferedRoom,
  labels: Pick<RoomLabels, 'sleeps' | 'area' | 'accessible'>,
  locale: string,
): string[] {
  const size = room.sizeSqm
  const list = [
    room.bedText,
    fillText(labels.sleeps, { count: room.maxGuests }),
    size &&
      fillText(labels.area, {
        metres: formatCount(size, locale),
        feet: formatCount(Math.round(size * SQUARE_FEET), locale),
      }),
    room.view,
    room.accessible && labels.accessible,
  ]
  return list.filter((fact) => typeof fact === 'string' && fact !== '') as string[]
}
