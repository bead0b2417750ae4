import {
  type AgreementProblem,
  agreementOf,
} from '../../../src/features/checkout/agreement/agreement.rules'
import {
  fieldName,
  type PartProblems,
  valuesOf,
} from '../../../src/features/checkout/details.rules'
import {
  PREPAY_BOX,
  prepaidSum,
  prepayPart,
  prepayVersion,
} from '../../../src/features/checkout/prepay/prepay.rules'
import type { CartDetails } from '../../database/booking/cart-details'
import { prepaidAmounts } from '../rates/prepay-rates'
import type { OwnCart } from './cart-of-hotel'

/** The missing consent to what is charged at the booking; one to another amount does not count. */
export function prepayProblems(cart: OwnCart, all: CartDetails): PartProblems {
  const consent = consentOf(cart, all)
  if (!consent || consent.isTicked) return {}
  const { hasChanged } = consent
  const problem: AgreementProblem = hasChanged ? 'agreementChanged' : 'agreementMissing'
  return { [fieldName(prepayPart, PREPAY_BOX)]: problem }
}

/** Whether the visitor has agreed to what this cart is charged at the booking. */
export function hasPrepayConsent(cart: OwnCart, all: CartDetails): boolean {
  return consentOf(cart, all)?.isTicked ?? false
}

/** Null for a cart without a prepaid room. */
function consentOf(cart: OwnCart, all: CartDetails) {
  const amounts = prepaidAmounts(cart)
  if (amounts.length === 0) return null
  const version = prepayVersion(prepaidSum(amounts))
  return agreementOf(valuesOf(prepayPart, all), PREPAY_BOX, version)
}
