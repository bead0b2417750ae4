import { emit } from '../events/events'
import type { Page } from '../page/page'
import { callJson } from '../transport/rest'
import type { KnownSession, SessionValues } from './session-call'

/** Set in session storage by whoever changed the session on the server; read once, then cleared. */
export const REFETCH_FLAG = 'refetchSession'

const sessions = new WeakMap<Page, Promise<KnownSession>>()

/**
 * The session, read once per page and again when the refetch flag is set (C.3). On failure logs
 * "Session call failed", rejects with the word `session`, and lets the next caller try again.
 */
export async function getSession(page: Page): Promise<SessionValues> {
  return (await knownSession(page)).values
}

/** The headers that the session was answered with; rejects as `getSession` does. */
export async function getSessionHeaders(page: Page): Promise<Headers> {
  return (await knownSession(page)).headers
}

/** The session where something of the page has asked for it; nothing is requested. */
export const askedSession = (page: Page) => sessions.get(page)

/** The session is read anew by whoever asks next, on this page or the one after it. */
export function requestRefetch(page: Page): void {
  page.storage.session.set(REFETCH_FLAG, 'true')
}

/** `getSession` and `getSessionHeaders` in one. */
function knownSession(page: Page): Promise<KnownSession> {
  const isRefetch = page.storage.session.get(REFETCH_FLAG) !== null
  if (isRefetch) {
    page.storage.session.remove(REFETCH_FLAG)
    sessions.delete(page)
  }
  const known = sessions.get(page)
  if (known) return known
  const asked = readSession(page)
  sessions.set(page, asked)
  asked.then(
    () => isRefetch && emit('session-refetched', {}),
    () => sessions.get(page) === asked && sessions.delete(page),
  )
  return asked
}

/** A page that needs no session does not download how one is read. */
async function readSession(page: Page): Promise<KnownSession> {
  const call = await import('./session-call').catch(() => {
    throw 'session'
  })
  return call.readSession(page)
}

/**
 * Writes values such as `locale` into the session; a failure is logged and not thrown. The call
 * outlives the page, which may be left at once.
 */
export async function setSessionValues(page: Page, values: Record<string, string>): Promise<void> {
  try {
    await callJson(page, page.site.rest.session, { body: { values }, keepalive: true })
  } catch (cause) {
    page.log('error', `Session call failed|${String(cause)}`)
  }
}
