import type { Translations } from '../../mapping/define-widget'
import { withShared } from '../../ui/labels/label-set'
import { shared } from './cancelled-reservation-details.labels'
import type { CancelledReservationDetailsProps } from './cancelled-reservation-details.schema'

export const translations: Translations<CancelledReservationDetailsProps['labels']> = withShared(
  shared,
  {
    'de-DE': {
      title: 'Was storniert wurde',
      waiting:
        'Auf dem Weg zu der Karte, mit der Sie bezahlt haben. Ihre Bank zeigt den Betrag innerhalb von {count} Tagen.|one:Auf dem Weg zu der Karte, mit der Sie bezahlt haben. Ihre Bank zeigt den Betrag innerhalb von {count} Tag.',
      refunded: 'An die Karte gesendet, mit der Sie bezahlt haben.',
      notTaken:
        'Ihre Karte hat den Betrag nicht angenommen. Das Hotel meldet sich bei Ihnen und zahlt ihn auf anderem Weg.',
      takeBack: 'Diese {count} Zimmer zurücknehmen|one:Dieses Zimmer zurücknehmen',
      takeBackUntil: 'Bis {time} Uhr Hotelzeit: zum selben Preis und zu denselben Bedingungen.',
      left: 'Weiter gebucht',
      seeStay: 'Aufenthalt ansehen',
      pastTitle: 'Ihr Aufenthalt ist vorbei',
      pastText:
        'Brauchen Sie eine Rechnung, oder haben Sie etwas vergessen? Bitte rufen Sie das Hotel an.',
      rebook: 'Dieses Hotel wieder buchen',
      rebookDates: 'Noch einmal für dieselben Daten buchen',
    },
    'ja-JP': {
      title: 'キャンセルの内容',
      waiting:
        'お支払いに使われたカードへ返金の手続き中です。{count}日以内にカードの明細に反映されます。',
      refunded: 'お支払いに使われたカードへ返金しました。',
      notTaken: 'カードへ返金できませんでした。ホテルからご連絡のうえ、別の方法でお支払いします。',
      takeBack: 'この{count}室のキャンセルを取り消す|one:この客室のキャンセルを取り消す',
      takeBackUntil: 'ホテル現地時間{time}まで、同じ料金・条件で元に戻せます。',
      left: '引き続きご予約中の客室',
      seeStay: 'ご予約を見る',
      pastTitle: 'ご滞在は終了しています',
      pastText: '領収書やお忘れ物につきましては、ホテルまでお電話ください。',
      rebook: 'このホテルをもう一度予約する',
      rebookDates: '同じ日程でもう一度予約する',
    },
    'zh-CN': {
      title: '取消详情',
      waiting: '正在退回您付款时使用的卡，银行将在{count}天内入账。',
      refunded: '已退回您付款时使用的卡。',
      notTaken: '您的卡未能接收退款。酒店将与您联系，以其他方式支付。',
      takeBack: '撤回这{count}间客房的取消|one:撤回这间客房的取消',
      takeBackUntil: '酒店当地时间{time}前可按原价和原条款恢复。',
      left: '仍为您保留的客房',
      seeStay: '查看住宿',
      pastTitle: '您的住宿已结束',
      pastText: '如需账单或有遗留物品，请致电酒店。',
      rebook: '再次预订这家酒店',
      rebookDates: '按相同日期再次预订',
    },
    'ar-SA': {
      title: 'ما أُلغي',
      waiting:
        'في طريقه إلى البطاقة التي دفعت بها، ويُظهره مصرفك خلال {count} يومًا.|one:في طريقه إلى البطاقة التي دفعت بها، ويُظهره مصرفك خلال يوم واحد.|two:في طريقه إلى البطاقة التي دفعت بها، ويُظهره مصرفك خلال يومين.|few:في طريقه إلى البطاقة التي دفعت بها، ويُظهره مصرفك خلال {count} أيام.',
      refunded: 'أُرسل إلى البطاقة التي دفعت بها.',
      notTaken: 'لم تقبل بطاقتك المبلغ. سيتواصل معك الفندق ويدفعه بطريقة أخرى.',
      takeBack: 'استعادة هذه الغرف ({count})|one:استعادة هذه الغرفة|two:استعادة هاتين الغرفتين',
      takeBackUntil: 'حتى {time} بتوقيت الفندق، بالسعر والشروط نفسها.',
      left: 'ما زال محجوزًا',
      seeStay: 'عرض إقامتك',
      pastTitle: 'انتهت إقامتك',
      pastText: 'هل تحتاج إلى فاتورة أو نسيت شيئًا؟ يُرجى الاتصال بالفندق.',
      rebook: 'حجز هذا الفندق مرة أخرى',
      rebookDates: 'الحجز مرة أخرى للتواريخ نفسها',
    },
  },
)
