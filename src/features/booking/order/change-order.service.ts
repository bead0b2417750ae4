import { atom } from 'jotai/vanilla'
import { execute } from '../../../services/graphql/answers'
import { renewPageAtom } from '../../../services/graphql/renew-page'
import { pageAtom } from '../../../services/page/page'
import { leaveOutcomeAtom } from '../../messages/banner.store'
import { updateOrderMutation } from './change-order.operations'
import { type ChangeProblem, changeProblem } from './change-order.rules'

/** A change of one room: a suite is asked for or taken back. */
export interface OrderChange {
  /** The handle of the order. */
  stay: string
  itemId: string
  suite: boolean
}

type ChangeResult =
  | { state: 'done' }
  | { state: 'refused'; problem: ChangeProblem }
  /** No answer, or none that can be read: the change may be made, and repeating it does no harm. */
  | { state: 'unanswered' }

/**
 * Changes an order (D.8), and takes over what is true now, also after a refusal. A success is
 * told by the page's message (W14). Never rejects.
 */
export const changeOrderAtom = atom(
  null,
  async (get, set, input: OrderChange): Promise<ChangeResult> => {
    const { data } = await execute(get(pageAtom), updateOrderMutation, { input })
    const { status, nights = 0 } = data?.updateOrder ?? {}
    const problem = changeProblem(status?.code)
    if (status?.code !== 'SUCCESS' && !problem) return { state: 'unanswered' }
    await set(renewPageAtom)
    if (problem) return { state: 'refused', problem }
    const told = input.suite
      ? ({ key: 'awardRequested', awardRequestCount: nights } as const)
      : ({ key: 'requestsUpdated' } as const)
    set(leaveOutcomeAtom, { ...told, isForThisPage: true })
    return { state: 'done' }
  },
)
