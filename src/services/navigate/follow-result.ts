import { countRedirect, type PageResult, resolveRedirect } from '../../rules/pages/page-redirects'
import { errorPath } from '../../rules/site/page-paths'
import type { Page } from '../page/page'
import { readJson } from '../storage/storage'
import { navigate } from './navigate'

const TIMES_KEY = 'redirectTimes'

/**
 * Follows the redirect of an answer (C.18) and replaces this page's history entry. The fourth redirect
 * within ten seconds leads to the error page. Returns whether the navigation started.
 */
export function followResult(page: Page, result: PageResult): boolean {
  const redirect = resolveRedirect(result, page)
  if (!redirect) return false
  const { session } = page.storage
  const known = readJson(session, TIMES_KEY)
  const times = countRedirect(Array.isArray(known) ? known : [], page.now())
  if (times) session.set(TIMES_KEY, JSON.stringify(times))
  else session.remove(TIMES_KEY)
  return navigate(page, times ? redirect.target : errorPath(page.site), { replace: true })
}
