import { type SyntheticEvent, useEffect } from 'react'
import {
  passedSince,
  policyFacts,
  type RoomPolicies,
} from '../../features/booking/policy/policy-facts'
import { bookingQuestions, useBooking } from '../../features/booking/use-booking'
import { usePolicyClock } from '../../features/rates/policy/use-policy-clock'
import { usePage } from '../../hooks/page-store'
import { useTrack } from '../../hooks/use-track'
import type { PageContext } from '../../services/page/page-context'
import { cancellationPolicyByCartQuery } from './cancellation-policy.operations'
import type { CancellationPolicyProps } from './cancellation-policy.schema'

/** For a page that the server renders. */
export const questionsOf = ({ source }: CancellationPolicyProps, page: PageContext) =>
  bookingQuestions(cancellationPolicyByCartQuery, page, source)

export type CancellationPolicyModel =
  /** The page has no cart of this visitor, or one without rooms; or the session has no order. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready'
      rooms: RoomPolicies[]
      isLive: boolean
      /** Said when a deadline passes while the page is open; else ''. */
      news: string
      onExpand: (event: SyntheticEvent<HTMLDetailsElement>) => void
    }

/**
 * Until when and at what cost the rooms of the visitor's cart, or of the session's order, can be
 * cancelled (W33).
 */
export function useCancellationPolicy(props: CancellationPolicyProps): CancellationPolicyModel {
  const { labels, showNoShow, perRoom, source } = props
  const { context, log } = usePage()
  const { locale } = context
  const track = useTrack('cancellation-policy', props)
  const answer = useBooking(cancellationPolicyByCartQuery, ({ policies }) => policies, source)
  const rooms = answer.state === 'ready' ? answer.facts : []
  const clock = usePolicyClock(rooms.map(({ policy }) => policy.deadline))
  const { now, isLive } = clock
  const roomFacts = policyFacts(rooms, { labels, locale, now, showNoShow, perRoom })
  const unknown = roomFacts.filter(({ policy }) => policy.state === null).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each answer
  useEffect(() => {
    if (unknown > 0) log('error', 'policy_missing')
  }, [unknown])

  if (answer.state !== 'ready') return answer
  if (roomFacts.length === 0) return { state: 'none' }
  return {
    state: 'ready',
    rooms: roomFacts,
    isLive,
    news: passedSince(rooms, roomFacts, clock),
    onExpand: ({ currentTarget }) => {
      if (currentTarget.open) track('policy_expand')
    },
  }
}
