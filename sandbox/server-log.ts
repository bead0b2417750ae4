import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { kindOf } from './failures/failures'

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Receives the lines of a log, one JSON object each. */
interface LogStream {
  write: (line: string) => void
}

interface LogOptions {
  /** The least severe level that is written; `info` writes a line for each request. */
  level?: string | undefined
  stream?: LogStream
}

/**
 * Options of a Fastify server that logs with pino. A line has the route in place of the address, and
 * the type and the stack of an error in place of its message, because addresses and messages contain
 * what visitors have typed: no personal data, tokens or query strings are logged.
 */
export function serverLog({
  level = 'warn',
  stream = process.stderr,
}: LogOptions = {}): Pick<FastifyServerOptions, 'genReqId' | 'logger'> {
  if (!LEVELS.includes(level)) {
    throw new Error(`LOG_LEVEL: "${level}" is none of ${LEVELS.join(', ')}.`)
  }
  return {
    genReqId: requestIdOf,
    logger: {
      level,
      stream,
      serializers: { req: requestLine, res: replyLine, err: errorLine },
      hooks: { logMethod },
    },
  }
}

/** The caller's id, so that the lines of several servers about one request can be found. */
function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const id = headers['x-request-id']
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : randomUUID()
}

function requestLine({ method, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions?.url ?? null }
}

function replyLine({ statusCode, request }: Partial<FastifyReply>) {
  return { ...(statusCode && { statusCode }), ...(request && requestLine(request)) }
}

type Failed = Error & { originalError?: Error; path?: readonly (string | number)[] }

function errorLine(error: Failed) {
  const cause = error.originalError ?? error
  const frames = (cause.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: kindOf(cause),
    message: '',
    // Of a GraphQL answer: names of fields and indexes of lists.
    ...(error.path && { path: error.path.join('.') }),
    stack: frames.join('\n'),
  }
}

/** Keeps messages of errors, and query strings, out of the texts of Fastify and its plugins. */
function logMethod(this: unknown, args: unknown[], method: (...args: unknown[]) => void): void {
  const [first, text, ...others] = args
  if (typeof first === 'string') {
    method.call(this, withoutQuery(first))
    return
  }
  const about = first instanceof Error ? { err: first } : first
  const error = (about as { err?: Error } | null)?.err
  const isOwnText = typeof text === 'string' && text !== error?.message
  const safeText = isOwnText ? withoutQuery(text) : 'A request failed.'
  method.apply(this, error || isOwnText ? [about, safeText, ...others] : [about])
}

function withoutQuery(text: string): string {
  return text.replace(/\?\S*/g, '')
}
