import type { FastifyRequest } from 'fastify'
import { isRecord } from '../../../src/rules/content/read-record'
import { sessionTokenOf } from './visitor-session'

/**
 * The front server's part of the calls with a `sessionToken` (docs/decisions/0032): it replaces the
 * browser's value by the token of the session's cookie, so that the API gets the token and no script
 * can send another visitor's.
 */
export async function addSessionToken(request: FastifyRequest): Promise<void> {
  const { body } = request
  if (isRecord(body) && 'sessionToken' in body) body.sessionToken = sessionTokenOf(request) ?? ''
}
