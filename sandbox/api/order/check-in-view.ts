import { type CheckInState, checkInState } from '../../../src/rules/order/check-in-window'
import { registrationFields } from '../../../src/rules/order/registration'
import { type Rank, roomProblem } from '../../../src/rules/order/room-actions'
import type { OrderRoom, StoredOrder } from '../../database/booking/orders'
import { requestsOf } from '../../seed/room-requests'
import type { Locale, SeedHotel } from '../../seed/seed-types'
import type { RoomWithPlan } from '../cart/quoted-rooms'
import { countryViews } from '../graphql/countries'
import type { BookingCall } from '../request/booking-call'
import { balanceView, type RoomBalance, roomBalance } from './room-balance'

interface CheckInOptions {
  order: StoredOrder
  rank: Rank
  /** The room as it was sold. */
  sold: RoomWithPlan
  hotel: SeedHotel
  call: BookingCall
}

/** What of checking in and out is possible for a room (W71); null: nothing. */
export function checkInView(
  room: OrderRoom,
  { order, rank, sold, hotel, call: { locale, now } }: CheckInOptions,
) {
  const state = checkInState(room, hotel, now)
  const acting = { rank, hotel, now }
  const canSay = roomProblem('checkIn', room, acting) === null
  const canLeave = roomProblem('checkOut', room, acting) === null
  const balance = canLeave ? roomBalance({ order, rank }, sold) : null
  const { registration: registered } = room
  return state && stateView(state, { hotel, locale, canSay, registered, balance })
}

interface StateOptions {
  hotel: SeedHotel
  locale: Locale
  /** Whether the visitor can say something of it. */
  canSay: boolean
  registered: OrderRoom['registration']
  /** What is left to be paid; null where the visitor cannot check out now. */
  balance: RoomBalance | null
}

/** A state with what the guest is asked in it. */
export function stateView(
  state: CheckInState,
  { hotel, locale, canSay, registered, balance }: StateOptions,
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
    checkOut: balance && balanceView(balance, hotel.currency),
  }
}
