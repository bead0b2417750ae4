import { atom } from 'jotai/vanilla'
import { type MemberRewards, memberLevel } from '../../rules/codes/member-level'
import { countsOf, isRecord, recordOf, textsOf } from '../../rules/content/read-record'
import { pageAtom } from '../../services/page/page'
import { requestRefetch } from '../../services/session/session'
import { sessionAtom } from '../../services/storage/session-atom'
import { nudgeAtom } from '../profile-nudge/profile-nudge.service'
import { lookupAtom } from '../reservation-lookup/lookup.store'
import { mfaOptionsAtom } from './mfa-options.store'

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

/** The account that signed in in this tab; null if none has. */
export const accountAtom = sessionAtom<Account>('account', (given) => {
  if (!isRecord(given)) return null
  const localizedName = textsOf(given.localizedName, ['givenName', 'surname'])
  return {
    ...textsOf(given, ['givenName', 'levelCode', 'levelTypeCode']),
    ...(Object.keys(localizedName).length > 0 && { localizedName }),
    ...countsOf(given, ['points', 'nights']),
    ...(given.isBrowserRegistrationOffered === true && { isBrowserRegistrationOffered: true }),
  }
})

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
 * Clears the data of the last sign-in in this tab (C.3, C.5): account, second step, nudge, lookup,
 * and the cached session. Called before every sign-in and at sign-out.
 */
export const clearAccountSession = atom(null, (get, set) => {
  const page = get(pageAtom)
  if (page.context.mode === 'edit') return
  set(accountAtom, null)
  set(mfaOptionsAtom, null)
  set(nudgeAtom, null)
  set(lookupAtom, null)
  requestRefetch(page)
})
