import { localized } from './hotels/localized'

export const endedReservationTexts = {
  'expired-reservation': {
    title: localized(
      'This stay has ended',
      'Dieser Aufenthalt ist vorbei',
      'このご滞在は終了しています',
      '此次住宿已结束',
      'انتهت هذه الإقامة',
    ),
    text: localized(
      'We hope to see you again. If you left something behind or need an invoice, the hotel’s phone number is above.',
      'Wir freuen uns auf ein Wiedersehen. Haben Sie etwas vergessen oder brauchen Sie eine Rechnung? Die Telefonnummer des Hotels steht oben.',
      'またのお越しをお待ちしております。お忘れ物や領収書につきましては、上記のホテルの電話番号までお問い合わせください。',
      '期待与您再次相见。如有遗留物品或需要账单，请拨打上方的酒店电话。',
      'نأمل أن نراك مجددًا. إن نسيت شيئًا أو احتجت إلى فاتورة فرقم هاتف الفندق مذكور أعلاه.',
    ),
  },
  'cancel-confirmation': {
    title: localized(
      'This reservation has been cancelled',
      'Diese Reservierung wurde storniert',
      'このご予約はキャンセルされています',
      '此预订已取消',
      'أُلغي هذا الحجز',
    ),
    text: localized(
      'We’re no longer holding a room for you. If you didn’t cancel, please call the hotel: its phone number is above.',
      'Es ist kein Zimmer mehr für Sie reserviert. Falls Sie nicht selbst storniert haben, rufen Sie bitte das Hotel an: Die Telefonnummer steht oben.',
      'お部屋の確保は解除されております。キャンセルにお心当たりがない場合は、上記の電話番号からホテルまでご連絡ください。',
      '已不再为您保留客房。如果并非由您取消，请拨打上方的酒店电话。',
      'لم تعد هناك غرفة محجوزة لك. إن لم تكن أنت من ألغى الحجز فاتصل بالفندق على رقم الهاتف المذكور أعلاه.',
    ),
  },
}

export const lookupTexts = {
  title: localized(
    'Find a reservation',
    'Reservierung finden',
    'ご予約の確認',
    '查找预订',
    'البحث عن حجز',
  ),
  description: localized(
    'Find your stay with its confirmation number and your name.',
    'Finden Sie Ihren Aufenthalt mit Bestätigungsnummer und Namen.',
    '確認メールに記載の確認番号とご予約のお名前で、ご予約の内容をご確認いただけます。',
    '凭确认邮件中的确认号和预订人姓名，即可在此查找您的住宿预订。',
    'اعثر على إقامتك برقم التأكيد والاسم المسجل في الحجز.',
  ),
}

/** The texts about the visitor's own stay. */
export const stayTexts = {
  number: localized(
    'Confirmation number',
    'Bestätigungsnummer',
    '確認番号',
    '确认号',
    'رقم التأكيد',
  ),
  hotel: localized('Hotel', 'Hotel', 'ホテル', '酒店', 'الفندق'),
  checkIn: localized('Check-in', 'Anreise', 'チェックイン', '入住', 'تسجيل الوصول'),
  checkOut: localized('Check-out', 'Abreise', 'チェックアウト', '退房', 'تسجيل المغادرة'),
  guest: localized('Guest', 'Gast', 'ご宿泊者', '住客', 'النزيل'),
}
