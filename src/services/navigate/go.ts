import { safeTarget } from '../../rules/pages/redirects'
import type { Page } from '../page/page'
import { localPath } from './context-path'

/**
 * Leaves the page for a target that is safe (C.18), paths under the site's sub-directory; `replace`
 * keeps the page out of the history. Says whether it did: a target that is not safe is logged, and
 * nobody leaves a page that is edited.
 */
export function goTo(page: Page, target: unknown, { replace = false } = {}): boolean {
  const safe = safeTarget(target, page)
  if (safe === null) {
    page.log('error', 'redirect|unsafe||The target of a redirect is not allowed.')
    return false
  }
  if (page.context.mode === 'edit') return false
  page.leave(localPath(page, safe), replace)
  return true
}
