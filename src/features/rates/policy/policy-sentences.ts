import { formatMoney } from '../../../rules/money/money'
import {
  type CancelPolicy,
  type PolicyContext,
  type PolicyTexts,
  policyText,
} from '../../../rules/stay/cancellation'
import { fillText } from '../../../ui/text/fill-text'
import type { PolicyLabels } from './policy.labels'

interface Told extends Omit<PolicyContext, 'texts'> {
  /** Time of the page, ms since 1970. */
  now: number
  labels: PolicyLabels & { partial: string }
}

/**
 * How a room can be cancelled, sentence by sentence, in the wording of C.15. No deadline and no amount
 * is invented: where the server leaves them out, the text says less.
 */
export function policySentences(
  policy: CancelPolicy | null | undefined,
  { labels, now, ...context }: Told,
): string[] {
  const told = policyText(policy, now, { ...context, texts: textsOf(labels) })
  const state = told?.state ?? null
  const { penalty, refundability } = policy ?? {}
  const first = told?.text ?? (refundability === 'PARTIAL' ? labels.partial : labels.policyUnknown)
  const after =
    state === 'free' && penalty?.amount
      ? fillText(labels.policyAfter, { amount: formatMoney(penalty.amount, context.locale) })
      : null
  return [first, after, told?.statutory].filter((text) => typeof text === 'string')
}

function textsOf(labels: PolicyLabels): PolicyTexts {
  return {
    free: labels.policyFree,
    left: labels.policyLeft,
    penalty: labels.policyPenalty,
    penaltyNight: labels.policyPenaltyNight,
    penaltyNights: labels.policyPenaltyNights,
    nonRefundable: labels.policyNonRefundable,
    statutory: labels.policyStatutory,
  }
}
