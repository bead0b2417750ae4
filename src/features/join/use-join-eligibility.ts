import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { isLoginDisabled } from '../../rules/pages/login-disabled'
import { visitorAtom } from '../../services/session/visitor'
import { joinNowOptionsQuery } from './join.operations'
import { countryOfLocale } from './joiner.rules'

/** Claims that a join offer may make, beside the author's own texts. */
export interface JoinClaims {
  benefits: string[]
  isMemberRateAvailable: boolean
}

type JoinEligibility =
  /** Not requested, or no answer yet. */
  | { state: 'unknown' }
  /** No offer: the visitor is a member, or may not join from this country. */
  | { state: 'refused' }
  /** The request failed. */
  | { state: 'failed' }
  | ({ state: 'eligible' } & JoinClaims)

/**
 * Whether the visitor may join (W41, W42, W70): not a signed-in member, sign-in is enabled (A.4),
 * and the chain allows the country. Requested once per country and page, as soon as `isWanted`. In
 * author mode every visitor may join.
 */
export function useJoinEligibility(country: string, isWanted: boolean): JoinEligibility {
  const page = usePage()
  const { locale, mode } = page.context
  const visitor = usePageValue(visitorAtom)
  const isMember = visitor.state === 'authenticated'
  const isOff = isLoginDisabled(page)
  const mayAsk = isWanted && !isOff && !isMember && visitor.state !== 'unknown'
  const from = country || countryOfLocale(locale)
  const answer = useQuery(joinNowOptionsQuery, mayAsk ? { locale, country: from } : null)
  if (mode === 'edit') return { state: 'eligible', benefits: [], isMemberRateAvailable: false }
  if (isMember || isOff) return { state: 'refused' }
  if (!mayAsk || answer.state === 'loading') return { state: 'unknown' }
  if (answer.state === 'failed') return { state: 'failed' }
  const { allowed, benefits, memberRateAvailable } = answer.data.joinNowOptions
  return allowed
    ? { state: 'eligible', benefits, isMemberRateAvailable: memberRateAvailable }
    : { state: 'refused' }
}
