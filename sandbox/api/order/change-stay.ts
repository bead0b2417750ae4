import type { PartProblems } from '../../../src/features/checkout/details.rules'
import { recordOf } from '../../../src/rules/content/read-record'
import { mayEver } from '../../../src/rules/order/room-actions'
import { hasCardNumber } from '../../../src/rules/validation/card-number'
import type { CartDetails } from '../../database/booking/cart-details'
import { changeOrderDetails } from '../../database/booking/change-details'
import { findOrderById, type StoredOrder } from '../../database/booking/orders'
import { findHotel } from '../../database/site/hotels'
import { type StatusView, statusView } from '../account/status-view'
import { detailsIn } from '../cart/details-parts'
import type { BookingCall } from '../request/booking-call'
import { asSeen, findStay } from './find-order'
import { changeMails } from './mail/change-mails'
import { isProvenByCode, provenValues } from './proven-stays'
import { changeable, differing, hasDraft, keepDraft, roomsToCome } from './stay-details'
import {
  changeableGuests,
  changedGuests,
  guestProblems,
  guestsToStore,
  saysGuests,
} from './stay-guests'

/** What is said about a stay that is booked (`updateReservationChanges`). */
export interface StayChanges {
  /** The handle of the order; without it, `confirmationNumber` names it. */
  stay: string | null
  /** Of a room of it; without both, the session's stay. */
  confirmationNumber: string | null
  /** Of the order, as the guest has seen it. */
  revision: string | null
  /** Values by the names of fields; others than of requests, housekeeping and guests are left out. */
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

const NOT_YOURS = statusView(
  403,
  'NOT_YOURS',
  'Who comes, and how they are reached, is for those who have booked the stay.',
)
const INVALID = statusView(422, 'INVALID', 'Something about the guests cannot be stored so.')
const TOO_MANY = statusView(429, 'TOO_MANY_CHANGES', 'The stay was changed too often in an hour.')
/** Each is a mail to the guest: who has found a stay by number and name must not fill a mailbox. */
export const MOST_CHANGES_AN_HOUR = 20

/** What has come of it, and what is wrong with fields by their names. */
interface StayChanged {
  status: StatusView
  problems: PartProblems
}

/**
 * Stores requests and housekeeping of a stay that the session has booked or found (W35, W83), and its guests and
 * how they are reached for those who have booked it, as a new revision with its mails. Repeated, it changes nothing
 * more. With a revision that is not the order's any more nothing is stored, and what was typed is kept for the
 * session. Nor is it stored too often in an hour.
 */
export async function changeStay(call: BookingCall, asked: StayChanges): Promise<StayChanged> {
  const { stay, confirmationNumber, revision, changes } = asked
  const found = await findStay(call, { stay, confirmationNumber })
  const hotel = found && (await findHotel(call.database, found.order.hotelId))
  if (!found || !hotel) return { status: NOT_FOUND, problems: {} }
  const said = detailsIn(recordOf(changes))
  const typed = withoutCards(said)
  const hasGuests = saysGuests(typed)
  let kept: CartDetails = {}
  let problems: PartProblems = {}
  const refusal = await changeOrderDetails<StatusView>(call.database, {
    ...{ orderId: found.order.id, now: call.now },
    choose: (order, changesOfHour) => {
      const seen = asSeen(order, call)
      if (!seen) return { refusal: NOT_FOUND }
      if (hasGuests && !mayEver('guests', seen.rank)) return { refusal: NOT_YOURS }
      const rooms = roomsToCome(seen, hotel, call.now)
      if (rooms.length === 0) return { refusal: CLOSED }
      const guests = changedGuests(changeableGuests(typed, rooms), order)
      const requests = differing(changeable(typed, rooms, seen.rank), order.details)
      const changed = { ...requests, ...guests }
      kept = { ...changeable(typed, rooms, seen.rank), ...changeableGuests(typed, rooms) }
      if (Object.keys(changed).length === 0) return { change: null }
      if (revision !== String(order.revision)) return { refusal: STALE }
      problems = guestProblems(order, guests, call)
      if (Object.keys(problems).length > 0) return { refusal: INVALID }
      if (changesOfHour >= MOST_CHANGES_AN_HOUR) return { refusal: TOO_MANY }
      if (Object.keys(guests).length === 0) return { change: { details: requests } }
      const { details, guest } = guestsToStore(order, guests)
      return { change: { details: { ...requests, ...details }, guest } }
    },
    mails: (order, former) =>
      call.isMailDown ? [] : changeMails({ order, former, hasGuests }, hotel, call.now),
  })
  if (refusal === STALE) await keepDraft(call, found.order, kept)
  else if (!refusal && hasDraft(call)) await keepDraft(call, found.order)
  if (refusal) return { status: refusal, problems }
  await keepProof(call, found.order)
  const isWhole = Object.keys(typed).length === Object.keys(said).length
  return { status: isWhole ? SUCCESS : CARD_NUMBER, problems }
}

/** Who has proven by a code that the stay is theirs goes on with the address that they have given it. */
async function keepProof(call: BookingCall, former: StoredOrder): Promise<void> {
  const values = call.session?.values ?? {}
  if (!isProvenByCode(values, former)) return
  const order = await findOrderById(call.database.db, former.id)
  if (order) await call.owner.store(provenValues(values, order))
}

/** Keeps what a form without a script has sent, where nothing of it could be stored. */
export async function keepTyped(call: BookingCall, asked: StayChanges): Promise<void> {
  const { stay, confirmationNumber, changes } = asked
  const found = await findStay(call, { stay, confirmationNumber })
  const hotel = found && (await findHotel(call.database, found.order.hotelId))
  if (!found || !hotel) return
  const rooms = roomsToCome(found, hotel, call.now)
  const typed = withoutCards(detailsIn(recordOf(changes)))
  const guests = mayEver('guests', found.rank) ? changeableGuests(typed, rooms) : {}
  await keepDraft(call, found.order, { ...changeable(typed, rooms, found.rank), ...guests })
}

/** The number of a card is for the provider's fields only. */
function withoutCards(said: CartDetails): CartDetails {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => !hasCardNumber(value)))
}
