import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../database/database'
import {
  findRemembered,
  forgetRemembered,
  REMEMBERED_SECONDS,
  rememberCustomer,
} from '../../database/members/remembered-browsers'
import {
  createSession,
  deleteSession,
  findSession,
  type NewSession,
  SESSION_SECONDS,
  type Session,
} from '../../database/sessions'
import { cookieHeader, readCookie } from './cookies'
import { OWNER_VALUE } from './session-values'

const SESSION_COOKIE = 'foyer-session'
const REMEMBERED_COOKIE = 'foyer-remembered'

/**
 * Exists as long as one of the two cookies above tells a page something about its visitor, and has
 * no other meaning. Scripts can read it: the loader mounts the `presence` widgets of a known visitor
 * without an interaction.
 */
const KNOWN_COOKIE = 'foyer-known'

/** The session of a request; `sessionId` is null if only the remembered cookie is known. */
export type RequestSession = Session & { sessionId: string | null }

/** The token of the session's cookie; undefined without one. */
export function sessionTokenOf(request: FastifyRequest): string | undefined {
  return readCookie(request, SESSION_COOKIE)
}

/**
 * The visitor of a request: the browser's session, else the customer that it remembers (A.3). Null
 * without cookies, or with forged or expired ones. `token` is the session's token from a body that
 * contains it.
 */
export async function readSession(
  database: Database,
  request: FastifyRequest,
  token = sessionTokenOf(request),
): Promise<RequestSession | null> {
  const sessionId = token ?? null
  const session = sessionId ? await findSession(database, sessionId) : null
  if (session && session.kind !== 'anonymous') return { ...session, sessionId }
  const known = session && { ...session, sessionId }
  const customer = await readRemembered(database, request)
  return customer ? { values: {}, sessionId: null, ...known, kind: 'remembered', customer } : known
}

/** Whether the browser had a session that has expired without use. */
export function isEnded(request: FastifyRequest, session: RequestSession | null): boolean {
  return Boolean(readCookie(request, SESSION_COOKIE)) && !session?.sessionId
}

/** The customer of the browser's remembered cookie. */
export async function readRemembered(
  database: Database,
  request: FastifyRequest,
): Promise<Session['customer']> {
  const token = readCookie(request, REMEMBERED_COOKIE)
  return token ? findRemembered(database, token) : null
}

/** Ends the browser's session and starts another with a new id; returns the id. */
export async function beginSession(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  session: NewSession,
): Promise<string> {
  const previous = readCookie(request, SESSION_COOKIE)
  if (previous) await deleteSession(database, previous)
  const value = await createSession(database, session)
  const names = Object.keys(session.values ?? {})
  const isNobodys = session.kind === 'anonymous' && names.every((name) => name === OWNER_VALUE)
  setCookie(request, reply, { name: SESSION_COOKIE, value, seconds: SESSION_SECONDS, isNobodys })
  return value
}

export async function endSession(database: Database, request: FastifyRequest, reply: FastifyReply) {
  const sessionId = readCookie(request, SESSION_COOKIE)
  if (sessionId) await deleteSession(database, sessionId)
  setCookie(request, reply, { name: SESSION_COOKIE, value: '', seconds: 0 })
}

/**
 * Replaces the visitor of this browser; the cookie contains a random token only.
 */
export async function rememberVisitor(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  customerId: string,
) {
  await dropRemembered(database, request)
  const value = await rememberCustomer(database, customerId)
  setCookie(request, reply, { name: REMEMBERED_COOKIE, value, seconds: REMEMBERED_SECONDS })
}

export async function forgetVisitor(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  await dropRemembered(database, request)
  setCookie(request, reply, { name: REMEMBERED_COOKIE, value: '', seconds: 0 })
}

/**
 * Sets one of the two cookies, and the readable one for the loader. An anonymous session that is
 * empty, or holds nothing but the key of a cart, is not a known visitor: the pages of a cart are
 * rendered with it, and the others do not show it.
 */
function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    isNobodys = false,
    ...cookie
  }: { name: string; value: string; seconds: number; isNobodys?: boolean },
) {
  reply.header('set-cookie', cookieHeader(request, cookie))
  const seconds = hasCookie(request, reply, REMEMBERED_COOKIE)
    ? REMEMBERED_SECONDS
    : !isNobodys && hasCookie(request, reply, SESSION_COOKIE)
      ? SESSION_SECONDS
      : 0
  const known = { name: KNOWN_COOKIE, value: seconds ? '1' : '', seconds, isReadable: true }
  reply.header('set-cookie', cookieHeader(request, known))
}

/** Whether the browser has the cookie after this reply. */
function hasCookie(request: FastifyRequest, reply: FastifyReply, name: string): boolean {
  const set = [reply.getHeader('set-cookie') ?? []].flat().map(String)
  const latest = set.findLast((header) => header.startsWith(`${name}=`))
  return latest ? !latest.startsWith(`${name}=;`) : Boolean(readCookie(request, name))
}

async function dropRemembered(database: Database, request: FastifyRequest) {
  const token = readCookie(request, REMEMBERED_COOKIE)
  if (token) await forgetRemembered(database, token)
}
