import { labelSet } from '../../../ui/labels/label-set'

/** Saving what guests say about a booked stay, and why that was not done. */
export const stayChangesLabels = labelSet(
  {
    save: 'Save changes',
    saved: 'Saved. We have confirmed it by email.',
    stale: 'Your booking has changed meanwhile',
    staleText: 'Your entry is still here. Please check it and save again.',
    savedNow: 'Saved until now: {facts}',
    nothingSaved: 'nothing',
    cardNumber: 'Please leave out card numbers. Everything else is saved.',
    closed: 'This can’t be changed online any more. Please call the hotel.',
    refused: 'Not saved. Your entry is still here. Please try again, or call the hotel.',
  },
  {
    'de-DE': {
      save: 'Änderungen speichern',
      saved: 'Gespeichert. Wir haben es Ihnen per E-Mail bestätigt.',
      stale: 'Ihre Buchung hat sich inzwischen geändert',
      staleText: 'Ihre Eingabe ist noch da. Bitte prüfen Sie sie und speichern Sie noch einmal.',
      savedNow: 'Bisher gespeichert: {facts}',
      nothingSaved: 'nichts',
      cardNumber: 'Bitte geben Sie keine Kartennummern an. Alles andere ist gespeichert.',
      closed: 'Das lässt sich online nicht mehr ändern. Bitte rufen Sie das Hotel an.',
      refused:
        'Nicht gespeichert. Ihre Eingabe ist noch da. Bitte versuchen Sie es noch einmal oder rufen Sie das Hotel an.',
    },
    'ja-JP': {
      save: '変更を保存する',
      saved: '保存しました。確認メールをお送りしました。',
      stale: 'ご予約の内容が変わりました',
      staleText: '入力内容は残っています。ご確認のうえ、もう一度保存してください。',
      savedNow: '現在保存されている内容：{facts}',
      nothingSaved: 'なし',
      cardNumber: 'カード番号は入力しないでください。その他の内容は保存しました。',
      closed: 'オンラインでは変更できなくなりました。ホテルまでお電話ください。',
      refused:
        '保存できませんでした。入力内容は残っています。もう一度お試しいただくか、ホテルまでお電話ください。',
    },
    'zh-CN': {
      save: '保存更改',
      saved: '已保存，并已通过邮件确认。',
      stale: '您的预订已有变动',
      staleText: '您填写的内容仍在，请核对后再次保存。',
      savedNow: '目前已保存：{facts}',
      nothingSaved: '无',
      cardNumber: '请勿填写卡号。其他内容已保存。',
      closed: '已无法在线更改，请致电酒店。',
      refused: '未能保存，您填写的内容仍在。请重试，或致电酒店。',
    },
    'ar-SA': {
      save: 'حفظ التغييرات',
      saved: 'تم الحفظ، وأرسلنا إليك تأكيدًا بالبريد الإلكتروني.',
      stale: 'تغيّر حجزك في هذه الأثناء',
      staleText: 'ما كتبته ما زال هنا. يُرجى مراجعته ثم الحفظ مرة أخرى.',
      savedNow: 'المحفوظ حتى الآن: {facts}',
      nothingSaved: 'لا شيء',
      cardNumber: 'يُرجى عدم كتابة أرقام البطاقات. حُفظ كل ما عدا ذلك.',
      closed: 'لم يعد تغيير هذا ممكنًا عبر الموقع. يُرجى الاتصال بالفندق.',
      refused: 'لم يتم الحفظ، وما كتبته ما زال هنا. يُرجى المحاولة مرة أخرى أو الاتصال بالفندق.',
    },
    'es-ES': {
      save: 'Guardar cambios',
      saved: 'Guardado. Se lo hemos confirmado por correo electrónico.',
      stale: 'Su reserva ha cambiado entretanto',
      staleText: 'Lo que ha introducido sigue aquí. Revíselo y guarde de nuevo, por favor.',
      savedNow: 'Guardado hasta ahora: {facts}',
      nothingSaved: 'nada',
      cardNumber: 'No indique números de tarjeta, por favor. Todo lo demás está guardado.',
      closed: 'Esto ya no se puede cambiar online. Llame al hotel, por favor.',
      refused:
        'No se ha guardado. Lo que ha introducido sigue aquí. Inténtelo de nuevo o llame al hotel.',
    },
  },
)

export type StayChangesLabels = (typeof stayChangesLabels)['english']
