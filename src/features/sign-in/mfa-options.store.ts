import { isRecord, textsOf } from '../../rules/content/read-record'
import { storedAtom } from '../../services/storage/stored-atom'

/** Masked destinations for the code of a second step (`mfaOption`, C.6). */
export interface MfaOptions {
  emailAddress?: string
  phoneNumbers: string[]
}

/** `encodePayload` of a linking sign-in that waits for its code (OK1); opaque to the browser. */
export const encodedPayloadAtom = storedAtom<string>('encodePayload', (given) =>
  typeof given === 'string' && given ? given : null,
)

/** The options of a sign-in that waits for its code (OK1, OK3); null otherwise. */
export const mfaOptionsAtom = storedAtom<MfaOptions>('mfaOption', (given) => {
  if (!isRecord(given)) return null
  const numbers = Array.isArray(given.phoneNumbers) ? given.phoneNumbers : []
  const phoneNumbers = numbers.filter((entry) => typeof entry === 'string')
  const address = textsOf(given, ['emailAddress'])
  return address.emailAddress || phoneNumbers.length > 0 ? { ...address, phoneNumbers } : null
})
