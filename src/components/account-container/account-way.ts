import { sameOriginPath } from '../../rules/pages/urls'
import {
  loginPath,
  sessionTimedOutPath,
  sessionTimeoutPath,
  signInErrorPath,
  unauthPath,
} from '../../rules/site/page-paths'
import { logoutPath, signInPath } from '../../rules/site/paths'
import { asked, withQuery } from '../../rules/site/query'
import type { Page } from '../../services/page/page'

/** Pages of signing in and out, which are no return targets. */
const NO_RETURN = [
  signInPath,
  signInErrorPath,
  loginPath,
  logoutPath,
  sessionTimedOutPath,
  sessionTimeoutPath,
  unauthPath,
]

/** The return path in the page's address: a path of this origin (W52), else null. */
export function returnPath(page: Page): string | null {
  const path = sameOriginPath(asked(page, 'returnTo'), page.location().origin)
  if (path === null) return null
  const { contextPath } = page.context
  const own = path.startsWith(`${contextPath}/`) ? path.slice(contextPath.length) : path
  const [bare] = own.split(/[?#]/, 1)
  return NO_RETURN.some((pathOf) => pathOf(page.site) === bare) ? null : path
}

/** The address of the sign-in page, with a return path if there is one. */
export function signInHref({ site }: Pick<Page, 'site'>, returnTo: string | null): string {
  return withQuery(site, signInPath(site), { returnTo: returnTo ?? '' })
}
