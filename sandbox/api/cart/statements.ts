import { ackPart } from '../../../src/features/checkout/ack/ack.rules'
import {
  type AgreementProblem,
  agreementOf,
} from '../../../src/features/checkout/agreement/agreement.rules'
import {
  type Around,
  fieldName,
  type PartProblems,
  valuesOf,
} from '../../../src/features/checkout/details.rules'
import { guestCountry } from '../../../src/features/checkout/guest/guest-country.rules'
import { type SeedStatement, statements } from '../../seed/statements'
import type { OwnCart } from './cart-of-hotel'

/** What the guest of a cart has to read or confirm (W39); `country`: where the guest lives. */
export function statementsFor({ hotel }: Pick<OwnCart, 'hotel'>, country: string): SeedStatement[] {
  return statements.filter(
    ({ hotels, guestsFrom }) =>
      (!hotels || hotels.includes(hotel.id)) &&
      // What a guest's country asks for, it asks for where the data leave the country.
      (!guestsFrom || (guestsFrom === country && guestsFrom !== hotel.address.country.code)),
  )
}

/** The boxes that are not ticked beside the text as it is now, whatever the form has said. */
export function statementProblems(
  cart: OwnCart,
  { all, locale }: Pick<Around, 'all' | 'locale'>,
): PartProblems {
  const values = valuesOf(ackPart, all)
  const problems: Record<string, AgreementProblem> = {}
  for (const { id, version, required } of statementsFor(cart, guestCountry(all, locale))) {
    const { isTicked, hasChanged } = agreementOf(values, id, version)
    if (!required || isTicked) continue
    problems[fieldName(ackPart, id)] = hasChanged ? 'agreementChanged' : 'agreementMissing'
  }
  return problems
}
