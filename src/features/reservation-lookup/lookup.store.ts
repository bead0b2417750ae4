import { isRecord, textsOf } from '../../rules/content/read-record'
import { storedAtom } from '../../services/storage/stored-atom'

/** A reservation lookup (W47, C.5 [spec]): the entered fields and the result. */
export interface Lookup {
  fields: {
    confirmationNumber?: string
    firstName?: string
    lastName?: string
    checkInDate?: string
  }
  /** Body of the response; null before it arrives. */
  result: Record<string, unknown> | null
}

/** The lookup of this tab, in session storage. */
export const lookupAtom = storedAtom<Lookup>('reservationLookup', (given) => {
  if (!isRecord(given) || !isRecord(given.fields)) return null
  const names = ['confirmationNumber', 'firstName', 'lastName', 'checkInDate'] as const
  const { fields, result } = given
  return { fields: textsOf(fields, names), result: isRecord(result) ? result : null }
})
