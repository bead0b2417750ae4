import { OFFER_MS } from '../../seed/insurance'

/** What a guest consents to. All of it is computed on the server; a browser names it by an id only. */
export interface InsuranceTerms {
  planId: string
  /** Of the guest: ISO 3166 alpha-2. */
  residence: string
  /** Minor units. */
  premium: number
  currency: string
}

const SECOND_MS = 1000

/** The end of an offer that is made now: whole seconds, as in its id. */
export function endOfNewOffer(now: number): number {
  return Math.floor((now + OFFER_MS) / SECOND_MS) * SECOND_MS
}

/** The id of an offer: the cart and the terms, a dot, and when it ends. Only the server's own text is one. */
export function offerId(cartId: string, terms: InsuranceTerms, ends: number): string {
  const { planId, residence, premium, currency } = terms
  const text = [cartId, planId, residence, premium, currency].join('-')
  return `${text}.${(ends / SECOND_MS).toString(36)}`
}

/** When the offer of an id ends; null for other terms than these, and for no present offer's end. */
export function endOfOffer(
  id: string,
  cartId: string,
  terms: InsuranceTerms,
  now: number,
): number | null {
  const ends = Number.parseInt(id.split('.')[1] ?? '', 36) * SECOND_MS
  const isPresent = ends > now && ends <= endOfNewOffer(now)
  return isPresent && id === offerId(cartId, terms, ends) ? ends : null
}
