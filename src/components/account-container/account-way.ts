import { sameOriginPath } from '../../rules/pages/urls'
import { logoutPath, signInPath } from '../../rules/site/paths'
import { asked, withQuery } from '../../rules/site/query'
import {
  loginPath,
  sessionTimedOutPath,
  sessionTimeoutPath,
  signInErrorPath,
  unauthPath,
} from '../../rules/site/rare-paths'
import type { Page } from '../../services/page/page'

/** Pages that are on the way: nobody means to come back to them. */
const ON_THE_WAY = [
  signInPath,
  signInErrorPath,
  loginPath,
  logoutPath,
  sessionTimedOutPath,
  sessionTimeoutPath,
  unauthPath,
]

/** Where the address says that its visitor came from: a path of this origin (W52), else null. */
export function returnPath(page: Page): string | null {
  const path = sameOriginPath(asked(page, 'returnTo'), page.location().origin)
  if (path === null) return null
  const { contextPath } = page.context
  const own = path.startsWith(`${contextPath}/`) ? path.slice(contextPath.length) : path
  const [bare] = own.split(/[?#]/, 1)
  return ON_THE_WAY.some((pathOf) => pathOf(page.site) === bare) ? null : path
}

/** The sign-in page, with a page to come back to where there is one. */
export function signInHref({ site }: Pick<Page, 'site'>, returnTo: string | null): string {
  return withQuery(site, signInPath(site), { returnTo: returnTo ?? '' })
}
