import type { Offer } from '../../engine/answers/offers'
import { policyTexts } from '../../seed/rates/policy-texts'
import type { Locale } from '../../seed/seed-types'

/**
 * What holds beside the deadline: other dates, an early departure, the money that was paid. It is true
 * before the deadline and after it, because a page may stay open longer.
 */
export function policyText(
  { policy, deposit }: Pick<Offer, 'policy' | 'deposit'>,
  locale: Locale,
): string {
  const isRefunded = policy.refundability !== 'NON_REFUNDABLE'
  const isPaid = deposit.type !== 'Cash'
  const texts = [
    ...(policy.deadline ? [policyTexts.change] : []),
    ...(isRefunded ? [] : [policyTexts.noChange]),
    policyTexts.earlyDeparture,
    ...(isRefunded && isPaid ? [policyTexts.refund] : []),
  ]
  return texts.map((text) => text[locale]).join(locale === 'ja-JP' || locale === 'zh-CN' ? '' : ' ')
}
