import { atom } from 'jotai/vanilla'
import { isRecord, textsOf } from '../../rules/content/read-record'
import { pageAtom } from '../../services/page/page'
import { sessionAtom } from '../../services/storage/session-atom'

/** Asks a member whether a phone number is still his (W91, C.5 [spec]). */
export interface ProfileNudge {
  isNudgeVerify: boolean
  /** Both go with the code's calls, as the API gave them. */
  communicationToken?: string
  transactionId?: string
  /** All that is known of the number here. */
  fourDigitOfMobile?: string
  /** How far this tab is with it: asked on some page, or an answer has begun. */
  stage?: 'asked' | 'answering'
}

/** The nudge of this tab, in session storage; null when nobody is to be asked. */
export const nudgeAtom = sessionAtom<ProfileNudge>('profileNudge', (given) => {
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

/** When it may be asked again, milliseconds since 1970; says nothing of who was asked. */
const SNOOZED_KEY = 'nudgeSnoozedUntil'
const DAY_MS = 86_400_000
/** Longer than any author lets it be: what says more was not written by us. */
const LONGEST_SNOOZE_MS = 366 * DAY_MS

const askedHere = atom(false)

/**
 * The last digits of the number that the member is to be asked about; null: nothing to ask. Once per
 * session (W91): on the page where it was first asked, and elsewhere only while an answer is under way.
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

/** Notes that the member sees the question, or has begun to answer it. */
export const noteNudgeAtom = atom(null, (get, set, stage: 'asked' | 'answering') => {
  const nudge = get(nudgeAtom)
  set(askedHere, true)
  if (nudge && nudge.stage !== 'answering') set(nudgeAtom, { ...nudge, stage })
})

/** Not now: nobody who uses this browser is asked for so many days. */
export const snoozeNudgeAtom = atom(null, (get, set, days: number) => {
  const { context, now, storage } = get(pageAtom)
  if (context.mode !== 'publish') return
  storage.local.set(SNOOZED_KEY, String(now() + days * DAY_MS))
  set(nudgeAtom, null)
})

/** What came of the answer in this page view: which number is the member's. */
export const confirmedPhoneAtom = atom<{ isNew: boolean; digits: string } | null>(null)
