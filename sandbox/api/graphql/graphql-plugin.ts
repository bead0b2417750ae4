import { usePersistedOperations as persistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLError } from 'graphql'
import { createGraphQLError, createSchema, createYoga, maskError } from 'graphql-yoga'
import type { Database } from '../../database/database'
import { failureOf, RETRY_AFTER } from '../../failures/failures'
import { isFailing } from '../faults/faults'
import { bookingCall } from '../request/booking-call'
import { OPERATION_ROUTE } from '../request/route-of'
import type { CallContext } from './graphql-context'
import { migrationStatus } from './migration-status'
import type { Operations } from './operations'
import { indexOperations } from './persisted-operations'
import { resolvers } from './resolvers'

interface GraphqlOptions {
  database: Database
  operations: Operations
  /** The schema definition, the text of `schema.graphql`. */
  typeDefs: string
}

interface OperationCall {
  Params: { operationName: string }
}

/** `POST` of an operation's route: executes registered operations only, named by their hash. */
export async function graphqlPlugin(
  fastify: FastifyInstance,
  { database, operations, typeDefs }: GraphqlOptions,
) {
  const yoga = createPersistedYoga(fastify, operations, typeDefs)
  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_: unknown, body: unknown) => body,
  )

  fastify.post<OperationCall>(OPERATION_ROUTE, async (request, reply) => {
    const context = await createContext(database, request, reply)
    const { accept, 'content-type': contentType = 'application/json' } = request.headers
    const answer = await yoga.fetch(
      `http://api${request.url}`,
      {
        method: 'POST',
        headers: { accept: accept ?? 'application/json', 'content-type': contentType },
        body: request.body as string,
      },
      context,
    )
    if (answer.status === 503) reply.header('retry-after', RETRY_AFTER)
    const { propertyId } = context.named
    if (propertyId) reply.header('uxl-migration-status', migrationStatus(propertyId))
    if (context.fallback.used) reply.header('warning', '299 foyer "Not in the DTT set"')
    return reply
      .code(answer.status)
      .headers({ 'content-language': context.locale, vary: 'accept-language' })
      .type(answer.headers.get('content-type') ?? 'application/json')
      .send(await answer.text())
  })

  fastify.get(OPERATION_ROUTE, async (_, reply) => {
    const message = 'Operations are sent by POST.'
    return reply
      .code(405)
      .header('allow', 'POST')
      .send({ errors: [{ message, extensions: { code: 'METHOD_NOT_ALLOWED' } }] })
  })
}

function createPersistedYoga({ log }: FastifyInstance, operations: Operations, typeDefs: string) {
  const find = indexOperations(operations)
  return createYoga<CallContext>({
    schema: createSchema<CallContext>({ typeDefs, resolvers }),
    graphqlEndpoint: OPERATION_ROUTE,
    graphiql: false,
    landingPage: false,
    multipart: false,
    maskedErrors: { maskError: withoutMessage },
    logging: {
      debug: () => {},
      info: () => {},
      warn: (...details) =>
        log.warn(reported(details), 'An operation was answered with a warning.'),
      error: (...details) => log.error(reported(details), 'An operation failed.'),
    },
    plugins: [
      persistedOperations<CallContext>({
        allowArbitraryOperations: false,
        getPersistedOperation(hash, _, context) {
          const { operationName, dtt, fallback } = context as unknown as CallContext
          const found = find(hash, dtt)
          if (!found) return null
          if (found.name !== operationName) {
            throw refusal(
              'OPERATION_NAME_MISMATCH',
              `The path asks for ${operationName}; the hash is that of ${found.name}.`,
            )
          }
          fallback.used = found.isFallback
          return found.document
        },
        customErrors: {
          notFound: () =>
            refusal(
              'PERSISTED_QUERY_NOT_IN_LIST',
              'No operation is registered under this hash.',
              404,
            ),
          keyNotFound: () =>
            refusal(
              'PERSISTED_QUERY_ID_REQUIRED',
              'Send extensions.persistedQuery {version: 1, sha256Hash}.',
            ),
          persistedQueryOnly: () =>
            refusal(
              'CANNOT_SEND_PQ_ID_AND_BODY',
              'Query texts are refused: register the operation and send its hash.',
            ),
        },
      }),
    ],
  })
}

/**
 * What is shown of an error of a resolver. Without the database the whole answer is 503 UNAVAILABLE, as
 * that of every REST call; any other error leaves the other fields of the answer as they are.
 */
function withoutMessage(error: unknown, message: string): Error {
  const failure = failureOf((error as GraphQLError).originalError ?? (error as Error))
  if (failure?.status !== 503) return maskError(error, message)
  return refusal(failure.code, failure.message, failure.status)
}

/** The error among the details of a message: other details may contain what a visitor has typed. */
function reported(details: unknown[]) {
  return { err: details.find((one) => one instanceof Error) }
}

function refusal(code: string, message: string, status = 400) {
  return createGraphQLError(message, { extensions: { code, http: { status } } })
}

async function createContext(
  database: Database,
  request: FastifyRequest<OperationCall>,
  reply: FastifyReply,
): Promise<CallContext> {
  const accessType = request.headers['access-type']
  const { operationName } = request.params
  return {
    ...(await bookingCall(database, request, reply)),
    accessType: typeof accessType === 'string' ? accessType : undefined,
    isFailing: isFailing(request),
    named: {},
    operationName,
    dtt: request.headers.dtt === 'true',
    fallback: { used: false },
  }
}
