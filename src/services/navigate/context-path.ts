import { atom } from 'jotai/vanilla'
import { withContextPath } from '../../rules/pages/context-path'
import { type Page, pageAtom } from '../page/page'

/** Key in session storage of a site's sub-directory [spec]. */
const CONTEXT_PATH_KEY = 'contextPath'

function contextPathOf(page: Page): string {
  return page.storage.session.get(CONTEXT_PATH_KEY) ?? page.context.contextPath
}

/**
 * Prefixes a path with the site's sub-directory, from session storage or else from the page context
 * (A.5).
 */
export const localPathAtom = atom((get) => {
  const contextPath = contextPathOf(get(pageAtom))
  return (path: string) => withContextPath(path, contextPath)
})

/** `localPathAtom` for services without a store. */
export function localPath(page: Page, path: string): string {
  return withContextPath(path, contextPathOf(page))
}
