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
  isOutdated,
  OFFER,
  type OfferedInsurance,
} from '../../../src/features/checkout/insurance/insurance.rules'
import { PROHIBITED_COUNTRIES } from '../../../src/rules/codes/codes'
import { extrasTotal } from '../../database/booking/quote'
import {
  INSURANCE_PLAN,
  insuranceBenefits,
  OFFER_MS,
  PREMIUM_RATE,
  UNINSURED_RESIDENCES,
} from '../../seed/insurance'
import { moneyView } from '../rates/money-view'
import type { BookingCall } from '../request/booking-call'
import type { OwnCart } from './cart-of-hotel'
import { isHidden } from './cart-view'
import { roomsWithPlans } from './quoted-rooms'

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
  const isEligible = reasons.length === 0
  return {
    eligible: isEligible,
    reasons,
    planId: INSURANCE_PLAN,
    residence,
    premium: isEligible
      ? moneyView(premiumOf(cart, travellers ?? guestsOf(cart)), cart.hotel.currency)
      : null,
    benefits: isEligible ? insuranceBenefits.map((text) => text[locale]) : [],
    expires: new Date(now + OFFER_MS).toISOString(),
  }
}

/** What is wrong with a wish for insurance: the offer beside it stands no longer. */
export function insuranceProblems(
  cart: OwnCart,
  { all, locale, now }: { all: PartValues; locale: BookingCall['locale']; now: number },
): PartProblems {
  const values = valuesOf(insurancePart, all)
  if (choiceOf(values[CHOICE]) !== 'yes') return {}
  const quote = insuranceQuote(cart, { residence: guestCountry(all, locale) }, { locale, now })
  const { premium } = quote
  // Nothing is sold, and nothing is asked about it.
  if (!premium) return {}
  const offer: OfferedInsurance = { ...quote, premium }
  if (!isOutdated(values[OFFER], offer, now)) return {}
  return { [fieldName(insurancePart, CHOICE)]: 'offerChanged' satisfies InsuranceProblem }
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

function reasonsAgainst(cart: OwnCart, residence: string): string[] {
  const isUninsured = [...UNINSURED_RESIDENCES, ...PROHIBITED_COUNTRIES].includes(residence)
  const rooms = roomsWithPlans(cart)
  return [
    ...(isUninsured ? ['RESIDENCE'] : []),
    // The premium would tell the rate.
    ...(isHidden(rooms) ? ['CONFIDENTIAL_RATE'] : []),
    ...(rooms.length === 0 ? ['NO_ROOM'] : []),
  ]
}

function guestsOf({ quote }: OwnCart): number {
  return quote.search.parties.reduce(
    (sum, { adults, childAges }) => sum + adults + childAges.length,
    0,
  )
}

/** Minor units, rounded up. */
function premiumOf(cart: OwnCart, travellers: number): number {
  const { base, each, most } = PREMIUM_RATE
  const rate = Math.min(most, base + each * Math.max(0, travellers - 2))
  const rooms = roomsWithPlans(cart)
  const total = rooms.reduce((sum, room) => sum + room.total, extrasTotal(rooms))
  return Math.ceil((total * rate) / PER_THOUSAND)
}
