import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../database/database'
import type { SessionValues } from '../../database/schema'
import { storeValues } from '../../database/sessions'
import { beginSession, type RequestSession } from './visitor-session'

/**
 * Stores values that open something, over the others, in a session with a new id, so that an id that somebody else
 * knows opens nothing; a member's session keeps its id.
 */
export async function keepOpening(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  session: RequestSession | null,
  opening: SessionValues,
): Promise<void> {
  if (session?.kind === 'authenticated' && session.sessionId)
    return storeValues(database, session.sessionId, opening)
  const { kind = 'anonymous', customer = null, values = {} } = session ?? {}
  const next = { kind, customerId: customer?.id ?? null, values: { ...values, ...opening } }
  await beginSession(database, request, reply, next)
}
