import { atom } from 'jotai/vanilla'
import { errorInfo } from '../../../rules/codes/error-info'
import { recordOf } from '../../../rules/content/read-record'
import { selectRateCall } from '../../../rules/site/booking-calls'
import { emit } from '../../../services/events/events'
import { renewPageAtom } from '../../../services/graphql/renew-page'
import { navigate } from '../../../services/navigate/navigate'
import { pageAtom } from '../../../services/page/page'
import { callRest } from '../../../services/transport/call-rest'
import { type UpgradeProblem, upgradeProblem } from './upgrade.rules'

/** What accepting an offer, or taking it back, has come to. */
export type UpgradeResult =
  | { state: 'done' }
  /** The page is loaded anew. */
  | { state: 'leaving' }
  /** No answer, or none that can be read: the change may be stored. */
  | { state: 'unanswered' }
  | { state: 'refused'; problem: UpgradeProblem }

interface Change {
  /** What the form sends. */
  fields: Record<string, string>
  /** The same for each repetition of one change. */
  choiceKey: string
}

/**
 * Replaces the product of a room of the cart (D.9), and takes over the figures of now: also after a
 * refusal, because something else is true than the page shows. What was typed stays. Never rejects.
 */
export const upgradeAtom = atom(
  null,
  async (get, set, { fields, choiceKey }: Change): Promise<UpgradeResult> => {
    const page = get(pageAtom)
    const answer = await callRest(page, selectRateCall, { body: { ...fields, choiceKey } })
    const { status, cart, nextStateURI } = answer.body
    const { code } = recordOf(status)
    const problem = upgradeProblem(code)
    if (code !== 'SUCCESS' && !problem) {
      const what = answer.isOk ? 'unreadable' : `${answer.kind} ${answer.status}`
      page.log('error', errorInfo('upgrade', what, page.context.page.id, ''))
      return { state: 'unanswered' }
    }
    const { id, revision } = recordOf(cart)
    if (typeof id === 'string' && typeof revision === 'number') {
      emit('cart-changed', { cart: id, revision })
    }
    const renewal = await set(renewPageAtom)
    if (problem) return { state: 'refused', problem }
    // Old figures beside a changed booking would be wrong.
    if (renewal !== 'renewed' && navigate(page, nextStateURI)) return { state: 'leaving' }
    return { state: 'done' }
  },
)
