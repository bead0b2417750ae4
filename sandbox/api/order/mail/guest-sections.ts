import { isKept } from '../../../../src/rules/order/room-states'
import { fillText } from '../../../../src/ui/text/fill-text'
import type { StoredOrder } from '../../../database/booking/orders'
import type { Locale } from '../../../seed/seed-types'
import { fullName } from '../order-view'
import { guestOfRoom } from '../room-guest'
import type { MailSection } from './mail-sections'
import { mailTexts as text } from './mail-texts'

/** Who comes to the rooms that are booked still, and how who has booked is reached. */
export function guestSections(order: StoredOrder, locale: Locale): MailSection[] {
  const { guest } = order
  const rooms = order.rooms.filter(isKept)
  const names = rooms.map((room) => {
    const { givenName, familyName } = guestOfRoom(order, room) ?? guest
    const title =
      rooms.length > 1
        ? fillText(text.room[locale], { index: room.roomIndex + 1 })
        : text.guest[locale]
    return [title, fullName(givenName, familyName, locale)] as const
  })
  const { 'agent.number': number = '', 'agent.name': name = '' } = order.details
  const agency = [number, name].filter(Boolean).join(', ')
  return [
    {
      title: text.guestsTitle[locale],
      rows: [
        ...names,
        [text.email[locale], guest.email],
        [text.phone[locale], guest.phone],
        ...(agency ? [[text.agency[locale], agency] as const] : []),
      ],
    },
  ]
}
