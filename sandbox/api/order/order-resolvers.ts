import { createGraphQLError } from 'graphql-yoga'
import {
  type Registration,
  registrationIn,
  registrationName,
} from '../../../src/rules/order/registration'
import { mayEver } from '../../../src/rules/order/room-actions'
import type { StoredOrder } from '../../database/booking/orders'
import { findReceiptAddress } from '../../database/booking/receipt-addresses'
import { findHotel } from '../../database/site/hotels'
import type { SeedHotel } from '../../seed/seed-types'
import { refuseAccess } from '../account/customer-access'
import { FAIL, type StatusView, statusView } from '../account/status-view'
import { signedInCustomer } from '../cart/cart-member'
import { policiesView, stayView } from '../cart/cart-summary'
import { cartView } from '../cart/cart-view'
import { findNewCart, findOwnCart } from '../cart/own-cart'
import { keptPreferences } from '../cart/preferences'
import { roomRequestsView } from '../cart/room-requests-view'
import type { CallContext } from '../graphql/graphql-context'
import { isSameName } from '../lookup/found-stay'
import type { BookingCall } from '../request/booking-call'
import { rewardsLookup } from '../upgrade/rewards-lookup'
import { roomUpgrade } from '../upgrade/room-upgrade'
import { type OrderChange, updateOrder } from '../upgrade/update-order'
import { buyInsurance } from './buy-insurance'
import { cancelNowView, movesToTell } from './cancel-view'
import { type CheckInAsked, WISHES } from './check-in'
import { stepOf } from './check-out'
import { calendarLinks, confirmationView } from './confirmation-view'
import { createOrder, type OrderAsked, type OrderResult } from './create-order'
import { asSeen, findOwnOrder, findStay, type OrderAddress, type RankedOrder } from './find-order'
import { cartOfOrder } from './order-cart'
import { orderCharges } from './order-charges'
import { pageOfOrdered } from './order-pages'
import { orderView, typedNames } from './order-view'
import { paymentMethods, propertyPaymentInfo, savedCards } from './payment-views'
import { preparePayment } from './prepare-payment'
import { hasReceipt } from './receipt'
import { resendConfirmation, shareByEmail, shareBySms } from './share-order'
import { stayGuestsView } from './stay-guests'
import {
  currentStays,
  customerReservations,
  type NextStaysAsked,
  type StaysAsked,
} from './stay-list'

type CreateOrderInput = Pick<OrderAsked, 'cartId' | 'revision' | 'key'> & {
  intentId?: string | null
  token?: string | null
  consentVersions?: string[] | null
}

/** A cart, or else a booked stay. */
type CartOrStay = OrderAddress & { cartId?: string | null }

/** How a cart is paid and ordered, and what is shown of an order (D.8). */
export const orderQueries = {
  propertyPaymentInfo: (_: unknown, { propertyId }: { propertyId: string }, call: CallContext) =>
    propertyPaymentInfo(call, propertyId),
  paymentMethods: (_: unknown, { cartId }: { cartId: string }, call: CallContext) =>
    paymentMethods(call, cartId),
  customerPaymentInfo: async (
    _: unknown,
    { customerId }: { customerId: string },
    call: CallContext,
  ) => {
    // Stored cards are for the member who has signed in, never for a remembered visitor.
    const refusal = refuseAccess(call.session, undefined, customerId)
    if (refusal || call.session?.kind !== 'authenticated') {
      const { message = 'Sign in first.', code = 'UNAUTHENTICATED' } = refusal ?? {}
      throw createGraphQLError(message, { extensions: { code } })
    }
    return { cards: await savedCards(call) }
  },
  creditCardInfo: async (_: unknown, { token }: { token: string }, call: CallContext) =>
    (await savedCards(call)).find((card) => card.token === token) ?? null,
  getProductFromOrder: (
    _: unknown,
    { itemId, ...address }: OrderAddress & { itemId: string },
    call: CallContext,
  ) =>
    ofStay(call, address, async (stay, hotel) => {
      const { items } = await wholeView(stay, hotel, call)
      return items.find(({ id }) => id === itemId)?.product ?? null
    }),
  stayDetails: async (_: unknown, { cartId, ...address }: CartOrStay, call: CallContext) => {
    const cart = cartId ? await findOwnCart(call, cartId) : null
    if (cartId) return cart && stayView(cart, call)
    return ofStay(call, address, async (stay, hotel) => (await wholeView(stay, hotel, call)).stay)
  },
  roomRequests: async (_: unknown, { cartId, ...address }: CartOrStay, call: CallContext) => {
    const cart = cartId ? await findNewCart(call, cartId) : null
    if (cartId) return cart && roomRequestsView(cart, call, await keptPreferences(call))
    return ofStay(
      call,
      address,
      async (stay, hotel) => (await wholeView(stay, hotel, call)).requests,
    )
  },
  orderDetails: (_: unknown, address: OrderAddress, call: CallContext) =>
    ofOrder(call, address, (order, hotel) => wholeView({ order, rank: 'proven' }, hotel, call)),
  reservationDetails: (_: unknown, address: OrderAddress, call: CallContext) =>
    ofStay(call, address, (stay, hotel) => wholeView(stay, hotel, call)),
  stayGuests: (_: unknown, address: OrderAddress, call: CallContext) =>
    ofStay(call, address, (stay, hotel) => stayGuestsView(stay, hotel, call)),
  cancelledReservationDetails: (_: unknown, address: OrderAddress, call: CallContext) =>
    ofStay(call, address, (stay, hotel) =>
      stay.order.rooms.some(({ cancelledAt }) => cancelledAt) ? wholeView(stay, hotel, call) : null,
    ),
  cancelNow: (
    _: unknown,
    { rooms, ...address }: OrderAddress & { rooms?: string[] | null },
    call: CallContext,
  ) => ofStay(call, address, (stay, hotel) => cancelNowView(stay, hotel, call, rooms ?? [])),
  summaryOfChargesAuth: (
    _: unknown,
    { customerId, ...address }: OrderAddress & { customerId: string },
    call: CallContext,
  ) =>
    ofStay(call, address, (stay, hotel) =>
      stay.order.customerId === customerId && signedInCustomer(call) === customerId
        ? chargesOf(stay, hotel, call)
        : null,
    ),
  summaryOfChargesUnauth: (
    _: unknown,
    { lastName, ...address }: OrderAddress & { lastName: string },
    call: CallContext,
  ) =>
    ofStay(call, address, (stay, hotel) =>
      typedNames(stay).some((name) => isSameName(name, lastName))
        ? chargesOf(stay, hotel, call)
        : null,
    ),
  cancellationPolicy: (
    _: unknown,
    { productId, ...address }: OrderAddress & { productId?: string | null },
    call: CallContext,
  ) =>
    ofStay(call, address, ({ order, rank }, hotel) => {
      if (!mayEver('cancel', rank)) return null
      const room = order.rooms.find(
        (one) =>
          one.confirmationNumber === address.confirmationNumber || one.productId === productId,
      )
      const policies = policiesView(cartOfOrder(order, hotel), call)
      return policies.find(({ itemId }) => itemId === room?.itemId)?.policy ?? null
    }),
  customerReservations: (_: unknown, asked: StaysAsked, call: CallContext) =>
    customerReservations(call, asked),
  currentReservationDetails: (_: unknown, asked: NextStaysAsked, call: CallContext) =>
    currentStays(call, asked),
  confirmationMessage: (_: unknown, address: OrderAddress, call: CallContext) =>
    ofOrder(call, address, confirmationView),
  addToCalendar: (_: unknown, address: OrderAddress, call: CallContext) =>
    ofOrder(call, address, calendarLinks),
  rewardsLookup: (_: unknown, { customerId }: { customerId?: string | null }, call: CallContext) =>
    rewardsLookup(call, customerId ?? null),
  roomUpgradeData: (_: unknown, address: OrderAddress, call: CallContext) =>
    roomUpgrade(call, address),
}

export const orderMutations = {
  preparePayment: (_: unknown, asked: { cartId: string; revision: number }, call: CallContext) =>
    call.isFailing
      ? { status: FAIL, intent: null, nextStateURI: null }
      : preparePayment(call, asked),
  createOrder: async (_: unknown, { input }: { input: CreateOrderInput }, call: CallContext) => {
    if (call.isFailing) return { status: FAIL, problems: [] }
    const { intentId = null, token = null, consentVersions, ...asked } = input
    const wanted = { ...asked, intentId, token, consentVersions: consentVersions ?? [] }
    return answerView(await createOrder(call, wanted), wanted, call)
  },
  shareByEmail: (
    _: unknown,
    { input }: { input: Parameters<typeof shareByEmail>[1] },
    call: CallContext,
  ) => (call.isFailing ? { status: FAIL, sentTo: [] } : shareByEmail(call, input)),
  shareBySms: (
    _: unknown,
    { input }: { input: Parameters<typeof shareBySms>[1] },
    call: CallContext,
  ) => (call.isFailing ? { status: FAIL, sentTo: [] } : shareBySms(call, input)),
  resendConfirmation: (
    _: unknown,
    asked: Parameters<typeof resendConfirmation>[1],
    call: CallContext,
  ) => (call.isFailing ? { status: FAIL, sentTo: [] } : resendConfirmation(call, asked)),
  createTravelInsuranceOrder: (
    _: unknown,
    { input }: { input: Parameters<typeof buyInsurance>[1] },
    call: CallContext,
  ) => (call.isFailing ? { status: FAIL, insurance: null } : buyInsurance(call, input)),
  updateOrder: (_: unknown, { input }: { input: OrderChange }, call: CallContext) =>
    call.isFailing ? { status: FAIL, nights: 0 } : updateOrder(call, input),
  checkInNow: (_: unknown, { input }: { input: CheckInInput }, call: CallContext) =>
    call.isFailing
      ? { status: FAIL, state: null, registration: null, problems: [] }
      : stepOf(input.action)(call, checkInOf(input)),
}

interface CheckInInput {
  confirmationNumber?: string | null
  stay?: string | null
  itemId: string
  action: CheckInAsked['action']
  terms?: string | null
  revision: string
  arrival?: string | null
  floor?: string | null
  location?: string | null
  registration?: Record<keyof Registration, string | null> | null
}

function checkInOf({
  itemId,
  action,
  revision,
  registration,
  ...input
}: CheckInInput): CheckInAsked {
  const wishes = WISHES.flatMap((wish) => {
    const value = input[wish]
    return typeof value === 'string' ? [[wish, value]] : []
  })
  const said = Object.entries(registration ?? {}).map(([field, value]) => [
    ...[registrationName(field as keyof Registration), value],
  ])
  return {
    ...{ stay: input.stay ?? null, confirmationNumber: input.confirmationNumber ?? null },
    ...{ item: itemId, action, revision, terms: input.terms ?? null },
    wishes: Object.fromEntries(wishes),
    registration: registrationIn(Object.fromEntries(said)),
  }
}

async function wholeView(
  { order, rank }: RankedOrder,
  hotel: SeedHotel,
  call: BookingCall,
): Promise<ReturnType<typeof orderView>> {
  const moves = await movesToTell(order, hotel, call)
  // Nobody else gives a receipt an address.
  const mayHave = rank === 'proven' && hasReceipt(order, hotel, call.now)
  const { db } = call.database
  const billTo = mayHave ? await findReceiptAddress(db, order.id, call.now) : null
  return orderView(order, hotel, call, { moves, rank, billTo })
}

/** What the rooms of an order cost that are booked still; without amounts for the guest of a room. */
function chargesOf({ order, rank }: RankedOrder, hotel: SeedHotel, call: BookingCall) {
  const cart = cartOfOrder({ ...order, hidesAmounts: rank === 'roomGuest' }, hotel)
  return orderCharges(order, cart, call)
}

/** For the pages of a stay, which also open for who has found it. */
async function ofStay<View>(
  call: BookingCall,
  address: OrderAddress,
  view: (stay: RankedOrder, hotel: SeedHotel) => View | Promise<View>,
): Promise<View | null> {
  const stay = await findStay(call, address)
  const hotel = stay && (await findHotel(call.database, stay.order.hotelId))
  return stay && hotel ? view(stay, hotel) : null
}

async function ofOrder<View>(
  call: BookingCall,
  address: OrderAddress,
  view: (order: StoredOrder, hotel: SeedHotel, call: BookingCall) => View | Promise<View>,
): Promise<View | null> {
  const order = await findOwnOrder(call, address)
  const hotel = order && (await findHotel(call.database, order.hotelId))
  return order && hotel ? view(order, hotel, call) : null
}

async function answerView(
  { outcome, order, cart, problems }: OrderResult,
  { cartId }: Pick<OrderAsked, 'cartId'>,
  call: BookingCall,
) {
  const { httpStatus, code, message } = outcome
  // Whoever has found a stay may change it, and is told no more of it than before.
  const seen = order && asSeen(order, call)
  const hotel = seen && (await findHotel(call.database, seen.order.hotelId))
  const status: StatusView = statusView(httpStatus, code, message || undefined)
  return {
    status,
    order: seen && hotel && orderView(seen.order, hotel, call, { moves: [], rank: seen.rank }),
    nextStateURI: order && (await pageOfOrdered(call, cartId, order)),
    cart: cart && cartView(cart, call),
    problems: Object.entries(problems).map(([name, problem]) => ({ name, problem })),
  }
}
