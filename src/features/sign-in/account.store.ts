import { atom } from 'jotai/vanilla'
import { type MemberRewards, memberLevel } from '../../rules/codes/member-level'
import { countsOf, isRecord, recordOf, textsOf } from '../../rules/content/read-record'
import { pageAtom } from '../../services/page/page'
import { requestRefetch } from '../../services/session/session'
import { storedAtom } from '../../services/storage/stored-atom'
import { nudgeAtom } from '../profile-nudge/profile-nudge.service'
import { lookupAtom } from '../reservation-lookup/lookup.store'
import { encodedPayloadAtom, mfaOptionsAtom } from './mfa-options.store'

/** Account data of the login response (C.5); never the member's number, address or token. */
export interface Account {
  givenName?: string
  localizedName?: { givenName?: string; surname?: string }
  /** From `rules/codes/member-level`: the code of the level type where the level is P. */
  levelCode?: string
  levelTypeCode?: string
  points?: number
  /** Nights of the current year. */
  nights?: number
  /** Whether to offer "Trust this browser" (C.6). */
  isBrowserRegistrationOffered?: boolean
}

/** What browsers keep of an account: no name, so that the storage identifies nobody. */
interface StoredAccount extends Omit<Account, 'givenName' | 'localizedName'> {
  /** The public id of the session that the account belongs to; missing until a page has read it. */
  sessionId?: string
}

/**
 * The account that signed in last in this browser, for all its tabs; null if none has
 * (docs/decisions/0033). `useAccount` shows it to the session that it belongs to, and to no other.
 */
export const accountAtom = storedAtom<StoredAccount>(
  'account',
  (given) =>
    isRecord(given)
      ? {
          ...textsOf(given, ['levelCode', 'levelTypeCode', 'sessionId']),
          ...countsOf(given, ['points', 'nights']),
          ...(given.isBrowserRegistrationOffered === true && {
            isBrowserRegistrationOffered: true,
          }),
        }
      : null,
  'local',
)

/** Reads the account from a login response, which calls the member `customerDetails` or `customer`. */
export function readLoginAccount({ customerDetails, customer }: Record<string, unknown>) {
  return readAccount(customerDetails ?? customer)
}

/** Reads the account from a customer (S2 §3); null for an invalid value. */
export function readAccount(customer: unknown): Account | null {
  if (!isRecord(customer)) return null
  const { name, localizedName } = recordOf(customer.profile)
  const loyalty = recordOf(customer.loyaltyInformation)
  const rewards = recordOf(loyalty.rewards)
  const levelCode = memberLevel(rewards as MemberRewards)
  const { code } = textsOf(rewards.levelType, ['code'])
  const { currentPointBalance: points } = countsOf(loyalty, ['currentPointBalance'])
  const { yearly } = recordOf(loyalty.rewardsSummary)
  const [year] = Array.isArray(yearly) ? yearly : []
  const { totalNights: nights } = countsOf(year, ['totalNights'])
  return {
    ...textsOf(name, ['givenName']),
    ...(isRecord(localizedName) && {
      localizedName: textsOf(localizedName, ['givenName', 'surname']),
    }),
    ...(levelCode && { levelCode }),
    ...(code && { levelTypeCode: code }),
    ...(points !== undefined && { points }),
    ...(nights !== undefined && { nights }),
  }
}

/**
 * Clears the data of the last sign-in (C.3, C.5): account, second step with its payload, nudge, lookup,
 * and the cached session. Called at every accepted sign-in before its own data is stored, and at
 * sign-out.
 */
export const clearAccountSession = atom(null, (get, set) => {
  const page = get(pageAtom)
  if (page.context.mode === 'edit') return
  set(accountAtom, null)
  set(mfaOptionsAtom, null)
  set(encodedPayloadAtom, null)
  set(nudgeAtom, null)
  set(lookupAtom, null)
  requestRefetch(page)
})
