import { labelSet } from '../../ui/labels/label-set'

/** A card that the provider keeps. */
export const savedCardLabels = labelSet(
  { savedCard: '{brand} ending in {last4}' },
  {
    'de-DE': { savedCard: '{brand} mit den Endziffern {last4}' },
    'ja-JP': { savedCard: '{brand}（末尾{last4}）' },
    'zh-CN': { savedCard: '{brand}，尾号 {last4}' },
    'ar-SA': { savedCard: '{brand} المنتهية بـ {last4}' },
    'es-ES': { savedCard: '{brand} terminada en {last4}' },
  },
)

/** Where another card can be given for a stay. */
export const otherCardLabels = labelSet(
  { changeCard: 'Use another card' },
  {
    'de-DE': { changeCard: 'Andere Karte verwenden' },
    'ja-JP': { changeCard: '別のカードを使う' },
    'zh-CN': { changeCard: '使用其他银行卡' },
    'ar-SA': { changeCard: 'استخدام بطاقة أخرى' },
    'es-ES': { changeCard: 'Utilizar otra tarjeta' },
  },
)
