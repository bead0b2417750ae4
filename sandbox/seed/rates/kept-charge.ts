import { localized } from '../hotels/localized'

/** The line of a changed room that is what the hotel keeps beyond its new price (docs/decisions/0095). */
export const KEPT_CHARGE = {
  code: 'KEPT',
  name: localized(
    'Kept from your booking before the change',
    'Einbehalten von Ihrer Buchung vor der Änderung',
    '変更前のご予約からお預かりした金額',
    '从变更前的预订中保留的金额',
    'مبلغ محتفَظ به من حجزك قبل التغيير',
    'Retenido de su reserva anterior al cambio',
  ),
  purpose: localized(
    'By the terms of your rate this amount is not refunded. It counts if you change your stay again.',
    'Nach den Bedingungen Ihrer Rate wird dieser Betrag nicht erstattet. Er zählt, wenn Sie Ihren Aufenthalt noch einmal ändern.',
    'ご利用料金の規定により返金されません。ご滞在を再度変更される場合に充当されます。',
    '根据您的价格条款，此金额不予退还。再次更改住宿时可予抵扣。',
    'لا يُسترد هذا المبلغ وفق شروط سعرك، ويُحتسب لك إذا غيّرت إقامتك مرة أخرى.',
    'Según las condiciones de su tarifa, este importe no se reembolsa. Cuenta si vuelve a cambiar su estancia.',
  ),
} as const
