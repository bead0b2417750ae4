import { atom } from 'jotai/vanilla'
import { isBookingPage } from '../rules/page-types'
import { isSuccess } from '../rules/status'
import { emit } from './events'
import { type Page, pageAtom } from './page'
import { callJson } from './rest'
import type { SessionValues } from './session'

/** `unknown` until user details have answered: nobody may be shown another visitor's page (A.3). */
export type AuthState = 'unknown' | 'unauthenticated' | 'remembered' | 'authenticated'

export interface Visitor {
  state: AuthState
  /** The session's consumer id; only of remembered and authenticated visitors. */
  customerId?: string
}

/** Whether this visitor may keep a list of saved hotels (S1 §5). */
export function maySave(visitor: Visitor): visitor is Visitor & { customerId: string } {
  return (
    visitor.customerId !== undefined &&
    (visitor.state === 'authenticated' || visitor.state === 'remembered')
  )
}

interface UserDetails {
  status?: string
  rememberedUser?: unknown
}

const visitors = new WeakMap<Page, Promise<Visitor>>()

/** Who this is: one request at a time; a failure stores nothing and allows another try (C.4). */
function getVisitor(page: Page): Promise<Visitor> {
  const known = visitors.get(page)
  if (known) return known
  const asked = readVisitor(page)
  visitors.set(page, asked)
  asked.catch(() => visitors.delete(page))
  return asked
}

async function readVisitor(page: Page): Promise<Visitor> {
  const details = await readUserDetails(page)
  const booking = isBookingPage(page.context.page.id)
  const named = isSuccess(details.status) || 'rememberedUser' in details
  if (!named && !booking) return { state: 'unauthenticated' }
  const session = await readSession(page)
  const customer = session.consumerID ? { customerId: session.consumerID } : {}
  if (isSuccess(details.status)) return { state: 'authenticated', ...customer }
  const remembered =
    named || (session.memState === page.context.config.memStateRemembered && session.consumerID)
  return remembered ? { state: 'remembered', ...customer } : { state: 'unauthenticated' }
}

/** Only who is known has a session worth reading: nobody else downloads what reads it. */
async function readSession(page: Page): Promise<SessionValues> {
  try {
    const { getSession } = await import('./session')
    return await getSession(page)
  } catch {
    return {}
  }
}

/** GET where the address has the word `phoenix` in it, POST elsewhere (C.4 b). */
async function readUserDetails(page: Page): Promise<UserDetails> {
  const url = page.context.config.rest.userDetails
  const body = { sessionToken: '', context: { context: { localeKey: page.context.locale } } }
  const answer = await callJson(page, url, url.includes('phoenix') ? {} : { body })
  return answer !== null && typeof answer === 'object' ? answer : {}
}

const known = atom<Visitor>({ state: 'unknown' })

/** The visitor as far as known; the first widget that asks starts the request. */
export const visitorAtom = atom(
  (get) => get(known),
  async (get, set) => {
    const page = get(pageAtom)
    const previous = get(known).state
    if (previous !== 'unknown') return
    let visitor: Visitor = { state: 'unauthenticated' }
    if (page.context.mode !== 'edit') {
      try {
        visitor = await getVisitor(page)
      } catch (cause) {
        page.log('error', `user details|${String(cause)}`)
      }
    }
    if (get(known).state === visitor.state) return
    set(known, visitor)
    emit('auth-changed', { state: visitor.state, previous })
  },
)
visitorAtom.onMount = (load) => void load()
