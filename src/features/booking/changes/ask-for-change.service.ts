import { atom } from 'jotai/vanilla'
import { recordOf } from '../../../rules/content/read-record'
import { modifySelectRateCall } from '../../../rules/site/booking-calls'
import { formatSearch, type StaySearch } from '../../../rules/stay/stay-search'
import { renewPageAtom } from '../../../services/graphql/renew-page'
import { navigate } from '../../../services/navigate/navigate'
import { pageAtom } from '../../../services/page/page'
import { callRest } from '../../../services/transport/call-rest'
import { type ChangeProblem, changeProblem } from './change-problem.rules'

/** Dates and guests that a guest wants in place of the booked ones. */
interface ChangeAsked {
  /** What names the stay, or the cart in which it is changed. */
  fields: Readonly<Record<string, string>>
  search: StaySearch
  /** Ids of the rooms that get the dates; null: nobody has asked which. */
  rooms: readonly string[] | null
}

type ChangeAnswer = { state: 'leaving' } | { state: 'refused'; problem: ChangeProblem }

/**
 * Asks what a booked stay comes to with other dates and guests, and goes on to the page that tells it. Nothing of
 * the stay is changed yet. Never rejects.
 */
export const askForChangeAtom = atom(
  null,
  async (get, set, { fields, search, rooms }: ChangeAsked): Promise<ChangeAnswer> => {
    const page = get(pageAtom)
    const searchCriteria = formatSearch(search, page.site).toString()
    const { body } = await callRest(page, modifySelectRateCall, {
      body: { ...fields, searchCriteria, ...(rooms && { rooms: rooms.join(',') }) },
    })
    const { nextStateURI } = body
    if (typeof nextStateURI === 'string' && navigate(page, nextStateURI))
      return { state: 'leaving' }
    const { code } = recordOf(body.status)
    // Another window has changed the same cart.
    if (code === 'STALE_REVISION') await set(renewPageAtom)
    return { state: 'refused', problem: changeProblem(code) }
  },
)
