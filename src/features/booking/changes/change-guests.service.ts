import { atom } from 'jotai/vanilla'
import { recordOf } from '../../../rules/content/read-record'
import { updateReservationCall } from '../../../rules/site/order-calls'
import { renewPageAtom } from '../../../services/graphql/renew-page'
import { navigate } from '../../../services/navigate/navigate'
import { pageAtom } from '../../../services/page/page'
import { callRest } from '../../../services/transport/call-rest'
import type { PartProblems } from '../../checkout/details.rules'
import { type StaySaving, savingOf } from './stay-saving.rules'

/** What has come of it: `saving` null where `problems`, by the names of fields, say what is wrong. */
interface GuestsRefused {
  saving: StaySaving | null
  problems: PartProblems
}

/**
 * Saves who comes to a booked stay, from the fields of its form, and goes on to the page of the stay. After a
 * refusal the page says what is stored now. Never rejects.
 */
export const changeGuestsAtom = atom(
  null,
  async (
    get,
    set,
    fields: Record<string, FormDataEntryValue>,
  ): Promise<'leaving' | GuestsRefused> => {
    const page = get(pageAtom)
    const { body } = await callRest(page, updateReservationCall, { body: fields })
    const { nextStateURI } = body
    if (typeof nextStateURI === 'string' && navigate(page, nextStateURI)) return 'leaving'
    const { code } = recordOf(body.status)
    const problems = code === 'INVALID' ? problemsIn(body.problems) : {}
    if (code === 'STALE_REVISION' || code === 'CLOSED' || code === 'NOT_YOURS')
      await set(renewPageAtom)
    return { saving: code === 'INVALID' ? null : savingOf(code), problems }
  },
)

function problemsIn(list: unknown): PartProblems {
  const all = Array.isArray(list) ? list.map(recordOf) : []
  return Object.fromEntries(all.map(({ name, problem }) => [String(name), String(problem)]))
}
