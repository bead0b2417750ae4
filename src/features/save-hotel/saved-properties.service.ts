import { atom } from 'jotai/vanilla'
import type { Visitor } from '../../services/session/visitor'

/** The customer's list in the server's last response. The next write sends `revisionToken`. */
export interface SavedProperties {
  customerId: string
  revisionToken: string
  ids: readonly string[]
}

/** Location of a heart; selects one of three mutations (W04, K10). */
export type SaveSurface = 'bar' | 'header' | 'card'

/** A customer in the API's response. */
export interface CustomerAnswer {
  id: string
  revisionToken: string
  savedProperties: { id: string }[]
}

/** The list; only the save-hotel services write it. */
export const listAtom = atom<SavedProperties | null>(null)

/**
 * The list for all hearts of the page; null until the customer data has loaded. Only the first
 * response about a customer is used, because a later one may be older than a save.
 */
export const savedPropertiesAtom = atom(
  (get) => get(listAtom),
  (get, set, customer: CustomerAnswer | null | undefined) => {
    if (!customer || get(listAtom)?.customerId === customer.id) return
    set(listAtom, savedOf(customer))
  },
)

export function savedOf({ id, revisionToken, savedProperties }: CustomerAnswer): SavedProperties {
  return { customerId: id, revisionToken, ids: savedProperties.map((entry) => entry.id) }
}

/** Id of the property being saved; no second save starts meanwhile [spec]. */
export const savingAtom = atom<string | null>(null)

/** Extra header for customer calls of remembered visitors (C.1). */
export function accessHeaders(visitor: Visitor): Record<string, string> {
  return visitor.state === 'remembered' ? { 'access-type': 'remember-me' } : {}
}
