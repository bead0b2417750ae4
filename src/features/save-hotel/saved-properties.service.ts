import { atom } from 'jotai/vanilla'
import type { Visitor } from '../../services/session/visitor'

/** The customer's list as the server last told it. `revisionToken` goes with the next write. */
export interface SavedProperties {
  customerId: string
  revisionToken: string
  ids: readonly string[]
}

/** Where a heart stands; decides which of the three mutations is sent (W04, K10). */
export type SaveSurface = 'bar' | 'header' | 'card'

/** A customer as the API answers it. */
export interface CustomerAnswer {
  id: string
  revisionToken: string
  savedProperties: { id: string }[]
}

/** The list itself; only the services of saving write to it. */
export const listAtom = atom<SavedProperties | null>(null)

/**
 * The list that all hearts of the page read; null until customer data is there. Only the first
 * answer about a customer is taken: one that comes later may be older than what was saved since.
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

/** The property whose save is under way; no second save starts meanwhile [spec]. */
export const savingAtom = atom<string | null>(null)

/** The header that remembered visitors' customer calls carry (C.1). */
export function accessHeaders(visitor: Visitor): Record<string, string> {
  return visitor.state === 'remembered' ? { 'access-type': 'remember-me' } : {}
}
