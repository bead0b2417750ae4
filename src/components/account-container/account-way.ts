import { pageIdOfPath } from '../../rules/pages/paths'
import { sameOriginPath } from '../../rules/pages/urls'
import type { Page } from '../../services/page/page'

/** Pages that are on the way: nobody means to come back to them. */
const ON_THE_WAY = [
  'sign-in',
  'sign-in-error',
  'login',
  'logout',
  'session-timed-out',
  'session-timeout',
  'unauth',
]

/** Where the address says that its visitor came from: a path of this origin (W52), else null. */
export function returnPath(page: Page): string | null {
  const address = page.location()
  const path = sameOriginPath(address.searchParams.get('returnTo'), address.origin)
  if (path === null) return null
  const { contextPath } = page.context
  const bare = path.startsWith(`${contextPath}/`) ? path.slice(contextPath.length) : path
  return ON_THE_WAY.includes(pageIdOfPath(bare) ?? '') ? null : path
}

/** The path of a page with another to come back to. */
export function withReturn(path: string, returnTo: string | null): string {
  return returnTo === null ? path : `${path}?${new URLSearchParams({ returnTo })}`
}
