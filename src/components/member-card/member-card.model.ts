import type { Account } from '../../features/sign-in/account.store'
import { useAccount } from '../../features/sign-in/use-account'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { type Tier, tierOf } from '../../rules/codes/member-level'
import { formatCount } from '../../rules/formats/formatters'
import { greetingName } from '../../rules/formats/names'
import { profilePath } from '../../rules/site/paths'
import { localPathAtom } from '../../services/navigate/context-path'
import { visitorAtom } from '../../services/session/visitor'
import type { MemberCardProps } from './member-card.schema'

export type MemberCardModel =
  | { state: 'none' }
  | { state: 'loading' }
  | {
      state: 'ready'
      name: string
      tier: Tier
      /** With the digits and separators of the page's locale; empty if unknown or disabled. */
      points: string
      nights: string
      /** Whether the number is one, for the singular. */
      isOneNight: boolean
      manageHref: string
      onManage: () => void
    }

/** The sample in author mode. */
const SAMPLE: Account = { givenName: 'Maria', levelCode: 'G', points: 84500, nights: 12 }

export function useMemberCard(props: MemberCardProps): MemberCardModel {
  const { context, site } = usePage()
  const { locale, mode } = context
  const { state, customerId, name } = usePageValue(visitorAtom)
  const { stored, fresh, isAsking } = useAccount('always')
  const localPath = usePageValue(localPathAtom)
  const track = useTrack('member-card', props)
  const isMember = state === 'authenticated'
  const isWaiting = state === 'unknown' || (isMember && isAsking && !stored)

  if (mode !== 'edit' && state !== 'unknown' && !isMember) return { state: 'none' }
  if (mode !== 'edit' && isWaiting && (state === 'unknown' || customerId !== undefined)) {
    return { state: 'loading' }
  }
  // Stored points may be outdated, so they are not shown.
  const account = mode === 'edit' ? SAMPLE : (fresh ?? withoutCounts(stored))
  if (!account) return { state: 'none' }
  const count = (value: number | undefined) =>
    value === undefined ? '' : formatCount(value, locale)
  return {
    state: 'ready',
    name: nameOf(account, locale) || name || '',
    tier: tierOf(account.levelCode),
    points: props.showPoints ? count(account.points) : '',
    nights: props.showNights ? count(account.nights) : '',
    isOneNight: account.nights === 1,
    manageHref: localPath(props.manageHref ?? profilePath(site)),
    onManage: () => track('member_card_click'),
  }
}

/** The name in its own script, if the page's language uses one (W68). */
function nameOf(account: Account, locale: string): string {
  const localized = /^(zh|ja|ko)\b/.test(locale) ? account.localizedName?.givenName : undefined
  return greetingName(localized ?? account.givenName)
}

function withoutCounts(account: Account | null): Account | null {
  if (!account) return null
  const { points: _points, nights: _nights, ...rest } = account
  return rest
}
