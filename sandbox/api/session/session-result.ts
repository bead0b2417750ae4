import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageResult } from '../../../src/rules/pages/page-redirects'
import type { Database } from '../../database/database'
import { storeValues } from '../../database/sessions'
import { endSession, isEnded, readSession } from './visitor-session'

/**
 * The result of a visitor's session for the requested page: that it has ended, or the values that the
 * booking has stored (`pageMessage`, `navigationUrl`).
 */
export async function sessionResult(
  database: Database,
  request: FastifyRequest,
): Promise<PageResult> {
  const session = await readSession(database, request)
  if (isEnded(request, session)) return { message: 'session.expired' }
  const { pageMessage: message, navigationUrl } = session?.values ?? {}
  return { message, navigationUrl }
}

/** Reported once: the cookie of an ended session and the stored result are deleted. */
export async function takeSessionResult(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const session = await readSession(database, request)
  if (!session?.sessionId) return endSession(database, request, reply)
  await storeValues(database, session.sessionId, { pageMessage: '', navigationUrl: '' })
}
