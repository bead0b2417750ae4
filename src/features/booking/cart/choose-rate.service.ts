import { atom } from 'jotai/vanilla'
import { isRecord, recordOf } from '../../../rules/content/read-record'
import type { Money } from '../../../rules/money/money'
import { safeTarget } from '../../../rules/pages/redirects'
import type { SiteCall } from '../../../rules/site/site-call'
import { execute } from '../../../services/graphql/answers'
import { renewAtom } from '../../../services/graphql/renew'
import { localPath } from '../../../services/navigate/context-path'
import { navigate } from '../../../services/navigate/navigate'
import { type Page, pageAtom } from '../../../services/page/page'
import { callRest } from '../../../services/transport/call-rest'
import { rateDetailsQuery } from '../../rates/details/rate-details.operations'
import { searchProductsByPropertyQuery } from '../../rates/products.operations'
import { cartQuery } from './cart.operations'
import { type ChoiceProblem, choiceProblem } from './choice.rules'
import { stickyBarQuery } from './sticky-bar.operations'

/** What a choice has come to. */
export type ChoiceResult =
  | { state: 'leaving' }
  /** No answer, or none that can be read: the choice may be stored. */
  | { state: 'unanswered' }
  | {
      state: 'refused'
      problem: ChoiceProblem
      /** Both prices, and the token that agrees to the second. */
      change: { before: Money; after: Money; quoteToken: string } | null
      /** Of a rate for members. */
      signInHref: string | null
    }

interface Choice {
  /** What the form sends. */
  fields: Record<string, string>
  /** The same for each repetition of one choice. */
  choiceKey: string
  /** Another choice was not answered: the cart may have another revision than the page's. */
  isAfterUnanswered: boolean
  /** Of a new booking, or of a booked stay. */
  call: SiteCall
}

/** What a refusal may have changed on the page. */
const RENEWED = [cartQuery, stickyBarQuery, searchProductsByPropertyQuery, rateDetailsQuery]

/**
 * Chooses a rate (D.9, docs/decisions/0050) and goes on to the next page. A refusal renews the prices
 * of this page first. Never rejects.
 */
export const chooseRateAtom = atom(
  null,
  async (
    get,
    set,
    { fields, choiceKey, isAfterUnanswered, call }: Choice,
  ): Promise<ChoiceResult> => {
    const page = get(pageAtom)
    // Without cookies the next page would not find the cart.
    if (navigator.cookieEnabled === false)
      return { state: 'refused', problem: 'needsCookies', change: null, signInHref: null }
    const revision = isAfterUnanswered && (await revisionOf(page, fields.cartId))
    const body = { ...fields, choiceKey, ...(revision && { revision }) }
    const answer = await callRest(page, call, { body })
    const { status, nextStateURI, priceChange } = answer.body ?? {}
    const { code } = recordOf(status)
    if (code === 'SUCCESS' && navigate(page, nextStateURI)) return { state: 'leaving' }
    const problem = choiceProblem(code)
    if (!problem) {
      const what = answer.isOk ? 'unreadable' : `${answer.kind} ${answer.status}`
      // Written out: a script for four words is a request more on every list of rates.
      page.log('error', `rateListNavigation|${what}|rate-list|`)
      return { state: 'unanswered' }
    }
    await set(renewAtom, RENEWED)
    const target = code === 'SIGN_IN_REQUIRED' ? safeTarget(nextStateURI, page) : null
    return {
      state: 'refused',
      problem,
      change: isRecord(priceChange) ? (priceChange as never) : null,
      signInHref: target && localPath(page, target),
    }
  },
)

/** The cart's revision now; null for no cart, and without an answer. */
async function revisionOf(page: Page, cartId: string | undefined): Promise<number | null> {
  if (!cartId) return null
  const { data } = await execute(page, cartQuery, { cartId })
  return data?.cart?.revision ?? null
}
