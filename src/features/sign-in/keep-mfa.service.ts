import { atom } from 'jotai/vanilla'
import { isMasked, maskEmail, maskPhone } from '../../rules/formats/mask'
import { encodedPayloadAtom, mfaOptionsAtom } from './mfa-options.store'

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
    set(encodedPayloadAtom, keepsPayload ? encodePayload : null)
  },
)

/** Removes this data after an accepted code or at a new sign-in. */
export const dropMfaAtom = atom(null, (_get, set) => {
  set(mfaOptionsAtom, null)
  set(encodedPayloadAtom, null)
})

function masked(value: unknown, mask: (value: string) => string): unknown {
  return typeof value === 'string' && value && !isMasked(value) ? mask(value) : value
}
