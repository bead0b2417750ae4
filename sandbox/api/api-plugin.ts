import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { FastifyError, FastifyInstance } from 'fastify'
import { dropDeadCarts } from '../database/booking/carts'
import type { Database } from '../database/database'
import { endUnread, failureOf, isVisitorGone, RETRY_AFTER } from '../failures/failures'
import { createLedger } from '../payment/ledger'
import { activationRoutes } from './account/activation-routes'
import { contactRoutes } from './account/contact-routes'
import { customerRoutes } from './account/customer-routes'
import { decryptRoutes } from './account/decrypt-routes'
import { enrollRoutes } from './account/enroll-routes'
import { passwordRoutes } from './account/password-routes'
import { selectRateRoutes } from './cart/select-rate-routes'
import { updateCartRoutes } from './cart/update-cart-routes'
import { changeRoutes } from './change/change-routes'
import { createFaults, type Faults } from './faults/faults'
import { graphqlPlugin } from './graphql/graphql-plugin'
import type { Operations } from './graphql/operations'
import { lookupRoutes } from './lookup/lookup-routes'
import { cancelRoutes } from './order/cancel-routes'
import { changeStayRoutes } from './order/change-stay-routes'
import { checkInRoutes } from './order/check-in-routes'
import { tellDesk } from './order/hotel-desk'
import { insuranceRoutes } from './order/insurance-routes'
import { tellPayment } from './order/payment-of'
import { paymentReturnRoutes } from './order/payment-return-routes'
import { receiptRoutes } from './order/receipt-routes'
import { sandboxDesk } from './order/sandbox-desk'
import { sandboxProvider } from './order/sandbox-provider'
import { shareRoutes } from './order/share-routes'
import { sweepAtIntervals } from './order/sweep-orders'
import { type ClientLog, createClientLog } from './page/client-log'
import { contentRoutes } from './page/content-routes'
import { dataLayerRoutes } from './page/data-layer-routes'
import { logRoutes } from './page/log-routes'
import { ofrepRoutes } from './page/ofrep-routes'
import { pageModelRoutes } from './page/page-model-routes'
import { refuseBadText } from './request/bad-text'
import { acceptForms } from './request/form-posts'
import { refuseForeignCalls } from './request/request-guard'
import { sessionRoutes } from './session/session-routes'
import { addSessionToken } from './session/session-token'
import { encryptionRoutes } from './sign-in/encryption-routes'
import { otpRoutes } from './sign-in/otp-routes'
import { ADDRESS_LIMITS, type AddressLimits } from './sign-in/rate-limits'
import { signInRoutes } from './sign-in/sign-in-routes'
import { updateOrderRoutes } from './upgrade/update-order-routes'

/** The dependencies of the API; `database` is open and seeded. */
export interface ApiOptions {
  database: Database
  operations: Operations
  /** Shared with other plugins that produce faults; without it the API has its own. */
  faults?: Faults
  /** Receives the browsers' log lines; shared with the control page. */
  log?: ClientLog
  /** Limits per IP address; tests set lower ones. */
  limits?: Partial<AddressLimits>
  /** Finishes at intervals what was left behind, by default; without, a test sweeps when it wants. */
  sweeps?: boolean
  /** Text of `schema.graphql`; read from the working folder when missing. */
  typeDefs?: string
}

/** Names and values of a body: several times those of the longest form. */
const MOST_VALUES = 10_000

/** The chain's API as a Fastify plugin: GraphQL, REST, and faults on demand for both. */
export async function apiPlugin(fastify: FastifyInstance, options: ApiOptions): Promise<void> {
  const { database, operations, faults = createFaults(), log = createClientLog() } = options
  const limits = { ...ADDRESS_LIMITS, ...options.limits }
  fastify.decorate('addressLimits', limits)
  const typeDefs = options.typeDefs ?? (await readTypeDefs())

  // A server without the provider's pages, as in most tests.
  if (!fastify.hasDecorator('paymentProvider')) {
    tellPayment(fastify, sandboxProvider(createLedger(), { origin: () => 'http://pay.localhost' }))
  }
  if (!fastify.hasDecorator('hotelDesk')) tellDesk(fastify, sandboxDesk())
  fastify.addHook('onReady', () => dropDeadCarts(database, Date.now()))
  if (options.sweeps !== false) sweepAtIntervals(fastify, database)
  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const requestId = request.headers['x-request-id']
    if (typeof requestId === 'string') reply.header('x-request-id', requestId)
  })
  fastify.addHook('onRequest', refuseForeignCalls)
  refuseBadText(fastify, { mostValues: MOST_VALUES })
  // The message of a database error contains the statement's parameters: user input and hashes.
  fastify.setErrorHandler((error: FastifyError, request, reply) => {
    if (isVisitorGone(request, error)) return endUnread(request, reply)
    const failure = failureOf(error)
    if (!failure) return reply.send(error)
    const { status, code, message } = failure
    request.log.error({ err: error, req: request }, 'A call failed.')
    if (status === 503) reply.header('retry-after', RETRY_AFTER)
    return reply.code(status).send({ error: { code, message } })
  })
  acceptForms(fastify)
  fastify.addHook('preHandler', addSessionToken)
  fastify.addHook('preHandler', faults.apply)
  fastify.addHook('onSend', faults.keepBack)
  fastify.addHook('preClose', async () => faults.stop())

  await fastify.register(graphqlPlugin, { database, operations, typeDefs })
  await fastify.register(sessionRoutes, { database })
  const accountRoutes = [
    signInRoutes,
    otpRoutes,
    enrollRoutes,
    passwordRoutes,
    contactRoutes,
    activationRoutes,
  ]
  for (const routes of [...accountRoutes, lookupRoutes]) {
    await fastify.register(routes, { database, limits })
  }
  await fastify.register(decryptRoutes, { database })
  await fastify.register(selectRateRoutes, { database })
  await fastify.register(changeRoutes, { database })
  await fastify.register(updateCartRoutes, { database })
  await fastify.register(paymentReturnRoutes, { database })
  await fastify.register(shareRoutes, { database })
  await fastify.register(insuranceRoutes, { database })
  await fastify.register(updateOrderRoutes, { database })
  await fastify.register(cancelRoutes, { database })
  await fastify.register(changeStayRoutes, { database })
  await fastify.register(checkInRoutes, { database })
  await fastify.register(receiptRoutes, { database })
  await fastify.register(customerRoutes, { database })
  await fastify.register(contentRoutes, { database })
  await fastify.register(ofrepRoutes)
  for (const routes of [encryptionRoutes, dataLayerRoutes, pageModelRoutes])
    await fastify.register(routes, { database })
  await fastify.register(logRoutes, { log })
}

/** The bundle contains no `.graphql` file; the sandbox runs in the repository's root. */
async function readTypeDefs(): Promise<string> {
  const file = resolve('sandbox/api/schema.graphql')
  return readFile(file, 'utf8').catch((cause) => {
    throw new Error(`No schema at ${file}: start the sandbox in the repository's root.`, { cause })
  })
}
