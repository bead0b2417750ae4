import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../database/database'
import type { SessionValues } from '../../database/schema'
import { keepFirst, storeValues } from '../../database/sessions'
import { OWNER_VALUE } from './session-values'
import {
  beginSession,
  forgetCartKey,
  keepCartKey,
  keptCartKey,
  type RequestSession,
} from './visitor-session'

/**
 * Whose carts a call may name. The key is not the session's id, which changes when the visitor signs
 * in, and it goes with the session at sign-out; no browser can read it or write it. For a visitor who has
 * not signed in it outlives the session by a day (docs/decisions/0075).
 */
export interface CartOwner {
  /** Null for a visitor who has had no cart; from `begin` on the one that it has given. */
  readonly key: string | null
  /** The key; a visitor without one gets it, and a session if there is none. */
  begin(): Promise<string>
  /** Writes what the booking has decided into the session. */
  store(values: SessionValues): Promise<void>
  /** Carts and orders of the key end with the session, as it has an order now. */
  endWithSession(): Promise<void>
}

/** The owner that a request's session stands for, or what has outlived it. */
export async function cartOwner(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  session: RequestSession | null,
): Promise<CartOwner> {
  const { kind = 'anonymous', customer = null, values = {} } = session ?? {}
  let sessionId = session?.sessionId ?? null
  const isMember = kind === 'authenticated'
  const stored = values[OWNER_VALUE]
  let known = typeof stored === 'string' ? stored : null
  const kept = known ?? (isMember ? null : await keptCartKey(database, request))
  return {
    get key() {
      return known ?? kept
    },
    async begin() {
      if (known) return known
      const fresh = kept ?? randomBytes(16).toString('base64url')
      if (sessionId) {
        known = await keepFirst(database, sessionId, OWNER_VALUE, fresh)
        if (known === fresh && !isMember) await keepCartKey(database, request, reply, fresh)
        return known
      }
      known = fresh
      const begun = { kind, customerId: customer?.id ?? null, values: { [OWNER_VALUE]: fresh } }
      sessionId = await beginSession(database, request, reply, begun)
      await keepCartKey(database, request, reply, fresh)
      return fresh
    },
    async store(values) {
      if (sessionId) await storeValues(database, sessionId, values)
    },
    endWithSession: () => forgetCartKey(database, request, reply),
  }
}
