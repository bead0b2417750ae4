import { atom } from 'jotai/vanilla'
import { isMasked, maskEmail, maskPhone } from '../../rules/formats/mask'
import { sessionAtom } from '../../services/storage/session-atom'
import { mfaOptionsAtom } from './mfa-options.store'

/** `encodePayload` of a linking sign-in that waits for its code (OK1); opaque to the browser. */
const payloadAtom = sessionAtom<string>('encodePayload', (given) =>
  typeof given === 'string' && given ? given : null,
)

/**
 * Stores the masked data of a login response that the next step needs, in this tab only (OK1, OK3).
 */
export const keepMfaAtom = atom(
  null,
  (_get, set, { mfaOption, encodePayload, keepsPayload }: Record<string, unknown>) => {
    const { emailAddress, phoneNumbers } = (mfaOption ?? {}) as Record<string, unknown>
    const numbers = Array.isArray(phoneNumbers) ? phoneNumbers : []
    set(mfaOptionsAtom, {
      emailAddress: masked(emailAddress, maskEmail),
      phoneNumbers: numbers.map((number) => masked(number, maskPhone)),
    })
    set(payloadAtom, keepsPayload ? encodePayload : null)
  },
)

/** Removes this data after an accepted code or at a new sign-in. */
export const dropMfaAtom = atom(null, (_get, set) => {
  set(mfaOptionsAtom, null)
  set(payloadAtom, null)
})

function masked(value: unknown, mask: (value: string) => string): unknown {
  return typeof value === 'string' && value && !isMasked(value) ? mask(value) : value
}
