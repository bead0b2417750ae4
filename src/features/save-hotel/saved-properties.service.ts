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

/** The server's list; only the save-hotel services write it. */
export const listAtom = atom<SavedProperties | null>(null)

/** Applies the visitor's pending wishes to the server's list; set by `wishes.service`. */
export const pendingAtom = atom({ fulfil: (list: SavedProperties | null) => list })

/**
 * The list that all hearts of the page show: the server's list with the pending wishes applied. Null
 * until the customer data has loaded. Only the first response about a customer is used, because a
 * later one may be older than a save.
 */
export const savedPropertiesAtom = atom(
  (get) => get(pendingAtom).fulfil(get(listAtom)),
  (get, set, customer: CustomerAnswer | null | undefined) => {
    if (!customer || get(listAtom)?.customerId === customer.id) return
    set(listAtom, savedOf(customer))
  },
)

export function savedOf({ id, revisionToken, savedProperties }: CustomerAnswer): SavedProperties {
  return { customerId: id, revisionToken, ids: savedProperties.map((entry) => entry.id) }
}

/** Extra header for customer calls of remembered visitors (C.1). */
export function accessHeaders(visitor: Visitor): Record<string, string> {
  return visitor.state === 'remembered' ? { 'access-type': 'remember-me' } : {}
}
