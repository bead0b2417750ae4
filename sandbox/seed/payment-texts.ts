import { localized } from './hotels/localized'

/** Names of the ways to pay. */
export const paymentTexts = {
  card: localized(
    'Credit or debit card',
    'Kredit- oder Debitkarte',
    'クレジットカードまたはデビットカード',
    '信用卡或借记卡',
    'بطاقة ائتمان أو خصم',
    'Tarjeta de crédito o débito',
  ),
  saved: localized(
    'A card from your profile',
    'Eine Karte aus Ihrem Profil',
    'プロフィールに登録済みのカード',
    '您资料中的银行卡',
    'بطاقة من ملفك الشخصي',
    'Una tarjeta de su perfil',
  ),
}
