import { isBookingPage } from '../rules/page-types'
import { recordOf } from '../rules/read-record'
import { parseFlag } from '../rules/session-values'
import { emit } from './events'
import { flagsKnownTo } from './flags'
import type { Page } from './page'
import { callJson, callRest } from './rest'

/** What the booking session holds (catalogue D.7); unknown keys are kept and ignored. */
export interface SessionValues {
  consumerID?: string
  memState?: string
  propertyId?: string
  prop_name?: string
  isMax?: boolean
  isMemberRate?: boolean
  isACRS?: boolean
  cacheData?: { data?: { AriesSearch?: { searchCriteria?: { propertyId?: string } } } }
  tripsXRequestedByHeader?: string
  shoppingCartId?: string
  /** Of the last search, `YYYY-MM-DD`. */
  fromDate?: string
  toDate?: string
}

/** Set in session storage by whoever changed the session on the server; read once, then cleared. */
export const REFETCH_FLAG = 'refetchSession'

interface KnownSession {
  values: SessionValues
  /** Of the answer, as the specification has them kept; none of a sample. */
  headers: Headers
}

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

/** The session is read anew by whoever asks next, on this page or the one after it. */
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
    () => sessions.delete(page),
  )
  return asked
}

async function readSession(page: Page): Promise<KnownSession> {
  if (page.context.config.useSampleSession || flagsKnownTo(page).sampleSession) {
    const { SAMPLE_SESSION } = await import('../rules/sample-session')
    return { values: SAMPLE_SESSION, headers: new Headers() }
  }
  return callSession(page, {
    headers: { 'cache-control': 'no-cache', pragma: 'no-cache' },
  })
}

/**
 * The values of these keys as they are on the server now; keys that it does not know are missing.
 * Fails as `getSession` does.
 */
export async function getValues(page: Page, keys: readonly string[]): Promise<SessionValues> {
  return (await callSession(page, { body: { keys } })).values
}

async function callSession(
  page: Page,
  call: { body?: unknown; headers?: Record<string, string> },
): Promise<KnownSession> {
  try {
    const response = await callRest(page, page.context.config.rest.session, call)
    const answer = recordOf(await response.json())
    const values = recordOf(answer.data)
    void followMessage(page, answer)
    return { values: withFlags(values), headers: response.headers }
  } catch (cause) {
    page.log('error', `Session call failed|${String(cause)}`)
    throw 'session'
  }
}

/** An ended session or a broken booking leads elsewhere, where a page is about one (C.18). */
async function followMessage(page: Page, { message }: Record<string, unknown>) {
  if (typeof message !== 'string' || !isBookingPage(page.context.page.id)) return
  const { followResult } = await import('./follow-result')
  followResult(page, { message })
}

const FLAGS = ['isMax', 'isACRS', 'isMemberRate'] as const

/** What the server may have written as text. */
function withFlags(values: Record<string, unknown>): SessionValues {
  const flags = FLAGS.filter((name) => name in values)
  return {
    ...values,
    ...Object.fromEntries(flags.map((name) => [name, parseFlag(values[name])])),
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
