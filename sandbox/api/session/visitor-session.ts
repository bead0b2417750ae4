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
  extendSession,
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
 * Outlives the session of a visitor who has not signed in, by a day: the id of a session with nothing but
 * the key that the visitor's carts are owned by (docs/decisions/0075).
 */
const CART_COOKIE = 'foyer-cart'
const CART_SECONDS = 24 * 60 * 60

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

/**
 * Whether the browser had a session that has expired without use. That of a visitor with a cart of its
 * own key has not: the visitor was never signed in, and goes on with the cart.
 */
export function isEnded(request: FastifyRequest, session: RequestSession | null): boolean {
  const isKept = Boolean(readCookie(request, CART_COOKIE))
  return Boolean(sessionTokenOf(request)) && !session?.sessionId && !isKept
}

/** Whether the browser has kept a cookie of a visit. */
export function hasVisitCookie(request: FastifyRequest): boolean {
  return Boolean(sessionTokenOf(request) || readCookie(request, CART_COOKIE))
}

/** The key of the carts that have outlived the browser's session; null without one. */
export async function keptCartKey(
  database: Database,
  request: FastifyRequest,
): Promise<string | null> {
  const token = readCookie(request, CART_COOKIE)
  const key = token && (await findSession(database, token))?.values[OWNER_VALUE]
  return typeof key === 'string' ? key : null
}

/** Keeps the key of the visitor's carts for a day, whatever becomes of the session. */
export async function keepCartKey(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
): Promise<void> {
  const end = new Date(Date.now() + CART_SECONDS * 1000)
  const known = readCookie(request, CART_COOKIE)
  // Calls of the same page have the same cookie: it stays valid.
  const isKnown = known !== undefined && (await keptCartKey(database, request)) === key
  if (isKnown) await extendSession(database, known, end)
  const kept = { kind: 'anonymous', customerId: null, values: { [OWNER_VALUE]: key } } as const
  const value = isKnown ? known : await createSession(database, kept, end)
  const cookie = { name: CART_COOKIE, value, seconds: CART_SECONDS }
  reply.header('set-cookie', cookieHeader(request, cookie))
}

/** The visitor's carts, and what was ordered with them, end with the session. */
export async function forgetCartKey(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = readCookie(request, CART_COOKIE)
  if (!token) return
  await deleteSession(database, token)
  reply.header('set-cookie', cookieHeader(request, { name: CART_COOKIE, value: '', seconds: 0 }))
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
  if (session.kind === 'authenticated') await forgetCartKey(database, request, reply)
  return value
}

export async function endSession(database: Database, request: FastifyRequest, reply: FastifyReply) {
  const sessionId = readCookie(request, SESSION_COOKIE)
  if (sessionId) await deleteSession(database, sessionId)
  setCookie(request, reply, { name: SESSION_COOKIE, value: '', seconds: 0 })
  await forgetCartKey(database, request, reply)
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
