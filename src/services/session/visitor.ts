import { atom, type Getter } from 'jotai/vanilla'
import { SESSION_TOKEN } from '../../rules/codes/session-token'
import { isSuccess } from '../../rules/codes/status'
import { isBookingPage } from '../../rules/pages/page-types'
import { userDetailsCall } from '../../rules/site/calls'
import { emit } from '../events/events'
import { type Page, pageAtom } from '../page/page'
import { callJson } from '../transport/rest'
import type { UserDetails } from './known-visitor'

/**
 * `unknown` until user details have answered, so that a visitor never sees another visitor's page
 * (A.3).
 */
export type AuthState =
  | 'unknown'
  | 'unauthenticated'
  | 'remembered'
  | 'authenticated'
  | 'attemptedSignIn'

export interface Visitor {
  state: AuthState
  /** The session's consumer id; only for remembered and authenticated visitors. */
  customerId?: string
  /** Name in the greeting: `consumerName`, its first letter capitalised (C.4). */
  name?: string
  /** The session's public id, which gives no access; missing where the site has none. */
  sessionId?: string
  /** Remembered visitors only: the masked member number in the locked username field (C.6). */
  username?: string
}

/** Whether this visitor may save hotels (S1 §5). */
export function maySave(visitor: Visitor): visitor is Visitor & { customerId: string } {
  return (
    visitor.customerId !== undefined &&
    (visitor.state === 'authenticated' || visitor.state === 'remembered')
  )
}

const visitors = new WeakMap<Page, Promise<Visitor>>()

/** Reads the visitor. Concurrent callers share one request; its result is not cached (C.4). */
function getVisitor(page: Page, get: Getter): Promise<Visitor> {
  const known = visitors.get(page)
  if (known) return known
  const asked = readVisitor(page, get)
  visitors.set(page, asked)
  const forget = () => visitors.delete(page)
  asked.then(forget, forget)
  return asked
}

/**
 * Imports `known-visitor` on demand, so that anonymous visitors do not download it outside booking
 * pages.
 */
async function readVisitor(page: Page, get: Getter): Promise<Visitor> {
  const details = await readUserDetails(page)
  const isNamed = isSuccess(details.status) || 'rememberedUser' in details
  if (!isNamed && !isBookingPage(page.context.page.id)) return { state: 'unauthenticated' }
  const { readKnownVisitor } = await import('./known-visitor')
  return readKnownVisitor(page, details, get)
}

/** Sends GET if the call's address contains `phoenix`, else POST (C.4 b). */
async function readUserDetails(page: Page): Promise<UserDetails> {
  const url = userDetailsCall(page.site)
  const { locale } = page.context
  const body = { sessionToken: SESSION_TOKEN, context: { context: { localeKey: locale } } }
  const answer = await callJson(page, url, url.includes('phoenix') ? {} : { body })
  return answer !== null && typeof answer === 'object' ? answer : {}
}

const LATER_ATTEMPTS = ['online', 'visibilitychange']

const known = atom<Visitor>({ state: 'unknown' })

/**
 * Whether the answer is stored (C.4). A failed call stores nothing, and a member whose session failed has
 * no customer id yet: the next caller asks again.
 */
const isUserDetailsSaved = atom(false)

const load = atom(null, async (get, set) => {
  const page = get(pageAtom)
  if (page.context.mode === 'edit') return set(become, { state: 'unauthenticated' })
  try {
    const visitor = await getVisitor(page, get)
    set(isUserDetailsSaved, visitor.state !== 'authenticated' || !!visitor.customerId)
    set(become, visitor)
  } catch (cause) {
    page.log('error', `user details|${String(cause)}`)
    if (get(known).state === 'unknown') set(become, { state: 'unauthenticated' })
  }
})

const become = atom(null, (get, set, visitor: Visitor) => {
  const { state: previous, customerId } = get(known)
  set(known, visitor)
  if (previous === visitor.state && customerId === visitor.customerId) return
  emit('auth-changed', { state: visitor.state, previous })
})

/**
 * The visitor; the first subscriber starts the request. Until an answer is stored, every write asks
 * again, as does the browser when it is back online or its page is visible again.
 */
export const visitorAtom = atom(
  (get) => get(known),
  async (get, set) => {
    if (!get(isUserDetailsSaved)) await set(load)
  },
)
visitorAtom.onMount = (ask) => {
  const start = () => void ask()
  start()
  for (const type of LATER_ATTEMPTS) globalThis.addEventListener?.(type, start)
  return () => {
    for (const type of LATER_ATTEMPTS) globalThis.removeEventListener?.(type, start)
  }
}

/** Fetches the visitor again after a possible change of state. A failure keeps the known state. */
export const refreshVisitorAtom = atom(null, async (get, set) => {
  // The answer to a pending request may predate the change.
  await visitors.get(get(pageAtom))?.catch(() => {})
  await set(load)
})

/** Records that an anonymous visitor's sign-in was refused in this page view (A.3). */
export const signInFailedAtom = atom(null, (get, set) => {
  if (get(known).state === 'unauthenticated') set(become, { state: 'attemptedSignIn' })
})
