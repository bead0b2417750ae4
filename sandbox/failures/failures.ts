import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorInfo } from '../../src/rules/codes/error-info'
import type { Log } from '../../src/services/page/log'
import { siteLocale } from '../cms/locales'
import { isDatabaseAway } from '../database/opening/database-away'
import { failurePage } from './failure-page'

/** The response to a call that failed on our side. */
export interface Failure {
  status: 500 | 503
  code: 'INTERNAL_SERVER_ERROR' | 'UNAVAILABLE'
  message: string
}

/** Seconds after which a call that failed without the database may be repeated. */
export const RETRY_AFTER = 5

/** The answer to a server error; null for a client error, which has its own status. */
export function failureOf(error: Error & { statusCode?: number }): Failure | null {
  if (isDatabaseAway(error)) {
    const message = 'We cannot be reached at the moment. Please try again.'
    return { status: 503, code: 'UNAVAILABLE', message }
  }
  if ((error.statusCode ?? 500) < 500) return null
  const message = 'Something went wrong on our side.'
  return { status: 500, code: 'INTERNAL_SERVER_ERROR', message }
}

/**
 * Answers failed requests of the whole site: a page for visitors, JSON for calls, both uncacheable.
 * The error's own message is neither sent nor logged: that of a database error contains the statement
 * with its parameters, which are user input and hashes.
 */
export function answerFailures(fastify: FastifyInstance, { log }: { log: Log }): void {
  fastify.setErrorHandler((error: FastifyError, request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isVisitorGone(request, error)) return endUnread(request, reply)
    const failure = failureOf(error)
    if (!failure) return reply.send(error)
    const { status, code, message } = failure
    log('error', errorInfo('site', code, request.routeOptions.url ?? '', kindOf(error)))
    if (status === 503) reply.header('retry-after', RETRY_AFTER)
    reply.code(status)
    return wantsPage(request)
      ? reply.type('text/html; charset=utf-8').send(failurePage(siteLocale(request), status))
      : reply.send({ error: { code, message } })
  })
}

/** Whether an answer failed because its visitor went away while it was written: nothing is out of order. */
export function isVisitorGone({ raw }: FastifyRequest, error: { code?: unknown }): boolean {
  return raw.destroyed && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
}

/** What the log calls a request whose visitor has closed the connection. */
const CLOSED = 499

/** Ends a request that nobody reads the answer of any more. */
export function endUnread(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.info({ req: request }, 'A visitor went away.')
  return reply.code(CLOSED).send()
}

/** The kind of error without its message: `DrizzleQueryError 57P01`. */
export function kindOf({ name, cause, code }: Error & { code?: unknown }): string {
  const inner = (cause as { code?: unknown } | undefined)?.code ?? code
  return [name, ...(typeof inner === 'string' ? [inner] : [])].join(' ')
}

function wantsPage({ headers }: FastifyRequest): boolean {
  return Boolean(headers.accept?.includes('text/html'))
}
