import { recordOf } from '../../../src/rules/content/read-record'
import { hasCardNumber } from '../../../src/rules/validation/card-number'
import type { CartDetails } from '../../database/booking/cart-details'
import { changeOrderDetails } from '../../database/booking/change-details'
import { findHotel } from '../../database/site/hotels'
import { type StatusView, statusView } from '../account/status-view'
import { detailsIn } from '../cart/details-parts'
import type { BookingCall } from '../request/booking-call'
import { asSeen, findStay } from './find-order'
import { orderMail } from './mail/order-mail'
import { changeable, differing, hasDraft, keepDraft, roomsToCome } from './stay-details'

/** What is said about a stay that is booked (`updateReservationChanges`). */
export interface StayChanges {
  /** The handle of the order; without it, `confirmationNumber` names it. */
  stay: string | null
  /** Of a room of it; without both, the session's stay. */
  confirmationNumber: string | null
  /** Of the order, as the guest has seen it. */
  revision: string | null
  /** Values by the names of fields; others than of requests and housekeeping are left out. */
  changes: unknown
}

const SUCCESS = statusView(200, 'SUCCESS')
const NOT_FOUND = statusView(404, 'NOT_FOUND', 'This session has booked and found no such stay.')
const STALE = statusView(
  409,
  'STALE_REVISION',
  'The stay has another revision by now. What was typed is kept for the session.',
)
const CLOSED = statusView(409, 'CLOSED', 'No room of the stay is still to come.')
const CARD_NUMBER = statusView(
  422,
  'CARD_NUMBER',
  'A field has the number of a card in it, and was not stored.',
)

const TOO_MANY = statusView(429, 'TOO_MANY_CHANGES', 'The stay was changed too often in an hour.')
/** Each is a mail to the guest: who has found a stay by number and name must not fill a mailbox. */
export const MOST_CHANGES_AN_HOUR = 20

/**
 * Stores requests and housekeeping of a stay that the session has booked or found (W35, W83), as a new
 * revision with its mail. Repeated, it changes nothing more. With a revision that is not the order's any more
 * nothing is stored, and what was typed is kept for the session. Nor is it stored too often in an hour.
 */
export async function changeStay(call: BookingCall, asked: StayChanges): Promise<StatusView> {
  const { stay, confirmationNumber, revision, changes } = asked
  const found = await findStay(call, { stay, confirmationNumber })
  const hotel = found && (await findHotel(call.database, found.order.hotelId))
  if (!found || !hotel) return NOT_FOUND
  const said = detailsIn(recordOf(changes))
  const typed = withoutCards(said)
  let kept: CartDetails = {}
  const refusal = await changeOrderDetails<StatusView>(call.database, {
    ...{ orderId: found.order.id, now: call.now },
    choose: (order, changesOfHour) => {
      const seen = asSeen(order, call)
      if (!seen) return { refusal: NOT_FOUND }
      const rooms = roomsToCome(seen, hotel, call.now)
      if (rooms.length === 0) return { refusal: CLOSED }
      kept = changeable(typed, rooms, seen.rank)
      const changed = differing(kept, order.details)
      if (Object.keys(changed).length === 0) return { change: null }
      if (revision !== String(order.revision)) return { refusal: STALE }
      return changesOfHour < MOST_CHANGES_AN_HOUR
        ? { change: { details: changed } }
        : { refusal: TOO_MANY }
    },
    mail: (order) =>
      call.isMailDown ? null : orderMail(order, hotel, 'requests', { now: call.now }),
  })
  if (refusal === STALE) await keepDraft(call, found.order, kept)
  else if (!refusal && hasDraft(call)) await keepDraft(call, found.order)
  if (refusal) return refusal
  return Object.keys(typed).length < Object.keys(said).length ? CARD_NUMBER : SUCCESS
}

/** Keeps what a form without a script has sent, where nothing of it could be stored. */
export async function keepTyped(call: BookingCall, asked: StayChanges): Promise<void> {
  const { stay, confirmationNumber, changes } = asked
  const found = await findStay(call, { stay, confirmationNumber })
  const hotel = found && (await findHotel(call.database, found.order.hotelId))
  if (!found || !hotel) return
  const rooms = roomsToCome(found, hotel, call.now)
  const typed = withoutCards(detailsIn(recordOf(changes)))
  await keepDraft(call, found.order, changeable(typed, rooms, found.rank))
}

/** The number of a card is for the provider's fields only. */
function withoutCards(said: CartDetails): CartDetails {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => !hasCardNumber(value)))
}
