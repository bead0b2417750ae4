import { type QueryName, queryName } from '../../rules/site/query'
import type { Page } from '../../services/page/page'

/**
 * Removes the given parameters from the page's address, so that a reload does not repeat the
 * request.
 */
export function forgetRequest(page: Page, ...names: QueryName[]): void {
  const { pathname, searchParams, hash } = page.location()
  for (const name of names) searchParams.delete(queryName(page.site, name))
  const query = searchParams.size > 0 ? `?${searchParams}` : ''
  history.replaceState(history.state, '', pathname + query + hash)
}
