/** What has come of saving, by the code of the answer or of the address. */
const SAVINGS = {
  SUCCESS: 'saved',
  STALE_REVISION: 'stale',
  CARD_NUMBER: 'cardNumber',
  CLOSED: 'closed',
} as const

export type StaySaving = (typeof SAVINGS)[keyof typeof SAVINGS] | 'refused'

/** `refused` for every other code, and without an answer. */
export function savingOf(code: unknown): StaySaving {
  return Object.hasOwn(SAVINGS, String(code)) ? SAVINGS[code as keyof typeof SAVINGS] : 'refused'
}
