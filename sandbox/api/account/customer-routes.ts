import type { FastifyInstance } from 'fastify'
import { cacheClearCall, headerCustomerCall } from '../../../src/rules/site/page-calls'
import type { Database } from '../../database/database'
import { findCustomer } from '../../database/members/customers'
import { bodyText } from '../request/body-text'
import { timeOf } from '../request/clock'
import { routeOf } from '../request/route-of'
import { readSession } from '../session/visitor-session'
import { refuseAccess } from './customer-access'
import { customerView } from './customer-view'

const LONGEST_ID = 80

/** The REST calls about the visitor's own customer record. */
export async function customerRoutes(
  fastify: FastifyInstance,
  { database }: { database: Database },
) {
  fastify.post<{ Body: { customerId?: unknown } | null }>(
    routeOf(headerCustomerCall),
    async (request, reply) => {
      const customerId = bodyText(request.body, 'customerId', LONGEST_ID) ?? ''
      const session = await readSession(database, request)
      const accessType = request.headers['access-type']
      const refusal = refuseAccess(session, accessType?.toString(), customerId)
      if (refusal || !session) {
        return reply.code(refusal?.code === 'FORBIDDEN' ? 403 : 401).send({ error: refusal })
      }
      const customer = await findCustomer(database.db, customerId)
      return { customer: customer && customerView(customer, session.kind, timeOf(request)) }
    },
  )

  // The real chain caches customer records; the sandbox reads them each time and has no cache to
  // clear.
  fastify.post<{ Body: { consumerID?: unknown } | null }>(
    routeOf(cacheClearCall),
    async (request, reply) => {
      const session = await readSession(database, request)
      if (!session?.customer || session.customer.id !== request.body?.consumerID) {
        const message = 'A visitor clears the cache of his own customer record only.'
        return reply.code(403).send({ error: { code: 'FORBIDDEN', message } })
      }
      return { status: 'SUCCESS' }
    },
  )
}
