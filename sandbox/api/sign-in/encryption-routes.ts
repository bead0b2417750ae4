import type { FastifyInstance } from 'fastify'
import { encryptionCall } from '../../../src/rules/site/page-calls'
import type { Database } from '../../database/database'
import { seal } from '../account/sealed-text'
import { bodyText } from '../request/body-text'
import { routeOf } from '../request/route-of'
import { readSession } from '../session/visitor-session'

const LONGEST_VALUE = 200

/**
 * `POST` of the call `encryption` (C.20): encrypts the visitor's own consumer id for the client in the
 * body. Any other value is refused with 403.
 */
export async function encryptionRoutes(
  fastify: FastifyInstance,
  { database }: { database: Database },
) {
  fastify.post(routeOf(encryptionCall), async (request, reply) => {
    const value = bodyText(request.body, 'valueToEncrypt', LONGEST_VALUE)
    const client = bodyText(request.body, 'client_id', LONGEST_VALUE)
    if (!value || !client) {
      const message = 'Send {valueToEncrypt: "…", client_id: "…"}.'
      return reply.code(400).send({ error: { code: 'BAD_BODY', message } })
    }
    const session = await readSession(database, request)
    if (session?.customer?.id !== value) {
      const message = 'Only the visitor’s own consumer id is encrypted.'
      return reply.code(403).send({ error: { code: 'FORBIDDEN', message } })
    }
    return { encryptedValue: await seal(database, 'co-brand', `${client} ${value}`) }
  })
}
