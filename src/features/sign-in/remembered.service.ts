import { atom } from 'jotai/vanilla'
import { pageAtom } from '../../services/page/page'
import { callAccount } from '../../services/transport/account-calls'
import { ACCOUNT_CALLS } from '../../services/transport/account-paths'
import { clearAccountSession } from './account.store'

/**
 * Removes the remembered visitor from this browser (C.6), and the account from this tab. True if
 * the server confirmed: the caller then reloads the page. False if the visitor stays remembered.
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
