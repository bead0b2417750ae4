import type { OrderPayment } from '../../../src/rules/order/order-states'
import { type Rank, roomProblem } from '../../../src/rules/order/room-actions'
import { type OrderState, orderState, roomStatus } from '../../../src/rules/order/room-states'
import { awardedNights } from '../../../src/rules/points/free-nights'
import { nightsBetween } from '../../../src/rules/stay/days'
import { hullOf } from '../../../src/rules/stay/stay-hull'
import type { MoneyMove } from '../../database/booking/money-moves'
import type { OrderRoom, StoredOrder } from '../../database/booking/orders'
import { partyOf } from '../../database/booking/quote'
import type { ReceiptAddress } from '../../database/booking/receipt-addresses'
import { isCharged, lastCard } from '../../database/booking/stay-payments'
import type { SeedHotel } from '../../seed/seed-types'
import type { OwnCart } from '../cart/cart-of-hotel'
import { policiesView, stayView } from '../cart/cart-summary'
import { cartView, extrasOfRoom, isHidden } from '../cart/cart-view'
import { roomsWithPlans } from '../cart/quoted-rooms'
import { changeTerms } from '../change/change-refusal'
import { changeableCard } from '../change/stay-card'
import { todayAt } from '../rates/engine-context'
import { moneyView } from '../rates/money-view'
import { pricingView } from '../rates/pricing-view'
import { productView } from '../rates/product-view'
import type { BookingCall } from '../request/booking-call'
import { mayLink } from '../sign-in/link-stay'
import { cancellationView, changeRefunds, missedView } from './cancel-view'
import { checkInView } from './check-in-view'
import type { RankedOrder } from './find-order'
import { insuranceView } from './insurance-view'
import { cartOfOrder, wholeCartOfOrder } from './order-cart'
import { orderCharges } from './order-charges'
import { joiningView } from './order-joining'
import { hasReceipt, receiptOf, receiptView } from './receipt'
import { guestOfRoom } from './room-guest'
import { stayRequests } from './stay-details'
import { canChangeGuests, canProve } from './stay-guests'

const STATUS: Record<OrderState, string> = {
  confirmed: 'CONFIRMED',
  modified: 'MODIFIED',
  partlyCancelled: 'PARTLY_CANCELLED',
  cancelled: 'CANCELLED',
}

const PAYMENT: Record<OrderPayment, string> = {
  guaranteed: 'GUARANTEED',
  deposit: 'DEPOSIT',
  prepaid: 'PREPAID',
  none: 'NONE',
}

interface OrderOptions {
  moves: readonly MoneyMove[]
  rank: Rank
  /** What its guest wants on the receipt. */
  billTo?: ReceiptAddress | null
}

/**
 * An order as the schema has it: its amounts are those of the rooms that are booked, its items all that were.
 * Of a confidential rate no amount leaves the server, and of people only what the visitor's rank allows.
 * `moves`: where the money of cancelled rooms and of an ended stay is.
 */
export function orderView(
  order: StoredOrder,
  hotel: SeedHotel,
  call: BookingCall,
  { moves, rank, billTo = null }: OrderOptions,
) {
  // A guest of rooms is told of no amount, as with a confidential rate.
  const sold = { ...order, hidesAmounts: rank === 'roomGuest' }
  const cart = cartOfOrder(sold, hotel)
  const soldRooms = roomsWithPlans(wholeCartOfOrder(sold, hotel))
  const state = orderState(order)
  const hidden = isHidden(soldRooms)
  const stay = stayOfRooms(order, cart, call)
  const charges = orderCharges(order, cart, call)
  const { totalPricing } = cartView(cart, call)
  const [first] = order.rooms
  const rooms = roomsWithPlans(cart)
  const points = rooms.reduce((sum, room) => sum + (room.points ?? 0), 0)
  const freeNights = rooms.flatMap(awardedNights).length
  const isProven = rank === 'proven'
  const today = todayAt(hotel, call.now)
  const acting = { rank, hotel, now: call.now }
  const names = isProven ? guestNames(order, call) : typedNames({ order, rank })
  return {
    handle: order.handle,
    confirmationNumber: first.confirmationNumber,
    orderRevisionNumber: String(order.revision),
    cartId: order.cartId,
    status: STATUS[state],
    bookedAt: order.bookedAt.toISOString(),
    propertyId: order.hotelId,
    stay: stay && {
      ...stay,
      ...changeTerms(order, hotel, acting),
      guests: names.map((name, index) => ({ name, primary: index === 0 })),
    },
    items: order.rooms.flatMap((room) => {
      const sold = soldRooms.find(({ itemId }) => itemId === room.itemId)
      if (!sold) return []
      const view = { hotel, ...call, bookedAt: cart.bookedAt }
      const guest = isProven ? nameOfGuest(order, room, call) : ''
      const shown = { currency: hotel.currency, hidden, moves, sold, today }
      return [
        {
          id: room.itemId,
          basicInformation: { confirmationNumber: room.confirmationNumber },
          reservationRevisionNumber: String(room.revision),
          roomIndex: room.roomIndex,
          lengthOfStay: nightsBetween(room.checkIn, room.checkOut),
          isRedemption: sold.points !== null,
          party: partyOf(order.quote, room),
          product: productView(sold, view),
          segments: [{ checkIn: room.checkIn, checkOut: room.checkOut }],
          pricing: isHidden([sold]) ? null : pricingView([sold], view),
          extras: hidden ? null : extrasOfRoom(sold, hotel),
          status: roomStatus(room, today),
          checkIn: checkInView(room, { order, rank, sold, hotel, call }),
          cancellation: cancellationView(room, { ...shown, acting }),
          missed: missedView(room, shown),
          guests: guest ? [{ name: guest, primary: room.roomIndex === first.roomIndex }] : [],
        },
      ]
    }),
    charges,
    // Of the rooms that this visitor can cancel: of a stay that has begun there are no terms to tell.
    policies: policiesView(cart, call).filter(({ itemId }) =>
      order.rooms.some((room) => room.itemId === itemId && !roomProblem('cancel', room, acting)),
    ),
    refunds: changeRefunds({ currency: hotel.currency, hidden, moves }),
    ...stayRequests({ order, rank }, hotel, call),
    totalPricing,
    grandTotal: charges.total,
    redemptionDetail: {
      totalPoints: points > 0 && !hidden ? points : null,
      freeNights: freeNights > 0 && !hidden ? freeNights : null,
    },
    payment: paymentView(order, { hidden, isProven }),
    receipt: hasReceipt(order, hotel, call.now)
      ? receiptView(receiptOf(sold, hotel, moves), { hotel, locale: call.locale, isProven, billTo })
      : null,
    insurance: isProven && order.policy ? insuranceView(order.policy, call.now) : null,
    joining: joiningView(order, call),
    linkable: order.customerId === null && mayLink(order, call.session?.values ?? {}),
    canChangeGuests: canChangeGuests({ order, rank }, hotel, call.now),
    canChangeCard: changeableCard({ order, rank }, hotel, call.now) !== null,
    canProve: canProve({ order, rank }, hotel, call.now),
  }
}

/** The stay of the rooms that are booked, or were, by their own days and guests. */
function stayOfRooms(order: StoredOrder, cart: OwnCart, call: BookingCall) {
  const stay = stayView(cart, call)
  const living = order.rooms.filter(({ cancelledAt }) => !cancelledAt)
  const rooms = living.length > 0 ? living : order.rooms
  const days = hullOf(rooms) ?? order.rooms[0]
  return (
    stay && {
      ...{ ...stay, checkIn: days.checkIn, checkOut: days.checkOut },
      lengthOfStay: nightsBetween(days.checkIn, days.checkOut),
      rooms: rooms.length,
      roomDays: rooms.map(({ itemId, roomIndex, checkIn, checkOut }) => ({
        ...{ itemId, roomIndex, checkIn, checkOut },
      })),
      parties: rooms.map((room) => partyOf(order.quote, room)),
    }
  )
}

function paymentView(
  { payment, payments, quote }: StoredOrder,
  { hidden, isProven }: { hidden: boolean; isProven: boolean },
) {
  const card = lastCard(payments)
  const paid = isCharged(payments) ? quote.rooms.reduce((sum, { dueNow }) => sum + dueNow, 0) : 0
  return {
    state: PAYMENT[payment],
    paid: card && !hidden ? moneyView(paid, card.currency) : null,
    brand: (isProven && card?.brand) || null,
    last4: (isProven && card?.last4) || null,
  }
}

/** Of people, what the visitor has typed to find the stay. */
export function typedNames({ order, rank }: RankedOrder): string[] {
  const names =
    rank === 'roomGuest'
      ? order.rooms.map((room) => guestOfRoom(order, room)?.familyName ?? '')
      : [order.guest.familyName]
  return [...new Set(names.filter((name) => name !== ''))]
}

/** Names as the language writes them; the guest who books comes first. */
function guestNames(order: StoredOrder, call: Pick<BookingCall, 'locale'>): string[] {
  const names = order.rooms.map((room) => nameOfGuest(order, room, call))
  return [...new Set(names.filter((name) => name !== ''))]
}

function nameOfGuest(
  order: StoredOrder,
  room: OrderRoom,
  { locale }: Pick<BookingCall, 'locale'>,
): string {
  const { givenName, familyName } = guestOfRoom(order, room) ?? order.guest
  return fullName(givenName, familyName, locale)
}

/** A name in the order of the language. */
export function fullName(given: string, family: string, locale: string): string {
  const parts = /^(ja|zh)/.test(locale) ? [family, given] : [given, family]
  return parts.filter(Boolean).join(' ')
}
