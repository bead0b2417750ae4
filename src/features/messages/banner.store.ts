import { atom } from 'jotai/vanilla'
import { type Page, pageAtom } from '../../services/page/page'
import { readJson } from '../../services/storage/storage'
import { SUCCESS_SURVIVES_MS } from './success-messages.rules'

/**
 * The banner store of C.5, in session storage: messages of one page for the next. It holds keys,
 * codes and counts. The only personal value is the member number of a new member, until its message
 * is shown.
 */
const MESSAGES_KEY = 'bannerMessagesKey'
const MESSAGE_VALUES = 'bannerMessageValues'
const MESSAGE_SHOWN = 'bannerMessageShown'
const BANNER_ID = 'bannerId'
const AWARD_REQUESTS = 'awardRequestCount'
const ERROR_MESSAGE = 'interPageErrorMessage'

/** Values for the text of an outcome: `{hotel}`, `{dates}`, `{memberNumber}` (W14). */
export interface OutcomeValues {
  hotel?: string
  /** Formatted for the guest. */
  dates?: string
  memberNumber?: string
}

const VALUES = ['hotel', 'dates', 'memberNumber'] as const

export interface Outcome {
  /** A key of `features/messages/success-messages.rules`, or of an authored text. */
  key: string
  values: OutcomeValues
  awardRequestCount: number
  /** The message was shown before a reload of the page. */
  isAgain: boolean
}

interface NewOutcome {
  key: string
  values?: OutcomeValues
  awardRequestCount?: number
  /** For this page; otherwise for the next one. */
  isForThisPage?: boolean
}

/** An error that the next page shows; without a text, so that it holds no personal data. */
export interface InterPageError {
  code: string
  component: string
  requestId?: string
}

/** Changes when an outcome for this page is stored. */
export const outcomeCountAtom = atom(0)

/** Stores an outcome for the next success message (W14); it replaces an earlier one. */
export const leaveOutcomeAtom = atom(null, (get, set, outcome: NewOutcome) => {
  const page = get(pageAtom)
  if (page.context.mode === 'edit') return
  const { key, values = {}, awardRequestCount, isForThisPage = false } = outcome
  const { session } = page.storage
  session.set(MESSAGES_KEY, key)
  session.set(MESSAGE_VALUES, JSON.stringify(knownValues(values)))
  if (awardRequestCount !== undefined) session.set(AWARD_REQUESTS, String(awardRequestCount))
  if (isForThisPage) set(outcomeCountAtom, (count) => count + 1)
})

/** Takes the outcome out of the store; for 10 s a reload of the same page gets it again (W14). */
export const takeOutcomeAtom = atom(null, (get): Outcome | null => {
  const page = get(pageAtom)
  if (page.context.mode === 'edit') return null
  const { session } = page.storage
  const key = session.get(MESSAGES_KEY)
  if (key === null) return shownBefore(page)
  const values = knownValues(readJson(session, MESSAGE_VALUES))
  const awardRequestCount = countOf(session.get(AWARD_REQUESTS))
  for (const entry of [MESSAGES_KEY, MESSAGE_VALUES, AWARD_REQUESTS]) session.remove(entry)
  const shown = { key, values, awardRequestCount, at: page.now(), place: placeOf(page) }
  session.set(MESSAGE_SHOWN, JSON.stringify(shown))
  return { key, values, awardRequestCount, isAgain: false }
})

/** Removes the shown outcome: a reload shows nothing. */
export const forgetOutcomeAtom = atom(null, (get) => {
  get(pageAtom).storage.session.remove(MESSAGE_SHOWN)
})

/** Stores an error for the next page; it replaces an earlier one (W13). */
export const leaveErrorAtom = atom(null, (get, _set, error: InterPageError) => {
  const page = get(pageAtom)
  if (page.context.mode === 'edit') return
  const { code, component, requestId } = error
  page.storage.session.set(ERROR_MESSAGE, JSON.stringify({ code, component, requestId }))
})

/** Takes the error of the previous page; it is shown once. */
export const takeErrorAtom = atom(null, (get): InterPageError | null => {
  const page = get(pageAtom)
  if (page.context.mode === 'edit') return null
  const { session } = page.storage
  const { code, component, requestId } = objectOf(readJson(session, ERROR_MESSAGE))
  session.remove(ERROR_MESSAGE)
  if (typeof code !== 'string' || !code) return null
  return {
    code,
    component: typeof component === 'string' ? component : '',
    ...(typeof requestId === 'string' ? { requestId } : {}),
  }
})

/** Id of the banner that a sign-in prepared, such as `checked-in` (C.6 OK1); null removes it. */
export const bannerIdAtom = atom(
  (get) => {
    get(bannerChangesAtom)
    return get(pageAtom).storage.session.get(BANNER_ID)
  },
  (get, set, id: string | null) => {
    const page = get(pageAtom)
    if (page.context.mode === 'edit') return
    if (id === null) page.storage.session.remove(BANNER_ID)
    else page.storage.session.set(BANNER_ID, id)
    set(bannerChangesAtom, (count) => count + 1)
  },
)

const bannerChangesAtom = atom(0)

function shownBefore(page: Page): Outcome | null {
  const { session } = page.storage
  const { key, values, awardRequestCount, at, place } = objectOf(readJson(session, MESSAGE_SHOWN))
  const age = page.now() - Number(at)
  if (typeof key === 'string' && age >= 0 && age <= SUCCESS_SURVIVES_MS) {
    if (place !== placeOf(page) || !isReloaded()) return null
    const count = countOf(awardRequestCount)
    return { key, values: knownValues(values), awardRequestCount: count, isAgain: true }
  }
  session.remove(MESSAGE_SHOWN)
  return null
}

/** A browser without navigation timing counts as reloaded. Back and forward do not count. */
function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? []
  return !navigation || (navigation as PerformanceNavigationTiming).type === 'reload'
}

function placeOf(page: Page): string {
  const { pathname, search } = page.location()
  return pathname + search
}

function knownValues(values: unknown): OutcomeValues {
  const given = objectOf(values)
  return Object.fromEntries(
    VALUES.filter((name) => typeof given[name] === 'string').map((name) => [name, given[name]]),
  )
}

function countOf(value: unknown): number {
  const count = Number(value)
  return Number.isSafeInteger(count) && count > 0 ? count : 0
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
