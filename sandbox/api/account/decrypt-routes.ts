import type { FastifyInstance } from 'fastify'
import {
  aesDecryptCall,
  decryptEnrollmentCall,
  decryptEnrollmentV2Call,
} from '../../../src/rules/site/account-calls'
import { enrollPrefillPath } from '../../../src/rules/site/page-paths'
import { withQuery } from '../../../src/rules/site/query'
import type { Database } from '../../database/database'
import { site } from '../../site'
import { bodyText } from '../request/body-text'
import { routeOf } from '../request/route-of'
import { refuseAuth } from '../sign-in/auth-answer'
import { seal, unseal } from './sealed-text'

const LONGEST_SEALED = 2_000
const INVITATION_MS = 60 * 60 * 1000

/** An invitation of a partner: the values for the join form (W52). */
export interface Invitation {
  givenName: string
  surname: string
  email: string
  /** ISO 3166 alpha-2. */
  country: string
}

/** The recipient of the sandbox's own sample invitation. */
const SAMPLE: Invitation = {
  givenName: 'Robin',
  surname: 'Lindqvist',
  email: 'robin.lindqvist@example.com',
  country: 'SE',
}

/** Decrypts texts that the chain has sealed for its pages: invitations and payloads (C.6). */
export async function decryptRoutes(
  fastify: FastifyInstance,
  { database }: { database: Database },
): Promise<void> {
  for (const call of [decryptEnrollmentCall, decryptEnrollmentV2Call]) {
    fastify.get<{ Querystring: { rand?: unknown } }>(routeOf(call), async ({ query }, reply) => {
      const rand = bodyText(query, 'rand', LONGEST_SEALED)
      const text = rand && (await unseal(database, 'enrollment', rand))
      const { endsAt, ...invitation } = text ? JSON.parse(text) : { endsAt: 0 }
      return endsAt > Date.now() ? invitation : refuseAuth(reply, 410, 'token.expired')
    })
  }

  fastify.post(routeOf(aesDecryptCall), async (request, reply) => {
    const value = bodyText(request.body, 'value', LONGEST_SEALED)
    const text = value && (await unseal(database, 'payload', value))
    if (!text) return refuseAuth(reply, 422, 'UNPROCESSABLE_ENTITY', { fields: ['value'] })
    return { decryptedValue: text }
  })

  // A partner would send such a link.
  fastify.get('/sandbox/invitation', async (_request, reply) => {
    const rand = await sealInvitation(database, SAMPLE)
    return reply.redirect(withQuery(site, enrollPrefillPath(site), { rand }), 302)
  })
}

/** An invitation as the query `rand`, valid for an hour. */
export function sealInvitation(database: Database, invitation: Invitation): Promise<string> {
  const text = JSON.stringify({ ...invitation, endsAt: Date.now() + INVITATION_MS })
  return seal(database, 'enrollment', text)
}
