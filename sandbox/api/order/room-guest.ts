import type { OrderRoom, StoredOrder } from '../../database/booking/orders'

export interface GuestName {
  givenName: string
  familyName: string
}

/** The guest of a room where one was named (`guest.room.<item>.familyName`); null: who has booked it. */
export function guestOfRoom(
  { details }: Pick<StoredOrder, 'details'>,
  { itemId, roomIndex }: Pick<OrderRoom, 'itemId' | 'roomIndex'>,
): GuestName | null {
  const own = (field: string) => details[`guest.room.${itemId}.${field}`]?.trim() ?? ''
  const [givenName, familyName] = [own('givenName'), own('familyName')]
  return roomIndex > 0 && familyName ? { givenName, familyName } : null
}
