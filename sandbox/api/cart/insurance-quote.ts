import {
  fieldName,
  type PartProblems,
  type PartValues,
  valuesOf,
} from '../../../src/features/checkout/details.rules'
import { guestCountry } from '../../../src/features/checkout/guest/guest-country.rules'
import {
  CHOICE,
  choiceOf,
  type InsuranceProblem,
  insurancePart,
  OFFER,
} from '../../../src/features/checkout/insurance/insurance.rules'
import { PROHIBITED_COUNTRIES } from '../../../src/rules/codes/codes'
import type { ChosenInsurance } from '../../database/booking/order-schema'
import { extrasTotal } from '../../database/booking/quote'
import {
  INSURANCE_PLAN,
  insuranceBenefits,
  PREMIUM_RATE,
  UNINSURED_RESIDENCES,
} from '../../seed/insurance'
import { moneyView } from '../rates/money-view'
import type { BookingCall } from '../request/booking-call'
import type { OwnCart } from './cart-of-hotel'
import { isHidden } from './cart-view'
import { endOfNewOffer, endOfOffer, type InsuranceTerms, offerId } from './insurance-offer'
import { roomsWithPlans } from './quoted-rooms'

/** What of a cart decides about its insurance. */
type Insurable = Pick<OwnCart, 'hotel' | 'quote' | 'hidesAmounts'>

interface Asked {
  /** ISO 3166 alpha-2. */
  residence: string
  /** Without: all guests of the cart. */
  travellers?: number | null
}

const PER_THOUSAND = 1000

/** An insurance for the stay of a cart, or why there is none (W44). */
export function insuranceQuote(
  cart: OwnCart,
  { residence, travellers }: Asked,
  { locale, now }: Pick<BookingCall, 'locale' | 'now'>,
) {
  const reasons = reasonsAgainst(cart, residence)
  const terms = reasons.length === 0 ? termsFor(cart, residence, travellers) : null
  const ends = endOfNewOffer(now)
  return {
    id: terms && offerId(cart.id, terms, ends),
    eligible: terms !== null,
    reasons,
    planId: INSURANCE_PLAN,
    residence,
    premium: terms && moneyView(terms.premium, terms.currency),
    benefits: terms ? insuranceBenefits.map((text) => text[locale]) : [],
    expires: new Date(ends).toISOString(),
    covered: null,
  }
}

interface Said {
  /** Everything that is said about the cart. */
  all: PartValues
  locale: BookingCall['locale']
  now: number
}

/** What is wrong with a wish for insurance: the offer beside it stands no longer. */
export function insuranceProblems(cart: OwnCart, said: Said): PartProblems {
  const wish = wishIn(cart, said)
  if (!wish || wish.ends !== null) return {}
  return { [fieldName(insurancePart, CHOICE)]: 'offerChanged' satisfies InsuranceProblem }
}

/** The insurance that is bought with an order of the cart; null without one. */
export function chosenInsurance(cart: OwnCart, said: Said): ChosenInsurance | null {
  const wish = wishIn(cart, said)
  if (!wish || wish.ends === null) return null
  return { ...wish.terms, offeredUntil: new Date(wish.ends).toISOString() }
}

/** What the insurance that the visitor wishes costs now, in minor units; null without a wish. */
export function chosenPremium(cart: OwnCart, said: Said): number | null {
  return wishIn(cart, said)?.terms.premium ?? null
}

/** What insuring a stay costs guests who live there, in minor units; null: it is not insured. */
export function premiumFor(stay: Insurable, residence: string): number | null {
  return reasonsAgainst(stay, residence).length > 0 ? null : termsFor(stay, residence).premium
}

/** The terms that are wished for, and when their offer ends; null: without one that stands. */
function wishIn(cart: OwnCart, { all, locale, now }: Said) {
  const values = valuesOf(insurancePart, all)
  const residence = guestCountry(all, locale)
  // Where nothing is sold, nothing is asked about it.
  if (choiceOf(values[CHOICE]) !== 'yes' || reasonsAgainst(cart, residence).length > 0) return null
  const terms = termsFor(cart, residence)
  return { terms, ends: endOfOffer(values[OFFER] ?? '', cart.id, terms, now) }
}

function termsFor(cart: Insurable, residence: string, travellers?: number | null): InsuranceTerms {
  const premium = premiumOf(cart, travellers ?? guestsOf(cart))
  return { planId: INSURANCE_PLAN, residence, premium, currency: cart.hotel.currency }
}

/** The choice is no longer one that can be made: empty values for its fields; null while it can be. */
export function droppedInsurance(
  cart: OwnCart,
  { all, locale }: { all: PartValues; locale: BookingCall['locale'] },
): Record<string, string> | null {
  const { choice } = valuesOf(insurancePart, all)
  if (!choice || reasonsAgainst(cart, guestCountry(all, locale)).length === 0) return null
  return NO_CHOICE
}

/** Empty values of the choice's fields. */
export const NO_CHOICE = {
  [fieldName(insurancePart, CHOICE)]: '',
  [fieldName(insurancePart, OFFER)]: '',
}

function reasonsAgainst(cart: Insurable, residence: string): string[] {
  const isUninsured = [...UNINSURED_RESIDENCES, ...PROHIBITED_COUNTRIES].includes(residence)
  const rooms = roomsWithPlans(cart)
  return [
    ...(isUninsured ? ['RESIDENCE'] : []),
    // The premium would tell the rate.
    ...(isHidden(rooms) ? ['CONFIDENTIAL_RATE'] : []),
    ...(rooms.length === 0 ? ['NO_ROOM'] : []),
  ]
}

function guestsOf({ quote }: Insurable): number {
  return quote.search.parties.reduce(
    (sum, { adults, childAges }) => sum + adults + childAges.length,
    0,
  )
}

/** Minor units, rounded up. */
function premiumOf(cart: Insurable, travellers: number): number {
  const { base, each, most } = PREMIUM_RATE
  const rate = Math.min(most, base + each * Math.max(0, travellers - 2))
  const rooms = roomsWithPlans(cart)
  const total = rooms.reduce((sum, room) => sum + room.total, extrasTotal(rooms))
  return Math.ceil((total * rate) / PER_THOUSAND)
}
