import { safeTarget } from '../../rules/pages/redirects'
import type { Page } from '../page/page'
import { localPath } from './context-path'

/**
 * Navigates to a safe target (C.18); paths get the site's sub-directory. `replace` replaces the page's
 * history entry. Returns whether the navigation started: an unsafe target is logged and refused, and
 * edit mode never navigates.
 */
export function navigate(page: Page, target: unknown, { replace = false } = {}): boolean {
  const safe = safeTarget(target, page)
  if (safe === null) {
    page.log('error', 'redirect|unsafe||The target of a redirect is not allowed.')
    return false
  }
  if (page.context.mode === 'edit') return false
  page.leave(localPath(page, safe), replace)
  return true
}
