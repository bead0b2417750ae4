import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { signInIsOff } from '../../rules/pages/login-disabled'
import { visitorAtom } from '../../services/session/visitor'
import { joinNowOptionsQuery } from './join.operations'
import { countryOfLocale } from './joiner.rules'

/** What may be said of joining; an author's own words aside, nothing else. */
export interface JoinClaims {
  benefits: string[]
  isMemberRateAvailable: boolean
}

type JoinEligibility =
  /** Nothing is known yet, or nobody wants to know. */
  | { state: 'unknown' }
  /** There is nothing to offer: a member, or nobody may join from here. */
  | { state: 'refused' }
  /** It could not be found out. */
  | { state: 'failed' }
  | ({ state: 'eligible' } & JoinClaims)

/**
 * Whether this visitor may join (W41, W42, W70): no member who is signed in, not where nobody can sign
 * in (A.4), and from countries that the chain allows. Asked once per country and page, as soon as it
 * `isWanted`; in author mode everybody may.
 */
export function useJoinEligibility(country: string, isWanted: boolean): JoinEligibility {
  const page = usePage()
  const { locale, mode } = page.context
  const visitor = usePageValue(visitorAtom)
  const isMember = visitor.state === 'authenticated'
  const isOff = signInIsOff(page)
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
