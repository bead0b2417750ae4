import { labelSet } from '../../ui/labels/label-set'

/** A card that the provider keeps. */
export const savedCardLabels = labelSet(
  { savedCard: '{brand} ending in {last4}' },
  {
    'de-DE': { savedCard: '{brand} mit den Endziffern {last4}' },
    'ja-JP': { savedCard: '{brand}（末尾{last4}）' },
    'zh-CN': { savedCard: '{brand}，尾号 {last4}' },
    'ar-SA': { savedCard: '{brand} المنتهية بـ {last4}' },
  },
)
