import { acceptedCards } from '../../../src/features/payment/payment-settings.rules'
import { readCartDetails } from '../../database/booking/cart-details'
import { payableAtHotel } from '../../database/booking/quote'
import { findHotel } from '../../database/site/hotels'
import { CVV_LENGTHS } from '../../payment/test-cards'
import { paymentTexts as text } from '../../seed/payment-texts'
import { systemsOf } from '../../seed/rates/cases'
import { plansOf } from '../../seed/rates/rate-plans'
import { site } from '../../site'
import { isHidden } from '../cart/cart-view'
import { chosenPremium } from '../cart/insurance-quote'
import { findOwnCart } from '../cart/own-cart'
import { neededInKind } from '../cart/points-of-cart'
import { roomsWithPlans } from '../cart/quoted-rooms'
import { moneyView } from '../rates/money-view'
import type { BookingCall } from '../request/booking-call'
import { dueOfCart } from './cart-due'

const CARD_NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** How a hotel is paid (W37); null for an unknown one. */
export async function propertyPaymentInfo(call: BookingCall, propertyId: string) {
  const hotel = await findHotel(call.database, propertyId)
  if (!hotel) return null
  const kinds = new Set<string>(plansOf(hotel.id).map(({ guarantee }) => guarantee))
  return {
    acceptedCards: acceptedCards(site).map((code) => ({
      code,
      name: CARD_NAMES[code] ?? code,
      cvvLength: CVV_LENGTHS[code] ?? 3,
    })),
    guaranteeRequired: [...kinds].some((kind) => kind !== 'NONE'),
    guaranteeTypes: [...kinds],
    depositPolicy: hotel.policies.deposit?.[call.locale] ?? null,
  }
}

/** How the visitor's cart is paid, and what its booking charges. */
export async function paymentMethods(call: BookingCall, cartId: string) {
  const cart = await findOwnCart(call, cartId)
  if (!cart) return null
  const { hotel, revision } = cart
  const rooms = roomsWithPlans(cart)
  const { kind, amount, guaranteed } = dueOfCart(cart)
  const needed = neededInKind(cart)
  const money = (value: number) =>
    value === 0 || isHidden(rooms) ? null : moneyView(value, hotel.currency)
  const card = systemsOf(hotel.id).isAcrs ? 'CreditCard' : '5.PMT'
  const said = await readCartDetails(call.database.db, cart.id)
  const premium = chosenPremium(cart, { all: said, locale: call.locale, now: call.now })
  const methods = kind === 'none' ? [] : await methodsFor(call, card)
  return {
    revision,
    kind: kind.toUpperCase(),
    chargedNow: money(amount),
    guaranteed: money(guaranteed),
    dueAtHotel: isHidden(rooms) ? null : moneyView(payableAtHotel(rooms), hotel.currency),
    points: needed.points || null,
    freeNights: Object.values(needed.awards).reduce((sum, nights) => sum + nights, 0) || null,
    insurance: premium === null ? null : moneyView(premium, hotel.currency),
    defaultMethod: methods[0]?.id ?? null,
    methods,
  }
}

async function methodsFor(call: BookingCall, card: string) {
  const { locale } = call
  const saved = await savedCards(call)
  return [
    ...(saved.some(({ expired }) => !expired)
      ? [{ id: 'SavedCard', type: 'saved', label: text.saved[locale], storedCards: saved.length }]
      : []),
    { id: card, type: 'card', label: text.card[locale] },
  ]
}

/** The stored cards of the member who has signed in; none for everybody else, or without an answer. */
export async function savedCards({ session, payment, now }: BookingCall) {
  if (session?.kind !== 'authenticated' || !session.customer) return []
  const cards = await payment.savedCards(session.customer.id).catch(() => [])
  return cards.map((card) => ({ ...card, expired: isPast(card.expiry, now) }))
}

function isPast(expiry: string, now: number): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number)
  return Date.UTC(2000 + year, month) <= now
}
