import { atom } from 'jotai/vanilla'
import { withContextPath } from '../../rules/pages/paths'
import { type Page, pageAtom } from '../page/page'

/** Where a site that lives in a sub-directory keeps its path [spec]. */
const CONTEXT_PATH_KEY = 'contextPath'

function contextPathOf(page: Page): string {
  return page.storage.session.get(CONTEXT_PATH_KEY) ?? page.context.contextPath
}

/** Puts the site's sub-directory before a path: session storage's, else the page's own (A.5). */
export const localPathAtom = atom((get) => {
  const contextPath = contextPathOf(get(pageAtom))
  return (path: string) => withContextPath(path, contextPath)
})

/** The same for services, outside of any store. */
export function localPath(page: Page, path: string): string {
  return withContextPath(path, contextPathOf(page))
}
