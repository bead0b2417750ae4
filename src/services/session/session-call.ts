import { parseFlag } from '../../rules/codes/session-values'
import { recordOf } from '../../rules/content/read-record'
import { isBookingPage } from '../../rules/pages/page-types'
import type { Page } from '../page/page'
import { FLAGS_KEY, readJson } from '../storage/storage'
import { callRest } from '../transport/rest'

/** What the booking session holds (D.7); unknown keys are kept and ignored. */
export interface SessionValues {
  consumerID?: string
  memState?: string
  propertyId?: string
  /** Of that property, ISO 4217. */
  propertyCurrency?: string
  /** What the visitor wants to read prices in; the older name stands behind it (W07). */
  selectedCurrency?: string
  rk_currency?: string
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

export interface KnownSession {
  values: SessionValues
  /** Of the answer, as the specification has them kept; none of a sample. */
  headers: Headers
}

/** The session as the server has it now, or the sample where that is asked for; fails as `getSession`. */
export async function readSession(page: Page): Promise<KnownSession> {
  if (page.site.useSampleSession || isSampleFlagOn(page)) {
    const { SAMPLE_SESSION } = await import('../../rules/codes/sample-session')
    return { values: SAMPLE_SESSION, headers: new Headers() }
  }
  return callSession(page, { headers: { 'cache-control': 'no-cache', pragma: 'no-cache' } })
}

/** Read by itself: every page would load all flags for this one. */
function isSampleFlagOn({ site, storage }: Page): boolean {
  const { sampleSession } = recordOf(readJson(storage.session, FLAGS_KEY))
  return (sampleSession ?? site.flags.defaults.sampleSession) === true
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
    const response = await callRest(page, page.site.rest.session, call)
    const answer = recordOf(await response.json())
    void followMessage(page, answer)
    return { values: withFlags(recordOf(answer.data)), headers: response.headers }
  } catch (cause) {
    page.log('error', `Session call failed|${String(cause)}`)
    throw 'session'
  }
}

/** An ended session or a broken booking leads elsewhere, where a page is about one (C.18). */
async function followMessage(page: Page, { message }: Record<string, unknown>) {
  if (typeof message !== 'string' || !isBookingPage(page.context.page.id)) return
  const { followResult } = await import('../navigate/follow-result')
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
