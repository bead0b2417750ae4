import { type MouseEvent, useSyncExternalStore } from 'react'
import { isPlainClick } from '../../hooks/is-plain-click'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { isPrivatePage } from '../../rules/pages/private-pages'
import { createAccountPath, signInPath } from '../../rules/site/paths'
import { ownAddress, withQuery } from '../../rules/site/query'
import { localPathAtom } from '../../services/navigate/context-path'
import { openOverlay } from '../../services/overlays/overlays'
import type { Page } from '../../services/page/page'

/** A link that opens a dialog where the page has one. */
export interface MembershipAction {
  href: string
  onClick: (event: MouseEvent) => void
}

export interface MembershipActions {
  signIn: MembershipAction
  join: MembershipAction
}

/**
 * Where a card of the page leads a visitor who is not signed in (W69, W70): the dialogs of W57 and
 * W65 where the page has them, else the pages for the same task. `onFollow` hears which.
 */
export function useMembershipActions(
  onFollow: (action: keyof MembershipActions) => void,
): MembershipActions {
  const page = usePage()
  const { site } = page
  const localPath = usePageValue(localPathAtom)
  const returnTo = useOwnAddress(page)
  const action = (name: keyof MembershipActions, open: () => boolean) => (event: MouseEvent) => {
    onFollow(name)
    if (isPlainClick(event) && open()) event.preventDefault()
  }
  return {
    signIn: {
      href: localPath(withQuery(site, signInPath(site), { returnTo })),
      onClick: action('signIn', () => openOverlay('sign-in')),
    },
    join: {
      href: localPath(createAccountPath(site)),
      onClick: action('join', () => openOverlay('join')),
    },
  }
}

const never = () => () => {}

/** The server knows the query of a private page only: a cache serves a public page for any query. */
function useOwnAddress(page: Page): string {
  const isPrivate = isPrivatePage(page.context.page)
  return useSyncExternalStore(
    never,
    () => ownAddress(page),
    () => (isPrivate ? ownAddress(page) : page.location().pathname),
  )
}
