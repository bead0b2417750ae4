import {
  fieldName,
  type PartProblems,
  valuesOf,
} from '../../../src/features/checkout/details.rules'
import {
  CHOICE,
  choiceOf,
  type InsuranceProblem,
  insurancePart,
  OFFER,
} from '../../../src/features/checkout/insurance/insurance.rules'
import { coverChange } from '../../../src/rules/order/cover-change'
import { isKept } from '../../../src/rules/order/room-states'
import type { CartDetails } from '../../database/booking/cart-details'
import type { ChosenInsurance, Cover } from '../../database/booking/order-schema'
import type { StoredOrder } from '../../database/booking/orders'
import { extrasTotal, type Quote } from '../../database/booking/quote'
import { lastCard } from '../../database/booking/stay-payments'
import { insuranceBenefits } from '../../seed/insurance'
import type { SeedHotel } from '../../seed/seed-types'
import type { OwnCart } from '../cart/cart-of-hotel'
import { isHidden } from '../cart/cart-view'
import { endOfNewOffer, endOfOffer, type InsuranceTerms, offerId } from '../cart/insurance-offer'
import { premiumFor } from '../cart/insurance-quote'
import { roomsWithPlans } from '../cart/quoted-rooms'
import { coverView } from '../rates/cover-view'
import { moneyView } from '../rates/money-view'
import type { BookingCall } from '../request/booking-call'
import type { ChangeFacts, InsuranceOfChange } from './change-facts'
import { quoteOfOrder } from './order-quote'

/** Null where the stay has no insurance, or nothing is changed. */
export function insuranceOfChange(
  { order, rooms }: Pick<ChangeFacts, 'order' | 'rooms'>,
  { hotel, quote }: { hotel: SeedHotel; quote: Quote },
): InsuranceOfChange | null {
  const { policy } = order
  const isChanged = rooms.some(
    ({ price, before, after }) => price !== null || extrasTotal([before]) !== extrasTotal([after]),
  )
  if (policy?.state !== 'bought' || !isChanged) return null
  const needed = premiumFor({ hotel, quote }, policy.residence)
  const change = coverChange({ paid: policy.premium, needed })
  // Nothing but the card of the booking pays it.
  const isPayable = lastCard(order.payments) !== null
  return {
    kind: change.kind === 'RISES' && !isPayable ? 'STAYS' : change.kind,
    difference: change.kind === 'RISES' ? change.difference : 0,
    covered: policy.covered ?? coverOf(order, hotel),
  }
}

/** All of a stay: its days, and what it costs, unless that may not be told. */
function coverOf(order: StoredOrder, hotel: SeedHotel): Cover {
  const quote = quoteOfOrder(order)
  const living = order.rooms.filter(isKept)
  const total = quote.rooms.reduce((sum, room) => sum + room.total, extrasTotal(quote.rooms))
  return {
    checkIn: living.map(({ checkIn }) => checkIn).sort()[0] ?? '',
    checkOut:
      living
        .map(({ checkOut }) => checkOut)
        .sort()
        .at(-1) ?? '',
    amount: isHidden(roomsWithPlans({ hotel, quote })) ? null : total,
  }
}

/** Whether a cart asks its visitor about the insurance of the stay that it changes. */
export function asksForCover({ change }: Pick<OwnCart, 'change'>): boolean {
  return change?.insurance?.kind === 'RISES'
}

/** What is offered to cover all of the stay as it becomes; its premium is what that costs more. */
function termsOf({ change, hotel }: OwnCart): InsuranceTerms | null {
  const { insurance, order } = change ?? {}
  if (insurance?.kind !== 'RISES' || !order?.policy) return null
  const { planId, residence } = order.policy
  return { planId, residence, premium: insurance.difference, currency: hotel.currency }
}

/** The offer to cover all of it, in the words of an insurance that is offered with a cart; null: none is made. */
export function coverQuote(cart: OwnCart, { locale, now }: Pick<BookingCall, 'locale' | 'now'>) {
  const terms = termsOf(cart)
  const covered = cart.change?.insurance?.covered
  if (!terms || !covered) return null
  const ends = endOfNewOffer(now)
  return {
    id: offerId(cart.id, terms, ends),
    eligible: true,
    reasons: [],
    planId: terms.planId,
    residence: terms.residence,
    premium: moneyView(terms.premium, terms.currency),
    benefits: insuranceBenefits.map((text) => text[locale]),
    expires: new Date(ends).toISOString(),
    covered: coverView(covered, terms.currency),
  }
}

/** What is wrong with the answer about the insurance: there is none, or its offer stands no longer. */
export function coverProblems(cart: OwnCart, said: CartDetails, now: number): PartProblems {
  if (!asksForCover(cart)) return {}
  const choice = choiceOf(valuesOf(insurancePart, said)[CHOICE])
  const problem = (one: InsuranceProblem) => ({ [fieldName(insurancePart, CHOICE)]: one })
  if (choice === null) return problem('choiceMissing')
  return choice === 'yes' && !agreedCover(cart, said, now) ? problem('offerChanged') : {}
}

/** What the visitor has agreed to pay more; null: nothing. */
export function agreedCover(cart: OwnCart, said: CartDetails, now: number): ChosenInsurance | null {
  const values = valuesOf(insurancePart, said)
  const terms = termsOf(cart)
  if (!terms || choiceOf(values[CHOICE]) !== 'yes') return null
  const ends = endOfOffer(values[OFFER] ?? '', cart.id, terms, now)
  return ends === null ? null : { ...terms, offeredUntil: new Date(ends).toISOString() }
}
