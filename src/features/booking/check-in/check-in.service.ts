import { atom } from 'jotai/vanilla'
import { recordOf } from '../../../rules/content/read-record'
import { checkInConfirmationPath, upcomingReservationPath } from '../../../rules/site/booking-paths'
import { checkInCall } from '../../../rules/site/order-calls'
import { withQuery } from '../../../rules/site/query'
import { renewPageAtom } from '../../../services/graphql/renew-page'
import { navigate } from '../../../services/navigate/navigate'
import { pageAtom } from '../../../services/page/page'
import { callRest } from '../../../services/transport/call-rest'
import { leaveOutcomeAtom } from '../../messages/banner.store'
import { type CheckInProblem, type CheckInStep, checkInProblem } from './check-in-problem.rules'

/** A room to check in to or out of, with the fields of its form. */
interface CheckingIn {
  step: CheckInStep
  /** The handle of its order. */
  stay: string
  fields: Record<string, FormDataEntryValue>
  hotel: string
  /** The page afterwards; '': the one that the server names. */
  href: string
}

type CheckInResult =
  | { state: 'leaving' }
  /** `missing`: names of the fields of the registration that are to be filled in. */
  | { state: 'refused'; problem: CheckInProblem; missing: readonly string[] }

/**
 * Checks in or out (W71) and goes on to the next page. After a refusal the page has the state of now. Without an answer
 * nothing is assumed: repeated, the call changes nothing more. Never rejects.
 */
export const checkInAtom = atom(
  null,
  async (get, set, { step, stay, fields, hotel, href }: CheckingIn): Promise<CheckInResult> => {
    const page = get(pageAtom)
    const { body } = await callRest(page, checkInCall, { body: fields })
    const { status, nextStateURI, problems } = body
    const { code } = recordOf(status)
    if (code === 'SUCCESS') {
      set(leaveOutcomeAtom, { key: `${step}Complete`, values: { hotel } })
      const own = typeof nextStateURI === 'string' ? nextStateURI : ''
      const isOnWay = (href || own) !== '' && navigate(page, href || own)
      const { site } = page
      const next = step === 'checkIn' ? checkInConfirmationPath : upcomingReservationPath
      if (!isOnWay) navigate(page, withQuery(site, next(site), { stay }))
      return { state: 'leaving' }
    }
    const problem = checkInProblem(code, step)
    if (problem === 'stale' || problem === 'closed') await set(renewPageAtom)
    const missing = Array.isArray(problems) ? problems.map(String) : []
    return { state: 'refused', problem, missing }
  },
)
