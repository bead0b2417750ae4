import { checkInState } from '../../../src/rules/order/check-in-window'
import { registrationFields } from '../../../src/rules/order/registration'
import { type Rank, roomProblem } from '../../../src/rules/order/room-actions'
import type { OrderRoom } from '../../database/booking/orders'
import { requestsOf } from '../../seed/room-requests'
import type { SeedHotel } from '../../seed/seed-types'
import { countryViews } from '../graphql/countries'
import type { BookingCall } from '../request/booking-call'

/** What of checking in and out is possible for a room (W71); null: nothing. */
export function checkInView(
  room: OrderRoom,
  { rank, hotel, call }: { rank: Rank; hotel: SeedHotel; call: BookingCall },
) {
  const { locale, now } = call
  const state = checkInState(room, hotel, now)
  if (!state) return null
  const canSay = roomProblem('checkIn', room, { rank, hotel, now }) === null
  const { code: country } = hotel.address.country
  const fields = state === 'CHECK_IN_ELIGIBLE' ? registrationFields(country) : []
  return {
    state,
    options: canSay
      ? requestsOf(hotel.id)
          .filter(({ group }) => group === 'floor' || group === 'location')
          .map(({ code, group, label, isGuaranteed }) => ({
            ...{ code, group, label: label[locale], guaranteed: isGuaranteed ?? false },
          }))
      : [],
    registration:
      canSay && fields.length > 0
        ? { exempt: country, fields, countries: countryViews(locale) }
        : null,
    registered: room.registration,
  }
}
