import type { FastifyInstance } from 'fastify'
import { ENROLL_PREFILL_PATH } from '../../../src/rules/pages/paths'
import type { Database } from '../../database/database'
import { bodyText } from '../request/body-text'
import { refuseAuth } from '../sign-in/auth-answer'
import { seal, unseal } from './sealed-text'

const LONGEST_SEALED = 2_000
const INVITATION_MS = 60 * 60 * 1000

/** Whom a partner has invited; the join form is filled in with it (W52). */
export interface Invitation {
  givenName: string
  surname: string
  email: string
  /** ISO 3166 alpha-2. */
  country: string
}

/** For trying it out: whom the sandbox's own invitation is for. */
const SAMPLE: Invitation = {
  givenName: 'Robin',
  surname: 'Lindqvist',
  email: 'robin.lindqvist@example.com',
  country: 'SE',
}

/** Texts that the chain has sealed and a page may read: invitations and payloads (C.6). */
export async function decryptRoutes(
  fastify: FastifyInstance,
  { database }: { database: Database },
): Promise<void> {
  for (const version of ['v1', 'v2']) {
    fastify.get<{ Querystring: { rand?: unknown } }>(
      `/mi/phoenix-account-navigation/${version}/decryptEnrollmentData`,
      async ({ query }, reply) => {
        const rand = bodyText(query, 'rand', LONGEST_SEALED)
        const text = rand && (await unseal(database, 'enrollment', rand))
        const { endsAt, ...invitation } = text ? JSON.parse(text) : { endsAt: 0 }
        return endsAt > Date.now() ? invitation : refuseAuth(reply, 410, 'token.expired')
      },
    )
  }

  fastify.post('/mi/phoenix-encryption/v1/aesDecrypt', async (request, reply) => {
    const value = bodyText(request.body, 'value', LONGEST_SEALED)
    const text = value && (await unseal(database, 'payload', value))
    if (!text) return refuseAuth(reply, 422, 'UNPROCESSABLE_ENTITY', { fields: ['value'] })
    return { decryptedValue: text }
  })

  // A partner would send such a link.
  fastify.get('/sandbox/invitation', async (_request, reply) => {
    const rand = await sealInvitation(database, SAMPLE)
    return reply.redirect(`${ENROLL_PREFILL_PATH}?rand=${rand}`, 302)
  })
}

/** An invitation as the query `rand`, good for an hour. */
export function sealInvitation(database: Database, invitation: Invitation): Promise<string> {
  const text = JSON.stringify({ ...invitation, endsAt: Date.now() + INVITATION_MS })
  return seal(database, 'enrollment', text)
}
