import { atom } from 'jotai/vanilla'
import { recordOf } from '../../../rules/content/read-record'
import { updateReservationCall } from '../../../rules/site/order-calls'
import { renewPageAtom } from '../../../services/graphql/renew-page'
import { pageAtom } from '../../../services/page/page'
import { callRest } from '../../../services/transport/call-rest'
import { type StaySaving, savingOf } from './stay-saving.rules'

/** What is said about a booked stay, as the guest has seen the stay. */
interface StayChange {
  /** The handle of its order. */
  stay: string
  confirmationNumber: string
  orderRevisionNumber: string
  /** Values by whole names of fields. */
  changes: Record<string, FormDataEntryValue>
}

/**
 * Saves it (D.9), and takes over what is true now, also after a refusal: the page then says what is saved
 * and what was typed. Never rejects.
 */
export const changeStayAtom = atom(
  null,
  async (get, set, body: StayChange): Promise<StaySaving> => {
    const answer = await callRest(get(pageAtom), updateReservationCall, { body })
    const { code } = recordOf(answer.body.status)
    const saving = savingOf(code)
    if (saving !== 'refused') await set(renewPageAtom)
    return saving
  },
)
