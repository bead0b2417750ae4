import { POLICY_TEXTS } from '../../../rules/stay/cancellation'
import { labelSet, merged, renamed } from '../../../ui/labels/label-set'
import { pointsLabels } from '../../stay/facts/points.labels'

const own = labelSet(
  {
    cancellation: 'Cancellation',
    policyFree: POLICY_TEXTS.free,
    policyLeft: POLICY_TEXTS.left,
    policyPenalty: POLICY_TEXTS.penalty,
    policyPenaltyNight: POLICY_TEXTS.penaltyNight,
    policyPenaltyNights: POLICY_TEXTS.penaltyNights,
    policyNonRefundable: POLICY_TEXTS.nonRefundable,
    policyStatutory: POLICY_TEXTS.statutory,
    policyAfter: 'After that, cancelling costs {amount}.',
    policyAfterNonRefundable:
      'After that, it is non-refundable: if you cancel, you will not get a refund.',
    policyNoShow: 'If you don’t arrive, {amount} is charged.',
    policyNoShowPoints: 'If you don’t arrive, {points} are kept.',
    policyUnknown: 'Please ask the hotel until when you can cancel.',
  },
  {
    'de-DE': {
      cancellation: 'Stornierung',
      policyFree: 'Kostenlos stornierbar bis {date}, {time} Uhr Hotelzeit ({zone}).',
      policyLeft: '(noch {hours})',
      policyPenalty: 'Stornieren kostet jetzt {amount}.',
      policyPenaltyNight: 'Stornieren kostet jetzt {amount} (1 Nacht).',
      policyPenaltyNights: 'Stornieren kostet jetzt {amount} ({nights} Nächte).',
      policyNonRefundable: 'Nicht erstattbar. Wenn Sie stornieren, erhalten Sie kein Geld zurück.',
      policyStatutory: 'Innerhalb von {hours} nach der Buchung können Sie kostenlos stornieren.',
      policyAfter: 'Danach kostet Stornieren {amount}.',
      policyAfterNonRefundable:
        'Danach nicht erstattbar: Wenn Sie stornieren, erhalten Sie kein Geld zurück.',
      policyNoShow: 'Wenn Sie nicht anreisen, werden {amount} berechnet.',
      policyNoShowPoints: 'Wenn Sie nicht anreisen, behält das Hotel {points} ein.',
      policyUnknown: 'Bitte fragen Sie das Hotel, bis wann Sie stornieren können.',
    },
    'ja-JP': {
      cancellation: 'キャンセル',
      policyFree: '{date} {time}（ホテル現地時間 {zone}）までキャンセル無料。',
      policyLeft: '（残り{hours}）',
      policyPenalty: '現在のキャンセル料は{amount}です。',
      policyPenaltyNight: '現在のキャンセル料は{amount}（1泊分）です。',
      policyPenaltyNights: '現在のキャンセル料は{amount}（{nights}泊分）です。',
      policyNonRefundable: '返金不可。キャンセルされても返金はありません。',
      policyStatutory: 'ご予約から{hours}以内は無料でキャンセルできます。',
      policyAfter: 'それ以降のキャンセル料は{amount}です。',
      policyAfterNonRefundable: 'それ以降は返金不可：キャンセルされても返金はありません。',
      policyNoShow: 'ご到着がない場合は{amount}を申し受けます。',
      policyNoShowPoints: '無断でお越しにならない場合、{points}は返還されません。',
      policyUnknown: 'キャンセル期限はホテルへお問い合わせください。',
    },
    'zh-CN': {
      cancellation: '取消政策',
      policyFree: '酒店当地时间（{zone}）{date} {time}前可免费取消。',
      policyLeft: '（还剩{hours}）',
      policyPenalty: '现在取消须支付{amount}。',
      policyPenaltyNight: '现在取消须支付{amount}（1晚房费）。',
      policyPenaltyNights: '现在取消须支付{amount}（{nights}晚房费）。',
      policyNonRefundable: '不可退款。如取消预订，将不予退款。',
      policyStatutory: '预订后{hours}内可免费取消。',
      policyAfter: '此后取消须支付{amount}。',
      policyAfterNonRefundable: '此后不可退款：如取消预订，将不予退款。',
      policyNoShow: '如未入住，将收取{amount}。',
      policyNoShowPoints: '如未入住，{points}将不予退还。',
      policyUnknown: '请向酒店咨询最晚取消时间。',
    },
    // No full stop after an amount: the sign of the riyal ends with one.
    'ar-SA': {
      cancellation: 'الإلغاء',
      policyFree: 'إلغاء مجاني حتى {time}، {date}، بتوقيت الفندق ({zone}).',
      policyLeft: '(بقي {hours})',
      policyPenalty: 'الإلغاء الآن يكلّف {amount}',
      policyPenaltyNight: 'الإلغاء الآن يكلّف {amount} (ليلة واحدة).',
      policyPenaltyNights: 'الإلغاء الآن يكلّف {amount} ({nights} ليالٍ).',
      policyNonRefundable: 'غير قابل للاسترداد. إذا ألغيت فلن تسترد المبلغ.',
      policyStatutory: 'يمكنك الإلغاء مجانًا خلال {hours} من الحجز.',
      policyAfter: 'بعد ذلك يكلّف الإلغاء {amount}',
      policyAfterNonRefundable: 'بعد ذلك غير قابل للاسترداد: إذا ألغيت فلن تسترد المبلغ.',
      policyNoShow: 'إذا لم تصل فسيُحصَّل {amount}',
      policyNoShowPoints: 'إذا لم تصل، فلن تُرد إليك {points}.',
      policyUnknown: 'يُرجى سؤال الفندق عن آخر موعد للإلغاء.',
    },
    'es-ES': {
      cancellation: 'Cancelación',
      policyFree: 'Cancelación gratuita hasta el {date} a las {time}, hora del hotel ({zone}).',
      policyLeft: '(tiempo restante: {hours})',
      policyPenalty: 'Cancelar ahora cuesta {amount}.',
      policyPenaltyNight: 'Cancelar ahora cuesta {amount} (1 noche).',
      policyPenaltyNights: 'Cancelar ahora cuesta {amount} ({nights} noches).',
      policyNonRefundable: 'No reembolsable. Si cancela, no recibirá ningún reembolso.',
      policyStatutory: 'Puede cancelar gratis durante {hours} tras la reserva.',
      policyAfter: 'Después, cancelar cuesta {amount}.',
      policyAfterNonRefundable:
        'Después, no es reembolsable: si cancela, no recibirá ningún reembolso.',
      policyNoShow: 'Si no se presenta, se le cobrarán {amount}.',
      policyNoShowPoints: 'Si no se presenta, perderá {points}.',
      policyUnknown: 'Pregunte al hotel hasta cuándo puede cancelar, por favor.',
    },
  },
)

/** How cancelling is said, the same on rate, review and confirmation (C.15). */
export const policyLabels = merged(
  own,
  renamed(pointsLabels, { policyPoints: 'points', policyFreeNights: 'freeNights' }),
)

export type PolicyLabels = (typeof policyLabels)['english']
