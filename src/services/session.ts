import { parseFlag } from '../rules/session-values'
import type { Page } from './page'
import { callJson } from './rest'

/** What the booking session holds (catalogue D.7); unknown keys are kept and ignored. */
export interface SessionValues {
  consumerID?: string
  memState?: string
  propertyId?: string
  prop_name?: string
  isMax?: boolean
  isMemberRate?: boolean
  cacheData?: { data?: { AriesSearch?: { searchCriteria?: { propertyId?: string } } } }
  tripsXRequestedByHeader?: string
  shoppingCartId?: string
  /** Of the last search, `YYYY-MM-DD`. */
  fromDate?: string
  toDate?: string
}

/** Set in session storage by whoever changed the session on the server; read once, then cleared. */
export const REFETCH_FLAG = 'refetchSession'

const sessions = new WeakMap<Page, Promise<SessionValues>>()

/**
 * The session, read once per page and again when the refetch flag is set (C.3). On failure logs
 * "Session call failed", rejects with the word `session`, and lets the next caller try again.
 */
export function getSession(page: Page): Promise<SessionValues> {
  if (page.storage.session.get(REFETCH_FLAG)) {
    page.storage.session.remove(REFETCH_FLAG)
    sessions.delete(page)
  }
  const known = sessions.get(page)
  if (known) return known
  const asked = fetchSession(page)
  sessions.set(page, asked)
  asked.catch(() => sessions.delete(page))
  return asked
}

async function fetchSession(page: Page): Promise<SessionValues> {
  try {
    const answer = await callJson(page, page.context.config.rest.session, {
      headers: { 'cache-control': 'no-cache', pragma: 'no-cache' },
    })
    const values = (answer as { data?: Record<string, unknown> } | null)?.data ?? {}
    return {
      ...(values as SessionValues),
      isMax: parseFlag(values.isMax),
      isMemberRate: parseFlag(values.isMemberRate),
    }
  } catch (cause) {
    page.log('error', `Session call failed|${String(cause)}`)
    throw 'session'
  }
}

/**
 * Writes values such as `locale` into the session; a failure is logged and not thrown. The call
 * outlives the page, which may be left at once.
 */
export async function setSessionValues(page: Page, values: Record<string, string>): Promise<void> {
  try {
    await callJson(page, page.context.config.rest.session, { body: { values }, keepalive: true })
  } catch (cause) {
    page.log('error', `Session call failed|${String(cause)}`)
  }
}
