import { atom } from 'jotai/vanilla'
import { clearRememberedCall } from '../../rules/site/account-calls'
import { ownAddress } from '../../rules/site/query'
import { pageAtom } from '../../services/page/page'
import { callRest } from '../../services/transport/call-rest'
import { clearAccountSession } from './account.store'

/**
 * Removes the remembered visitor from this browser (C.6), and the stored account. True if
 * the server confirmed: the caller then reloads the page. False if the visitor stays remembered.
 */
export const clearRememberedAtom = atom(
  null,
  async (get, set, { isProvider = false }: { isProvider?: boolean } = {}): Promise<boolean> => {
    const page = get(pageAtom)
    if (page.context.mode === 'edit') return false
    const answer = await callRest(page, clearRememberedCall, {
      query: { returnTo: ownAddress(page) },
      headers: { isEAA: `${isProvider}` },
    })
    if (answer.isOk) set(clearAccountSession)
    return answer.isOk
  },
)
