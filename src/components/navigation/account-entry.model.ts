import type { MouseEvent } from 'react'
import { isPlainClick } from '../../hooks/is-plain-click'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { signInIsOff } from '../../rules/pages/login-disabled'
import { CREATE_ACCOUNT_PATH, SIGN_IN_PATH } from '../../rules/pages/paths'
import { localPathAtom } from '../../services/navigate/context-path'
import { openOverlay } from '../../services/overlays/overlays'
import type { Page } from '../../services/page/page'
import { visitorAtom } from '../../services/session/visitor'
import type { AccountMenuModel } from './account-menu.model'
import type { NavigationProps } from './navigation.schema'

/** Pages that nobody wants to come back to after signing in. */
const NOT_RETURNED_TO = /^(sign-in|login|logout|session|unauth|forgot|create|enroll|activate)/

interface SignIn {
  href: string
  onClick: (event: MouseEvent) => void
}

export type AccountEntry = {
  kind: 'unknown' | 'guest' | 'remembered' | 'member'
  /** Empty when not known. */
  name: string
  signIn: SignIn
  joinHref: string
  onJoin: () => void
  /** A fixture's; on a page the menu has a model of its own. */
  menu?: AccountMenuModel
}

const KINDS = {
  unknown: 'unknown',
  unauthenticated: 'guest',
  attemptedSignIn: 'guest',
  remembered: 'remembered',
  authenticated: 'member',
} as const

/** What stands in the place of the account; the same for everybody until it is known who this is. */
export function useAccountEntry(props: NavigationProps): AccountEntry | null {
  const page = usePage()
  const { state, name = '' } = usePageValue(visitorAtom)
  const localPath = usePageValue(localPathAtom)
  const track = useTrack('navigation', props)
  const kind = KINDS[state]
  if (kind !== 'member' && signInIsOff(page)) return null
  return {
    kind,
    name,
    joinHref: localPath(CREATE_ACCOUNT_PATH),
    onJoin: () => track('nav_click', { label: props.labels.join, level: 1 }),
    signIn: {
      href: localPath(signInHref(page, kind !== 'unknown')),
      onClick: (event) => {
        if (!isPlainClick(event)) return
        track('sign_in_open')
        if (openOverlay('sign-in')) event.preventDefault()
      },
    },
  }
}

/** Back to this very page; the server leaves out the query, which a cache may not know. */
function signInHref(page: Page, isLive: boolean): string {
  if (NOT_RETURNED_TO.test(page.context.page.id)) return SIGN_IN_PATH
  const { pathname, search } = page.location()
  return `${SIGN_IN_PATH}?${new URLSearchParams({ returnTo: pathname + (isLive ? search : '') })}`
}
