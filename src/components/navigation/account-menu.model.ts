import { useState } from 'react'
import { clearRememberedAtom } from '../../features/sign-in/remembered.service'
import { useAccount } from '../../features/sign-in/use-account'
import { useStores } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { type Tier, tierOf } from '../../rules/codes/member-level'
import { formatCount } from '../../rules/formats/formatters'
import {
  logoutPath,
  profilePath,
  reservationListPath,
  savedPropertiesPath,
} from '../../rules/site/paths'
import { localPathAtom } from '../../services/navigate/context-path'
import { type Page, pageAtom } from '../../services/page/page'
import { visitorAtom } from '../../services/session/visitor'
import type { NavigationProps } from './navigation.schema'

export interface AccountMenuModel {
  /** Of `clear`. */
  state: 'ready' | 'clearing' | 'failed'
  /** Null if unknown. */
  tier: Tier | null
  /** With the digits and separators of the page's locale; empty if unknown. */
  points: string
  items: { label: string; href: string; onClick: () => void }[]
  /** Of members. */
  signOut: { href: string; onClick: () => void }
  /** For remembered visitors: clears the visitor on the server, then reloads the page (C.6). */
  clear: () => void
}

export function useAccountMenu(props: NavigationProps): AccountMenuModel {
  const { live } = useStores()
  const page = live.get(pageAtom)
  const { state } = usePageValue(visitorAtom)
  const { stored, fresh } = useAccount('unless-stored')
  const account = fresh ?? stored
  const localPath = usePageValue(localPathAtom)
  const track = useTrack('navigation', props)
  const [clearing, setClearing] = useState<AccountMenuModel['state']>('ready')
  const clear = async () => {
    if (clearing === 'clearing') return
    setClearing('clearing')
    const isCleared = await live.set(clearRememberedAtom)
    const { pathname, search } = page.location()
    if (isCleared) page.leave(pathname + search, true)
    else setClearing('failed')
  }
  return {
    state: clearing,
    tier: account && tierOf(account.levelCode),
    points: account?.points === undefined ? '' : formatCount(account.points, page.context.locale),
    items: itemsOf(props, page)
      .filter(({ states }) => states.some((shown) => shown === state))
      .map(({ label, href }) => ({
        label,
        href: localPath(href),
        onClick: () => track('nav_click', { label, level: 2 }),
      })),
    signOut: { href: localPath(logoutPath(page.site)), onClick: () => track('sign_out') },
    clear: () => void clear(),
  }
}

/** The author's links, or the three pages of an account. */
function itemsOf(
  { accountMenu, labels }: NavigationProps,
  { site }: Pick<Page, 'site'>,
): NavigationProps['accountMenu'] {
  if (accountMenu.length > 0) return accountMenu
  const states: ['authenticated'] = ['authenticated']
  return [
    { label: labels.trips, href: reservationListPath(site), states },
    { label: labels.saved, href: savedPropertiesPath(site), states },
    { label: labels.profile, href: profilePath(site), states },
  ]
}
