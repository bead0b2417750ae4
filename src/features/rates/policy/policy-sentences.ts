import { formatMoney } from '../../../rules/money/money'
import { termsAt } from '../../../rules/stay/cancel-terms'
import {
  type CancelPolicy,
  type PolicyContext,
  type PolicyText,
  type PolicyTexts,
  penaltyAmount,
  policyText,
} from '../../../rules/stay/cancellation'
import { fillText } from '../../../ui/text/fill-text'
import { type InKind, inKindText } from '../../../ui/text/in-kind'
import type { PolicyLabels } from './policy.labels'

export interface PolicySentence {
  text: string
  /** The time that is left; shown once the page's clock is the visitor's. */
  left: string | null
}

/** How a room can be cancelled, as it is shown. */
export interface ShownPolicy {
  /** Null: the server does not say enough. */
  state: PolicyText['state'] | null
  sentences: PolicySentence[]
}

interface SentenceOptions extends Omit<PolicyContext, 'texts' | 'inKind'> {
  /** Time of the page, ms since 1970. */
  now: number
  labels: PolicyLabels & { partial: string }
  /** Says what is charged when the guest does not arrive, if the server does. */
  showNoShow?: boolean
}

/**
 * How a room can be cancelled, sentence by sentence, in the wording of C.15. No deadline and no amount
 * is invented: where the server leaves them out, the text says less.
 */
export function shownPolicy(
  policy: CancelPolicy | null | undefined,
  { labels, now, showNoShow = true, ...asked }: SentenceOptions,
): ShownPolicy {
  const said = { points: labels.policyPoints, freeNights: labels.policyFreeNights }
  const inKind = (counts: InKind) => inKindText(counts, said, asked.locale)
  const context = { ...asked, inKind }
  const known = policyText(policy, now, { ...context, texts: textsOf(labels) })
  const state = known?.state ?? null
  const hasFee = termsAt(policy ?? {}, now) === 'penaltyNow'
  const { total: _total, ...exact } = context
  const amount = penaltyAmount(policy?.penalty, exact)
  const first = known?.text ?? (hasFee ? labels.partial : labels.policyUnknown)
  const ofPenalty = amount && fillText(labels.policyAfter, { amount })
  const after = state === 'free' ? ofPenalty : null
  const absent = showNoShow
    ? absentText(policy ?? {}, { labels, inKind, locale: asked.locale })
    : null
  // A law gives more than the rate does: what the rate says holds later.
  if (known?.statutory && state !== 'free') {
    const later = state === 'nonRefundable' ? labels.policyAfterNonRefundable : (ofPenalty ?? first)
    return { state: 'free', sentences: sentencesOf([known.statutory, later, absent]) }
  }
  const [, ...others] = sentencesOf([first, after, known?.statutory, absent])
  return { state, sentences: [{ text: first, left: known?.left ?? null }, ...others] }
}

/** What it costs not to arrive; null where the server does not say it. */
function absentText(
  { noShow, noShowPoints: points, noShowFreeNights: freeNights }: CancelPolicy = {},
  {
    labels,
    inKind,
    locale,
  }: Pick<SentenceOptions, 'labels' | 'locale'> & { inKind: (counts: InKind) => string },
): string | null {
  const kept = inKind({ points, freeNights })
  if (kept) return fillText(labels.policyNoShowPoints, { points: kept })
  return noShow ? fillText(labels.policyNoShow, { amount: formatMoney(noShow, locale) }) : null
}

function sentencesOf(texts: readonly (string | null | undefined)[]): PolicySentence[] {
  return texts.flatMap((text) => (typeof text === 'string' ? [{ text, left: null }] : []))
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
