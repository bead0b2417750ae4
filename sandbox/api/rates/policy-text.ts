import type { Offer } from '../../engine/answers/offers'
import { policyTexts } from '../../seed/rates/policy-texts'
import type { Locale } from '../../seed/seed-types'

/** What a guest may change of a stay that is booked at a rate (docs/decisions/0095). */
function changeText({ change }: Offer['plan'], isRefunded: boolean) {
  if (change === 'none') return policyTexts.noChange
  if (change === 'addOnly') return policyTexts.addOnly
  return isRefunded ? policyTexts.change : policyTexts.credit
}

/**
 * What holds beside the deadline: other dates, an early departure, the money that was paid. It is true
 * before the deadline and after it, because a page may stay open longer.
 */
export function policyText(
  { policy, deposit, plan }: Pick<Offer, 'policy' | 'deposit' | 'plan'>,
  locale: Locale,
): string {
  const isRefunded = policy.refundability !== 'NON_REFUNDABLE'
  const isPaid = deposit.type !== 'Cash'
  const texts = [
    changeText(plan, isRefunded),
    policyTexts.earlyDeparture,
    ...(isRefunded && isPaid ? [policyTexts.refund] : []),
  ]
  return texts.map((text) => text[locale]).join(locale === 'ja-JP' || locale === 'zh-CN' ? '' : ' ')
}
