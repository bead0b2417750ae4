import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordOf } from '../../../src/rules/content/read-record'
import {
  headerDetailsCall,
  headerDetailsV2Call,
  sessionCall,
  userDetailsCall,
} from '../../../src/rules/site/calls'
import type { Database } from '../../database/database'
import { storeValues } from '../../database/sessions'
import { routeOf } from '../request/route-of'
import { nestValues, pickValues, sessionValues, storableValues } from './session-values'
import { beginSession, isEnded, readSession } from './visitor-session'

interface SessionBody {
  /** The values to return. */
  keys?: unknown
  /** The values to store; a visitor without a session gets an anonymous one. */
  values?: unknown
}

/** `GET` and `POST` of the session, and the user details of the same session. */
export async function sessionRoutes(
  fastify: FastifyInstance,
  { database }: { database: Database },
) {
  fastify.get(routeOf(sessionCall), async (request) => {
    const session = await readSession(database, request)
    const data = nestValues(await sessionValues(database, session))
    return isEnded(request, session) ? { data, message: 'session.expired' } : { data }
  })

  fastify.post<{ Body: SessionBody | null }>(routeOf(sessionCall), async (request, reply) => {
    const { keys, values } = request.body ?? {}
    const hasValues = values !== null && typeof values === 'object'
    if (!Array.isArray(keys) && !hasValues) {
      const message = 'Send {keys: [...]} to read values or {values: {...}} to store some.'
      return reply.code(400).send({ error: { code: 'BAD_BODY', message } })
    }
    let session = await readSession(database, request)
    if (hasValues) {
      const stored = storableValues(values as Record<string, unknown>)
      session ??= { kind: 'anonymous', customer: null, values: {}, sessionId: null }
      if (session.sessionId) await storeValues(database, session.sessionId, stored)
      else {
        const { kind, customer } = session
        const begun = { kind, customerId: customer?.id ?? null, values: stored }
        await beginSession(database, request, reply, begun)
      }
      session = { ...session, values: { ...session.values, ...stored } }
    }
    const known = await sessionValues(database, session)
    return { data: nestValues(Array.isArray(keys) ? pickValues(known, keys) : known) }
  })

  const userDetails = async (request: FastifyRequest, token?: string) => {
    const session = await readSession(database, request, token)
    const customer = session?.customer
    if (!customer) return { status: 'ANONYMOUS', headerSubtext: { consumerName: '' } }
    const { givenName, memberNumber } = customer
    const headerSubtext = { consumerName: givenName }
    if (session.kind === 'authenticated') {
      return { status: 'SUCCESS', headerSubtext, isUserDetailsSaved: true }
    }
    const rememberedUser = { name: givenName, memberNumber, rememberedUser: true }
    return { status: 'REMEMBERED', headerSubtext, rememberedUser }
  }
  // Browsers also post to the call's address without the word `phoenix` (C.4 b).
  fastify.post(routeOf(userDetailsCall), async (request) =>
    userDetails(request, String(recordOf(request.body).sessionToken ?? '')),
  )
  const details = [userDetailsCall, headerDetailsCall, headerDetailsV2Call].map(routeOf)
  for (const route of new Set(details)) {
    fastify.get(route, async (request) => userDetails(request))
  }
}
