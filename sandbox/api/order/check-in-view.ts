import { type CheckInState, checkInState } from '../../../src/rules/order/check-in-window'
import { registrationFields } from '../../../src/rules/order/registration'
import { type Rank, roomProblem } from '../../../src/rules/order/room-actions'
import type { OrderRoom } from '../../database/booking/orders'
import { requestsOf } from '../../seed/room-requests'
import type { Locale, SeedHotel } from '../../seed/seed-types'
import { countryViews } from '../graphql/countries'
import type { BookingCall } from '../request/booking-call'

/** What of checking in and out is possible for a room (W71); null: nothing. */
export function checkInView(
  room: OrderRoom,
  { rank, hotel, call: { locale, now } }: { rank: Rank; hotel: SeedHotel; call: BookingCall },
) {
  const state = checkInState(room, hotel, now)
  const canSay = roomProblem('checkIn', room, { rank, hotel, now }) === null
  return state && stateView(state, { hotel, locale, canSay, registered: room.registration })
}

interface StateOptions {
  hotel: SeedHotel
  locale: Locale
  /** Whether the visitor can say something of it. */
  canSay: boolean
  registered: OrderRoom['registration']
}

/** A state with what the guest is asked in it. */
export function stateView(
  state: CheckInState,
  { hotel, locale, canSay, registered }: StateOptions,
) {
  const { code: exempt } = hotel.address.country
  const fields = state === 'CHECK_IN_ELIGIBLE' ? registrationFields(exempt) : []
  const wishes = requestsOf(hotel.id).filter(
    ({ group }) => group === 'floor' || group === 'location',
  )
  return {
    state,
    options: (canSay ? wishes : []).map(({ code, group, label, isGuaranteed }) => ({
      ...{ code, group, label: label[locale], guaranteed: isGuaranteed ?? false },
    })),
    registration:
      canSay && fields.length > 0 ? { exempt, fields, countries: countryViews(locale) } : null,
    registered,
  }
}
