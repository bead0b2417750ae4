import { atom } from 'jotai/vanilla'
import { isRecord, recordOf } from '../../../rules/content/read-record'
import { cancelConfirmationPath, upcomingReservationPath } from '../../../rules/site/booking-paths'
import { cancelReservationCall } from '../../../rules/site/order-calls'
import { withQuery } from '../../../rules/site/query'
import { emit } from '../../../services/events/events'
import { renewPageAtom } from '../../../services/graphql/renew-page'
import { navigate } from '../../../services/navigate/navigate'
import { pageAtom } from '../../../services/page/page'
import { pageStateAtom } from '../../../services/page/page-state'
import { callRest } from '../../../services/transport/call-rest'
import { leaveOutcomeAtom, type OutcomeValues } from '../../messages/banner.store'
import type { SuccessKey } from '../../messages/success-messages.rules'
import { type CancelProblem, cancelProblem } from './cancel-problem.rules'

/** Rooms to cancel, as the guest has seen them. */
interface Cancelling {
  /** The handle of the order. */
  stay: string
  items: { confirmationNumber: string; reservationRevisionNumber: string }[]
  orderRevisionNumber: string
  /** Of cancelling, as the guest has seen them. */
  terms: string
  /** '' for none. */
  reason: string
  /** What the next page says of it (W14). */
  outcome: { key: SuccessKey; values: OutcomeValues }
}

/** What became of a room. */
export interface RoomResult {
  id: string
  isCancelled: boolean
  /** Of the cancellation; '' for none. */
  number: string
}

type CancelResult =
  | { state: 'leaving' }
  /** Some of the rooms are cancelled. */
  | { state: 'partly'; results: RoomResult[] }
  /** `problem` null: the page’s error message tells it (W13). */
  | { state: 'refused'; problem: CancelProblem | null }

const COMPONENT = 'cancel-all-rooms'

/** What is cancelled already is what the guest wants (W48). */
const DONE: readonly unknown[] = ['SUCCESS', 'E_ALREADY_CANCELLED']

/**
 * Cancels rooms of the visitor's order (D.9) and goes on to the next page. After a refusal the page has
 * the figures of now. Without an answer nothing is assumed. Never rejects.
 */
export const cancelRoomsAtom = atom(
  null,
  async (get, set, { outcome, ...body }: Cancelling): Promise<CancelResult> => {
    const page = get(pageAtom)
    const { stay } = body
    emit('page-error-clear', { component: COMPONENT })
    set(pageStateAtom, { isCancellationLoading: true })
    const answer = await callRest(page, cancelReservationCall, { body })
    set(pageStateAtom, { isCancellationLoading: false })
    const { status, nextStateURI, rooms } = answer.body
    const { code } = recordOf(status)
    const results = (Array.isArray(rooms) ? rooms : []).filter(isRecord)
    const done = results.filter(isCancelled)
    if (done.length > 0 && done.length < results.length) {
      await set(renewPageAtom)
      return { state: 'partly', results: results.map(resultOf) }
    }
    if (DONE.includes(code)) {
      set(leaveOutcomeAtom, outcome)
      const isOnWay = typeof nextStateURI === 'string' && navigate(page, nextStateURI)
      if (!isOnWay)
        navigate(page, withQuery(page.site, cancelConfirmationPath(page.site), { stay }))
      return { state: 'leaving' }
    }
    const problem = typeof code === 'string' ? cancelProblem(code) : 'unsure'
    if (problem === 'unsure') return { state: 'refused', problem }
    // A stay that has another page by now leads there.
    if ((await set(renewPageAtom)) === 'elsewhere')
      navigate(page, withQuery(page.site, upcomingReservationPath(page.site), { stay }))
    if (!problem) emit('page-error', { code: `${code}`, component: COMPONENT, source: 'form' })
    return { state: 'refused', problem }
  },
)

/** A room without a code of its own is cancelled if its cancellation has a number. */
function isCancelled({ code, cancellationNumber }: Record<string, unknown>): boolean {
  return code === undefined ? typeof cancellationNumber === 'string' : DONE.includes(code)
}

function resultOf(room: Record<string, unknown>): RoomResult {
  const { id, cancellationNumber: number } = room
  return {
    id: String(id),
    isCancelled: isCancelled(room),
    number: typeof number === 'string' ? number : '',
  }
}
