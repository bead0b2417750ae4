import { atom } from 'jotai/vanilla'
import { pageAtom } from '../../services/page/page'
import { callAccount } from '../../services/transport/account-calls'
import { ACCOUNT_CALLS } from '../../services/transport/account-paths'
import { clearAccountSession } from './account.store'

/**
 * Lets the browser forget whom it remembers (C.6), and this tab who was signed in: true when the
 * server did, and the caller then reloads the page; false when the visitor stays remembered.
 */
export const clearRememberedAtom = atom(
  null,
  async (get, set, { isProvider = false }: { isProvider?: boolean } = {}): Promise<boolean> => {
    const page = get(pageAtom)
    if (page.context.mode === 'edit') return false
    const { pathname, search } = page.location()
    const answer = await callAccount(page, ACCOUNT_CALLS.clearRemembered, {
      query: { returnTo: pathname + search },
      headers: { isEAA: `${isProvider}` },
    })
    if (answer.isOk) set(clearAccountSession)
    return answer.isOk
  },
)
