import { type MouseEvent, useSyncExternalStore } from 'react'
import { isPlainClick } from '../../hooks/is-plain-click'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { isLoginDisabled } from '../../rules/pages/login-disabled'
import { isBookingPage } from '../../rules/pages/page-types'
import { createAccountPath, signInPath } from '../../rules/site/paths'
import { withQuery } from '../../rules/site/query'
import { localPathAtom } from '../../services/navigate/context-path'
import { openOverlay } from '../../services/overlays/overlays'
import type { Page } from '../../services/page/page'
import { visitorAtom } from '../../services/session/visitor'
import type { NavigationProps } from './navigation.schema'

/** Pages that are no return target after signing in. */
const NOT_RETURNED_TO = /^(sign-in|login|logout|session|unauth|forgot|create|enroll|activate)/

interface SignIn {
  href: string
  onClick: (event: MouseEvent) => void
}

export type AccountEntry = {
  kind: 'unknown' | 'guest' | 'remembered' | 'member'
  /** Empty if unknown. */
  name: string
  signIn: SignIn
  joinHref: string
  onJoin: () => void
}

const KINDS = {
  unknown: 'unknown',
  unauthenticated: 'guest',
  attemptedSignIn: 'guest',
  remembered: 'remembered',
  authenticated: 'member',
} as const

/** The content of the account's place; the same for every visitor until the state is known. */
export function useAccountEntry(props: NavigationProps): AccountEntry | null {
  const page = usePage()
  const { state, name = '' } = usePageValue(visitorAtom)
  const localPath = usePageValue(localPathAtom)
  const track = useTrack('navigation', props)
  const search = useSearch(page)
  const kind = KINDS[state]
  if (kind !== 'member' && isLoginDisabled(page)) return null
  return {
    kind,
    name,
    joinHref: localPath(createAccountPath(page.site)),
    onJoin: () => track('nav_click', { label: props.labels.join, level: 1 }),
    signIn: {
      href: localPath(signInHref(page, search)),
      onClick: (event) => {
        if (!isPlainClick(event)) return
        track('sign_in_open')
        if (openOverlay('sign-in')) event.preventDefault()
      },
    },
  }
}

const never = () => () => {}

/**
 * The query of this page's address. The server prints only the stay of the address, whose page no cache
 * keeps, and the hotel of a booking page: a cache may serve the HTML for addresses with other parameters.
 */
function useSearch(page: Page): string {
  const { id, propertyId, stay } = page.context.page
  const propertyCode = propertyId && isBookingPage(id) ? propertyId : undefined
  return useSyncExternalStore(
    never,
    () => page.location().search,
    () => withQuery(page.site, '', stay ? { stay } : { propertyCode }),
  )
}

/** Sign-in leads back to this page. */
function signInHref(page: Page, search: string): string {
  const isReturnedTo = !NOT_RETURNED_TO.test(page.context.page.id)
  return withQuery(page.site, signInPath(page.site), {
    returnTo: isReturnedTo ? page.location().pathname + search : '',
  })
}
