import { countRedirect, type PageResult, resolveRedirect } from '../../rules/pages/page-redirects'
import { ERROR_PATH } from '../../rules/pages/paths'
import type { Page } from '../page/page'
import { readJson } from '../storage/storage'
import { goTo } from './go'

const TIMES_KEY = 'redirectTimes'

/**
 * Goes where an answer leads (C.18), in this page's place in the history; the fourth redirect within
 * ten seconds ends on the error page. Says whether the page is being left.
 */
export function followResult(page: Page, result: PageResult): boolean {
  const redirect = resolveRedirect(result, page)
  if (!redirect) return false
  const { session } = page.storage
  const known = readJson(session, TIMES_KEY)
  const times = countRedirect(Array.isArray(known) ? known : [], page.now())
  if (times) session.set(TIMES_KEY, JSON.stringify(times))
  else session.remove(TIMES_KEY)
  return goTo(page, times ? redirect.target : ERROR_PATH, { replace: true })
}
