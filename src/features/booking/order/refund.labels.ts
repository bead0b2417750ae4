import { labelSet } from '../../../ui/labels/label-set'

/** Where the refund of a cancelled room is. */
export const refundLabels = labelSet(
  {
    waiting:
      'Goes back to the card that you paid with. Your bank shows it within {count} days.|one:Goes back to the card that you paid with. Your bank shows it within {count} day.',
    refunded: 'Sent to the card that you paid with.',
    notTaken: 'Your card did not take it. The hotel will contact you and pay it another way.',
  },
  {
    'de-DE': {
      waiting:
        'Geht zurück auf die Karte, mit der Sie bezahlt haben. Ihre Bank zeigt den Betrag innerhalb von {count} Tagen.|one:Geht zurück auf die Karte, mit der Sie bezahlt haben. Ihre Bank zeigt den Betrag innerhalb von {count} Tag.',
      refunded: 'An die Karte gesendet, mit der Sie bezahlt haben.',
      notTaken:
        'Ihre Karte hat den Betrag nicht angenommen. Das Hotel meldet sich bei Ihnen und zahlt ihn auf anderem Weg.',
    },
    'ja-JP': {
      waiting: 'お支払いに使われたカードへ返金します。{count}日以内にカードの明細に反映されます。',
      refunded: 'お支払いに使われたカードへ返金しました。',
      notTaken: 'カードへ返金できませんでした。ホテルからご連絡のうえ、別の方法でお支払いします。',
    },
    'zh-CN': {
      waiting: '将退回您付款时使用的卡，银行将在{count}天内入账。',
      refunded: '已退回您付款时使用的卡。',
      notTaken: '您的卡未能接收退款。酒店将与您联系，以其他方式支付。',
    },
    'ar-SA': {
      waiting:
        'يُعاد إلى البطاقة التي دفعت بها، ويُظهره مصرفك خلال {count} يومًا.|one:يُعاد إلى البطاقة التي دفعت بها، ويُظهره مصرفك خلال يوم واحد.|two:يُعاد إلى البطاقة التي دفعت بها، ويُظهره مصرفك خلال يومين.|few:يُعاد إلى البطاقة التي دفعت بها، ويُظهره مصرفك خلال {count} أيام.',
      refunded: 'أُرسل إلى البطاقة التي دفعت بها.',
      notTaken: 'لم تقبل بطاقتك المبلغ. سيتواصل معك الفندق ويدفعه بطريقة أخرى.',
    },
    'es-ES': {
      waiting:
        'Se devuelve a la tarjeta con la que pagó. Su banco lo mostrará en un plazo de {count} días.|one:Se devuelve a la tarjeta con la que pagó. Su banco lo mostrará en un plazo de {count} día.',
      refunded: 'Enviado a la tarjeta con la que pagó.',
      notTaken:
        'Su tarjeta no ha aceptado el importe. El hotel se pondrá en contacto con usted y se lo pagará de otra forma.',
    },
  },
)

export type RefundLabels = (typeof refundLabels)['english']
