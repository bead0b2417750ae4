import { type SyntheticEvent, useEffect } from 'react'
import {
  passedSince,
  type RoomPolicies,
  toldPolicies,
} from '../../features/cart/policy/told-policies'
import { usePolicyClock } from '../../features/rates/policy/use-policy-clock'
import { usePage } from '../../hooks/page-store'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { cancellationPolicyByCartQuery } from './cancellation-policy.operations'
import type { CancellationPolicyProps } from './cancellation-policy.schema'

export type CancellationPolicyModel =
  /** The page has no cart of this visitor, or one without rooms. */
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

/** Until when and at what cost the rooms of the visitor's cart can be cancelled (W33). */
export function useCancellationPolicy(props: CancellationPolicyProps): CancellationPolicyModel {
  const { labels, showNoShow, perRoom } = props
  const { context, log } = usePage()
  const { locale, page } = context
  const track = useTrack('cancellation-policy', props)
  const variables = page.cart ? { cartId: page.cart } : null
  const { retry, ...answer } = useQuery(cancellationPolicyByCartQuery, variables)
  const rooms = (answer.state === 'ready' && answer.data.cancellationPolicyByCart) || []
  const clock = usePolicyClock(rooms.map(({ policy }) => policy.deadline))
  const { now, isLive } = clock
  const told = toldPolicies(rooms, { labels, locale, now, showNoShow, perRoom })
  const unknown = told.filter(({ policy }) => policy.state === null).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each answer
  useEffect(() => {
    if (unknown > 0) log('error', 'policy_missing')
  }, [unknown])

  if (!variables) return { state: 'none' }
  if (answer.state === 'loading') return { state: 'loading' }
  if (answer.state === 'failed') return { state: 'failed', retry }
  if (told.length === 0) return { state: 'none' }
  return {
    state: 'ready',
    rooms: told,
    isLive,
    news: passedSince(rooms, told, clock),
    onExpand: ({ currentTarget }) => {
      if (currentTarget.open) track('policy_expand')
    },
  }
}
