import { sessionCall } from '../../rules/site/calls'
import { emit } from '../events/events'
import type { Page } from '../page/page'
import { callJson } from '../transport/rest'
import type { KnownSession, SessionValues } from './session-call'

/**
 * Key in session storage, set after a change of the session on the server; the next read removes
 * it.
 */
export const REFETCH_FLAG = 'refetchSession'

const sessions = new WeakMap<Page, Promise<KnownSession>>()

/**
 * The session, memoized per page and fetched again when the refetch flag is set (C.3). On failure the
 * service logs "Session call failed", rejects with the string `session` and lets the next caller retry.
 */
export async function getSession(page: Page): Promise<SessionValues> {
  return (await knownSession(page)).values
}

/** The response headers of the session call; rejects as `getSession` does. */
export async function getSessionHeaders(page: Page): Promise<Headers> {
  return (await knownSession(page)).headers
}

/** The session if the page has requested it already; sends no request. */
export const askedSession = (page: Page) => sessions.get(page)

/** Sets the refetch flag: the next `getSession` call, on this page or the next one, fetches again. */
export function requestRefetch(page: Page): void {
  page.storage.session.set(REFETCH_FLAG, 'true')
}

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

/** Imports the call on demand, so that pages without a session do not download it. */
async function readSession(page: Page): Promise<KnownSession> {
  const call = await import('./session-call').catch(() => {
    throw 'session'
  })
  return call.readSession(page)
}

/**
 * Writes values such as `locale` into the session; a failure is logged and not thrown. The request uses
 * `keepalive`, so the caller may leave the page at once.
 */
export async function setSessionValues(page: Page, values: Record<string, string>): Promise<void> {
  try {
    await callJson(page, sessionCall(page.site), { body: { values }, keepalive: true })
  } catch (cause) {
    page.log('error', `Session call failed|${String(cause)}`)
  }
}
