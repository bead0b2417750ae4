import { atom } from 'jotai/vanilla'
import { isRecord, textsOf } from '../../rules/content/read-record'
import { pageAtom } from '../../services/page/page'
import { storedAtom } from '../../services/storage/stored-atom'

/** Asks a member whether the phone number of the profile is still valid (W91, C.5 [spec]). */
export interface ProfileNudge {
  isNudgeVerify: boolean
  /** Tokens of the API, sent with the code calls. */
  communicationToken?: string
  transactionId?: string
  /** The last four digits; the browser knows no more of the number. */
  fourDigitOfMobile?: string
  /** Progress in this tab: the question was shown, or the member has begun to answer. */
  stage?: 'asked' | 'answering'
}

/** The nudge of this tab, in session storage; null if there is none. */
export const nudgeAtom = storedAtom<ProfileNudge>('profileNudge', (given) => {
  if (!isRecord(given)) return null
  const { fourDigitOfMobile, ...ids } = textsOf(given, [
    'communicationToken',
    'transactionId',
    'fourDigitOfMobile',
  ])
  const { stage } = given
  return {
    isNudgeVerify: given.isNudgeVerify === true,
    ...ids,
    ...(isFourDigits(fourDigitOfMobile) && { fourDigitOfMobile }),
    ...((stage === 'asked' || stage === 'answering') && { stage }),
  }
})

export function isFourDigits(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}$/.test(value)
}

/** Time until which the question is snoozed, milliseconds since 1970; holds no personal data. */
const SNOOZED_KEY = 'nudgeSnoozedUntil'
const DAY_MS = 86_400_000
/** Upper bound of the snooze, above every authored value: a stored time beyond it is invalid. */
const LONGEST_SNOOZE_MS = 366 * DAY_MS

const askedHere = atom(false)

/**
 * Last digits of the number in question; null if there is no question. The question shows once per
 * session (W91): on its first page, and on other pages only while the member is answering.
 */
export const askedDigitsAtom = atom((get): string | null => {
  const { now, storage } = get(pageAtom)
  const nudge = get(nudgeAtom)
  if (!nudge?.isNudgeVerify || !nudge.fourDigitOfMobile) return null
  if (!nudge.communicationToken || !nudge.transactionId) return null
  const left = Number(storage.local.get(SNOOZED_KEY)) - now()
  if (left > 0 && left < LONGEST_SNOOZE_MS) return null
  return nudge.stage === 'asked' && !get(askedHere) ? null : nudge.fourDigitOfMobile
})

/** Records that the member has seen the question, or has begun to answer. */
export const noteNudgeAtom = atom(null, (get, set, stage: 'asked' | 'answering') => {
  const nudge = get(nudgeAtom)
  set(askedHere, true)
  if (nudge && nudge.stage !== 'answering') set(nudgeAtom, { ...nudge, stage })
})

/** Snoozes the question for a number of days, for every user of this browser. */
export const snoozeNudgeAtom = atom(null, (get, set, days: number) => {
  const { context, now, storage } = get(pageAtom)
  if (context.mode !== 'publish') return
  storage.local.set(SNOOZED_KEY, String(now() + days * DAY_MS))
  set(nudgeAtom, null)
})

/** The result of this page view: which number is the member's. */
export const confirmedPhoneAtom = atom<{ isNew: boolean; digits: string } | null>(null)
