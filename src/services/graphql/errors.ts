import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors'
import { CallError } from '../transport/rest'

const REPEATABLE_STATUS = [502, 503, 504]

/** Whether a retry may succeed: after a network failure or the status 502, 503 or 504. */
export function isWorthRepeating(error: unknown): boolean {
  if (ServerError.is(error)) return REPEATABLE_STATUS.includes(error.statusCode)
  return error instanceof TypeError
}

/** Maps Apollo's errors to a CallError (kinds of C.1). */
export function asCallError(name: string, error: unknown, requestId: string): CallError {
  const text = error instanceof Error ? error.message : String(error)
  const message = `${name}: ${text}`
  if (CombinedGraphQLErrors.is(error)) return new CallError('graphql', message, 200, requestId)
  if (ServerParseError.is(error))
    return new CallError('parse', message, error.statusCode, requestId)
  if (ServerError.is(error)) return new CallError('http', message, error.statusCode, requestId)
  const timedOut = error instanceof Error && error.name === 'TimeoutError'
  return new CallError(timedOut ? 'timeout' : 'network', message, 0, requestId)
}
