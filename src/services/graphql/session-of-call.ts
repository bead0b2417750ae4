import { SESSION_WAIT_MS } from '../../rules/codes/timers'
import type { Page } from '../page/page'
import { askedSession, getSession } from '../session/session'
import type { SessionValues } from '../session/session-call'

/**
 * The session values that an operation is sent with. Empty for a visitor without a session, and when
 * the session fails or takes too long: the site's settings then stand. The loader marks known
 * visitors; for others no request is sent.
 */
export async function sessionOfCall(page: Page): Promise<SessionValues> {
  const isKnown = globalThis.document?.documentElement.hasAttribute('data-known')
  if (!isKnown && !askedSession(page)) return {}
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, SESSION_WAIT_MS, {})
    const go = (session: SessionValues) => {
      clearTimeout(timer)
      resolve(session)
    }
    getSession(page).then(go, () => go({}))
  })
}
