const PREFIX = 'receipt.'

/** Why a receipt was not changed or sent, by the code of the answer: a label's name. */
export type ReceiptProblem = 'receiptInvalid' | 'receiptTooMany' | 'receiptFailed'

/** The outcome that an address names after a refusal. */
export function receiptOutcome(code: string): string {
  return PREFIX + code
}

/** The problem that an outcome of an address names; null for outcomes of other forms. */
export function receiptProblem(outcome: string | null): ReceiptProblem | null {
  if (!outcome?.startsWith(PREFIX)) return null
  const code = outcome.slice(PREFIX.length)
  if (code === 'INVALID') return 'receiptInvalid'
  return code === 'TOO_MANY' ? 'receiptTooMany' : 'receiptFailed'
}
