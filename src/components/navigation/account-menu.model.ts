import { useState } from 'react'
import { accountAtom } from '../../features/sign-in/account.store'
import { clearRememberedAtom } from '../../features/sign-in/remembered.service'
import { useStores } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { type Tier, tierOf } from '../../rules/codes/member-level'
import {
  LOGOUT_PATH,
  PROFILE_PATH,
  RESERVATION_LIST_PATH,
  SAVED_PROPERTIES_PATH,
} from '../../rules/pages/paths'
import { localPathAtom } from '../../services/navigate/context-path'
import { pageAtom } from '../../services/page/page'
import { visitorAtom } from '../../services/session/visitor'
import type { NavigationProps } from './navigation.schema'

export interface AccountMenuModel {
  /** Null when not known. */
  tier: Tier | null
  /** With the digits and separators of the page's language; empty when not known. */
  points: string
  items: { label: string; href: string; onClick: () => void }[]
  /** Of members. */
  signOut: { href: string; onClick: () => void }
  /** Of remembered visitors: the server forgets the browser, then the page begins anew (C.6). */
  clear: () => void
  isClearing: boolean
  hasFailed: boolean
}

export function useAccountMenu(props: NavigationProps): AccountMenuModel {
  const { live } = useStores()
  const page = live.get(pageAtom)
  const { state } = usePageValue(visitorAtom)
  const account = usePageValue(accountAtom)
  const localPath = usePageValue(localPathAtom)
  const track = useTrack('navigation', props)
  const [clearing, setClearing] = useState<'idle' | 'busy' | 'failed'>('idle')
  const clear = async () => {
    if (clearing === 'busy') return
    setClearing('busy')
    const isCleared = await live.set(clearRememberedAtom)
    const { pathname, search } = page.location()
    if (isCleared) page.leave(pathname + search, true)
    else setClearing('failed')
  }
  return {
    tier: account && tierOf(account.levelCode),
    points: account?.points?.toLocaleString(page.context.locale) ?? '',
    items: itemsOf(props)
      .filter(({ states }) => states.some((shown) => shown === state))
      .map(({ label, href }) => ({
        label,
        href: localPath(href),
        onClick: () => track('nav_click', { label, level: 2 }),
      })),
    signOut: { href: localPath(LOGOUT_PATH), onClick: () => track('sign_out') },
    clear: () => void clear(),
    isClearing: clearing === 'busy',
    hasFailed: clearing === 'failed',
  }
}

/** What the author has set, or the three pages of an account. */
function itemsOf({ accountMenu, labels }: NavigationProps): NavigationProps['accountMenu'] {
  if (accountMenu.length > 0) return accountMenu
  const states: ['authenticated'] = ['authenticated']
  return [
    { label: labels.trips, href: RESERVATION_LIST_PATH, states },
    { label: labels.saved, href: SAVED_PROPERTIES_PATH, states },
    { label: labels.profile, href: PROFILE_PATH, states },
  ]
}
