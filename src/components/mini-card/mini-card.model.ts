import type { MouseEvent } from 'react'
import { useMembershipActions } from '../../features/join/use-membership-actions'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { isLoginDisabled } from '../../rules/pages/login-disabled'
import { safeHref } from '../../rules/pages/urls'
import { localPathAtom } from '../../services/navigate/context-path'
import { type AuthState, visitorAtom } from '../../services/session/visitor'
import type { MiniCardProps } from './mini-card.schema'

export type MiniCardModel =
  | { state: 'none' }
  | {
      /**
       * `unknown`: the offer to strangers, which is hidden from a visitor whom the site knows until
       * the answer says who it is.
       */
      state: 'unknown' | 'stranger' | 'remembered' | 'member'
      /** Empty if unknown. */
      name: string
      /** Null for a member. */
      link: {
        /** The author's text, or that of signing in. */
        isSignIn: boolean
        /** Null for an unsafe address: the text is no link. */
        href: string | null
        onClick: (event: MouseEvent) => void
      } | null
    }

const STATES: Record<AuthState, Exclude<MiniCardModel['state'], 'none'>> = {
  unknown: 'unknown',
  unauthenticated: 'stranger',
  attemptedSignIn: 'stranger',
  remembered: 'remembered',
  authenticated: 'member',
}

export function useMiniCard(props: MiniCardProps): MiniCardModel {
  const { cta, forMembers, title } = props
  const page = usePage()
  const visitor = usePageValue(visitorAtom)
  const localPath = usePageValue(localPathAtom)
  const track = useTrack('mini-card', props)
  const actions = useMembershipActions((action) => track('mini_card_click', { action }))
  const state = STATES[visitor.state]
  if (title.trim() === '' || isLoginDisabled(page)) return { state: 'none' }
  if (state === 'member' && !forMembers) return { state: 'none' }
  const name = visitor.name ?? ''
  if (state === 'member') return { state, name, link: null }
  if (cta.action === 'link') {
    const href = cta.href === undefined ? null : safeHref(cta.href)
    const onClick = () => track('mini_card_click', { action: 'link' })
    return { state, name, link: { isSignIn: false, href: href && localPath(href), onClick } }
  }
  const isSignIn = state === 'remembered'
  const action = isSignIn ? actions.signIn : actions[cta.action]
  return { state, name, link: { isSignIn, ...action } }
}
