import { localized } from './hotels/localized'

export const endedReservationTexts = {
  'expired-reservation': {
    title: localized(
      'This stay has ended',
      'Dieser Aufenthalt ist vorbei',
      'このご滞在は終了しています',
      '此次住宿已结束',
      'انتهت هذه الإقامة',
      'Esta estancia ha terminado',
    ),
    text: localized(
      'We hope to see you again. If you left something behind or need an invoice, the hotel’s phone number is above.',
      'Wir freuen uns auf ein Wiedersehen. Haben Sie etwas vergessen oder brauchen Sie eine Rechnung? Die Telefonnummer des Hotels steht oben.',
      'またのお越しをお待ちしております。お忘れ物や領収書につきましては、上記のホテルの電話番号までお問い合わせください。',
      '期待与您再次相见。如有遗留物品或需要账单，请拨打上方的酒店电话。',
      'نأمل أن نراك مجددًا. إن نسيت شيئًا أو احتجت إلى فاتورة فرقم هاتف الفندق مذكور أعلاه.',
      'Esperamos volver a verle. Si ha olvidado algo o necesita una factura, el teléfono del hotel figura arriba.',
    ),
  },
  'cancel-confirmation': {
    title: localized(
      'Your cancellation',
      'Ihre Stornierung',
      'キャンセルについて',
      '您的取消',
      'إلغاء حجزك',
      'Su cancelación',
    ),
    text: localized(
      'We no longer hold for you what was cancelled. If you didn’t cancel it, please call the hotel: its phone number is above.',
      'Was storniert wurde, halten wir nicht mehr für Sie frei. Falls Sie nicht selbst storniert haben, rufen Sie bitte das Hotel an: Die Telefonnummer steht oben.',
      'キャンセルされた客室の確保は解除されております。お心当たりがない場合は、上記の電話番号からホテルまでご連絡ください。',
      '已取消的客房不再为您保留。如果并非由您取消，请拨打上方的酒店电话。',
      'لم نعد نحجز لك ما أُلغي. إن لم تكن أنت من ألغاه فاتصل بالفندق على رقم الهاتف المذكور أعلاه.',
      'Ya no le guardamos lo que se canceló. Si no lo canceló usted, por favor, llame al hotel: el teléfono figura arriba.',
    ),
  },
}

/** The page after checking in online. */
export const checkInTexts = {
  title: localized(
    'Your check-in',
    'Ihr Check-in',
    'チェックインについて',
    '您的入住登记',
    'تسجيل وصولك',
    'Su check-in',
  ),
  description: localized(
    'You have checked in online: what the hotel knows of your arrival, and what you can still change.',
    'Sie haben online eingecheckt: was das Hotel von Ihrer Ankunft weiß und was Sie noch ändern können.',
    'オンラインチェックインの内容と、変更できる項目をご確認いただけます。',
    '您已在线办理入住：酒店掌握的抵达信息，以及仍可更改的内容。',
    'سجّلت وصولك عبر الإنترنت: ما يعرفه الفندق عن وصولك وما يمكنك تغييره.',
    'Ha hecho el check-in online: lo que el hotel sabe de su llegada y lo que aún puede cambiar.',
  ),
}

/** Over the offers on the page of a stay that was cancelled. */
export const nextStayTitle = localized(
  'For your next stay',
  'Für Ihren nächsten Aufenthalt',
  '次のご滞在に',
  '为您的下次入住',
  'لإقامتك القادمة',
  'Para su próxima estancia',
)

/** The page that cancels rooms of a stay. */
export const cancelReservationTexts = {
  title: localized(
    'Cancel a reservation',
    'Reservierung stornieren',
    'ご予約のキャンセル手続き',
    '取消预订',
    'إلغاء حجز',
    'Cancelar una reserva',
  ),
  description: localized(
    'Cancel your stay or some of its rooms: you see what it costs before anything is cancelled.',
    'Stornieren Sie Ihren Aufenthalt oder einzelne Zimmer: Sie sehen, was es kostet, bevor etwas storniert wird.',
    'ご滞在の全室または一部の客室をキャンセルできます。確定する前に料金をご確認いただけます。',
    '取消整个住宿或部分客房：取消之前，您会先看到费用。',
    'ألغِ إقامتك أو بعض غرفها: سترى التكلفة قبل إلغاء أي شيء.',
    'Cancele su estancia o algunas de sus habitaciones: verá cuánto cuesta antes de cancelar nada.',
  ),
}

export const lookupTexts = {
  title: localized(
    'Find a reservation',
    'Reservierung finden',
    'ご予約の確認',
    '查找预订',
    'البحث عن حجز',
    'Buscar una reserva',
  ),
  description: localized(
    'Find your stay with its confirmation number and your name.',
    'Finden Sie Ihren Aufenthalt mit Bestätigungsnummer und Namen.',
    '確認メールに記載の確認番号とご予約のお名前で、ご予約の内容をご確認いただけます。',
    '凭确认邮件中的确认号和预订人姓名，即可在此查找您的住宿预订。',
    'اعثر على إقامتك برقم التأكيد والاسم المسجل في الحجز.',
    'Encuentre su estancia con su número de confirmación y sus apellidos.',
  ),
}
