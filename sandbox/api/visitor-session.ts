import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../database/database'
import {
  createSession,
  deleteSession,
  findSession,
  type NewSession,
  SESSION_SECONDS,
  type Session,
} from '../database/sessions'
import { cookieHeader, readCookie } from './cookies'

const SESSION_COOKIE = 'foyer-session'

/** The browser's session and its id; null without a cookie, with a forged or an expired one. */
export async function readSession(
  database: Database,
  request: FastifyRequest,
): Promise<(Session & { sessionId: string }) | null> {
  const sessionId = readCookie(request, SESSION_COOKIE)
  if (!sessionId) return null
  const session = await findSession(database, sessionId)
  return session && { ...session, sessionId }
}

/** Ends the browser's session and begins another under a new id; returns the id. */
export async function beginSession(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  session: NewSession,
): Promise<string> {
  const previous = readCookie(request, SESSION_COOKIE)
  if (previous) await deleteSession(database, previous)
  const value = await createSession(database, session)
  const cookie = { name: SESSION_COOKIE, value, seconds: SESSION_SECONDS }
  reply.header('set-cookie', cookieHeader(request, cookie))
  return value
}
