import { maskEmail, maskPhone } from '../../../src/rules/formats/mask'
import { orderState } from '../../../src/rules/order/room-states'
import { plainEmails } from '../../../src/rules/people/email-address'
import { phoneNumber } from '../../../src/rules/people/phone-number'
import { mobileNumber } from '../../../src/rules/validation/mobile-number'
import { isValid } from '../../../src/rules/validation/validation'
import { movesOfOrder } from '../../database/booking/money-moves'
import { addOrderEvent, countOrderEvents, lockOrder } from '../../database/booking/order-events'
import type { StoredOrder } from '../../database/booking/orders'
import { findReceiptAddress } from '../../database/booking/receipt-addresses'
import { countWithin } from '../../database/members/attempts'
import { type Message, sendMessage } from '../../database/members/messages'
import { findHotel } from '../../database/site/hotels'
import type { SeedHotel } from '../../seed/seed-types'
import { FAIL, type StatusView, statusView } from '../account/status-view'
import type { BookingCall } from '../request/booking-call'
import { ATTEMPT_SECONDS } from '../sign-in/rate-limits'
import { findOwnOrder, type OrderAddress } from './find-order'
import { orderMail, orderSms } from './mail/order-mail'
import { hasReceipt } from './receipt'

/** Without either: the order that was found or booked last. */
type Named = Pick<OrderAddress, 'confirmationNumber' | 'stay'>

export interface ShareOutcome {
  status: StatusView
  sentTo: string[]
}

/** Most addresses of one call (W84). */
const MOST_ADDRESSES = 5
/** Most times that an order is shared, by mail and telephone together. */
const MOST_SHARES = 20
/** Most times that its confirmation is sent again, and its receipt. */
const MOST_RESENT = 5

/** Most times that one guest shares or sends again within a day, over all orders. */
const MOST_OF_SENDER = 40

/** Sends the stay of the visitor's order to addresses of the visitor's choice: all of them, or none. */
export async function shareByEmail(
  call: BookingCall,
  { to, ...named }: Named & { to: readonly string[] },
): Promise<ShareOutcome> {
  const addresses = [...new Set(to.flatMap(plainEmails))]
  if (addresses.length > MOST_ADDRESSES) {
    return refused(422, 'TOO_MANY_ADDRESSES', `At most ${MOST_ADDRESSES} addresses.`)
  }
  if (addresses.length === 0 || !addresses.every((one) => isValid('emailGeneral', one))) {
    return refused(422, 'INVALID', 'An address is missing or wrong.')
  }
  return share(call, named, (order, hotel) =>
    addresses.map((address) =>
      orderMail(order, hotel, 'shared', { to: address, locale: call.locale }),
    ),
  ).then((outcome) => ({ ...outcome, sentTo: outcome.sentTo.map(maskEmail) }))
}

/** The same to a telephone. */
export async function shareBySms(
  call: BookingCall,
  { number, ...named }: Named & { number: string },
): Promise<ShareOutcome> {
  const { number: phone } = phoneNumber(number.slice(0, LONGEST_NUMBER), null)
  if (!isMobile(phone)) {
    return refused(422, 'INVALID', 'The number is wrong.')
  }
  return share(call, named, (order, hotel) => {
    const body = orderSms(order, hotel, call.locale)
    return [{ address: phone, subject: hotel.name[call.locale], body, link: null }]
  }).then((outcome) => ({ ...outcome, sentTo: outcome.sentTo.map(maskPhone) }))
}

/** More than anybody types. */
const LONGEST_NUMBER = 100

function isMobile(phone: string): boolean {
  const isWhole = /^\+\d{7,15}$/.test(phone)
  return isWhole && mobileNumber({ phone, phoneCode: '', country: '' }).isMobile
}

/** Sends the confirmation to the guest of the order once more. */
export async function resendConfirmation(call: BookingCall, named: Named): Promise<ShareOutcome> {
  const outcome = await share(
    call,
    named,
    (order, hotel) => [orderMail(order, hotel, confirmedAs(order), { now: call.now })],
    'resent',
  )
  return { ...outcome, sentTo: outcome.sentTo.map(maskEmail) }
}

/** A cancelled stay is confirmed as what it is. */
function confirmedAs(order: StoredOrder): 'confirmed' | 'cancelled' {
  return orderState(order) === 'cancelled' ? 'cancelled' : 'confirmed'
}

/** Sends the receipt of a stay that is over to the guest of the order, as often as its confirmation. */
export async function sendReceipt(call: BookingCall, named: Named): Promise<ShareOutcome> {
  const { database, now } = call
  const order = await findOwnOrder(call, named)
  const moves = order ? await movesOfOrder(database.db, order.id) : []
  const billTo = order && (await findReceiptAddress(database.db, order.id, now))
  const outcome = await share(
    call,
    named,
    (current, hotel) => [orderMail(current, hotel, 'receipt', { now, moves, billTo })],
    'receiptSent',
  )
  return { ...outcome, sentTo: outcome.sentTo.map(maskEmail) }
}

async function share(
  call: BookingCall,
  named: Named,
  messagesOf: (order: StoredOrder, hotel: SeedHotel) => Message[],
  type: 'shared' | 'resent' | 'receiptSent' = 'shared',
): Promise<ShareOutcome> {
  const { database, now } = call
  const order = await findOwnOrder(call, named)
  const hotel = order && (await findHotel(database, order.hotelId))
  if (!hotel) return refused(404, 'ORDER_NOT_FOUND', 'This session has no such order.')
  if (type === 'shared' && orderState(order) === 'cancelled') {
    return refused(409, 'CANCELLED', 'A cancelled stay is not shared.')
  }
  if (type === 'receiptSent' && !hasReceipt(order, hotel, now)) {
    return refused(409, 'NOT_OVER', 'A stay has a receipt once it is over.')
  }
  const most = type === 'shared' ? MOST_SHARES : MOST_RESENT
  if (call.isMailDown) return { status: FAIL, sentTo: [] }
  const messages = messagesOf(order, hotel)
  const isSent = await database.db.transaction(async (tx) => {
    // Calls at the same time are counted one after the other.
    await lockOrder(tx, order.id)
    if ((await countOrderEvents(tx, order.id, type)) >= most) return false
    if (!(await countWithin(tx, sendersOf(call, order)))) return false
    for (const message of messages) await sendMessage({ db: tx }, message)
    const data = { messages: messages.length }
    await addOrderEvent(tx, order.id, { type, data, at: new Date(now) })
    return true
  })
  if (!isSent) return refused(429, 'TOO_MANY', 'It was sent too often.')
  const sentTo = messages.map(({ address }) => address ?? '')
  return { status: statusView(200, 'SUCCESS'), sentTo }
}

/** Those who send: the guest, whatever the number of orders, and the network address. */
function sendersOf({ address, limits }: BookingCall, { customerId, ownerKey }: StoredOrder) {
  const by = customerId ?? ownerKey
  return [
    { of: 'shared', by, seconds: 24 * 60 * 60, most: MOST_OF_SENDER },
    { of: 'address-messages', by: address, seconds: ATTEMPT_SECONDS, most: limits.messages },
  ]
}

function refused(httpStatus: number, code: string, message: string): ShareOutcome {
  return { status: statusView(httpStatus, code, message), sentTo: [] }
}
