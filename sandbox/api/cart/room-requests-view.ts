import { requestsOf } from '../../seed/room-requests'
import type { Locale } from '../../seed/seed-types'
import type { OwnCart } from './cart-of-hotel'
import { roomsWithPlans } from './quoted-rooms'

/** What can be asked for in the rooms of a cart; what has been asked for is in its details. */
export function roomRequestsView(
  cart: Pick<OwnCart, 'hotel' | 'quote'>,
  { locale }: { locale: Locale },
  /** Preferences of the member who has signed in; null for everybody else. */
  kept: readonly string[] | null = null,
) {
  return {
    canRemember: kept !== null,
    preferred: kept ?? [],
    rooms: roomsWithPlans(cart).map(({ itemId, roomIndex, room }) => ({
      id: itemId,
      roomIndex,
      name: room.name[locale],
    })),
    options: requestsOf(cart.hotel.id).map(({ code, group, label, isGuaranteed }) => ({
      code,
      group,
      label: label[locale],
      guaranteed: isGuaranteed ?? false,
    })),
  }
}
