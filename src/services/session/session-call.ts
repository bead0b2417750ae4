import { parseFlag } from '../../rules/codes/session-values'
import { recordOf } from '../../rules/content/read-record'
import { isBookingPage } from '../../rules/pages/page-types'
import { sessionCall } from '../../rules/site/calls'
import type { Page } from '../page/page'
import { FLAGS_KEY, readJson } from '../storage/storage'
import { callRest } from '../transport/rest'

/** Values of the booking session (D.7); unknown keys are kept and ignored. */
export interface SessionValues {
  consumerID?: string
  /** Names the session to scripts and partners, who cannot take it over with it (docs/decisions/0032). */
  sessionId?: string
  memState?: string
  /** Ours: the group of an experiment that the session belongs to, `CELL` of co-brand links (C.20). */
  testCell?: string
  propertyId?: string
  /** Currency of that property, ISO 4217. */
  propertyCurrency?: string
  /**
   * The visitor's currency for displayed prices; `rk_currency` is the older key, used as a fallback
   * (W07).
   */
  selectedCurrency?: string
  rk_currency?: string
  prop_name?: string
  isMax?: boolean
  isMemberRate?: boolean
  isACRS?: boolean
  /** Ours: operations of this session are of the DTT set (C.1). */
  isDTT?: boolean
  cacheData?: { data?: { AriesSearch?: { searchCriteria?: { propertyId?: string } } } }
  /** The header `x-requested-by` of this session's operations, in place of the site's (C.1). */
  tripsXRequestedByHeader?: string
  shoppingCartId?: string
  /** Stay dates of the last search, `YYYY-MM-DD`. */
  fromDate?: string
  toDate?: string
}

export interface KnownSession {
  values: SessionValues
  /** Response headers, kept as the specification requires; empty for the sample session. */
  headers: Headers
}

/**
 * Fetches the session, or returns the sample session if the site or the flag asks for it. Rejects
 * as `getSession` does.
 */
export async function readSession(page: Page): Promise<KnownSession> {
  if (page.site.useSampleSession || isSampleFlagOn(page)) {
    const { SAMPLE_SESSION } = await import('../../rules/codes/sample-session')
    return { values: SAMPLE_SESSION, headers: new Headers() }
  }
  return callSession(page, { headers: { 'cache-control': 'no-cache', pragma: 'no-cache' } })
}

/** Reads the stored flag directly, because `flagsAtom` would load the flag provider on every page. */
function isSampleFlagOn({ site, storage }: Page): boolean {
  const { sampleSession } = recordOf(readJson(storage.session, FLAGS_KEY))
  return (sampleSession ?? site.flags.defaults.sampleSession) === true
}

/**
 * Fetches the session values of these keys; keys that the server does not know are missing. Rejects as
 * `getSession` does.
 */
export async function getValues(page: Page, keys: readonly string[]): Promise<SessionValues> {
  return (await callSession(page, { body: { keys } })).values
}

async function callSession(
  page: Page,
  call: { body?: unknown; headers?: Record<string, string> },
): Promise<KnownSession> {
  try {
    const response = await callRest(page, sessionCall(page.site), call)
    const answer = recordOf(await response.json())
    void followMessage(page, answer)
    return { values: withFlags(recordOf(answer.data)), headers: response.headers }
  } catch (cause) {
    page.log('error', `Session call failed|${String(cause)}`)
    throw 'session'
  }
}

/** On booking pages, follows the redirect of an ended session or a broken booking (C.18). */
async function followMessage(page: Page, { message }: Record<string, unknown>) {
  if (typeof message !== 'string' || !isBookingPage(page.context.page.id)) return
  const { followResult } = await import('../navigate/follow-result')
  followResult(page, { message })
}

const FLAGS = ['isMax', 'isACRS', 'isDTT', 'isMemberRate'] as const

/** Parses the flags that the server may send as text. */
function withFlags(values: Record<string, unknown>): SessionValues {
  const flags = FLAGS.filter((name) => name in values)
  return {
    ...values,
    ...Object.fromEntries(flags.map((name) => [name, parseFlag(values[name])])),
  }
}
