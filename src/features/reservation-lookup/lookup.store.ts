import { isRecord, textsOf } from '../../rules/content/read-record'
import { sessionAtom } from '../../services/storage/session-atom'

/** A reservation that was looked for (W47, C.5 [spec]): what was typed, and what was found. */
export interface Lookup {
  fields: {
    confirmationNumber?: string
    firstName?: string
    lastName?: string
    checkInDate?: string
  }
  /** The answer's body; null before there is one. */
  result: Record<string, unknown> | null
}

/** The lookup of this tab, in session storage. */
export const lookupAtom = sessionAtom<Lookup>('reservationLookup', (given) => {
  if (!isRecord(given) || !isRecord(given.fields)) return null
  const names = ['confirmationNumber', 'firstName', 'lastName', 'checkInDate'] as const
  const { fields, result } = given
  return { fields: textsOf(fields, names), result: isRecord(result) ? result : null }
})
