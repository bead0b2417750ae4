import type { Stay } from '../../../rules/stay/restrictions'
import { areSameDays, hullOf } from '../../../rules/stay/stay-hull'
import { fillText } from '../../../ui/text/fill-text'
import type { Cart } from '../cart/use-cart'
import { roomDaysText } from '../stay/room-days-text'
import type { Stay as BookedStay } from '../use-booking'

/** A room of a booked stay that can get other dates. */
export interface MovableRoom extends Stay {
  id: string
  /** From 1. */
  number: number
  /** Of its type. */
  name: string
}

/** Rooms to choose from, and those that are chosen at first. */
export interface RoomsToMove {
  rooms: readonly MovableRoom[]
  chosen: readonly string[]
}

/** Where there is nothing to choose: what moves is the stay. */
export const NO_CHOICE: RoomsToMove = { rooms: [], chosen: [] }

/** The rooms of a booked stay: all that are to come are chosen. Nothing to choose from where it has one room. */
export function roomsOfStay({ items }: Pick<BookedStay, 'items'>): RoomsToMove {
  const living = items.filter(({ status }) => status !== 'CANCELLED')
  if (living.length < 2) return NO_CHOICE
  const open = living.filter(({ status }) => status !== 'PAST')
  const toCome = open.filter(({ status }) => status === 'UPCOMING')
  const chosen = toCome.length > 0 ? toCome : open
  return { rooms: open.flatMap(roomOf), chosen: chosen.map(({ id }) => id) }
}

/** The rooms of a change: those that it moves so far are chosen, or all of them. */
export function roomsOfChange({ items, change }: Pick<Cart, 'items' | 'change'>): RoomsToMove {
  if (items.length < 2) return NO_CHOICE
  const rooms = items.flatMap(roomOf)
  const moved = rooms.filter((room) => {
    const booked = change?.rooms.find(({ itemId }) => itemId === room.id)
    return booked && !areSameDays([room, booked])
  })
  return { rooms, chosen: (moved.length > 0 ? moved : rooms).map(({ id }) => id) }
}

/** The days of the rooms that are chosen at first; null where there is nothing to choose. */
export function daysToMove({ rooms, chosen }: RoomsToMove): Stay | null {
  return hullOf(rooms.filter(({ id }) => chosen.includes(id)))
}

function roomOf(item: Cart['items'][number] | BookedStay['items'][number]): MovableRoom[] {
  const { id, roomIndex, product, segments } = item
  const [days] = segments
  const name = product.roomType?.name ?? ''
  if (!days) return []
  const { checkIn, checkOut } = days
  return [{ id, number: roomIndex + 1, name, checkIn, checkOut }]
}

/** A room as its tick shows it. */
export interface RoomTick {
  id: string
  name: string
  /** Its type, and the days that it has. */
  text: string
  isChosen: boolean
}

/** The ticks of rooms that can get other dates, of which these are chosen. */
export function roomTicks(
  { rooms, chosen }: RoomsToMove,
  labels: { room: string; roomSpan: string; nights: string },
  locale: string,
): RoomTick[] {
  return rooms.map(({ id, number, name, ...days }) => ({
    id,
    name: fillText(labels.room, { number }),
    text: [name, roomDaysText(days, labels, locale)].filter(Boolean).join(' · '),
    isChosen: chosen.includes(id),
  }))
}
